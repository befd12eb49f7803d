"""The painters that only the scenes around the table have, by kind of item."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.menus import controls, covers, figures, lists
from scenes.ui.draw import Painter

PAINTERS: Mapping[str, Painter] = {
    **covers.PAINTERS,
    "front_tool": controls.tool,
    "front_cycle": controls.cycle,
    "front_back": controls.back,
    "front_fixed": controls.fixed,
    "front_trough": controls.trough,
    "front_lane": controls.lane,
    "front_piece": controls.piece,
    "front_dot": lists.dot,
    "front_row": lists.row,
    "front_entry": lists.entry,
    "front_hit": lists.hit,
    "front_chip": lists.chip,
    "front_slip": lists.slip,
    "front_save": lists.save,
    "front_result": lists.result,
    "front_warning": controls.warning,
    **figures.PAINTERS,
}
