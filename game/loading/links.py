"""Ids that files define and ids that files refer to, gathered while they are decoded."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.loading.problems import Location


@dataclass(frozen=True, slots=True)
class Mark:
    """An id at its place: defined there, or referred to from there."""

    kind: str
    id: str
    spot: Location
    where: str
    used: bool = False
    """Of a definition: something must refer to it."""


@dataclass(slots=True)
class Links:
    """Everything defined and everything referred to in the files of one title."""

    defined: dict[tuple[str, str, str], Mark] = field(default_factory=dict)
    referred: list[Mark] = field(default_factory=list)

    def define(self, mark: Mark) -> Mark:
        """Keep a definition; give the first one of this id in the same file."""
        return self.defined.setdefault((mark.kind, mark.id, mark.spot.file), mark)

    def ids(self, kind: str) -> frozenset[str]:
        """Give all ids of a kind."""
        return frozenset(mark.id for mark in self.defined.values() if mark.kind == kind)

    def targets(self, kind: str) -> frozenset[str]:
        """Give all ids of a kind that something refers to."""
        return frozenset(mark.id for mark in self.referred if mark.kind == kind)
