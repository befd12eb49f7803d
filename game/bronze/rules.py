"""The rules of Bronze, and what previews and computer players ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.bronze import amend, board, chance, matrix, reasons, scoring, settling, turn
from game.bronze.actions import Action
from game.bronze.cities import Standing, standing
from game.bronze.components import Components
from game.bronze.matrix import Matrix
from game.bronze.options import Options
from game.bronze.reasons import Worth
from game.bronze.state import FREE, Player, State
from game.bronze.state_checks import problems
from game.bronze.steps import MOVES
from game.bronze.tables import Tables
from game.core.contract import Chance, Score
from game.core.correction import AmendableField, Value
from game.core.message import Message
from game.core.moves import Engine
from game.core.options import decoded


class Preview(NamedTuple):
    """What laying a card would do: which cards wake, and where each of them could settle."""

    matrix: Matrix
    column: int
    awake: tuple[tuple[int, int], ...]
    """(column, row) in the new matrix, the laid card first."""
    spots: Mapping[str, int]
    """For each technology awake its legal spots now, as a bit set."""


class Place(NamedTuple):
    """One spot of an open land; `owner` is a seat, or FREE."""

    land: int
    terrain: str
    place: int
    kind: str
    owner: int
    bit: int


class BronzeRules(Engine[Tables, State, Action]):
    """The rules for one set of options; all of it is a function of the state and the tables.

    Nothing that is accepted is left out of the list of legal actions.
    """

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = decoded(Options, options)
        super().__init__(MOVES, Tables(components, self.options))

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before chance deals piles, provinces, the first lands and cards.

        Which piles are larger is asked only where the cards do not divide evenly (N2).
        """
        tables = self.tables
        size, heights = tables.sizes[seats], tables.heights(seats)
        uneven = len(set(heights)) > 1
        no_routes = (0,) * len(tables.terrains)
        return State(
            players=tuple(Player((), tables.cubes, 0, (), no_routes) for _ in range(seats)),
            start=first,
            round=1,
            seat=first,
            phase="take",
            waiting=(*(("piles",) if uneven else ()), "provinces", "lands", "pool"),
            chances=0,
            tops=("",) * tables.pool,
            piles=heights[:-1],
            reserve=heights[-1],
            emptied=0,
            unseen=(tables.copies(seats),) * len(tables.technologies),
            tiles=(),
            hidden=tuple(tables.tiles),
            tokens=(0,) * size.lands,
            owners=(FREE,) * size.lands,
            displays=((),) * size.lands,
            cities=tables.city_deck(seats),
            pile=-1,
            hand="",
            laid=-1,
            active=(),
            ending=False,
        )

    def waits(self, state: State) -> bool:
        """Tell whether something must be drawn first."""
        return bool(state.waiting)

    def asks(self, state: State) -> Chance:
        """Ask for what is drawn next; the occasion counts the answers in this turn."""
        occasion = (state.round, state.seat, state.chances + 1)
        return Chance(chance.request(self.tables, state), state.phase, occasion)

    def view(self, state: State, seat: int | None) -> State:
        """Give the state itself: nobody knows anything that the others don't (N3)."""
        del seat
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""
        return scoring.scores(self.tables, state)

    # what previews, tooltips and computer players ask

    def preview(self, state: State, technology: str, column: int) -> Preview:
        """Give what the seat's card would wake there, and the spots each woken card could settle.

        Asked for a place where a card may lie, in any step of the turn.
        """
        player = state.players[state.seat]
        after, at = matrix.lay(player.matrix, technology, column)
        awake = matrix.wakes(after, at, self.tables.wild)
        free = board.within_reach(self.tables, state, state.seat) if player.cubes else 0
        fits_now = self.tables.layout(state.tiles).fits
        names = {after[x][y] for x, y in awake}
        return Preview(after, at, awake, {name: free & fits_now[name] for name in names})

    def awake(self, state: State) -> tuple[tuple[int, int], ...]:
        """List (column, row) of the cards that the card of this turn woke, used ones too."""
        if state.laid < 0:
            return ()
        return matrix.wakes(state.players[state.seat].matrix, state.laid, self.tables.wild)

    def spots(self, state: State, technology: str) -> int:
        """Give the legal spots of the seat now for a technology, as a bit set."""
        return settling.spots(self.tables, state, technology)

    def settles(self, state: State, technology: str) -> list[Action]:
        """List placing a cube with a technology on each of its legal spots."""
        return self.tables.grid.settles(technology, self.spots(state, technology))

    def places(self, state: State) -> Iterator[Place]:
        """Give every spot of the open lands: land by land, terrains from the top."""
        tables = self.tables
        owners = [(seat, player.taken) for seat, player in enumerate(state.players)]
        for land, terrain, place in tables.grid.spots(tables.layout(state.tiles).spots):
            bit = 1 << tables.grid.bit(land, terrain, place)
            owner = next((seat for seat, taken in owners if taken & bit), FREE)
            kind = tables.kind(state.tiles[land], terrain, place)
            yield Place(land, tables.terrains[terrain], place, kind, owner, bit)

    def idle(self, state: State, technology: str) -> Message | None:
        """Say why a card of this technology has no legal spot now, or `None` if it has one."""
        return settling.why_idle(self.tables, state, technology)

    def last_land(self, state: State, seat: int) -> int:
        """Give the land of a seat's rightmost cube, -1 for no cube."""
        return self.tables.grid.last(state.players[seat].taken)

    def longest(self, state: State, seat: int, terrain: str) -> int:
        """Give a seat's longest unbroken row in a terrain."""
        return board.longest(self.tables, state, seat, self.tables.terrain_place[terrain])

    def holder(self, state: State, terrain: str, length: int) -> int:
        """Name the seat that holds a trade token, or FREE when it lies on the table."""
        return board.holder(state, self.tables.terrain_place[terrain], length)

    def claims(self, state: State, seat: int) -> dict[str, int]:
        """Give for each terrain the token a seat would take if its turn ended now."""
        tables = self.tables
        found = {
            name: board.claim(tables, state, seat, at)[0] for at, name in enumerate(tables.terrains)
        }
        return {name: length for name, length in found.items() if length}

    def counts(self, state: State, land: int) -> tuple[int, ...]:
        """Count each seat's cubes in a land."""
        return board.counts(self.tables, state, land)

    def leader(self, state: State, land: int) -> int:
        """Name who would take a land's province if it closed now, or NOBODY."""
        return board.majority(self.counts(state, land))

    def missing(self, state: State, land: int) -> tuple[int, ...]:
        """Name the seats that have not come so far: after the last turn nobody gets it then."""
        return board.missing(self.tables, state, land)

    def closing(self, state: State) -> list[int]:
        """List the lands whose province would be settled if the turn ended now."""
        return board.closing(self.tables, state)

    def final(self, state: State) -> State:
        """Give the state as it would be scored if the game ended now: last provinces settled."""
        draft = state.clone()
        turn.last_provinces(self.tables, draft, None)
        return draft

    def standing(self, state: State, seat: int, city: str) -> Standing:
        """Give what a city is worth to a seat as things stand, in numbers and ids."""
        return standing(self.tables, state, seat, city)

    def worth(self, state: State, seat: int, city: str) -> Worth:
        """Give what a city is worth to a seat as things stand, why, and what is missing."""
        return reasons.worth(self.tables, state, seat, city)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand."""
        return scoring.total(self.tables, state, seat)

    def sources(self, state: State, seat: int) -> tuple[int, int, int]:
        """Give a seat's points of provinces, trade tokens and cities as they stand."""
        return scoring.sources(self.tables, state, seat)

    def odds(self, state: State) -> dict[str, float]:
        """Give for each technology the probability that the next card turned up is of it."""
        total = sum(state.unseen)
        if not total:
            return {}
        pairs = zip(self.tables.technologies, state.unseen, strict=True)
        return {name: count / total for name, count in pairs}

    def describe(self, city: str) -> Message:
        """Say what a city scores, with the numbers of its data."""
        return reasons.describe(self.tables, city)

    def house(self) -> tuple[Message, ...]:
        """Name what is house data: ours, since the published values are not known."""
        return reasons.house(self.tables.components)

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return problems(self.tables, state)

    def amendable(self, state: State) -> tuple[AmendableField, ...]:
        """List the values that people at a real table may put right."""
        return amend.amendable(self.tables, state)

    def amend(self, state: State, name: str, value: Value) -> State:
        """Give the state with a value put right; whether it is possible, `problems` says."""
        return amend.amend(self.tables, state, name, value)
