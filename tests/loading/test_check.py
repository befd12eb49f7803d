"""Everything at once: what is missing is an error, what nobody uses is a warning."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game import check, paths
from game.core.title import Title
from game.folders import ROOT
from game.loading import editions
from game.loading import title as book

from .test_title import GOOD, toy

HEAD = "language: {name: @, order: 1, system: [], decimal: '.', plural: {one: n = 1}}\n"
HEADS = {code: HEAD.replace("@", code) for code in ("en", "ru", "de")}
SHELL = "play: Play\n"
TOY = "toy:\n  hut:\n    small: Small\n    large: Large\n  name: Toy\n"
CODE = 'def words() -> tuple[str, ...]:\n    return ("play", text("toy.hut.small"), f"coin_{1}")\n'


def credit(*files: str) -> str:
    return "".join(
        f"- {{file: {file}, author: us, licence: CC0, source: here, changed: own}}\n"
        for file in files
    )


WHOLE: Mapping[str, str] = {
    **{f"data/toy/{name}": text for name, text in GOOD.items()},
    **{f"data/i18n/{name}.yaml": head + SHELL for name, head in HEADS.items()},
    **{f"data/toy/i18n/{name}.yaml": TOY for name in HEADS},
    "scenes/toy/__init__.py": "",
    "resources/sprites/toy/small.svg": "",
    "resources/sprites/toy/cover.png": "",
    "resources/sprites/toy/CREDITS.yaml": credit("small.svg", "cover.png"),
    "resources/sprites/common/large.svg": "",
    "resources/sprites/common/CREDITS.yaml": credit("large.svg"),
    "resources/sounds/coin_2.ogg": "",
    "resources/sounds/CREDITS.yaml": credit("coin_2.ogg"),
    "game/words.py": CODE,
}

Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Write a small program folder around the toy title, with some files changed or left out."""

    def found() -> dict[str, Title]:
        return {"toy": toy()}

    monkeypatch.setattr(book, "titles", found)
    monkeypatch.setattr(check, "titles", found)
    monkeypatch.setattr(check, "ROOT", tmp_path)

    def write(changed: Mapping[str, str | None] | None = None) -> Path:
        for name, text in {**WHOLE, **(changed or {})}.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if text is not None:
                path.write_text(text, encoding="utf-8")
        return tmp_path

    return write


