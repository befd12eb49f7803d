"""Everything at once: what is missing is an error, what nobody uses is a warning."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.book import check
from game.book import title as book
from game.core.title import Title

from .test_title import GOOD, toy

SHELL = "play: Play\n"
TOY = "toy:\n  hut:\n    small: Small\n    large: Large\n  name: Toy\n"
CODE = 'def words() -> tuple[str, ...]:\n    return ("play", text("toy.hut.small"), f"coin_{1}")\n'

WHOLE: Mapping[str, str] = {
    **{f"data/toy/{name}": text for name, text in GOOD.items()},
    **{f"data/i18n/{name}.yaml": SHELL for name in ("en", "ru", "de")},
    **{f"data/toy/i18n/{name}.yaml": TOY for name in ("en", "ru", "de")},
    "resources/sprites/toy/small.svg": "",
    "resources/sprites/common/large.svg": "",
    "resources/sounds/coin_2.ogg": "",
    "resources/sounds/CREDITS.yaml": "- {file: coin_2.ogg, author: us, licence: CC0}\n",
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
            dict.fromkeys(
                (f"data/toy/i18n/{name}.yaml" for name in ("en", "ru", "de")),
                "toy: {name: T, hut: {small: S}}\n",
            ),
            "data/toy/i18n/en.yaml:1:1: error: toy.hut.large: missing; "
            "the components ask for it; did you mean 'toy.hut.small'?",
        ),
        (
            {"data/i18n/de.yaml": None},
            "data/i18n/de.yaml:1:1: error: $: the file is missing; put it there",
        ),
        (
            {"resources/sprites/toy/small.svg": None},
            "data/toy:1:1: error: small: there is no such sprite; known: common/large, large",
        ),
        (
            {"resources/sprites/toy/old.svg": ""},
            "resources/sprites/toy/old.svg:1:1: warning: old: nothing names this file; "
            "use it or take it out",
        ),
        (
            {"resources/sounds/hum.ogg": ""},
            "resources/sounds/hum.ogg:1:1: warning: hum: nothing names this file; "
            "use it or take it out",
        ),
        (
            {f"data/i18n/{name}.yaml": SHELL + "stop: Stop\n" for name in ("en", "ru", "de")},
            "data/i18n/en.yaml:2:1: warning: stop: nothing says this; take it out",
        ),
        (
            {f"data/i18n/{name}.yaml": SHELL + "toy: {hut: {small: S}}\n"
             for name in ("en", "ru", "de")},
            "data/toy/i18n/en.yaml:3:5: error: toy.hut.small: written twice; "
            "first in data/i18n/en.yaml:2:13",
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
            {"resources/sounds/CREDITS.yaml": "- {file: coin_2.ogg, author: us}\n"},
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
    assert check.check_all(root).lines() == []


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
        "error: tall: there is no such sprite; did you mean 'small'?",
        "error: toy.hut.tall: missing; the components ask for it; did you mean 'toy.hut.small'?",
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
