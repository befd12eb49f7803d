"""Markers with which a title's dataclasses say more than their types can.

They are read by the loader of component files and mean nothing by themselves, so a title may
use them without knowing that files exist.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Range:
    """Lowest and highest value a number may have, both included."""

    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high

    def __str__(self) -> str:
        return f"{self.low}..{self.high}"


@dataclass(frozen=True, slots=True)
class Id:
    """A text that names a component of this kind; with `used`, something must refer to it."""

    kind: str
    used: bool = False


@dataclass(frozen=True, slots=True)
class Ref:
    """A text that must be the id of a component of this kind (`sprite` and `sound`: a file)."""

    kind: str


@dataclass(frozen=True, slots=True, eq=False)
class Kinds:
    """What the key `kind` of a mapping may say, and the dataclass that the rest fills."""

    members: Mapping[str, type]


@dataclass(frozen=True, slots=True)
class AsWritten:
    """A value that is kept as plain data: lists, mappings and scalars, as the file has it."""
