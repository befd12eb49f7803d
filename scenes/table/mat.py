"""The mat: what a title lays on the table for one board view, and what it says about it.

A title subclasses `Mat` with the types of its rules, its state and its selection. What its parts
ask for while they lay themselves out belongs into `cached_property`s: a mat is made once for each
board view, so nothing is worked out twice or has to be remembered elsewhere. No pygame here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from game.core.contract import Over, Turn
from game.core.event import Event
from game.core.match import Played
from game.core.message import Key, Message
from scenes.base.words import Words
from scenes.table.values import (
    BoardView,
    Choice,
    Fact,
    LogLine,
    Odds,
    Prompt,
)
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item, Picture

R = TypeVar("R")
S = TypeVar("S")
D = TypeVar("D")
M = TypeVar("M", bound="Mat[Any, Any, Any]")


class Layout(Protocol):
    """What the mat asks a title's module of layout; the rest of it is the title's own."""

    def scale(self, region: Region) -> float:
        """Say how many units of the window a unit of the mat is wide."""

    def tabs(self, region: Region) -> tuple[str, ...]:
        """Give the text keys of the tabs that a mat of this region needs."""


class Prompts(Protocol):
    """What the mat asks a title's module of prompts."""

    def prompt(self, mat: Any) -> Prompt:
        """Say what may be done now, and where in the turn one stands."""

    def choices(self, mat: Any) -> tuple[Choice, ...]:
        """Give the buttons of the action corner, the main one first."""


