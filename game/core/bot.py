"""What a computer player is asked and what it answers; all of it is frozen data and pickles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from game.core.message import Message

T = TypeVar("T")


def never() -> bool:
    """Let a player think to its end: nobody waits."""
    return False


@dataclass(frozen=True, slots=True)
class Limit:
    """How much thinking is allowed. Only `samples` counts outside the window; seconds guard it."""

    samples: int = 0
    """How many samples a search may draw; 0 leaves it to the level."""
    seconds: float | None = None
    """A wall-clock guard, or `None` for none: then equal briefs give equal advice."""
    enough: Callable[[], bool] = field(default=never, compare=False)
    """Asked between samples: whether somebody waits for the answer, and it must come now."""

    def within(self, ideas: Iterable[T]) -> Iterator[T]:
        """Give the ideas, the most promising first, until enough is thought; at least one."""
        for at, idea in enumerate(ideas):
            if at and self.enough():
                return
            yield idea


@dataclass(frozen=True, slots=True)
class Brief:
    """A question to a computer player: what its seat sees, and how long it may think."""

    title: str
    options: Mapping[str, str]
    view: Any
    seat: int
    level: str
    style: str = ""
    limit: Limit = field(default_factory=Limit)
    seed: str = ""
    """Feeds the player's own random source; it never touches the dice of the game."""
    edition: str = ""
    """The owner's edition that is played; empty: ours."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The action a computer player wants, and why, as the table can say it."""

    action: Any
    reason: Message | None = None
    """Why, with the number that speaks for it; a whole sentence."""
    fault: str = ""
    """Why it is a makeshift and not what the level wants, for the log; empty: it is not one."""
    instead: object = None
    """The next best action, where it can be named; its words are those of any action."""
    other: Message | None = None
    """What the next best thing would have given; a whole sentence."""
    secret: bool = False
    """Whether the reason tells what only this seat may know: then it is said as a hint only."""

    @property
    def why(self) -> tuple[Message, ...]:
        """Give the sentences of the reason, in the order in which they are said.

        What `instead` is comes before the last one.
        """
        return tuple(said for said in (self.reason, self.other) if said is not None)

    @property
    def thought(self) -> tuple[Message, ...]:
        """Give the sentences that everybody may hear, as far as they need no other action named."""
        if self.secret or self.reason is None:
            return ()
        return (self.reason,) if self.instead is not None else self.why


def percent(chance: float) -> int:
    """Give a chance as the number of cases in a hundred; only what is sure is none or all."""
    cases = round(100 * chance)
    if cases == 0 and chance > 0:
        return 1
    return 99 if cases == 100 and chance < 1 - 1e-9 else cases


class Bot(Protocol):
    """A computer player of one level and style."""

    def choose(self, brief: Brief) -> Advice:
        """Choose one of the actions that are legal in `brief.view`; never fails to answer.

        A player that searches asks `brief.limit.enough` between samples, and then answers by what
        it has: told to hurry it is the same player with fewer samples.
        """


LEVELS = ("easy", "casual", "fair", "medium", "hard")
"""The usual levels of computer players, weakest first."""

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Players(Generic[K]):
    """The computer players of one title for given rules: what makes each level, and the styles."""

    levels: Mapping[str, Callable[[K], Bot]]
    """What makes each level, the weakest first."""
    styles: Mapping[str, Mapping[str, K]]
    """Style -> level -> its taste; a level without one has that of the next better level."""
    neutral: K
    """The taste of no style."""

    def make(self, level: str, style: str = "") -> Bot:
        """Make a player; "" is the neutral style. Raises KeyError for names there are none of."""
        taste = self._taste(level, self.styles[style]) if style else self.neutral
        return self.levels[level](taste)

    def _taste(self, level: str, tastes: Mapping[str, K]) -> K:
        names = list(self.levels)
        better = names[names.index(level) :] if level in names else []
        return tastes[next((name for name in better if name in tastes), level)]


class Styled(Protocol):
    """A sheet of computer players that says which styles there are."""

    @property
    def styles(self) -> Mapping[str, Any]:
        """Give the styles by their name."""


class Staffed(Protocol):
    """Components with a sheet of computer players."""

    @property
    def bots(self) -> Styled:
        """Give the sheet."""


def styles_of(components: Staffed) -> tuple[str, ...]:
    """Name the styles of the sheet of computer players; the neutral one has no name."""
    return tuple(components.bots.styles)
