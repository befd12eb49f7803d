"""What may be agreed before a game of Roll Through the Ages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The options, each with its usual value."""

    edition: Literal["base", "late"] = "base"
    trading: bool = False
    """Players deal with each other in the edition that leaves it to them."""
    spearheads: Literal["counted", "spent"] = "counted"
    early_end: bool = False
    """A game alone may end before its last round."""
