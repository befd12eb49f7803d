"""What one game offers to the program; found by looking into its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any, Protocol

from game.core.bot import LEVELS, Bot, Players, styles_of
from game.core.contract import AnyRules
from game.core.forecast import Forecaster
from game.core.form import Form
from game.core.guide import Guide
from game.core.message import Message, Refusal, refuse
from game.core.options import NoOptions, decoded, offered
from game.core.schema import Range
from game.core.slot import Slot


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game; the first value is the usual one."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """The sheet `title.yaml` of every title: its place in the menu, players, options."""

    order: int
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Spread:
    """How often games alone ended with which points: `counts[0]` of them with `low`, and so on."""

    low: Annotated[int, Range(-999, 999)]
    counts: tuple[Annotated[int, Range(0, 99999)], ...]

    @property
    def games(self) -> int:
        """Count the games."""
        return sum(self.counts)

    def share(self, points: int) -> float:
        """Give the part of the games that ended with fewer points; equal ones count as half."""
        place = points - self.low
        if place < 0 or not self.games:
            return 0.0
        equal = self.counts[place] if place < len(self.counts) else 0
        return (sum(self.counts[:place]) + equal / 2) / self.games


@dataclass(frozen=True, slots=True)
class DieFace:
    """A face of a title's own dice: the key of its name, and its picture."""

    key: str
    sprite: str


class Say(Protocol):
    """How a title's own check reports a finding at a place of one of its sheets."""

    def __call__(
        self,
        sheet: str,
        path: tuple[str | int, ...],
        what: str,
        hint: str = "",
        severity: str = "error",
    ) -> None:
        """Report `what` is wrong at `path` of `sheet`, and in `hint` what would be right."""


def _nobody(components: Any, rules: AnyRules) -> Players[None]:
    """Give the players of a title that has none."""
    del components, rules
    return Players({}, {}, None)


def late(module: str, name: str) -> Callable[..., Any]:
    """Give a function that is imported when it is first called.

    Players and forms cost a third of the start, and a game between people needs neither.
    """

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """One game: how its data is read, its rules are made, and its computer players are found.

    Components, states and options are `Any` here: which they are, only the title itself knows.

    `sheets` maps the stem of each YAML file under data/<id> to its dataclass; every title has
    "title": Cover. `assemble` makes the components of the decoded sheets, `check` is the sense
    check. `types` are all dataclasses that states and actions consist of, for the codec.
    """

    id: str
    sheets: Mapping[str, type]
    assemble: Callable[[Mapping[str, Any]], Any]
    check: Callable[[Any, Say], None] = lambda *_: None
    beside: Callable[[Any, Any, Say], None] = lambda *_: None
    """`beside(ours, theirs, say)` warns where an owner's components differ from ours in what the
    published rules say."""
    own_texts: Callable[[Any], Iterable[str]]
    """The text keys of the components, without those that every title has (see `texts`)."""
    sprites: Callable[[Any], Iterable[str]] = lambda _: ()
    rules: Callable[[Any, Mapping[str, str]], AnyRules]
    types: tuple[type, ...]
    options: type = NoOptions
    """The record of the options (see `game/core/options.py`)."""
    refuse_options: Callable[[Any, int, Any], Refusal | None] = lambda *_: None
    """`refuse_options(components, seats, options)` says which options do not go together."""
    players: Callable[[Any, Any], Players[Any]] = _nobody
    """`players(components, rules)` gives the computer players."""
    levels: tuple[str, ...] = LEVELS
    styles: Callable[[Any], tuple[str, ...]] = styles_of
    ruled: Callable[[Any, int, Any], Collection[str]] | None = None
    """`ruled(components, seats, options)` names the sheets that such a match goes by; without it
    all do. A save stays good when other sheets change."""
    migrate: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """`migrate(step, document)` brings the states in a save from format `step` to the next."""
    alone: Callable[[Any, Any], Mapping[str, Spread]] | None = None
    """`alone(components, options)` gives for each level of computer players how their games alone
    ended, none for options that were not played; without it nothing is compared."""
    warnings: Callable[..., tuple[Message, ...]] = lambda *_: ()
    """`warnings(rules, view, seat, action)` says what a legal action would lose for nothing."""
    slots: Callable[[Any], tuple[Slot, ...]] | None = None
    """`slots(components)` lists the values that an owner's edition may give in place of ours;
    without it there are none."""
    forms: Callable[[Any], tuple[Form, ...]] | None = None
    """`forms(components)` gives the title's sheets and calculators, most wanted first."""
    guide: Callable[[Any], Guide] | None = None
    """`guide(components)` leads through a game beside its own board, where hands stay with people
    and no computer can sit; without it the title has none."""
    forecaster: Callable[..., Forecaster[object]] | None = None
    """`forecaster(components, rules)` gives the strong player as a judge of positions (see
    `game/core/forecast.py`); without it points as they stand are all that is judged by."""
    dice: Callable[[Any], tuple[DieFace, ...]] | None = None
    """`dice(components)` gives the faces of one die of the title's own, each equally likely."""

    def bot(self, components: Any, rules: AnyRules, level: str, style: str = "") -> Bot:
        """Make a computer player; raises KeyError for a level or style that there is not."""
        return self.players(components, rules).make(level, style)

    def chosen(self, options: Mapping[str, str]) -> Any:
        """Give the record of options as a set-up or save holds them."""
        return decoded(self.options, options)

    def texts(self, components: Any) -> Iterator[str]:
        """Give all text keys that the components need."""
        yield f"{self.id}.name"
        players = [f"{self.id}.level.{level}" for level in self.levels]
        players += [f"{self.id}.style.{style}" for style in self.styles(components)]
        for key in players:
            yield from (key, f"{key}.about")
        for option, words in offered(self.options).items():
            key = f"{self.id}.option.{option}"
            yield from (key, *(f"{key}.{word}" for word in words))
        for slot in self.slots(components) if self.slots else ():
            yield from (slot.group.key, slot.label.key)
        yield from self.own_texts(components)

    def refuse_setup(
        self, components: Any, seats: int, options: Mapping[str, str]
    ) -> Refusal | None:
        """Say why a match cannot be set up so, or `None`.

        The words are the title's own: `<title>.refuse.option`, `.option_value` and `.seats`.
        """
        known = offered(self.options)
        for key, value in options.items():
            if key not in known:
                return refuse(f"{self.id}.refuse.option", option=key)
            if value not in known[key]:
                return refuse(f"{self.id}.refuse.option_value", option=key, value=value)
        cover: Cover = components.cover
        if seats not in cover.seats:
            return refuse(f"{self.id}.refuse.seats", count=seats)
        return self.refuse_options(components, seats, self.chosen(options))
