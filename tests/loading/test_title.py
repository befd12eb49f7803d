"""A title's sheets are read, put together, checked for sense, and fingerprinted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import pytest

from game.core.schema import Range, Ref
from game.core.title import Cover, Say, Title
from game.loading import title as book
from game.loading.problems import Broken, Report


@dataclass(frozen=True, slots=True)
class Hut:
    boxes: Annotated[int, Range(1, 20)]
    needs: Annotated[str, Ref("hut")] | None = None


@dataclass(frozen=True, slots=True)
class Huts:
    huts: Mapping[str, Hut]


@dataclass(frozen=True, slots=True)
class Bots:
    blunder: float


def sensible(components: Any, say: Say) -> None:
    for name, hut in components["base/huts"].huts.items():
        if hut.boxes == 13:
            say("base/huts", ("huts", name, "boxes"), "13 brings bad luck", "take 12")
        if hut.boxes == 12:
            say("base/huts", ("huts", name), "12 is dull", severity="warning")


def toy() -> Title:
    def unused(*_: Any) -> Any:
        raise AssertionError("the loader needs no rules and no computer players")

    return Title(
        id="toy",
        sheets={"title": Cover, "base/huts": Huts, "bots": Bots},
        assemble=lambda parts: dict(parts),
        check=sensible,
        own_texts=lambda parts: [f"toy.hut.{name}" for name in parts["base/huts"].huts],
        sprites=lambda parts: list(parts["base/huts"].huts),
        rules=unused,
        types=(),
        levels=(),
        styles=lambda _: (),
    )


GOOD = {
    "title.yaml": "order: 1\nseats: [2]\n",
    "base/huts.yaml": "huts:\n  small: {boxes: 3}\n  large: {boxes: 9, needs: small}\n",
    "bots.yaml": "blunder: 0.5\n",
}

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Make the one title there is the toy, and write its folder with some files changed."""
    monkeypatch.setattr(book, "titles", lambda: {"toy": toy()})
    book._open.cache_clear()

    def files(**changed: str | None) -> Path:
        given = {**GOOD, **{name.replace("__", "/") + ".yaml": t for name, t in changed.items()}}
        for name, text in given.items():
            path = tmp_path / "data" / "toy" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if text is not None:
                path.write_text(text, encoding="utf-8")
        return tmp_path

    return files


def broken(root: Path) -> list[str]:
    with pytest.raises(Broken) as fault:
        book.load("toy", root)
    return fault.value.report.lines()


def test_sound_sheets_become_the_components(write: Write) -> None:
    parts = book.load("toy", write())
    assert parts["base/huts"].huts == {"small": Hut(3), "large": Hut(9, "small")}


def test_a_title_is_read_once(write: Write) -> None:
    root = write()
    assert book.load("toy", root) is book.load("toy", root)


def test_a_missing_sheet_and_a_wrong_value_are_told_together(write: Write) -> None:
    root = write(bots=None, base__huts="huts: {small: {boxes: x}}\n")
    assert broken(root) == [
        "data/toy/base/huts.yaml:1:23: error: $.huts.small.boxes: "
        "expected a whole number, found 'x'",
        "data/toy/bots.yaml:1:1: error: $: the file is missing; put it there",
    ]


def test_a_reference_to_nothing_is_told_with_the_nearest_id(write: Write) -> None:
    root = write(base__huts="huts:\n  small: {boxes: 3}\n  large: {boxes: 9, needs: smal}\n")
    assert broken(root) == [
        "data/toy/base/huts.yaml:3:28: error: $.huts.large.needs: no hut is called 'smal'; "
        "did you mean 'small'?"
    ]


def test_the_sense_check_speaks_at_the_place_it_names(write: Write) -> None:
    root = write(base__huts="huts:\n  small: {boxes: 13}\n")
    assert broken(root) == [
        "data/toy/base/huts.yaml:2:18: error: $.huts.small.boxes: 13 brings bad luck; take 12"
    ]


def test_a_warning_does_not_keep_a_title_shut(write: Write) -> None:
    root = write(base__huts="huts:\n  small: {boxes: 12}\n")
    assert book.load("toy", root)["base/huts"].huts["small"].boxes == 12
    report = Report()
    book.read(toy(), root / "data" / "toy", report, root)
    assert report.lines() == ["data/toy/base/huts.yaml:2:10: warning: $.huts.small: 12 is dull"]


def test_a_file_that_no_sheet_names_is_a_warning(write: Write) -> None:
    report = Report()
    root = write(base__hutz="huts: {}\n")
    assert book.read(toy(), root / "data" / "toy", report, root) is not None
    assert report.lines() == [
        "data/toy/base/hutz.yaml:1:1: warning: $: the title knows no sheet 'base/hutz.yaml'; "
        "did you mean 'base/huts.yaml'?"
    ]


def digest(root: Path) -> str:
    book._open.cache_clear()
    return book.digest("toy", root=root)


def test_the_digest_follows_the_values_and_not_the_writing(write: Write) -> None:
    before = digest(write())
    spaced = "# a comment\nhuts:\n  large: {needs: small, boxes: 9}\n  small:\n    boxes: 3\n"
    assert digest(write(base__huts=spaced)) == before
    assert digest(write(base__huts="huts: {small: {boxes: 4}}\n")) != before


def test_computer_players_and_the_menu_do_not_change_the_digest(write: Write) -> None:
    before = digest(write())
    assert digest(write(bots="blunder: 0.1\n", title="order: 7\nseats: [2]\n")) == before


def test_the_digest_is_the_same_on_every_machine() -> None:
    text = (
        '{"huts":{"huts":{"a":{"boxes":1,"is":"Hut","needs":"b"},'
        '"b":{"boxes":2,"is":"Hut","needs":null}},"is":"Huts"},"set":["x","y"]}'
    )
    value = {"huts": Huts({"b": Hut(2), "a": Hut(1, "b")}), "set": frozenset({"y", "x"})}
    assert book.fingerprint(value) == sha256(text.encode()).hexdigest()
