"""One figure of the report, and how figures are put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A figure with its unit and, where the project set one, the aim."""

    name: str
    value: float
    unit: str
    aim: str = ""


def percentile(values: Sequence[float], part: float) -> float:
    """Give the value below which `part` (0..1) of the values lie."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]


def text(rows: Sequence[Row]) -> str:
    """Set the rows as a table."""
    wide = max((len(row.name) for row in rows), default=0)
    return "\n".join(
        f"{row.name:<{wide}}  {row.value:>12,.2f} {row.unit:<5} {row.aim}".rstrip() for row in rows
    )
