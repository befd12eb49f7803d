import json
from pathlib import Path

import pytest

from game.core.setup import MatchSetup, SeatSetup
from game.opening import open_match
from game.storage.store import Store
from scenes.base.dialog import Confirm, Notice
from scenes.menus.saves import SavesScene
from tests.build.distance import read
from tests.build.matches import usual
from tests.build.menus import (
    Front,
    damage,
    front,
    go,
    save,
    unreachable,
)


def saves(store: Store, **more: object) -> Front:
    return front(SavesScene, store=store, **more)  # type: ignore[arg-type]


def doubtful(store: Store) -> str:
    """Keep a match whose log cannot be replayed but whose last position is sound."""
    name = save(store)
    for file in store.folder.glob(f"{name}*.json"):
        document = json.loads(file.read_text("utf-8"))
        del document["log"][2]
        file.write_text(json.dumps(document), "utf-8")
    return name


def test_an_empty_folder_says_that_games_keep_themselves() -> None:
    there = saves(Store())
    assert there.has("empty.about")


def test_a_click_on_a_game_goes_on_with_it() -> None:
    store = Store()
    name = save(store)
    there = saves(store)
    there.pilot.click(f"open:{name}")
    assert there.beyond.given[1] == name
    assert there.beyond.given[0].match.log


def test_keys_go_on_with_a_game() -> None:
    store = Store()
    name = save(store)
    there = saves(store)
    go(there, f"open:{name}")
    there.pilot.press("return")
    assert there.beyond.given[1] == name


def test_a_game_is_listed_with_round_seats_and_time() -> None:
    store = Store()
    name = save(store)
    look = saves(store).see(f"open:{name}").data
    assert look.standing
    assert look.saved
    assert look.colours
    assert not look.broken


def test_a_finished_game_is_a_result_and_not_listed() -> None:
    store = Store()
    save(store, decisions=None)
    assert saves(store).has("empty")


def test_a_broken_file_is_listed_last_with_its_reason_and_not_in_the_way() -> None:
    store = Store()
    broken = damage(store)
    name = save(store)
    there = saves(store)
    assert there.see(f"open:{broken}").reason
    assert there.see(f"open:{broken}").place.y > there.see(f"open:{name}").place.y
    there.pilot.click(f"open:{broken}")
    assert isinstance(there.page, SavesScene)
    there.pilot.click(f"open:{name}")
    assert there.beyond.given[1] == name


def test_a_broken_file_can_be_removed() -> None:
    store = Store()
    broken = damage(store)
    there = saves(store)
    there.pilot.click(f"delete:{broken}")
    there.pilot.click("yes")
    assert not (store.folder / f"{broken}.json").exists()
    assert there.has("empty")


def test_deleting_asks_and_enter_alone_keeps_the_game() -> None:
    store = Store()
    name = save(store)
    there = saves(store)
    there.pilot.click(f"delete:{name}")
    assert isinstance(there.page, Confirm)
    there.pilot.press("escape")
    assert there.has(f"open:{name}")
    there.pilot.click(f"delete:{name}")
    there.pilot.click("yes")
    assert not there.has(f"open:{name}")
    assert not store.list()


def test_a_file_of_a_newer_program_says_so() -> None:
    store = Store()
    newer = damage(store, "newer", '{"format": 99}')
    assert "99" in saves(store).see(f"open:{newer}").reason


def test_a_game_that_is_open_elsewhere_is_offered_as_a_copy() -> None:
    store, other = Store(), Store()
    name = save(store)
    assert other.claim(name)
    there = saves(store)
    there.pilot.click(f"open:{name}")
    assert isinstance(there.page, Confirm)
    there.pilot.click("yes")
    loaded, copied = there.beyond.given
    assert copied != name
    assert loaded.match.log == other.load(name).match.log
    other.release(name)


def test_declining_the_copy_leaves_everything_as_it_was() -> None:
    store, other = Store(), Store()
    name = save(store)
    assert other.claim(name)
    there = saves(store)
    there.pilot.click(f"open:{name}")
    there.pilot.press("escape")
    assert isinstance(there.page, SavesScene)
    assert len(store.list()) == 1
    other.release(name)


