"""What can be tuned of the players of the Late Bronze Age: `python -m tests.tune ages.late hard`.

Only what that edition has alone or prices otherwise, and how long its games last: so few numbers
can be found in so few games.
"""

from __future__ import annotations

from tests.ages import tuning

CHANGED = (
    "horizon.start",
    "horizon.leader",
    "horizon.others",
    "horizon.passed",
    "horizon.monument",
    "die",
    "coin",
    "coin_full",
    "piece",
    "harm",
    "ship",
    "use.",
)
"""The numbers that are tuned, or how their names begin."""


class Space(tuning.Space):
    """The weights of the Late Bronze Age."""

    def __init__(self, quick: bool = False) -> None:
        super().__init__("late", quick)

    def start(self, player: str) -> dict[str, float]:
        """Give the weights that the edition bears upon; all of them for the lowest level."""
        found = super().start(player)
        if player.partition(":")[0] == "easy":
            return found
        return {name: value for name, value in found.items() if name.startswith(CHANGED)}
