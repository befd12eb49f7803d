"""What may be agreed before a game of Stone Age."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The options, each with its usual value."""

    full_track_placement: Literal["allowed", "refused"] = "allowed"
    equal_tools: Literal["choose", "lowest_unused"] = "choose"
    starvation: Literal["rules", "per_person"] = "rules"
    tiles_left: Literal["shown", "hidden"] = "shown"
