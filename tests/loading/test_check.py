"""Everything at once: what is missing is an error, what nobody uses is a warning."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game import check
from game.core.title import Title
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
