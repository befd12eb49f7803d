"""The chapters of a title's lessons, read from `data/<title>/lessons.yaml`.

A chapter is a match with a set-up of its own and a list of steps: what the coach says, what is
marked, which action is taught, what the others do, how dice fall and cards come. Texts are named
by short ids; `text_key` says where they stand in the catalogs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from game.core.schema import AsWritten
from game.folders import root_of
from game.loading import source
from game.loading.decode import decode
from game.loading.problems import Location, Report
from game.loading.title import LESSONS

Pattern = Annotated[object, AsWritten()]
"""An action in its JSON form, of which fields may be left out; several in a list; or `any`."""
Answers = Annotated[object, AsWritten()]
"""A list of answers of chance, each a list of faces or of ids, in the order they are asked for."""
ANY = "any"
"""The pattern of a free choice."""
NAME, END = "name", "end"
"""The texts that every chapter has: what it is called, and what it comes to."""
PART = "part"
"""Where the names of the parts stand among a title's texts of lessons."""
OTHERWISE = "lesson.otherwise"
"""What is said of another action than the taught one where a step says nothing of its own."""
LEARNER = 0
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: a decision of the learner (`do`), or of another seat (`other`)."""

    say: str = ""
    """The id of what the coach says; before a move of another seat it waits to be read."""
    do: Pattern = None
    other: Pattern = None
    mark: tuple[str, ...] = ()
    """Ids of items to look at or click; where an action is taught, its own items are known."""
    why: str = ""
    """The id of what is said when something else is tried."""
    phase: tuple[str, ...] = ()
    """The step is left out unless its seat decides in one of these phases."""
    stays: bool = False
    """Whether it lasts as long as `phase` does, over several decisions."""
    chance: Answers = ()
    eg: Pattern = None
    """What is played at a free choice when the chapter is tried out."""

    def __post_init__(self) -> None:
        """Refuse a step that says nothing about whose decision it is, or never ends."""
        if (self.do is None) == (self.other is None):
            raise ValueError("a step has either 'do' or 'other'")
        if self.stays and not self.phase:
            raise ValueError("a step that stays needs 'phase', or it never ends")

    @property
    def free(self) -> bool:
        """Whether anything may be done."""
        return self.do == ANY


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter: a set-up, an opening that nobody sees, and the steps."""

    id: str
    steps: tuple[LessonStep, ...]
    seats: int = 2
    level: str = ""
    """Of the computer players; empty: the weakest."""
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = LEARNER
    deal: Answers = ()
    """Answers of chance in set-up and opening."""
    opening: Annotated[object, AsWritten()] = ()
    """Actions that are played before anything is shown, whoever's turn it is."""
    start: Annotated[object, AsWritten()] = field(default_factory=dict)
    """Values of the position that are put as the referee puts them right, by their names."""
    lets_go: bool = False
    """Whether the game goes on to its end after the last step."""
    part: str = ""
    """The part of the lessons that it belongs to; empty: the first game, which everybody plays."""
    sign: str = ""
    """The sprite that stands for it in the list, of what it teaches; empty: a book."""

    def __post_init__(self) -> None:
        """Refuse a chapter without steps."""
        if not self.steps:
            raise ValueError("a chapter has at least one step")


@dataclass(frozen=True, slots=True)
class Listed:
    """A chapter as the file has it: sound, or with what is wrong about it."""

    id: str
    chapter: Chapter | None
    report: Report
    spot: Location
    part: str = ""
    """Its part, which a broken chapter stands in as well."""


def first_game(title: str) -> frozenset[str]:
    """Name the chapters that everybody plays first: with them a title counts as learnt."""
    found = listed(title)
    return frozenset(one.id for one in found if one.chapter is not None and not one.part)


def text_key(title: str, chapter: str, name: str) -> str:
    """Give the key of a text of a chapter."""
    return f"{title}.lesson.{chapter}.{name}"


def texts(title: str, chapter: Chapter) -> Iterator[str]:
    """Give the keys of all texts of a chapter."""
    yield text_key(title, chapter.id, NAME)
    yield text_key(title, chapter.id, END)
    if chapter.part:
        yield text_key(title, PART, chapter.part)
    for step in chapter.steps:
        for name in (step.say, step.why):
            if name:
                yield text_key(title, chapter.id, name)


def has_lessons(title: str) -> bool:
    """Tell whether a title has lessons; one without a sheet of them has none."""
    return _sheet(root_of(title) / "data" / title).is_file()


def listed(title: str) -> tuple[Listed, ...]:
    """Give the chapters of a title in their order, broken ones too."""
    return _read(root_of(title) / "data" / title, None) if has_lessons(title) else ()


def read(folder: Path, root: Path | None = None) -> tuple[Listed, ...]:
    """Read the chapters of a title's folder; none where there is no sheet of them."""
    return _read(folder, root) if _sheet(folder).is_file() else ()


def _sheet(folder: Path) -> Path:
    return folder / f"{LESSONS}.yaml"


@lru_cache(16)
def _read(folder: Path, root: Path | None) -> tuple[Listed, ...]:
    report = Report()
    node = source.read(_sheet(folder), report, root)
    place = Location(source.shown(_sheet(folder), root))
    rows = node.get("chapters") if isinstance(node, source.Mapping) else None
    if not isinstance(rows, source.Sequence):
        if not report:
            report.error(place, "$", "has no list 'chapters'", "write chapters: [...]")
        return (Listed("", None, report, place),)
    found = [_chapter(row, at) for at, row in enumerate(rows.items)]
    # What is wrong with the file as YAML belongs to no chapter and must be said all the same.
    return (*found, *([Listed("", None, report, place)] if report else []))


def _chapter(node: source.Node, at: int) -> Listed:
    report = Report()
    chapter = decode(Chapter, node, report)
    return Listed(
        _word(node, "id", str(at + 1)), chapter, report, node.spot, _word(node, "part", "")
    )


def _word(node: source.Node, key: str, otherwise: str) -> str:
    """Read a word from a chapter that may be broken elsewhere."""
    value = node.get(key) if isinstance(node, source.Mapping) else None
    return value.text if isinstance(value, source.Scalar) else otherwise
