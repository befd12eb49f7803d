"""What people may put right about a game that is played on real sheets, and what goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.ages import state_checks
from game.ages.building import name_of
from game.ages.state import Board, State
from game.ages.tables import Tables
from game.core.correction import AmendableField, Value
from game.core.message import Key, Message

MOST = 99
"""The largest number of anything that has no bound of its own."""
_MINE = ("workers", "coins")
_KEPT = ("keep", "lead")
"""Steps in which the dice lie there and nothing was taken for them yet."""


def amendable(tables: Tables, state: State) -> tuple[AmendableField, ...]:
    """List the values of all sheets, then those of the table."""
    seats = range(len(state.boards))
    mine = [field for seat in seats for field in _board(tables, state, seat)]
    return (*mine, *_table(tables, state))


def _numbers(most: int) -> tuple[int, ...]:
    return tuple(range(most + 1))


def _board(tables: Tables, state: State, seat: int) -> Iterator[AmendableField]:
    board = state.boards[seat]

    def field(name: str, label: Message, value: int, most: int, sort: str = "") -> AmendableField:
        return AmendableField(f"{seat}.{name}", label, value, _numbers(most), seat, sort)

    yield field("food", Message("ages.amend.food"), board.food, tables.food_most)
    for good, have, most in zip(tables.goods, board.goods, tables.most, strict=True):
        yield field(f"good.{good}", Message(f"ages.good.{good}"), have, most)
    for city, have, most in zip(tables.city_ids, board.cities, tables.city_boxes, strict=True):
        yield field(city, Message("ages.amend.boxes", {"target": name_of(city)}), have, most)
    for at in tables.in_play(len(state.boards)):
        name = tables.monuments[at]
        label = Message("ages.amend.boxes", {"target": name_of(name)})
        most = tables.monument_boxes[at]
        yield field(f"monument.{name}", label, board.monuments[at], most)
    for name in tables.developments:
        label = Message(f"ages.development.{name}")
        yield field(f"development.{name}", label, int(name in board.developments), 1, "owned")
    yield field("disasters", Message("ages.amend.disasters"), board.disasters, MOST)
    if tables.sails:
        yield field("ships", Message("ages.amend.ships"), board.ships, MOST)


def _table(tables: Tables, state: State) -> Iterator[AmendableField]:
    nobody_or_seat = tuple(range(-1, len(state.boards)))
    yield AmendableField("round", Message("ages.amend.round"), state.round, tuple(range(1, MOST)))
    for at in tables.in_play(len(state.boards)):
        name = tables.monuments[at]
        label = Message("ages.amend.first", {"monument": Key(f"ages.monument.{name}")})
        yield AmendableField(f"first.{name}", label, state.firsts[at], nobody_or_seat, sort="seat")
    if state.phase == "build":
        for name in _MINE:
            value = getattr(state, name)
            yield AmendableField(
                name, Message(f"ages.amend.{name}"), value, _numbers(MOST), state.seat
            )
    if state.phase in _KEPT and not state.waiting:
        faces = tuple(range(1, len(tables.faces) + 1))
        for at, die in enumerate(state.dice):
            label = Message("ages.amend.die", {"count": at + 1})
            yield AmendableField(f"die.{at}", label, die, faces, state.seat, "face")


def amend(tables: Tables, state: State, name: str, value: Value) -> State:
    """Give the state with a value put right; who was first and whether it ends go with it."""
    draft = state.clone()
    number = int(value)
    head, _, rest = name.partition(".")
    if head.isdigit():
        seat = int(head)
        board = state.boards[seat].clone()
        _put(tables, board, rest, number)
        draft.boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
    elif head == "first":
        draft.firsts = _set(state.firsts, tables.monument_place[rest], number)
    elif head == "die":
        draft.dice = _set(state.dice, int(rest), number)
    else:
        setattr(draft, head, number)
    if head.isdigit():
        draft.firsts = _firsts(tables, draft)
    if draft.waiting and not draft.dice:
        count = tables.city_count(draft.boards[draft.seat].cities)
        draft.waiting = tuple(range(count))
    if draft.phase != "over":
        draft.ending = state_checks.ended(tables, draft)
    return draft


def _set(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _put(tables: Tables, board: Board, name: str, value: int) -> None:
    kind, _, what = name.partition(".")
    put: Mapping[str, Callable[[], None]] = {
        "good": lambda: setattr(board, "goods", _set(board.goods, tables.place[what], value)),
        "monument": lambda: setattr(
            board, "monuments", _set(board.monuments, tables.monument_place[what], value)
        ),
        "development": lambda: _own(board, what, bool(value)),
    }
    if name in tables.city_ids:
        board.cities = _set(board.cities, tables.city_ids.index(name), value)
    elif kind in put:
        put[kind]()
    else:
        setattr(board, name, value)


def _own(board: Board, development: str, owned: bool) -> None:
    others = tuple(name for name in board.developments if name != development)
    board.developments = (*others, development) if owned else others


def _firsts(tables: Tables, draft: State) -> tuple[int, ...]:
    """Give who was first as far as the sheets say it; of several builders the known one stays."""
    firsts = list(draft.firsts)
    for at, most in enumerate(tables.monument_boxes):
        built = [seat for seat, it in enumerate(draft.boards) if it.monuments[at] == most]
        if firsts[at] not in built:
            firsts[at] = built[0] if built else -1
    return tuple(firsts)