def test_a_sound_program_gives_no_line(make: Make) -> None:
    assert check.check_all(make()).lines() == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (
            {"data/toy/i18n/ru.yaml": "toy:\n  hut:\n    small: Small\n  name: Toy\n"},
            "data/toy/i18n/ru.yaml:1:1: error: toy.hut.large: missing; "
            "English has it on line 4; translate it",
        ),
        (
            {"data/toy/i18n/de.yml": ""},
            "data/toy/i18n/de.yml:1:1: error: $: the program speaks no language 'de.yml'; "
            "call it de.yaml",
        ),
        (
            {f"data/toy/i18n/{name}.yaml": TOY + "coin_9: Nine\n" for name in HEADS},
            "data/toy/i18n/en.yaml:6:1: error: coin_9: no text of 'toy'; begin its key with 'toy.'",
        ),
        (
            {"data/i18n/de.yaml": None},
            "data/toy/i18n/de.yaml:1:1: error: $: the program speaks no language 'de.yaml'; "
            "its languages are en, ru; data/i18n/de.yaml would begin one",
        ),
        (
            {"resources/sprites/toy/small.svg": None,
             "resources/sprites/toy/CREDITS.yaml": credit("cover.png")},
            "resources/sprites/toy/small.svg:1:1: error: small: there is no such picture; draw it",
        ),
        (
            {"resources/sprites/toy/cover.png": None,
             "resources/sprites/toy/CREDITS.yaml": credit("small.svg")},
            "resources/sprites/toy/cover.png:1:1: error: cover: the menu has no picture of 'toy'; "
            "draw it",
        ),
        (
            {"resources/sprites/toy/CREDITS.yaml": credit("cover.png")},
            "resources/sprites/toy/CREDITS.yaml:1:1: error: small.svg: "
            "nothing says who made this file; add its credit",
        ),
        (
            {"resources/sounds/CREDITS.yaml": credit("coin_2.ogg", "coin_3.ogg")},
            "resources/sounds/CREDITS.yaml:2:10: error: coin_3.ogg: there is no such file; "
            "take it out",
        ),
        (
            {"resources/sounds/CREDITS.yaml": credit("coin_2.ogg").replace("here", "' '")},
            "resources/sounds/CREDITS.yaml:1:56: error: $[0].source: says nothing; write it",
        ),
        (
            {"scenes/toy/__init__.py": None},
            "scenes/toy/__init__.py:1:1: error: STAGE: 'toy' has no screen; write it",
        ),
        (
            {"resources/sprites/toys/CREDITS.yaml": "[]\n"},
            "resources/sprites/toys:1:1: warning: $: no title has this name; did you mean 'toy'?",
        ),
        (
            {"data/i18n/fr.yaml": SHELL},
            "data/i18n/fr.yaml:1:1: error: language: the head is missing; "
            "begin with it as en.yaml does",
        ),
        (
            {"data/i18n/fr.yaml": HEADS["de"].replace("n = 1", "n is 1") + SHELL},
            "data/i18n/fr.yaml:1:72: error: $.language.plural.one: "
            "'n is 1' is no relation such as 'n % 10 = 2..4'",
        ),
        (
            {"data/i18n/fr.yaml": HEADS["de"] + SHELL},
            "data/toy/i18n/fr.yaml:1:1: error: $: the file is missing; put it there",
        ),
        (
            {"resources/sprites/toy/old.svg": "",
             "resources/sprites/toy/CREDITS.yaml": credit("small.svg", "cover.png", "old.svg")},
            "resources/sprites/toy/old.svg:1:1: warning: old: nothing names this file; "
            "use it or take it out",
        ),
        (
            {"resources/sounds/hum.ogg": "",
             "resources/sounds/CREDITS.yaml": credit("coin_2.ogg", "hum.ogg")},
            "resources/sounds/hum.ogg:1:1: warning: hum: nothing names this file; "
            "use it or take it out",
        ),
        (
            {f"data/i18n/{name}.yaml": head + SHELL + "stop: Stop\n"
             for name, head in HEADS.items()},
            "data/i18n/en.yaml:3:1: warning: stop: nothing says this; take it out",
        ),
        (
            {f"data/i18n/{name}.yaml": head + SHELL + "toy: {hut: {small: S}}\n"
             for name, head in HEADS.items()},
            "data/toy/i18n/en.yaml:3:5: error: toy.hut.small: written twice; "
            "first in data/i18n/en.yaml:3:13",
        ),
        (
            {"game/more.py": 'WHY = Refusal("toy.refuse.why")\n'},
            "game/more.py:1:15: error: toy.refuse.why: no catalog has this text; "
            "known: play, toy.hut.large, toy.hut.small, toy.name",
        ),
        (
            {"data/other/title.yaml": ""},
            "data/other:1:1: warning: $: no title has this name; known: toy",
        ),
        (
            {"resources/sounds/CREDITS.yaml": credit("coin_2.ogg").replace("licence: CC0, ", "")},
            "resources/sounds/CREDITS.yaml:1:3: error: $[0]: missing key 'licence'; add text",
        ),
    ],
)  # fmt: skip
def test_each_fault_gives_its_one_line(
    make: Make, changed: Mapping[str, str | None], expected: str
) -> None:
    assert check.check_all(make(changed)).lines() == [expected]


def test_nothing_is_called_unused_where_there_is_no_code(make: Make) -> None:
    root = make({"game/words.py": None, "resources/sprites/toy/old.svg": ""})
    assert not [line for line in check.check_all(root).lines() if "warning" in line]


