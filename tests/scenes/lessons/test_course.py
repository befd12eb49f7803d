"""A chapter can be left, resumed and repeated; what is damaged or broken hides nothing else."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from game.ai.worker import Inline
from game.check import check_folder
from game.folders import data_of
from game.lessons.chapters import Chapter, LessonStep, first_game, has_lessons, listed, read
from game.lessons.course import Course, matches
from game.lessons.trial import judged
from game.storage.taught import Progress, Taught
from scenes.base.scene import Push
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.opening import open_lesson
from scenes.lessons.progress import taught
from scenes.menus.chapters import ChaptersScene
from scenes.menus.lesson_offers import learnable, wave
from scenes.shared.game_list import menu_titles
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from tests.build.lessons import CHAPTERS, Learner, learn
from tests.build.menus import Guide
from tests.build.seat import exits

FIRST = CHAPTERS[0]
TITLE, CHAPTER = FIRST.split("/")


def some_steps(count: int = 3) -> Learner:
    """Play the beginning of the first chapter."""
    learner = learn(FIRST)
    for _ in range(count):
        learner.rest()
        learner.step(False)
    return learner


def again(learner: Learner, anew: bool = False) -> LessonScene:
    """Open the same chapter once more."""
    services = learner.scene.services
    scene = open_lesson(services, exits(services, []), Inline, TITLE, CHAPTER, anew)
    assert isinstance(scene, LessonScene)
    return scene


def test_a_chapter_that_was_left_goes_on_where_it_was() -> None:
    learner = some_steps()
    scene = again(learner)
    assert scene.course.place == learner.scene.course.place > 0
    assert scene.course.match.state == learner.scene.course.match.state


def test_a_chapter_can_be_begun_again() -> None:
    assert again(some_steps(), anew=True).course.match.log == []


def test_undo_leads_back_to_the_step_before() -> None:
    learner = learn(FIRST)
    course = learner.scene.course
    for _ in range(40):
        learner.rest()
        before = course.place
        learner.step(False)
        if course.match.back() == 0 and course.place > before:
            break
    learner.scene.controller.undo()
    assert course.place == before


def test_of_several_taught_actions_the_first_is_shown_though_fields_are_left_out() -> None:
    throw = LessonStep(do={"is": "Throw"}, chance=[[4, 6, 2]])
    either = LessonStep(do=[{"is": "Again"}, {"is": "Stop"}])
    course = Course(TITLE, Chapter("x", (throw, either)))
    course.match.begin()
    course.match.play(course.example())
    course.follow()
    assert matches({"is": "Again"}, course.example())


def test_a_chapter_played_to_its_end_is_ticked() -> None:
    learner = learn(FIRST)
    for _ in range(100):
        learner.rest()
        if learner.at_end:
            break
        learner.step(False)
    progress, lost = taught(learner.scene.services).of(TITLE)
    assert progress.done == {CHAPTER}
    assert progress.left == ""
    assert not lost


@pytest.mark.parametrize("text", ["{", "[]", '{"format": 1}', '{"format": 1, "done": 3}'])
def test_a_damaged_file_of_progress_begins_anew_with_a_sentence(text: str, home: Path) -> None:
    services = learn(FIRST).scene.services
    folder = home / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*"):
        file.unlink()
    (folder / f"{TITLE}.json").write_text(text, "utf-8")
    page = ChaptersScene(services, TITLE)
    assert taught(services).of(TITLE) == (Progress(), True)
    assert services.words.text("lesson.lost") in {item.text for item in page.current()}


def test_a_kept_log_that_fits_no_more_begins_the_chapter_anew(home: Path) -> None:
    learner = learn(FIRST)
    line = {"seat": 0, "action": {"is": "Nothing"}}
    folder = Taught(home / "lessons")
    folder.keep(TITLE, Progress(left=CHAPTER, log=(line,)))
    assert again(learner).course.match.log == []


def test_a_broken_chapter_is_listed_as_broken_and_hides_no_other(tmp_path: Path) -> None:
    sound = "{id: good, steps: [{do: any, say: x}]}"
    rows = [
        "{id: odd, steps: [{say: x}]}",
        "{id: far, steps: [{do: {is: Fly}}]}",
        "{id: crowd, seats: 90, steps: [{do: any}]}",
        "{id: lost, start: {nowhere: 3}, steps: [{do: any}]}",
        "{id: late, steps: [{do: any, phase: [over]}]}",
        sound,
    ]
    text = "chapters:\n" + "".join(f"  - {row}\n" for row in rows)
    (tmp_path / "lessons.yaml").write_text(text, "utf-8")
    found = [judged(TITLE, one) for one in read(tmp_path)]
    assert [one.chapter is not None for one in found] == [False] * 5 + [True]
    assert "either 'do' or 'other'" in found[0].report.lines()[0]
    assert "there is no action 'Fly'" in found[1].report.lines()[0]
    assert "the set-up is impossible" in found[2].report.lines()[0]
    assert "the position has no 'nowhere'" in found[3].report.lines()[0]
    assert "step 1 is never come to" in found[4].report.lines()[0]


def test_lessons_are_offered_until_they_are_done_or_waved_away() -> None:
    services = learn(FIRST).scene.services
    assert learnable(services, menu_titles()) == frozenset()
    services.teaching = Guide(services)
    with_lessons = {one.id for one in menu_titles() if has_lessons(one.id)}
    assert learnable(services, menu_titles()) == with_lessons
    wave(services, TITLE)
    assert learnable(services, menu_titles()) == with_lessons - {TITLE}
    every = first_game(TITLE)
    taught(services).keep(TITLE, Progress(done=every))
    assert learnable(services, menu_titles()) == with_lessons - {TITLE}


def parted() -> list[tuple[str, str]]:
    """Give a title with parts, and its chapters with theirs."""
    for title in sorted({name.partition("/")[0] for name in CHAPTERS}):
        if any(one.part for one in listed(title)):
            return [(title, one.id) for one in listed(title)]
    raise AssertionError("no title has parts")


def test_a_title_counts_as_learnt_with_its_first_game() -> None:
    services = learn(FIRST).scene.services
    services.teaching = Guide(services)
    title = parted()[0][0]
    first = first_game(title)
    assert len(first) < len(listed(title))
    taught(services).keep(title, Progress(done=first - {min(first)}))
    assert title in learnable(services, menu_titles())
    taught(services).keep(title, Progress(done=first))
    assert title not in learnable(services, menu_titles())


def test_chapters_stand_in_their_parts_with_what_is_done() -> None:
    services = learn(FIRST).scene.services
    title = parted()[0][0]
    parts = dict.fromkeys(one.part for one in listed(title))
    taught(services).keep(title, Progress(done=first_game(title)))
    page = ChaptersScene(services, title)
    seen: dict[str, Item] = {}
    for _ in range(40):
        seen |= {item.id: item for item in page.current()}
        page.scroll(1)
    assert {f"part:{part}" for part in parts} <= set(seen)
    assert "part.done:" in seen
    counts = {part: seen[f"part.count:{part}"].text for part in parts if part}
    assert all(text.startswith("0 of ") for text in counts.values())
    numbers = [seen[f"chapter:{at}"].text.partition(".")[0] for at in range(len(listed(title)))]
    assert numbers.count("1") == len(parts)


def test_after_the_first_game_the_list_leads_to_a_game_of_ones_own() -> None:
    services = learn(FIRST).scene.services
    services.teaching = Guide(services)
    title = next(name.partition("/")[0] for name in CHAPTERS if name.startswith("bronze/"))
    assert ChaptersScene(services, title).current().find("play") is None
    taught(services).keep(title, Progress(done=first_game(title)))
    page = ChaptersScene(services, title)
    offer = page.current().find("play")
    assert offer is not None
    assert offer.key == "return"
    assert offer.intent is not None
    assert isinstance(page.do(offer.intent), Push)


def test_the_list_opens_where_one_goes_on() -> None:
    services = learn(FIRST).scene.services
    title = parted()[0][0]
    taught(services).keep(title, Progress(done=first_game(title)))
    page = ChaptersScene(services, title)
    page.resize(Region(0, 0, 1920, 1080))
    following = next(at for at, one in enumerate(listed(title)) if one.part)
    assert page.current().find(f"chapter:{following}") is not None


def test_the_last_chapter_of_a_part_leads_to_no_other_part() -> None:
    services = learn(FIRST).scene.services
    for title, chapter in parted():
        scene = open_lesson(services, exits(services, []), Inline, title, chapter, True)
        assert isinstance(scene, LessonScene)
        part = {one.id: one.part for one in listed(title)}
        following = scene.lesson.following
        assert not following or part[following] == part[chapter]
        assert scene.lesson.number <= scene.lesson.of < len(part)


def test_a_move_of_somebody_else_at_a_table_for_one_is_a_fault(tmp_path: Path) -> None:
    steps = "[{do: {is: Throw}}, {other: {is: Throw}}]"
    text = f"chapters: [{{id: odd, seats: 1, steps: {steps}}}]\n"
    (tmp_path / "lessons.yaml").write_text(text, "utf-8")
    lines = judged("ages", read(tmp_path)[0]).report.lines()
    assert "step 2: nobody else sits at the table" in lines[0]


def test_a_broken_chapter_stays_in_its_part(tmp_path: Path) -> None:
    text = "chapters: [{id: odd, part: solo, steps: [{say: x}]}]\n"
    (tmp_path / "lessons.yaml").write_text(text, "utf-8")
    one = judged(TITLE, read(tmp_path)[0])
    assert (one.chapter, one.part) == (None, "solo")


def test_every_chapter_has_a_picture_of_its_own() -> None:
    alike: list[str] = []
    for title in sorted({name.partition("/")[0] for name in CHAPTERS}):
        signs = [one.chapter.sign for one in listed(title) if one.chapter is not None]
        alike += [f"{title}: {sign}" for sign in signs if not sign or signs.count(sign) > 1]
    assert not alike


def test_a_chapter_is_listed_with_its_picture_and_with_how_it_stands() -> None:
    services = learn(FIRST).scene.services
    first = listed(TITLE)[0]
    taught(services).keep(TITLE, Progress(done=frozenset({first.id})))
    page = ChaptersScene(services, TITLE)
    page.resize(Region(0, 0, 1920, 4000))
    rows = [item.data for item in page.current() if item.id.startswith("chapter:")]
    assert first.chapter is not None
    assert rows[0].sign == f"{TITLE}/{first.chapter.sign}"
    assert [row.mark for row in rows[:3]] == ["common/check", "common/play", ""]


def test_a_sign_that_is_no_picture_is_told_with_its_chapter(tmp_path: Path) -> None:
    copy = tmp_path / TITLE
    copytree(data_of(TITLE), copy, ignore=ignore_patterns("lessons.yaml"))
    row = "{id: odd, sign: nowhere, steps: [{do: any, say: x}]}"
    (copy / "lessons.yaml").write_text(f"chapters: [{row}]\n", "utf-8")
    told = [line for line in check_folder(copy).lines() if "nowhere" in line]
    assert len(told) == 1
    assert "odd.sign: there is no sprite 'nowhere'" in told[0]
