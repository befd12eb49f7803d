"""What previews, tooltips, calculators and computer players ask: the functions of `apply`."""

from __future__ import annotations

from typing import Any

from game.core.message import Message
from game.tempus import board, island, moving, odds, progress, scoring, sight, warning
from game.tempus.grid import bits
from game.tempus.state import State
from game.tempus.tables import Shores, Tables


class Counsel:
    """Answers about a state; nothing here changes anything."""

    tables: Tables

    def hex(self, column: int, row: int) -> int:
        """Give the hex at a column and a row."""
        return self.tables.grid.at(column, row)

    def shores(self, state: State) -> Shores:
        """Give what follows from where land lies: sea, coast, lakes and terrains as sets."""
        return self.tables.shores(state.land)

    def places(self, state: State) -> tuple[int, ...]:
        """List the hexes on which the centre of the next tile may lie (T2)."""
        return tuple(island.centres(self.tables, state))

    def reach(self, state: State, start: int) -> tuple[int, ...]:
        """List where a person of the seat whose turn it is could move to from `start`."""
        ground = moving.field(self.tables, state, state.turn)
        return tuple(bits(moving.reach(self.tables, ground, start)))

    def route(self, state: State, start: int, to: int) -> tuple[str, tuple[int, ...]]:
        """Give how a person gets to a hex within reach: "land", "lake" or "sea", and the path."""
        way, path = moving.route(self.tables, state, state.turn, start, to)
        return way, tuple(path)

    def limit(self, state: State, seat: int, hex: int) -> int:
        """Give how many people of a seat may stand on a hex (T17)."""
        return board.limit(self.tables, state.tribes[seat], hex)

    def supply(self, state: State, seat: int) -> int:
        """Count a seat's people that are not on the map."""
        return board.supply(self.tables, state.tribes[seat])

    def city_supply(self, state: State, seat: int) -> dict[int, int]:
        """Count a seat's cities of each value that are not on the map."""
        return board.city_supply(self.tables, state.tribes[seat])

    def protected(self, state: State, seat: int) -> bool:
        """Tell whether a seat can't be attacked nor converted (T26)."""
        return board.protected(self.tables, state.tribes[seat])

    def next_box(self, state: State) -> int:
        """Give the box that is entered at the end of this era."""
        return progress.next_box(self.tables, state)

    def progress_now(self, state: State, seat: int, cards: tuple[str, ...] = ()) -> progress.Points:
        """Count a seat's progress points as things stand, with these cards laid (T45)."""
        return progress.points(self.tables, state, state.tribes[seat], cards)

    def fight_points(
        self, state: State, hexes: tuple[int, int], terrain: str, attack: tuple[str, ...] = ()
    ) -> tuple[int, int]:
        """Give the points of both sides of a fight from one hex against another without defence.

        `terrain` is an id; "" takes the printed one of the target.
        """
        letter = self.tables.letter[terrain] if terrain else state.land[hexes[1]]
        return odds.standing(self.tables, state, hexes, letter, attack)

    def chance(
        self,
        view: State,
        hexes: tuple[int, int],
        terrain: str,
        attack: tuple[str, ...] | None = (),
    ) -> odds.Odds:
        """Give the chance to win a fight, exact over the cards that the view does not show.

        Any two hexes may be asked about; `terrain` as in `fight_points`. With `attack` None the
        attacker plays all there is in that hand, known or not.
        """
        letter = self.tables.letter[terrain] if terrain else view.land[hexes[1]]
        return odds.against_hand(self.tables, view, hexes, letter, attack)

    def chance_to_hold(self, view: State, defence: tuple[str, ...] = ()) -> odds.Odds:
        """Give the attacker's chance in the fight in progress, as its defender may reckon it."""
        return odds.against_laid(self.tables, view, defence)

    def unseen(self, view: State) -> tuple[str, ...]:
        """List the cards that a view does not show anywhere."""
        return sight.unseen(self.tables, view)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand."""
        return scoring.total(self.tables, state, seat)

    def warn(self, state: State, action: Any) -> Message | None:
        """Say what a player should think of before an action that is allowed (T4, T50)."""
        return warning.warn(self.tables, state, action)
