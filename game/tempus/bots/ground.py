"""Where to lay a tile before anybody stands on the island: close together, or ragged."""

from __future__ import annotations

from game.tempus.actions import Lay
from game.tempus.bots.weights import Taste
from game.tempus.rules import TempusRules
from game.tempus.state import State


def lay(rules: TempusRules, state: State, taste: Taste) -> Lay:
    """Lay the tile where it touches much land, or, for one who loves water, little of it."""
    grid, land = rules.tables.grid, rules.shores(state).land
    centres = rules.places(state)
    middle = grid.at(grid.columns // 2, grid.rows // 2)

    def close(centre: int) -> tuple[float, int]:
        touching = (grid.around(1 << centre | grid.touching[centre]) & land).bit_count()
        return (touching * (1.5 - taste.water), -grid.distance(centre, middle))

    centre = max(centres, key=close)
    turns = [action for action in rules.legal(state) if isinstance(action, Lay)]
    mine = [action for action in turns if action.centre == centre]
    return mine[len(state.centres) % len(mine)]
