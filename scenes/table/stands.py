"""States of one small match for the figures of a title's rules, each made when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from game.core.contract import AnyRules
from scenes.table.pages import Stand

R = TypeVar("R", bound=AnyRules)
C = TypeVar("C")


class MatchStands(Generic[R, C]):
    """The states of a title's figures; a title gives each as a `cached_property`, by `walked`."""

    def __init__(self, rules: R, components: C, options: Mapping[str, str]) -> None:
        self.rules = rules
        self.components = components
        self.options = options

    def of(self, state: object) -> Stand:
        """Give a state as a figure takes it."""
        return Stand(self.rules, self.components, state, self.options)

    def at(self, when: str) -> Stand:
        """Give the state of that name as a figure takes it."""
        return self.of(getattr(self, when))
