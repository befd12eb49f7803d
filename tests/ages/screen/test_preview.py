"""What is previewed is what happens, to the number (rtta5), and every action can be reached."""

from __future__ import annotations

from collections import Counter as Tally
from dataclasses import replace
from typing import Any

import pytest

from game.ages.actions import (
    Accept,
    Action,
    Again,
    Build,
    Buy,
    Counter,
    Decline,
    Discard,
    Done,
    Engineer,
    Launch,
    Lead,
    Offer,
    Preserve,
    Spend,
    Split,
    Stop,
    Swap,
    Throw,
    Withdraw,
)
from game.ages.rules import AgesRules
from game.ages.state import State
from scenes.ages import STAGE
from scenes.ages.selection import STONES, choice_dice
from scenes.table.contract import BoardView
from scenes.ui.picture import Act, Item
from tests.ages.screen.views import (
    board_view,
    click,
    item,
    offers,
    opened,
    positions,
)
from tests.build.ages import Table, late, rules

GOODS = rules().tables.goods
ENOUGH = 25
"""So many actions of a kind are clicked together; rarer kinds are whenever they come."""


def ghost(seen: BoardView, name: str, now: int) -> int:
    """Read off the board where the peg of a row will stand."""
    picture = opened(seen).picture
    row = picture.find("food" if name == "food" else f"good:{name}")
    rings = [i for i in picture if i.id == f"ghost:{name}" or i.id.startswith(f"ghost:{name}:")]
    assert row is not None
    assert len(rings) <= 1
    return now if not rings else hole(row, rings[0])


def hole(row: Item, ring: Item) -> int:
    track = row.data
    number: float = (ring.place.centre.x - row.place.x - track.first) / track.pitch
    return round(number)


def goods_ahead(seen: BoardView) -> tuple[int, ...]:
    board = seen.state.boards[seen.shown]
    return tuple(ghost(seen, good, board.goods[at]) for at, good in enumerate(GOODS))


@pytest.mark.parametrize("seed", range(6))
def test_a_preview_equals_the_result(seed: int) -> None:
    compared = 0
    for state in positions(seed, 2 + seed % 3):
        seen = board_view(state)
        if state.phase in ("keep", "split"):
            action = Stop() if state.phase == "keep" else Split(len(seen.selection.food))
            after = rules().apply(state, action).state
            if after.phase in ("split", "lead"):
                continue
            board = after.boards[state.seat]
            worth = item(seen, "worth").data
            assert goods_ahead(seen) == board.goods
            assert ghost(seen, "food", state.boards[state.seat].food) == board.food
            assert worth.after == rules().worth(board.goods)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("seed", range(4))
def test_payments_and_gifts_are_previewed_as_they_happen(seed: int) -> None:
    for state in positions(seed, 2):
        if state.phase not in ("buy", "discard"):
            continue
        seen = board_view(state)
        if state.phase == "buy":
            able = [i.id for i in opened(seen).picture if i.kind == "deed" and i.intent]
            seen = click(seen, able[-1])
        intent = opened(seen).choices()[0].intent
        assert isinstance(intent, Act)
        after = rules().apply(state, intent.action).state
        assert goods_ahead(seen) == after.boards[state.seat].goods


def clicks(state: State, seen: BoardView, action: Any) -> BoardView:
    """Click together an action from what is on the screen."""
    match action:
        case Again():
            return click(seen, *(f"die:{die}" for die in action.dice))
        case Lead():
            return click(seen, f"die:{action.die}")
        case Split():
            return split(state, seen, action.food)
        case Build() | Engineer() | Launch():
            return build(seen, action)
        case Spend():
            return click(seen, *["good:spearheads"] * action.goods)
        case Offer() | Counter() | Swap():
            return deal(seen, action)
        case Buy():
            return buy(seen, action)
        case Discard():
            return discard(seen, action)
    return seen


def split(state: State, seen: BoardView, food: int) -> BoardView:
    dice = choice_dice(seen.rules, state)
    wrong = set(seen.selection.food) ^ set(dice[:food])
    return click(seen, *(f"die:{die}" for die in sorted(wrong)))


