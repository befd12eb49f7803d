"""Which titles show their events as motion."""

from __future__ import annotations

from scenes.table.contract import Stage
from scenes.table.registry import stage

_USUAL = Stage.__dataclass_fields__["cue"].default


def moves(title: str) -> bool:
    """Tell whether a title has motions of its own."""
    return stage(title).cue is not _USUAL
