"""Ranges of seeds, one for each purpose: what was tuned on is never reported on."""

from __future__ import annotations

from dataclasses import dataclass

PURPOSES = ("tune", "choose", "report")
SIZE = 1_000_000
DOUBTS = 500_000
"""Seeds to tune that are passed over before those for doubts: the ones before make the scales."""
FAIRNESS = 100_000
"""Seeds to report that are passed over before those for fairness: the ones before tell luck."""


class WrongPurpose(ValueError):
    """Seeds were asked for that serve another purpose."""


@dataclass(frozen=True)
class SeedRange:
    """The seeds of one purpose; it gives none for any other."""

    purpose: str

    def __post_init__(self) -> None:
        if self.purpose not in PURPOSES:
            raise WrongPurpose(f"there are no seeds to {self.purpose}; only to {PURPOSES}")

    @property
    def first(self) -> int:
        """The lowest seed."""
        return SIZE * (1 + PURPOSES.index(self.purpose))

    def take(self, count: int, purpose: str, skip: int = 0) -> range:
        """Give `count` seeds after the first `skip`; refuses another purpose, and to run over."""
        if purpose != self.purpose:
            raise WrongPurpose(f"seeds to {self.purpose} are not there to {purpose}")
        if count < 0 or skip < 0 or skip + count > SIZE:
            raise WrongPurpose(f"seeds {skip} to {skip + count} lie outside the range")
        return range(self.first + skip, self.first + skip + count)


TUNE, CHOOSE, REPORT = (SeedRange(purpose) for purpose in PURPOSES)
