"""What may be agreed before a game of Bronze."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The options, each with its usual value."""

    spots: Literal["ordered", "unordered"] = "ordered"
    rows: Literal["open", "full"] = "open"
