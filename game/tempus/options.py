"""What may be agreed before a game of Tempus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The options, each with its usual value."""

    protection: Literal["people", "people_and_cities"] = "people"
    government: Literal["tempo", "free_action"] = "tempo"
    progress_cards: Literal["any", "one"] = "any"
    setup: Literal["by_players", "random"] = "by_players"