@pytest.mark.parametrize("folder", [".", "data", "data/toy", "data/toy/i18n", "data/i18n"])
def test_a_folder_is_known_by_what_lies_in_it(
    make: Make, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.chdir(make())
    assert check.check_folder(Path(folder)).lines() == []


@pytest.mark.parametrize("folder", ["data", "data/toy"])
def test_a_copy_of_the_data_is_checked_as_the_data_themselves(
    make: Make, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.chdir(
        make({
            "data/toy/base/huts.yaml": "huts:\n  small: {boxes: 3}\n  tall: {boxes: 9}\n",
        })
    )  # fmt: skip
    assert [line.split(": ", 1)[1] for line in check.check_folder(Path(folder)).lines()] == [
        *["error: toy.hut.tall: missing; the components ask for it; write it"] * 3,
        "error: tall: there is no such picture; draw it",
    ]


def test_a_missing_text_is_told_in_every_language_and_every_finding_is_collected(
    make: Make,
) -> None:
    huts = "huts:\n  small: {boxes: 13}\n  large: {boxes: 9}\n  tall: {boxes: 9}\n"
    assert check.check_all(make({"data/toy/base/huts.yaml": huts})).lines() == [
        "data/toy/base/huts.yaml:2:18: error: $.huts.small.boxes: 13 brings bad luck; take 12",
        *(
            f"data/toy/i18n/{code}.yaml:1:1: error: toy.hut.tall: missing; "
            "the components ask for it; write it"
            for code in sorted(HEADS)
        ),
        "resources/sprites/toy/tall.svg:1:1: error: tall: there is no such picture; draw it",
    ]


def test_a_copied_folder_of_a_title_is_known_by_its_sheets(make: Make, tmp_path: Path) -> None:
    (make() / "data" / "toy").rename(tmp_path / "mine")
    (tmp_path / "data" / "toy").mkdir()
    assert check.check_folder(tmp_path / "mine").lines() == []


def test_a_folder_that_is_nothing_of_ours_is_told_so(tmp_path: Path) -> None:
    (line,) = check.check_folder(tmp_path).lines()
    assert "holds neither title.yaml" in line
    (line,) = check.check_folder(tmp_path / "gone").lines()
    assert "is no folder" in line


def test_the_command_prints_the_lines_and_ends_with_one_on_errors(
    make: Make, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(make())
    assert check.main(["data"]) == 0
    assert capsys.readouterr().out == ""
    make({"data/toy/bots.yaml": "blunder: much\n"})
    assert check.main(["data"]) == 1
    assert capsys.readouterr().out == (
        "data/toy/bots.yaml:1:10: error: $.blunder: expected a number, found 'much'\n"
    )


def edition(title: str, changes: Mapping[str, Callable[[str], str]]) -> Path:
    """Make an owner's edition of some sheets of ours, each changed."""
    folder = paths.editions() / title / "mine"
    folder.mkdir(parents=True)
    for name, change in changes.items():
        text = (ROOT / "data" / title / f"{name}.yaml").read_text("utf-8")
        changed = change(text)
        assert changed != text, name
        (folder / f"{name}.yaml").write_text(changed, "utf-8")
    return folder


def told(folder: Path) -> list[str]:
    """Give what a check of an edition says, without the folder and the hints."""
    lines = check.check_folder(folder).lines()
    assert all(line.startswith(f"{folder.as_posix()}/") for line in lines), lines
    return [line.removeprefix(f"{folder.as_posix()}/").partition(";")[0] for line in lines]


@pytest.mark.slow
def test_all_mistakes_of_an_edition_are_told_at_once_and_at_the_owners_files() -> None:
    folder = edition(
        "bronze",
        {
            "lands": lambda text: text.replace(
                "mountains: [hunters]", "mountains: [hunters, herders, farmers, hunters]", 1
            ).replace("forest: [herders, hunters]", "forest: [herders, huntrs]", 1),
            "technologies": lambda text: text.replace("count: 6", "count: 5").replace(
                "  irrigation:", "  irigation:"
            ),
        },
    )
    left, deck = told(folder)[-2:]
    assert told(folder)[:-2] == [
        "lands.yaml:4:3: warning: $.lands: the lands differ in their number of spots",
        "lands.yaml:5:16: warning: $.lands.l01.mountains: 4 spots in one cell, and only 3 kinds",
        "lands.yaml:6:23: error: $.lands.l01.forest[1]: no kind is called 'huntrs'",
    ]
    assert left.startswith(
        "technologies.yaml:1:1: error: $: the technology 'irrigation' is left out"
    )
    assert deck == (
        "technologies.yaml:6:5: warning: $.cards.copies: "
        "9 cards of each technology, and the published game has 10"
    )


@pytest.mark.slow
def test_of_sheets_that_cannot_be_read_only_that_is_told_and_the_others_are_judged() -> None:
    folder = edition("ages", {})
    for name in ("base", "late"):
        (folder / name).mkdir()
    text = (ROOT / "data/ages/base/developments.yaml").read_text("utf-8")
    (folder / "base/developments.yaml").write_text(text.replace("stone", "stoen", 1), "utf-8")
    for name in ("late/developments", "sheet"):
        (folder / f"{name}.yaml").write_text("goods: [1", "utf-8")
    assert [line.partition(":")[0] for line in told(folder)] == [
        "base/developments.yaml",
        "late/developments.yaml",
        "sheet.yaml",
    ]


def test_thirteen_tiles_of_an_island_of_twelve_are_a_warning() -> None:
    more = "  tile_01:", "  tile_13: {centre: G, ring: [G, G, F, H, G, F]}\n  tile_01:"
    folder = edition("tempus", {"map": lambda text: text.replace(*more, 1)})
    assert told(folder) == [
        "map.yaml:17:3: warning: $.tiles: 13 tiles, and the game has 12",
        "map.yaml:17:3: warning: $.tiles: 13 tiles, of which at most 12 are ever laid",
    ]


def test_as_many_things_as_the_game_has_are_expected_in_every_sheet() -> None:
    dropped = {
        ("ages", "base/developments"): "  leadership:",
        ("bronze", "lands"): "  l01:",
        ("stoneage", "cards"): "  c01:",
        ("tempus", "map"): "  tile_12:",
    }
    found = {}
    for (title, sheet), line in dropped.items():
        path = paths.editions() / title / "less" / f"{sheet}.yaml"
        path.parent.mkdir(parents=True)
        before, _, after = (ROOT / f"data/{title}/{sheet}.yaml").read_text("utf-8").partition(line)
        block = after.splitlines(keepends=True)[1:]
        # A thing of several lines goes with all that is written below it.
        while block and block[0].startswith("    "):
            block.pop(0)
        path.write_text(before + "".join(block), "utf-8")
        told = check.check_folder(paths.editions() / title / "less")
        found[title] = [p.what for p in told if " and the game has " in p.what]
    assert found == {
        "ages": ["12 developments, and the game has 13"],
        "bronze": ["13 lands, and the game has 14"],
        "stoneage": ["35 cards, and the game has 36"],
        "tempus": ["11 tiles, and the game has 12"],
    }


def test_a_deck_of_ideas_larger_than_the_published_one_is_a_warning() -> None:
    more = "{grassland: 1, farmland: 2", "{grassland: 2, farmland: 2"
    folder = edition("tempus", {"cards": lambda text: text.replace(*more, 1)})
    assert told(folder) == [
        "cards.yaml:4:3: warning: $.ideas: 55 idea cards, and the published game has 54"
    ]


def test_where_ours_do_not_go_with_an_owners_sheet_our_file_is_told_as_one_opens_it() -> None:
    folder = edition("tempus", {"table": lambda text: text.replace("tokens: 6", "tokens: 4")})
    for line in told(folder):
        file, row, _ = line.rpartition(" of ")[2].rsplit(":", 2)
        assert Path(file).is_file()
        assert int(row) > 1


def test_prices_in_another_order_are_a_warning_and_can_be_played() -> None:
    folder = edition("ages", {"sheet": lambda text: text.replace("most: 15", "most: 14")})
    (folder / "base").mkdir()
    text = (ROOT / "data/ages/base/developments.yaml").read_text("utf-8")
    (folder / "base" / "developments.yaml").write_text(
        text.replace("cost: 60", "cost: 45"), "utf-8"
    )
    assert told(folder) == [
        "base/developments.yaml:2:3: warning: $.developments: "
        "the developments are not sorted by cost"
    ]
    assert editions.sound("ages") == ("mine",)


def test_what_only_ours_say_of_an_owners_sheet_is_told_at_the_owners_sheet() -> None:
    folder = edition("tempus", {"table": lambda text: text.replace("tokens: 6", "tokens: 4")})
    for line in told(folder):
        found = "table.yaml:2:1: error: $: more than there are action tokens, at $.eras"
        assert line.startswith(found)


@pytest.mark.slow
def test_a_card_that_the_program_does_not_know_is_told_at_the_owners_line() -> None:
    more = "  irrigation:", "  surfing:\n    terrains: [coast]\n    kinds: [hunters]\n  irrigation:"
    folder = edition("bronze", {"technologies": lambda text: text.replace(*more, 1)})
    assert "technologies.yaml:10:3: error: $.technologies.surfing: " in "\n".join(told(folder))
    assert not [line for line in told(folder) if "i18n" in line]


@pytest.mark.slow
def test_a_sheet_of_another_name_is_told_with_the_name_it_should_have() -> None:
    folder = edition("bronze", {"cities": lambda text: text + "\n"})
    (folder / "cities.yaml").rename(folder / "cities.yml")
    (folder / "city.yaml").write_text("{}\n", "utf-8")
    (folder / "lands.yaml").write_bytes((ROOT / "data/bronze/lands.yaml").read_bytes())
    assert [line.rpartition("; ")[2] for line in check.check_folder(folder).lines()] == [
        "call it 'cities.yaml'",
        "did you mean 'cities.yaml'?",
    ]


def test_files_are_told_as_one_opens_them_from_where_one_stands(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root = make({"data/toy/bots.yaml": "blunder: much\n"})
    for stand in (root, root.parent, root / "data", root / "data" / "toy", tmp_path / "resources"):
        monkeypatch.chdir(stand)
        for report in (check.check_folder(root), check.check_all(root, Path.cwd())):
            assert report.errors
            assert all(Path(problem.spot.file).exists() for problem in report)


def test_a_finding_is_one_line_that_can_be_read(make: Make) -> None:
    long = "x" * 5000
    root = make({"data/toy/bots.yaml": f"blunder: '{long}'\n\"a\\nb\u202e\": 3\n"})
    lines = check.check_all(root).lines()
    assert len(lines) >= 2
    assert all(len(line) < 400 and line.isprintable() for line in lines)
