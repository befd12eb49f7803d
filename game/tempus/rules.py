"""The rules of Tempus, and what previews, calculators and computer players ask."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Draw
from game.core.contract import Chance, Score
from game.core.correction import Value
from game.core.message import Message
from game.core.moves import Engine
from game.core.options import decoded
from game.tempus import (
    board,
    island,
    moving,
    odds,
    posing,
    progress,
    scoring,
    visibility,
)
from game.tempus.actions import Action, Attack, Build, Lead, Settle
from game.tempus.components import Components
from game.tempus.grid import bits
from game.tempus.options import Options
from game.tempus.state import SEA, State, Tribe, number
from game.tempus.state_checks import problems
from game.tempus.steps import MOVES
from game.tempus.tables import Shores, Tables


class TempusRules(Engine[Tables, State, Action]):
    """The rules for the options chosen; all of it is a function of the state and the tables.

    Nothing is left out of the list of legal actions.
    """

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = decoded(Options, options)
        super().__init__(MOVES, Tables(components, self.options))

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first tile is drawn (T5)."""
        tables = self.tables
        tribe = Tribe(0, 0, (), (), (), (), (), ())
        return State(
            round=1,
            lap=0,
            first=first,
            turn=first,
            seat=first,
            phase="tile",
            land=SEA * tables.grid.size,
            centres=(),
            pool=tuple(sorted(tables.components.map.tiles)),
            tile="",
            tribes=tuple(tribe.clone() for _ in range(seats)),
            deck=tables.deck,
            discards=(),
            actions=0,
            done=0,
            passed=False,
            left=0,
            moved=(),
            born=(),
            drawing=0,
            draws=0,
            bonus=(),
            fight=None,
        )

    def waits(self, state: State) -> bool:
        """Tell whether something must be drawn first; a set-up at random is drawn too."""
        phase = state.phase
        return phase == "draw" or (phase in ("tile", "people") and self._fated(state))

    def asks(self, state: State) -> Chance:
        """Ask for what is drawn next; the occasion counts the answers since the turn began."""
        occasion = (state.round, state.lap, state.seat, state.draws + 1)
        return Chance(self._request(state), state.phase, occasion)

    def _fated(self, state: State) -> bool:
        return self.tables.random_setup or (state.phase == "tile" and not state.tile)

    def _request(self, state: State) -> Draw:
        if state.phase == "draw":
            return Draw("ideas", state.deck, min(state.drawing, len(state.deck)))
        if state.phase == "tile" and not state.tile:
            return Draw("tiles", state.pool)
        return Draw("places", island.draw_pool(self.tables, state))

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as a seat may know it (T51)."""
        return visibility.view(state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""
        return scoring.scores(self.tables, state)

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return problems(self.tables, state)

    def pose(self, state: State, name: str, value: Value) -> State | None:
        """Give the state with a value put, and what goes with it moved along; `None`: cannot be."""
        return posing.pose(self.tables, state, name, value)

    # what previews, tooltips, calculators and computer players ask

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
        return visibility.unseen(self.tables, view)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand."""
        return scoring.total(self.tables, state, seat)

    def warn(self, state: State, action: object) -> Message | None:
        """Say what a player should think of before an action that is allowed (T4, T50).

        It warns of people on barren land, and of steps that can take a player's last people.
        """
        if isinstance(action, Settle):
            barren = sum(state.land[hex] in self.tables.barren for hex in action.hexes)
            return Message("tempus.warn.barren", {"count": barren}) if barren else None
        people = state.tribes[state.turn].people
        count = sum(number for _, number in people)
        if isinstance(action, Build) and number(people, action.hex) == count:
            return Message("tempus.warn.last_city", {"count": count})
        if isinstance(action, (Attack, Lead)) and count == 1:
            return Message("tempus.warn.last_fight")
        return None
