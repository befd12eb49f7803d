"""What one game offers to the program; found by looking into its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Protocol

from game.core.contract import Rules
from game.core.form import Form
from game.core.message import Refusal, refuse
from game.core.schema import Range
from game.core.slot import Slot

if TYPE_CHECKING:
    from game.ai.bot import Bot


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


def misfit(title: str, cover: Cover, seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Say why a cover does not offer this: an unknown option or value, a number of players.

    The words are the title's own: `<title>.refuse.option`, `.option_value` and `.seats`.
    """
    known = {option.key: option.values for option in cover.options}
    for key, value in options.items():
        if key not in known:
            return refuse(f"{title}.refuse.option", option=key)
        if value not in known[key]:
            return refuse(f"{title}.refuse.option_value", option=key, value=value)
    return None if seats in cover.seats else refuse(f"{title}.refuse.seats", count=seats)


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
class Face:
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


@dataclass(frozen=True, slots=True)
class Title:
    """One game: how its data is read, its rules are made, and its computer players are found.

    `sheets` maps the stem of each YAML file under data/<id> to its dataclass; every title has
    "title": Cover. `assemble` makes the components of the decoded sheets, `check` is the sense
    check. `types` are all dataclasses that states and actions consist of, for the codec.
    """

    id: str
    sheets: Mapping[str, type]
    assemble: Callable[[Mapping[str, Any]], Any]
    check: Callable[[Any, Say], None]
    texts: Callable[[Any], Iterable[str]]
    sprites: Callable[[Any], Iterable[str]]
    rules: Callable[[Any, Mapping[str, str]], Rules]
    refuse_options: Callable[[Any, int, Mapping[str, str]], Refusal | None]
    types: tuple[type, ...]
    levels: Callable[[Any], tuple[str, ...]]
    styles: Callable[[Any], tuple[str, ...]]
    bot: Callable[[Any, Rules, str, str], Bot]
    """`bot(components, rules, level, style)`; style "" is the neutral one."""
    ruled: Callable[[Any, int, Mapping[str, str]], Collection[str]] | None = None
    """`ruled(components, seats, options)` names the sheets that such a match goes by; without it
    all do. A save stays good when other sheets change."""
    migrate: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """`migrate(step, document)` brings the states in a save from format `step` to the next."""
    alone: Callable[[Any, Mapping[str, str]], Mapping[str, Spread]] | None = None
    """`alone(components, options)` gives for each level of computer players how their games alone
    ended, none for options that were not played; without it nothing is compared."""
    slots: Callable[[Any], tuple[Slot, ...]] | None = None
    """`slots(components)` lists the values that the owner of a box may enter instead of ours;
    without it there are none."""
    forms: Callable[[Any], tuple[Form, ...]] | None = None
    """`forms(components)` gives the title's sheets and calculators, most wanted first."""
    dice: Callable[[Any], tuple[Face, ...]] | None = None
    """`dice(components)` gives the faces of one die of the title's own, each equally likely."""