def deal(seen: BoardView, action: Offer | Counter | Swap) -> BoardView:
    """Lay a deal on the trade table, heap by heap."""
    named = (*GOODS, "food")
    if isinstance(action, Swap):
        seen = turn_to(seen, "partner:bank")
        return click(seen, f"out:{action.give}", f"back:{action.get}")
    if isinstance(action, Offer):
        seen = turn_to(seen, f"partner:{action.to}")
    for side, wanted in (("out", action.give), ("back", action.get)):
        for name, count in zip(named, wanted, strict=True):
            while (now := item(seen, f"{side}:{name}").data.count) != count:
                word = "less" if now > count else "more"
                seen = click(seen, f"{side}:{name}:{word}")
    return seen


def turn_to(seen: BoardView, partner: str) -> BoardView:
    return seen if item(seen, partner).data.chosen else click(seen, partner)


def build(seen: BoardView, action: Build | Engineer | Launch) -> BoardView:
    if isinstance(action, Engineer):
        name, count = "good:stone", action.goods
    elif isinstance(action, Launch):
        name, count = "fleet", action.ships
    else:
        city = ":" in action.target
        name, count = action.target if city else f"monument:{action.target}", action.boxes
    seen = click(seen, name)
    while seen.selection.count != count:
        seen = click(seen, "less" if seen.selection.count > count else "more")
    return seen


def buy(seen: BoardView, action: Buy) -> BoardView:
    seen = click(seen, f"development:{action.development}")
    for good in set(seen.selection.goods) ^ set(action.goods):
        seen = click(seen, f"good:{good}")
    while seen.selection.sold != action.food:
        seen = click(seen, "less" if seen.selection.sold > action.food else "more")
    return seen


