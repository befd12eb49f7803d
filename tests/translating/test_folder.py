"""A translation from its first line on: begun, used at once, judged, and never in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import paths
from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.catalog import Catalogs
from game.i18n.languages import FIRST, forget, languages, spoken
from game.i18n.wording import CASES
from game.loading.mentions import mentions
from game.storage import settings
from game.translating import folder, judge
from game.translating.letters import letters

PROGRAM = """\
title:
  new: New game
  saves: Saved games
  saved: "saved {when}"
  finished: "Finished after {round:# round|# rounds}"
  players: {one: "{count} player", other: "{count} players"}
"""
TOY = "toy:\n  line: A toy\n  hut: hut\n  hut.acc: a hut\n"
TEXTS = 7


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a program of a few texts, which is what is translated in these tests."""
    for place, text in ((tmp_path / "data", PROGRAM), (tmp_path / "data" / "toy", TOY)):
        (place / "i18n").mkdir(parents=True)
        (place / "i18n" / "en.yaml").write_text(text, encoding="utf-8")
    folders = [tmp_path / "data" / "i18n", tmp_path / "data" / "toy" / "i18n"]
    for module in (folder, judge):
        monkeypatch.setattr(module, "text_folders", lambda: folders)
    # Where texts stand in the code is a matter of its own, and takes long to find out.
    monkeypatch.setattr(folder, "places", lambda: lambda key: f"{key}.py:1")
    return tmp_path


@pytest.fixture
def own(small: Path) -> Iterator[Path]:
    """Give the folder of a translation that was just begun."""
    assert small.is_dir()
    yield folder.begin("uk").folder
    forget()


def put(own: Path, name: str, old: str, new: str) -> int:
    """Write something into a file, and give the line on which it begins."""
    text = (own / name).read_text(encoding="utf-8")
    assert old in text
    (own / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def words(small: Path, lacking: catalog.Lacking | None = None) -> Catalogs:
    forget()
    return catalog.load(small / "data" / "i18n", [small / "data" / "toy"], lacking=lacking)


def lines(brief: bool = False) -> list[str]:
    return judge.findings("uk", paths.languages(), brief).lines()


def test_every_text_of_every_catalog_is_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "places", lambda: lambda _: "")
    whole = folder.begin("uk")
    english = catalog.load(ROOT / "data" / "i18n", [data_of(name) for name in titles()])[FIRST]
    wanted = [key for key in english if key.rpartition(".")[2] not in CASES]
    assert whole.texts == len(wanted) > 4000
    assert {file.stem for file in whole.folder.iterdir()} == {"program", *titles()}
    assert whole.done == 0
    forget()


def test_what_is_not_translated_is_named_text_by_text_or_in_a_line(own: Path) -> None:
    assert len(lines()) == TEXTS
    at = put(own, "toy.yaml", 'toy.line: ""', 'toy.line: "Іграшка"')
    assert lines()[-1] == f"uk/toy.yaml:{at + 4}:1: warning: toy.hut: not translated yet"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judge, "MANY", 2)
        told = "5 of 5 texts are not translated, from 'title.new' on; main.py check uk names all"
        assert told in lines(brief=True)[0]