class Mat(ABC, Generic[R, S, D]):
    """One title's part of the screen for one board view; all its answers are pure.

    The mat has units of its own: `scale` says how many units of the window one of them is wide,
    and everything that a title lays out, moves or paints is measured in them. The table converts
    what comes out. Only `scale` and `tabs` are asked with a region of the window.

    The table draws the mat's frame and texture, the top bar, the rail, the chronicle and the
    corner; a title draws what lies on the mat. Names of `Do` that begin with "table." are the
    table's own. While another seat acts, the table shows that seat's board (`shown`), so that
    what moves can be seen; `me` is `None` then.
    """

    title: ClassVar[str] = ""
    """The title's id, with which the keys of its texts begin."""
    layouts: ClassVar[Layout | None] = None
    """The module of layout; without it the mat keeps one size and has no tabs."""
    prompts: ClassVar[Prompts | None] = None
    """The module of prompts; a title with one for all its steps overrides the methods instead."""

    def __init__(self, board_view: BoardView) -> None:
        self.board_view = board_view
        self.rules: R = board_view.rules
        self.state: S = board_view.state
        """What the seat that looks may know, never more."""
        self.shown = board_view.shown
        self.me = board_view.me
        self.unit = self.scale(board_view.region)
        self.region = board_view.region.scaled(1 / self.unit)
        """The whole mat in its own units."""

    # What a title lays out and says

    def items(self) -> Iterable[Item]:
        """Give what lies on the mat, back to front."""
        return ()

    def prompt(self) -> Prompt:
        """Say on top what may be done now, and where in the turn one stands."""
        return self.prompts.prompt(self) if self.prompts else Prompt("")

    def choices(self) -> tuple[Choice, ...]:
        """Give the buttons of the action corner, the main one first (it answers to Enter)."""
        return self.prompts.choices(self) if self.prompts else ()

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give a seat's key numbers for its card in the rail."""
        del seat
        return ()

    def tell(self, event: Event) -> LogLine | None:
        """Tell an event as a line of the chronicle, or `None` for what needs none."""
        del event
        return None

    def last(self) -> int:
        """Give the number of the round that surely ends the match, 0 when none does."""
        return 0

    @property
    def watched(self) -> Region | None:
        """What all look at when something happens, such as the map; moments stand beside it."""
        return None

    # What a player chooses

    @abstractmethod
    def fresh(self) -> D:
        """Give the selection at the start of a decision, or of a mat on which nothing is chosen."""

    def revise(self, do: Do) -> D | Act:
        """Give a new selection after `Do`, or the action that it amounts to.

        The wheel over an item comes as `Do("wheel", (id, steps))`, a drag as `Do("drop", (from,
        to))`; a name that the title does not know leaves the selection as it is.
        """
        del do
        return self.selection

    def opens(self) -> str:
        """Give the tab on which the decision at hand is best made; empty: the open one stays."""
        return ""

    def prepare(self, action: Any) -> D:
        """Give the selection in which an action is prepared, for a hint."""
        del action
        return self.selection

    def about(self, action: Any) -> Iterable[str]:
        """Name the items that an action is about, on the mat where it is prepared."""
        del action
        return ()

    # What needs no board view

    @classmethod
    def scale(cls, region: Region) -> float:
        """Say how many units of the window a unit of a mat of this region is wide."""
        return cls.layouts.scale(region) if cls.layouts else 1.0

    @classmethod
    def tabs(cls, region: Region) -> tuple[str, ...]:
        """Give the text keys of the tabs that a mat of this region needs; none when all fits.

        The table draws them above the mat and hands in the key of the open one.
        """
        return cls.layouts.tabs(region) if cls.layouts else ()

    @staticmethod
    def kept(selection: Any) -> Any:
        """Give what of a selection stays when nobody at this mouse decides, `None` for nothing.

        Where a map is looked at is such a thing; it may be revised even then.
        """
        del selection
        return None

    @staticmethod
    def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
        """Hold chance against expectation, for the result, from the whole history of a match."""
        del history, seats, words
        return ()

    # What all titles ask

    @cached_property
    def picture(self) -> Picture:
        """The mat as it lies, with rings around what others changed since the own last action."""
        found = tuple(self.items())
        changed = (item for item in found if item.id in self.board_view.changed)
        marks = (Item(f"mark:{i.id}", "mark", i.place, look=i.kind) for i in changed)
        return Picture((*found, *marks))

    @property
    def on_window(self) -> Picture:
        """The picture in units of the window."""
        return Picture(tuple(item.on_window(self.unit) for item in self.picture))

    @cached_property
    def selection(self) -> D:
        """What is chosen and not yet done; a fresh one where the table holds none."""
        held: D | None = self.board_view.selection
        return self.fresh() if held is None else held

    def with_selection(self: M, selection: D) -> M:
        """Give the same mat with another selection."""
        return type(self)(replace(self.board_view, selection=selection))

    def what(self, action: object) -> str:
        """Say what an action is, for hints in a title that is not played at a real table."""
        del action
        return ""

    def hint(self, action: Any) -> tuple[D, tuple[str, ...]]:
        """Give the selection that prepares an action, and the items it is about."""
        ready = self.with_selection(self.prepare(action))
        there = {item.id for item in ready.picture}
        return ready.selection, tuple(name for name in ready.about(action) if name in there)

    @cached_property
    def tab(self) -> str:
        """The open tab, always one that a mat of this size has; empty when all fits."""
        known = self.tabs(self.board_view.region)
        return (
            self.board_view.tab if self.board_view.tab in known else self.opens() if known else ""
        )

    @property
    def phase(self) -> str:
        """The step that the match waits in; "over" at its end."""
        pending = self.board_view.pending
        return "over" if isinstance(pending, Over) else pending.phase

    @property
    def decider(self) -> int | None:
        """The seat that decides now, whoever has the mouse."""
        pending = self.board_view.pending
        return pending.seat if isinstance(pending, Turn) else None

    @property
    def deciding(self) -> bool:
        """Whether whoever has this mouse decides now, on whatever board is shown."""
        return self.me is not None and self.me == self.decider

    @property
    def mine(self) -> bool:
        """Whether whoever has this mouse decides now and looks at the own board."""
        return self.deciding and self.shown == self.me

    def at(self, phase: str) -> bool:
        """Tell whether `mine` holds in that step."""
        return self.mine and self.phase == phase

    # Words

    @property
    def words(self) -> Words:
        """The player's language."""
        return self.board_view.words

    def text(self, key: str, /, **params: Any) -> str:
        """Give a text of the catalogs."""
        return self.board_view.words.text(key, **params)

    @classmethod
    def key(cls, name: str) -> Key:
        """Give a text of the title as a parameter of another: `key("technology.wheel")`."""
        return Key(f"{cls.title}.{name}")

    def name(self, kind: str, name: str) -> str:
        """Give the name of a component: `name("technology", "wheel")`."""
        return self.board_view.words.text(f"{self.title}.{kind}.{name}")

    def say(self, message: Message | None) -> str:
        """Give a message of the engine in words, empty for none."""
        return self.board_view.words.say(message) if message is not None else ""

    def who(self, seat: int) -> str:
        """Name a seat."""
        return self.board_view.seats[seat].name

    def colour(self, seat: int) -> int:
        """Give the number of a seat's colour."""
        return self.board_view.seats[seat].colour


AnyMat: TypeAlias = Mat[Any, Any, Any]
"""The mat of a title that is found by its id at run time."""


def capital(words: str) -> str:
    """Let words begin with a capital letter."""
    return words[:1].upper() + words[1:]