def test_a_log_that_does_not_replay_offers_the_last_position_and_says_what_is_lost() -> None:
    store = Store()
    name = doubtful(store)
    there = saves(store)
    there.pilot.click(f"open:{name}")
    assert isinstance(there.page, Confirm)
    assert "chronicle" in there.see("words").text
    there.pilot.click("yes")
    loaded, opened = there.beyond.given
    assert opened == name
    assert not loaded.match.log


def test_declining_the_last_position_lets_others_open_the_game() -> None:
    store = Store()
    name = doubtful(store)
    there = saves(store)
    there.pilot.click(f"open:{name}")
    there.pilot.press("escape")
    assert Store().claim(name)


def test_a_game_that_broke_meanwhile_says_why_it_cannot_be_opened() -> None:
    store = Store()
    name = save(store)
    there = saves(store)
    for file in store.folder.glob(f"{name}*.json"):
        file.write_text("{", "utf-8")
    there.pilot.click(f"open:{name}")
    assert isinstance(there.page, Notice)
    there.pilot.press("return")
    assert there.see(f"open:{name}").reason


def test_a_small_picture_that_cannot_be_read_is_no_trouble(tmp_path: Path) -> None:
    store = Store()
    name = save(store)
    store.keep_picture(name, b"no picture at all")
    there = saves(store)
    there.pilot.app.shot(tmp_path / "saves.png")
    assert there.has(f"open:{name}")


def test_a_long_list_scrolls_by_wheel_and_by_keys() -> None:
    store = Store()
    names = [save(store, seed=f"s{number}", decisions=3) for number in range(12)]
    there = saves(store)
    seen = {name for name in names if there.has(f"open:{name}")}
    assert 0 < len(seen) < len(names)
    for _ in names:
        there.pilot.wheel(next(item.id for item in there.pilot.picture if item.intent), -1)
        seen |= {name for name in names if there.has(f"open:{name}")}
    assert seen == set(names)
    again = saves(store)
    go(again, next(item.id for item in again.pilot.picture if item.intent))
    reached = set()
    for _ in range(3 * len(names)):
        reached.add(again.page.focus.partition(":")[2])
        again.pilot.press("down")
    assert reached >= set(names)


def test_keys_reach_everything_that_can_be_clicked() -> None:
    store = Store()
    save(store)
    damage(store)
    assert not unreachable(saves(store))


def test_a_row_says_who_plays_how_well_and_which_variant() -> None:
    store = Store()
    options = {**usual("ages"), "trading": "yes"}
    people = (SeatSetup("Ada", 1), SeatSetup("", 0, "hard", "builder"), SeatSetup("", 2, "easy"))
    setup = MatchSetup("ages", people, options, "seed", 0, edition="")
    name = store.new_name(setup)
    match = open_match(setup)
    match.begin()
    assert store.keep(name, setup, match) is None
    look = saves(store).see(f"open:{name}").data
    assert look.names == (
        "Ada, Red (Very hard · Elder, Builder), Yellow (Very easy · Apprentice)",
        "Ada, Red (Very hard · Elder), Yellow (Very easy · Apprentice)",
        "Ada, Red (Very hard), Yellow (Very easy)",
        "Ada, Red, Yellow",
    )
    assert look.variant == "The Bronze Age · Trading"


@pytest.mark.parametrize("language", ["ru", "de"])
def test_a_row_says_how_strong_computers_are_where_words_are_long_too(language: str) -> None:
    store = Store()
    bots = [SeatSetup("", seat, "able", "toolmaker") for seat in (0, 2, 3)]
    setup = MatchSetup(
        "stoneage", (SeatSetup("Henrike", 1), *bots), usual("stoneage"), "seed", 0, edition=""
    )
    match = open_match(setup)
    match.begin()
    name = store.new_name(setup)
    assert store.keep(name, setup, match) is None
    there = front(SavesScene, (1280, 720), store=store, language=language)
    said = [pair.text for pair in read(there).pairs if pair.item == f"open:{name}"]
    strong = there.services.words.text("strength.fairly_hard")
    assert sum(text.count(strong) for text in said) == 3