def test_what_is_translated_is_used_at_once_and_the_rest_is_english(own: Path, small: Path) -> None:
    put(own, "program.yaml", 'title.new: ""', 'title.new: "Нова гра"')
    put(own, "toy.yaml", 'toy.line: ""', 'toy.line: "Іграшка"')
    ours = words(small)["uk"]
    assert (ours.text("title.new"), ours.text("toy.line")) == ("Нова гра", "Іграшка")
    assert ours.text("title.saves") == "Saved games"
    assert ours.text("title.players", count=2) == "2 players"
    assert (ours.share, words(small)["en"].share) == (100 * 2 // TEXTS, 100)


def test_the_language_stands_behind_ours_and_a_locale_finds_it(own: Path) -> None:
    assert own.is_dir()
    assert list(languages()) == ["en", "ru", "de", "uk"]
    assert languages()["uk"].name == "українська"
    found = {name: spoken(name) for name in ("uk_UA", "Ukrainian_Ukraine.1251", "de_DE", "fil_PH")}
    assert found == {
        "uk_UA": "uk", "Ukrainian_Ukraine.1251": "uk", "de_DE": "de", "fil_PH": "en",
    }  # fmt: skip
    assert settings.Settings().changed(language="uk").language == "uk"


def test_a_change_on_the_disk_is_seen_when_one_looks_again(own: Path, small: Path) -> None:
    found = words(small)
    assert found["uk"].text("title.new") == "New game"
    assert not found.refresh()
    put(own, "program.yaml", 'title.new: ""', 'title.new: "Нова гра"')
    assert found.refresh()
    assert found["uk"].text("title.new") == "Нова гра"


BROKEN = [
    ('title.saved: ""', 'title.saved: "збережено"',
     "error: title.saved: lacks {when}; English has it"),
    ('title.saved: ""', 'title.saved: "{when} {wann}"',
     "error: title.saved: has {wann}, which English lacks; known: when"),
    ('title.saved: ""', 'title.saved: "{when.__class__}"',
     "error: $.title.saved: '{when.__class__}' is not the name of a parameter"),
    ('title.saved: ""', f'title.saved: "{{when}}{"х" * 500}"',
     "error: title.saved: has 506 letters, more than 436; say it more briefly"),
    ('title.saved: ""', 'title.saved: "\u202e{when}"',
     "error: title.saved: holds U+202E, which nobody can see; take it out"),
    ('title.finished: ""', 'title.finished: "По {round:# раунді|# раундах}"',
     "error: title.finished: {round} has 2 forms; 3 forms are needed in 'uk'"),
    ('title.saves: ""', 'title.saves: "龍"',
     "warning: title.saves: no font of the program has '龍' (U+9F8D)"),
    ('title.saves: ""', 'title.sves: "Ігри"',
     "warning: title.sves: left over; English has no such key; did you mean 'title.saves'?"),
    ('  few: ""', '  few: "{count} гравці"',
     "error: title.players: empty text of the form 'many'; write one"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "told"), BROKEN)
def test_each_fault_is_named_at_its_line_and_a_wrong_text_is_english(
    old: str, new: str, told: str, own: Path, small: Path
) -> None:
    at = put(own, "program.yaml", old, new)
    found = [line for line in lines() if told in line]
    assert found
    near = {int(line.split(":")[1]) for line in found}
    assert near <= {at, at - 2, at - 1}, (near, at)
    ours = words(small)["uk"]
    assert ours.text("title.saved", when="x") == "saved x"
    assert ours.text("title.players", count=3) == "3 players"


def half(text: str) -> str:
    return text[: text.index("title.saves:")] + 'title.saves: "Збер'


DAMAGED: dict[str, Callable[[str], str]] = {
    "half": half,
    "bytes": lambda text: text[:300] + "\udcff" + text[300:],
    "list": lambda _: "- a\n- b\n",
    "empty": lambda _: "",
    "alias": lambda _: "a: &a [x]\nb: *a\n",
    "tag": lambda _: 'title.new: !!python/object/apply:os.system ["true"]\n',
    "deep": lambda _: "a: " + "[" * 5000 + "]" * 5000,
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_file_costs_its_texts_says_where_and_is_left_alone(
    case: str, own: Path, small: Path
) -> None:
    put(own, "toy.yaml", 'toy.line: ""', 'toy.line: "Іграшка"')
    file = own / "program.yaml"
    data = DAMAGED[case](file.read_text(encoding="utf-8")).encode("utf-8", "surrogateescape")
    file.write_bytes(data)
    ours = words(small)["uk"]
    assert (ours.text("title.new"), ours.text("toy.line")) == ("New game", "Іграшка")
    assert languages()["uk"].name == "українська"
    spot = ours.faults[0].spot
    assert spot.file.endswith("uk/program.yaml")
    assert [fault.spot.line for fault in folder.begin("uk").untouched] == [spot.line]
    assert file.read_bytes() == data


def test_a_file_that_is_written_anew_is_kept_as_it_was_before(own: Path) -> None:
    put(own, "toy.yaml", 'toy.line: ""', "toy.line:    Іграшка   # said so")
    before = (own / "toy.yaml").read_bytes()
    assert folder.begin("uk").done == 1
    assert (own / "toy.yaml").read_bytes() != before
    assert (own / "toy.yaml.before").read_bytes() == before


def test_signs_that_nothing_can_draw_leave_their_text_english(own: Path, small: Path) -> None:
    put(own, "program.yaml", 'title.new: ""', 'title.new: "龍"')
    put(own, "program.yaml", 'title.saves: ""', 'title.saves: "Ігри"')
    ours = words(small, lambda signs: frozenset("龍") & set(signs))["uk"]
    assert (ours.text("title.new"), ours.text("title.saves")) == ("New game", "Ігри")
    assert ours.undrawn == frozenset("龍")


def test_letters_of_a_font_are_those_that_its_table_names() -> None:
    tools = pytest.importorskip("fontTools.ttLib")
    fonts = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
    wrong = [
        font.name
        for font in fonts
        if letters([font]) != frozenset(map(chr, tools.TTFont(font).getBestCmap()))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("en", "'en' is what is translated"),
        ("ukrainian", "did you mean 'uk' (українська)?"),
        ("../uk", "the tables know no language '../uk'"),
        ("zz", "the tables know no language 'zz'"),
    ],
)
def test_a_word_that_is_no_language_gets_one_sentence(word: str, told: str) -> None:
    with pytest.raises(folder.Unknown) as caught:
        folder.code_of(word)
    assert told in str(caught.value)
    assert folder.code_of("PT-pt") == "pt_pt"


def test_the_place_of_a_text_is_where_code_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        'words.text("title.new")\nx = f"{one}.tip"\ny = f"hut.{name}.tip"\n', encoding="utf-8"
    )
    found = mentions([tmp_path], tmp_path)
    told = {key: str(found.place(key)) for key in ("title.new", "hut.big.tip", "none")}
    assert told == {"title.new": "a.py:1:12", "hut.big.tip": "a.py:3:5", "none": "None"}