def discard(seen: BoardView, action: Discard) -> BoardView:
    for at, count in enumerate(action.goods):
        while seen.selection.give[at] != count:
            seen = click(seen, f"good:{GOODS[at]}")
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_can_be_reached_on_the_screen(seats: int) -> None:
    reached = Tally[type]()
    for at, state in enumerate(positions(20 + seats, seats, 150)):
        legal = list(rules().legal(state))
        for action in legal[at % 5 :: max(1, len(legal) // 3)]:
            if reached[type(action)] < ENOUGH:
                assert offers(clicks(state, board_view(state), action), action), action
                reached[type(action)] += 1
    assert reached.keys() >= {Throw, Again, Stop, Split, Build, Buy, Discard, Done}


def test_leadership_and_engineering_can_be_reached_too() -> None:
    found: set[type] = set()
    for seed in range(30):
        for state in positions(seed, 2):
            if state.phase == "lead" or (state.phase == "build" and _engineer(state)):
                for action in rules().legal(state):
                    if isinstance(action, (Lead, Engineer)):
                        assert offers(clicks(state, board_view(state), action), action)
                        found.add(type(action))
        if found == {Lead, Engineer}:
            break
    assert found == {Lead, Engineer}


def _engineer(state: State) -> bool:
    return "engineering" in state.boards[state.seat].developments


def test_purchases_that_pay_too_much_can_be_reached_although_the_list_omits_them() -> None:
    state = next(
        s for s in positions(3, 2) if s.phase == "buy" and len(_able(s)) > 0 and _stacks(s) > 1
    )
    seen = click(board_view(state), _able(state)[0])
    rest = [g for g in GOODS if state.boards[state.seat].goods[GOODS.index(g)]]
    for good in set(rest) - set(seen.selection.goods):
        seen = click(seen, f"good:{good}")
    generous = Buy(seen.selection.development, tuple(rest), seen.selection.sold)
    assert generous not in rules().legal(state)
    assert rules().refuse(state, generous) is None
    assert offers(seen, generous)


def _able(state: State) -> list[str]:
    return [i.id for i in STAGE.open(board_view(state)).picture if i.kind == "deed" and i.intent]


def _stacks(state: State) -> int:
    return sum(count > 0 for count in state.boards[state.seat].goods)


@pytest.mark.slow
def test_a_hint_prepares_exactly_its_action() -> None:
    for state in positions(1, 3)[::3]:
        for action in list(rules().legal(state))[:4]:
            seen = board_view(state)
            selection, about = opened(seen).hint(action)
            seen = replace(seen, selection=selection)
            assert offers(seen, action)
            names = {i.id for i in opened(seen).picture}
            assert set(about) <= names


def test_stones_have_a_name_of_their_own_among_the_targets() -> None:
    tables = rules().tables
    assert STONES not in (*tables.city_ids, *tables.monuments)


VARIANTS: dict[str, tuple[AgesRules, int, set[type]]] = {
    "late": (rules(edition="late"), 4, {Offer, Accept, Decline, Counter, Withdraw}),
    "spent": (rules(edition="late", spearheads="spent"), 3, {Offer, Accept}),
    "trading": (rules(trading="yes"), 3, {Offer, Accept, Decline, Counter, Withdraw}),
    "solo": (rules(), 1, {Again, Build, Buy}),
    "late solo": (rules(edition="late"), 1, {Again, Build, Buy}),
}


def own(state: State) -> tuple[tuple[int, ...], int]:
    board = state.boards[state.seat]
    return board.goods, board.food


def shown(seen: BoardView) -> tuple[tuple[int, ...], int]:
    food = seen.state.boards[seen.shown].food
    return goods_ahead(seen), ghost(seen, "food", food)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_preview_equals_the_result_in_every_variant(variant: str) -> None:
    by, seats, _ = VARIANTS[variant]
    compared = 0
    for seed in range(2):
        for state in positions(40 + seed, seats, by=by):
            seen = board_view(state, by=by)
            if state.phase in ("keep", "split"):
                action: Action = (
                    Stop() if state.phase == "keep" else Split(len(seen.selection.food))
                )
                after = by.apply(state, action).state
                if after.phase not in ("split", "lead") and after.seat == state.seat:
                    assert shown(seen) == own(after)
                    compared += 1
    assert compared > 10


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["late", "trading", "late solo"])
def test_deals_and_swaps_are_previewed_as_they_happen(variant: str) -> None:
    by, seats, _ = VARIANTS[variant]
    kinds: set[type] = set()
    for at, state in enumerate(positions(60, seats, by=by)[::3]):
        deals = [a for a in by.legal(state) if isinstance(a, (Offer, Swap))]
        for action in deals[at % 7 :: max(9, len(deals) // 4)]:
            seen = clicks(state, board_view(state, by=by), action)
            after = by.apply(state, action).state
            if isinstance(action, Offer):
                after = by.apply(after, Accept()).state
            if after.seat == state.seat:
                assert shown(seen) == own(after)
            kinds.add(type(action))
    assert kinds >= ({Offer} if seats > 1 else set())


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_action_of_a_variant_can_be_reached(variant: str) -> None:
    by, seats, wanted = VARIANTS[variant]
    reached = Tally[type]()
    for at, state in enumerate(positions(80, seats, 260, by)):
        legal = list(by.legal(state))
        for action in legal[at % 5 :: max(1, len(legal) // 3)]:
            if reached[type(action)] < ENOUGH:
                assert offers(clicks(state, board_view(state, by=by), action), action), action
                reached[type(action)] += 1
    assert reached.keys() >= wanted


def test_what_only_some_developments_allow_can_be_reached() -> None:
    spent = late(spearheads="spent").give(
        0,
        food=6,
        goods="3 wood 1 stone 2 pottery 2 cloth 3 spearheads",
        cities=4,
        developments="preservation shipping smithing",
    )
    skulls = ("goods_skull",) * 4
    steps = [Table(spent.rules, spent.state), spent.stand(*skulls)]
    built = late().give(0, goods="3 wood 2 cloth", ships=1, developments="shipping")
    steps += [built.stand("food", "food", "food")]
    swaps = late().give(0, goods="3 wood", ships=1, developments="shipping")
    steps += [swaps.stand("food", "food", "food")]
    reached: set[type] = set()
    for now in steps:
        for action in now.legal:
            seen = clicks(now.state, board_view(now), action)
            assert offers(seen, action), action
            reached.add(type(action))
    assert reached >= {Preserve, Spend, Launch, Swap}


@pytest.mark.parametrize("variant", ["late", "trading", "late solo"])
def test_a_hint_prepares_exactly_its_action_in_every_variant(variant: str) -> None:
    by, seats, _ = VARIANTS[variant]
    for state in positions(90, seats, 200, by)[::9]:
        for action in list(by.legal(state))[:4]:
            seen = board_view(state, by=by)
            selection, about = opened(seen).hint(action)
            seen = replace(seen, selection=selection)
            assert offers(seen, action)
            assert set(about) <= {i.id for i in opened(seen).picture}
