"""What a position promises to each seat, in points: what an analysis makes chances to win of."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeVar

S = TypeVar("S")


class Forecast(NamedTuple):
    """Everybody's points to expect at the end, and how much of the game is to come."""

    points: tuple[float, ...]
    """By seat, in final points; what all seats have alike may be left out."""
    left: float
    """Turns of each seat to come, or rounds; 0 where the end is certain."""
    ahead: tuple[float, ...]
    """By seat, the part of a turn that it still has in this round and `points` does not hold."""


class Forecaster(Protocol[S]):
    """A title's strong player as a judge of positions."""

    def calm(self, state: S) -> bool:
        """Tell whether `of` can judge a state as it is; else some decisions are played on first."""

    def of(self, state: S) -> Forecast:
        """Judge a state."""

    def deal(self, state: S, seat: int, seed: str) -> S:
        """Deal anew what `seat` does not see, consistently with what it does."""
