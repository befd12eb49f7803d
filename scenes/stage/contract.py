"""What a title gives to the table, and what the table tells it. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.contract import AnyRules, Pending
from game.core.event import Event
from game.core.match import Played
from game.core.message import Message
from scenes.stage.timeline import Track
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Intent, Item, Picture, Tip


class Words(Protocol):
    """The player's language."""

    language: str

    def text(self, key: str, /, **params: object) -> str:
        """Give the text of a key, its slots filled."""

    def say(self, message: Message) -> str:
        """Give the text of a message of the engine."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where, as the screen shows it."""

    name: str
    """As entered, or the colour's name in the player's language."""
    colour: int
    """0..4: colour and shape always go together (circle, square, triangle, diamond, hexagon)."""
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a title may use to say what is on its part of the screen."""

    rules: AnyRules
    components: Any
    options: Mapping[str, str]
    state: Any
    """The view of the seat that looks, never the whole state."""
    pending: Pending
    seats: tuple[Seat, ...]
    me: int | None
    """The seat that decides now with this mouse, or `None` (a computer's turn, the end)."""
    shown: int
    """The seat whose own board is shown large."""
    draft: Any
    """What the player has chosen but not yet done: a value of the title's own."""
    words: Words
    region: Region
    """The mat: the title's part of the screen, in logical units."""
    tab: str = ""
    """Which tab is open where the mat is too small for everything."""
    changed: frozenset[str] = frozenset()
    """Ids of items that other seats changed since the last own action: stay marked."""
    dim: bool = False
    """Whether input is not accepted now (something moves, or a computer thinks)."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The line on top: what may be done now, and where in the turn one stands."""

    text: str
    """Without the name: "choose dice to throw again, or stop here"."""
    aside: str = ""
    """At the right: "second throw of three"."""
    pips: tuple[bool, ...] = ()
    """Small lamps behind `aside`."""
    section: str = ""
    """The section of the rules pages that F1 opens."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the action corner, with the numbers of what it does in its label."""

    label: str
    intent: Intent | None
    reason: str = ""
    """Why it can't be pressed now."""
    key: str = ""
    """Shortcut besides Enter for the first choice: a name as `Key.name` gives it."""
    tip: Tip | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """A key number of a seat: icon, value, and what it is called."""

    icon: str
    """A sprite's name ("ages/food")."""
    value: str
    label: str
    colour: str = ""
    lines: tuple[str, ...] = ()
    """What it is made up of, for its tooltip."""


@dataclass(frozen=True, slots=True)
class Tale:
    """A line of the chronicle: cause and effect in words, with icons in the line."""

    text: str
    seat: int | None = None
    sprite: str = ""
    marks: tuple[str, ...] = ()
    """Ids of the items it speaks of: they stay marked until the next own action."""
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Odds:
    """How often fate gave something, against what was to be expected, for each seat."""

    label: str
    got: tuple[int, ...]
    due: tuple[float, ...]
    icon: str = ""


def _no_odds(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
    del history, seats, words
    return ()


def _no_last(sight: Sight) -> int:
    del sight
    return 0


def _no_line(sight: Sight) -> str:
    del sight
    return ""


def _as_it_is(sight: Sight, action: Any) -> tuple[Any, tuple[str, ...]]:
    del action
    return sight.draft, ()


@dataclass(frozen=True, slots=True)
class Stage:
    """One title on the screen. All functions are pure; only `painters` may need pygame.

    The table draws the mat's frame and texture, the top bar, the rail, the chronicle and the
    corner; a title draws what lies on the mat. Names of `Do` that begin with "table." are the
    table's own. While another seat acts, the table shows that seat's board (`Sight.shown`), so
    that what moves can be seen; `Sight.me` is `None` then.

    present   what lies on the mat
    prompt    the line on top
    choices   buttons of the action corner, the main one first (it answers to Enter)
    facts     a seat's key numbers for its card in the rail
    revise    a new draft after `Do`, or the action that it amounts to; the wheel over an item
              comes as `Do("wheel", (id, steps))`; a name it does not know leaves the draft
    fresh     the draft at the start of each decision
    tell      an event as a line of the chronicle, or `None`
    cue       how an event looks: what moves between the two pictures; `None`: nothing of its
              own. Its track is asked with the picture *after* the step and may show any item of
              it; all other items look as before the step until the cues of all its events have
              ended. What then still differs glides or fades by itself.
    painters  the module path of a mapping `PAINTERS: kind -> painter(canvas, item)`
    """

    present: Callable[[Sight], Picture]
    prompt: Callable[[Sight], Prompt]
    choices: Callable[[Sight], tuple[Choice, ...]]
    facts: Callable[[Sight, int], tuple[Fact, ...]]
    revise: Callable[[Sight, Do], Any | Act]
    fresh: Callable[[Sight], Any]
    tell: Callable[[Sight, Event], Tale | None]
    cue: Callable[[Event, Picture, Picture], Track | None]
    painters: str
    material: str
    """Key of the theme for the mat: texture, ground, ink."""
    largest: int = 150
    """The largest interface size in per cent at which the table passes its fit test."""
    tabs: Callable[[Region], tuple[str, ...]] = field(default=lambda _region: ())
    """Text keys of the tabs that a mat of this region needs; none when all fits. The table draws
    them above the mat and hands the key of the open one in as `Sight.tab`."""
    opens: Callable[[Sight], str] = field(default=lambda _sight: "")
    """The tab on which the decision at hand is best made; empty: the open one stays."""
    kept: Callable[[Any], Any] = field(default=lambda _draft: None)
    """What of a draft stays when nobody at this mouse decides, such as where a map is looked at;
    it may be revised even then. `None`: nothing stays."""
    plan: Callable[[Sight, Any], tuple[Any, tuple[str, ...]]] = field(default=_as_it_is)
    """For a hint: the draft in which an action is prepared, and the ids of the items it is about
    (they get a glow)."""
    line: Callable[[Sight], str] = field(default=_no_line)
    """What stands under the game's name before the round; empty: the chosen options."""
    luck: Callable[[Sequence[Played], int, Words], tuple[Odds, ...]] = field(default=_no_odds)
    """For the result: from the whole history and the number of seats, fate against expectation."""
    last: Callable[[Sight], int] = field(default=_no_last)
    """The number of the round that surely ends the match, 0 when none does."""


__all__ = [
    "Act",
    "Choice",
    "Do",
    "Fact",
    "Item",
    "Odds",
    "Picture",
    "Prompt",
    "Seat",
    "Sight",
    "Stage",
    "Tale",
    "Tip",
    "Words",
]
