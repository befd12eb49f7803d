"""Situations of `bronze` in one line: `table(2).give(0, matrix="wheel | religion").hold("wheel")`.

The lands lie in the order of the data: the first one is l01, the second l02, and so on.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from game.bronze.actions import LEFT, Choose, Done, Lay, Settle, Take
from game.bronze.components import Components
from game.bronze.rules import BronzeRules
from game.bronze.state import Player, State
from game.core.chance import Draw, Outcome
from game.core.contract import Chance, Over, Turn
from game.core.event import Event
from game.core.message import Refusal
from game.loading.title import load

TOPS = ("irrigation", "pottery", "domestication", "authority")
SEATS = "RBYG"
"""The letters of the seats where a strip of a terrain is written down."""


@cache
def components() -> Components:
    found: Components = load("bronze")
    return found


@cache
def rules(**options: str) -> BronzeRules:
    return BronzeRules(components(), options)


def of_each(*counts: int) -> tuple[int, ...]:
    """Give so many cards of each technology, none of those not named."""
    return counts + (0,) * (len(components().technologies.technologies) - len(counts))


def table(players: int = 2, first: int = 0, made: BronzeRules | None = None) -> Table:
    """Deal a table in a known way: the first lands and cards of the data, provinces 4 4 4 4 5 …"""
    made = made or rules()
    game = Table(made, made.setup(players, first))
    while isinstance(game.pending, Chance):
        request = game.pending.request
        assert isinstance(request, Draw)
        game.chance_source(
            *(TOPS if request.deck == "technologies" else request.pool[: request.count])
        )
    return game


def strip(terrain: str, lands: str, **options: str) -> Table:
    """Write one terrain as `"B .Y BB"`: a word for each land, a letter for each spot, `.` free."""
    cells = lands.split()
    spare = dict.fromkeys(components().map.terrains, ("farmers",))
    tiles = {
        f"t{at}": {**spare, terrain: ("farmers",) * len(cells[at] if at < len(cells) else ".")}
        for at in range(14)
    }
    made = BronzeRules(
        replace(components(), lands=replace(components().lands, lands=tiles)), options
    )
    game = table(4, made=made).opened(max(2, len(cells)))
    for land, cell in enumerate(cells):
        for place, letter in enumerate(cell):
            if letter != ".":
                game.give(SEATS.index(letter), on=f"{land} {terrain} {place}")
    return game


class Table:
    """A game on the table; each word returns the table, so that situations chain."""

    def __init__(self, rules: BronzeRules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []

    # making a situation

    def set(self, **fields: Any) -> Table:
        """Put values into fields of the state."""
        self.state = self.state.clone()
        for name, value in fields.items():
            setattr(self.state, name, value)
        return self

    def opened(self, lands: int) -> Table:
        """Turn up lands until so many lie open."""
        have = len(self.state.tiles)
        more = self.state.hidden[: max(0, lands - have)]
        return self.set(tiles=self.state.tiles + more, hidden=self.state.hidden[len(more) :])

    def give(self, seat: int, **what: Any) -> Table:
        """Lay things before a seat: matrix, cubes, cities, routes, and cubes `on` the lands.

        `on="0 desert 1, 0 coast *, 2 *"` names spots, free spots of a terrain, and of a land.
        """
        player = self.state.players[seat].clone()
        for word, value in what.items():
            getattr(self, f"_{word}")(player, value)
        players = self.state.players
        return self.set(players=(*players[:seat], player, *players[seat + 1 :]))

    def _matrix(self, player: Player, text: str) -> None:
        columns = [column.split() for column in text.split("|")]
        player.matrix = tuple(tuple(column) for column in columns if column)

    def _cubes(self, player: Player, count: int) -> None:
        player.cubes = count

    def _cities(self, player: Player, names: str) -> None:
        player.cities = tuple(names.split())

    def _routes(self, player: Player, held: dict[str, int]) -> None:
        player.routes = tuple(held.get(name, 0) for name in self.rules.tables.terrains)

    def _on(self, player: Player, text: str) -> None:
        for words in text.split(","):
            land, *rest = words.split()
            bits = (
                self.free(int(land), *rest[:-1]) if rest[-1] == "*" else self.bit(int(land), *rest)
            )
            player.taken |= bits
            player.cubes -= bits.bit_count()

    def bit(self, land: int, terrain: str, place: str = "0") -> int:
        tables = self.rules.tables
        return 1 << tables.grid.bit(land, tables.terrain_place[terrain], int(place))

    def free(self, land: int, terrain: str = "") -> int:
        """Give the free spots of a land, or of one terrain of it."""
        places = (p for p in self.rules.places(self.state) if p.land == land and p.owner < 0)
        return sum(p.bit for p in places if terrain in ("", p.terrain))

    def owned(self, land: int, seat: int) -> Table:
        """Let a seat (or NOBODY) have the province token of a land."""
        owners = self.state.owners
        return self.set(owners=(*owners[:land], seat, *owners[land + 1 :]))

    def below(self, land: int, names: str) -> Table:
        """Lay city cards below a land."""
        cities = tuple(names.split())
        displays = self.state.displays
        self.set(displays=(*displays[:land], cities, *displays[land + 1 :]))
        return self.set(cities=tuple(name for name in self.state.cities if name not in cities))

    def hold(self, technology: str) -> Table:
        """Let the seat have taken this card, and lay it next."""
        return self.set(phase="lay", hand=technology, pile=0)

    def wake(self, technologies: str) -> Table:
        """Let the seat have these cards activated."""
        order = self.rules.tables.order
        active = tuple(sorted(technologies.split(), key=order.__getitem__))
        seat = self.state.seat
        if not self.state.players[seat].matrix:
            self.give(seat, matrix=active[0])
        return self.set(phase="settle", laid=0, pile=0, active=active)

    # playing

    def do(self, action: Any) -> Table:
        """Do an action that must be allowed."""
        why = self.why(action)
        assert why is None, f"{action} is refused: {why}"
        return self._apply(action)

    def refusal(self, action: Any) -> Refusal:
        """Give why an action is refused; it must be."""
        found = self.rules.refuse(self.state, action)
        assert found is not None, f"{action} is not refused"
        return found

    def why(self, action: Any) -> str | None:
        """Give the key of the refusal, without its `bronze.refuse.`."""
        refusal = self.rules.refuse(self.state, action)
        return None if refusal is None else refusal.key.removeprefix("bronze.refuse.")

    def chance_source(self, *values: str) -> Table:
        """Answer what fate is asked for."""
        return self._apply(Outcome(tuple(values)))

    def luck(self) -> Table:
        """Answer everything that chance is asked for with the first of its pool."""
        while isinstance(self.pending, Chance):
            request = self.pending.request
            assert isinstance(request, Draw)
            self.chance_source(*request.pool[: request.count])
        return self

    def take(self, pile: int = 0) -> Table:
        return self.do(Take(pile)).luck()

    def lay(self, technology: str, column: int = 0) -> Table:
        return self.do(Lay(technology, column))

    def left(self, technology: str) -> Table:
        return self.lay(technology, LEFT)

    def settle(self, technology: str, land: int, terrain: str, place: int = 0) -> Table:
        """Place a cube; a land that it turns up is the next of the data, cities likewise."""
        return self.do(Settle(technology, land, terrain, place)).luck()

    def choose(self, city: str = "") -> Table:
        """Take a city: this one, or the first that lies there."""
        return self.do(Choose(city) if city else self.legal[0])

    def done(self) -> Table:
        return self.do(Done())

    def rest(self, turns: int = 1) -> Table:
        """Let the next seats take a card, lay it and place nothing."""
        for _ in range(turns):
            if self.phase == "take":
                self.take(next(a.pile for a in self.legal))
            if self.phase == "lay":
                self.lay(self.state.hand, max(0, len(self.me.matrix) - 1))
            if self.phase == "settle":
                self.done()
        return self

    def _apply(self, action: Any) -> Table:
        step = self.rules.apply(self.state, action)
        self.state = step.state
        self.events.extend(step.events)
        return self

    # reading

    @property
    def pending(self) -> Turn | Chance | Over:
        return self.rules.pending(self.state)

    @property
    def phase(self) -> str:
        pending = self.pending
        return "over" if isinstance(pending, Over) else pending.phase

    @property
    def asked(self) -> str:
        """Name the deck fate is asked about, or ""."""
        return self.draw.deck if isinstance(self.pending, Chance) else ""

    @property
    def draw(self) -> Draw:
        """Give the draw that fate is asked for."""
        pending = self.pending
        assert isinstance(pending, Chance)
        assert isinstance(pending.request, Draw)
        return pending.request

    @property
    def pool(self) -> tuple[str, ...]:
        """Give what may be drawn."""
        return self.draw.pool

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def me(self) -> Player:
        return self.state.players[self.state.seat]

    @property
    def legal(self) -> list[Any]:
        return list(self.rules.legal(self.state))

    def of(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def told(self, kind: type) -> list[Any]:
        """Give the events of a kind so far."""
        return [event for event in self.events if type(event) is kind]

    def held(self, seat: int, terrain: str) -> int:
        """Give the length of the trade token a seat holds in a terrain."""
        return self.of(seat).routes[self.rules.tables.terrain_place[terrain]]

    def worth(self, city: str, seat: int = 0) -> int:
        return self.rules.worth(self.state, seat, city).points

    def points(self, seat: int = 0) -> int:
        return self.rules.scores(self.state)[seat].total

    def lines(self, seat: int = 0) -> dict[str, int]:
        """Give the score lines of a seat by name."""
        found = self.rules.scores(self.state)[seat].lines
        return {line.key.removeprefix("bronze.score."): line.points for line in found}
