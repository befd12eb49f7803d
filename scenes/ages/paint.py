"""Which painter draws which kind of item of this title."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.ages import (
    barter,
    dice,
    lists,
    pegs,
)
from scenes.ui.draw import Painter

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "tray": dice.tray,
        "well": dice.well,
        "shelf": dice.shelf,
        "die": dice.die,
        "settling": dice.settling,
        "slip": lists.slip,
        "note": lists.note,
        "sheet": lists.sheet,
        "board": pegs.board,
        "track": pegs.track,
        "peg": pegs.peg,
        "ghost": pegs.ghost,
        "plate": pegs.plate,
        "step": pegs.step,
        "deed": lists.deed,
        "work": lists.work,
        "town": lists.town,
        "threat": lists.threat,
        "skulls": lists.skulls,
        "heap": barter.heap,
        "party": barter.party,
        "fleet": barter.fleet,
        "rounds": barter.rounds,
        "mark": lists.mark,
        "glow": lists.glow,
    }
)
