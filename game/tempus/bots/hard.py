"""The strong player."""

from __future__ import annotations

from game.tempus.bots.medium import Medium
from game.tempus.bots.weights import Search, Taste, Weights
from game.tempus.rules import TempusRules


class Hard(Medium):
    """X."""

    def __init__(self, rules: TempusRules, weights: Weights, taste: Taste, search: Search) -> None:
        super().__init__(rules, weights, taste)
        self.search = search
