"""The final scoring, yields and worths of tiles, without a match."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from game.core.contract import Score, winners
from game.core.match import Match
from game.stoneage.components import FIGURES, Culture
from game.stoneage.scoring import known
from game.stoneage.state import State
from tests.build.forms import Sheet, sheet
from tests.conformance.cases import CASES, Case, game

GAMES = [case for case in CASES if case.title == "stoneage"][:3]
TRACK = {"tiles", "cards", "starved"}


def of_state(match: Match, state: State) -> Sheet:
    """Type a state into the form."""
    tables = match.rules.tables  # type: ignore[attr-defined]
    made = sheet("stoneage", "scoring", len(state.tribes))
    for seat, tribe in enumerate(state.tribes):
        counts: Counter[str] = Counter()
        for card in known(tribe):
            bottom = tables.bottoms[card]
            if isinstance(bottom, Culture):
                counts[f"symbol:{bottom.symbol}"] += 1
            else:
                counts[f"figure:{FIGURES[type(bottom)]}"] += bottom.amount
        made.enter(seat, counts)
        made.enter(seat, {"track": tribe.score, "people": tribe.people})
        made.enter(seat, {"agriculture": tribe.agriculture, "tools": sum(tribe.tools)})
        made.enter(seat, {"tiles": len(tribe.tiles)})
        goods = zip(tables.goods, tribe.resources, strict=True)
        made.enter(seat, {f"resource:{good}": count for good, count in goods})
        made.enter(seat, {"open": any(card in tables.chooses for card in tribe.open)})
    return made


def lines(score: Score) -> dict[str, int]:
    """Give the points by source, those on the track together."""
    found: Counter[str] = Counter()
    for line in score.lines:
        name = line.key.rpartition(".")[2]
        found["track" if name in TRACK else name] += line.points
    return dict(found)


@pytest.mark.parametrize("case", GAMES, ids=str)
@pytest.mark.parametrize("seed", ["ochre", "teal"])
def test_the_form_scores_what_the_rules_score(case: Case, seed: str) -> None:
    match = game(case, seed)
    made = of_state(match, match.state)
    scores = match.rules.scores(match.state)
    assert [lines(score) for score in made.found.scores] == [lines(score) for score in scores]
    assert [score.tie for score in made.found.scores] == [score.tie for score in scores]
    assert winners(made.found.scores) == winners(scores)
    assert made.doubts() == []


def test_a_card_of_free_choice_that_was_never_used_counts_two() -> None:
    made = sheet("stoneage", "scoring", 2).enter(0, {"open": True})
    assert made.line("open") == made.total() == 2
    assert made.line("culture") == 0, "its symbol is entered with the others"


def test_a_marker_below_nothing_is_allowed() -> None:
    assert sheet("stoneage", "scoring", 2).enter(0, {"track": -40}).total() == -40


# The worked examples of the rules


def one(**values: int) -> Sheet:
    given = {key.replace("__", ":"): value for key, value in values.items()}
    return sheet("stoneage", "scoring", 2).enter(0, given)


def test_example_five_symbols_and_a_second_pottery_are_twenty_six_points() -> None:
    made = one(symbol__writing=1, symbol__healing=1, symbol__pottery=2, symbol__art=1,
               symbol__music=1)  # fmt: skip
    assert made.line("culture") == 26


def test_example_five_farmers_at_agriculture_seven() -> None:
    assert one(figure__farmer=5, agriculture=7).line("farmer") == 35


def test_example_three_toolmakers_with_tools_of_seven() -> None:
    assert one(figure__toolmaker=3, tools=7).line("toolmaker") == 21


def test_example_seven_hut_builders_with_six_buildings() -> None:
    assert one(figure__hut_builder=7, tiles=6).line("hut_builder") == 42


def test_example_three_shamans_with_eight_people() -> None:
    assert one(figure__shaman=3, people=8).line("shaman") == 24


def test_a_tie_goes_to_agriculture_tools_and_people() -> None:
    made = one(track=50, agriculture=3, tools=2).enter(1, {"track": 50, "people": 9})
    assert (made.score(0).tie, made.score(1).tie) == ((10,), (9,))
    assert winners(made.found.scores) == (0,)


def test_a_third_card_with_a_symbol_is_refused_by_name_and_number() -> None:
    made = one(symbol__time=2)
    why = made.why("symbol:time", 1, 1)
    assert why is not None
    assert why.params == {"what": "stoneage.symbol.time", "count": 2, "total": 3}
    made.enter(0, {"symbol:time": 1}).enter(1, {"symbol:time": 1})


def test_what_too_many_of_is_refused_can_still_be_lowered() -> None:
    made = one(symbol__time=2)
    made.filled = made.filled.put("symbol:time", 1, 2)
    assert made.doubts() == ["symbol:time"]
    made.enter(1, {"symbol:time": 1})
    assert made.doubts() == ["symbol:time"]
    assert made.enter(0, {"symbol:time": 1}).doubts() == []


# Yields


def roll(what: str, dice: int, amount: int = 1, tools: str = "", **more: int) -> Sheet:
    values: dict[str, int | str] = {"what": what, "dice": dice, "amount": amount, **more}
    slots = enumerate(tools.split(), 1)
    return sheet("stoneage", "yields").enter(
        values={**values, **{f"tool:{slot}": int(value) for slot, value in slots}}
    )


@pytest.mark.parametrize(
    ("what", "dice", "amount", "tools", "divisor"),
    [("gold", 3, 2, "2 1", 6), ("wood", 2, 3, "", 3), ("food", 1, 3, "1 1 1", 2)],
)
def test_the_chance_is_that_of_all_throws_counted(
    what: str, dice: int, amount: int, tools: str, divisor: int
) -> None:
    plus = sum(map(int, tools.split()))
    every = list(product(range(1, 7), repeat=dice))
    good = sum((sum(faces) + plus) // divisor >= amount for faces in every)
    assert roll(what, dice, amount, tools).fact("wish") == pytest.approx(good / len(every))


def test_two_gold_with_three_dice_and_tools_of_three() -> None:
    assert roll("gold", 3, 2, "2 1").fact("wish") == pytest.approx(160 / 216)


@pytest.mark.parametrize(
    ("what", "rolled", "tools", "gain"),
    [
        ("food", 14, "", 7),
        ("food", 11, "1", 6),
        ("food", 4, "1 1", 3),
        ("gold", 5, "", 0),
        ("gold", 7, "2 2 2", 2),
        ("wood", 8, "", 2),
    ],
)
def test_example_rolls(what: str, rolled: int, tools: str, gain: int) -> None:
    assert roll(what, 3, tools=tools, rolled=rolled).fact("brings") == gain


@pytest.mark.parametrize(
    ("dice", "rolled", "bounds"),
    [
        (2, 50, (2, 12)),
        (5, 2, (5, 30)),
        (2, 13, (2, 12)),
        (2, 12, None),
        (5, 5, None),
    ],
)
def test_a_roll_that_so_many_dice_cannot_show_is_refused(
    dice: int, rolled: int, bounds: tuple[int, int] | None
) -> None:
    why = roll("wood", dice).why("rolled", rolled)
    assert (why and (why.params["low"], why.params["high"])) == bounds


def test_example_a_one_use_tool_of_four() -> None:
    assert roll("wood", 1, rolled=2, once=4).fact("brings") == 2


# Tiles


def paid(**goods: int) -> dict[str, object]:
    made = sheet("stoneage", "tile").enter(values={f"paid:{g}": n for g, n in goods.items()})
    return {fact.name.key.rpartition(".")[2]: fact.value for fact in made.found.facts}


def test_example_three_stone_and_a_wood_are_eighteen_points() -> None:
    assert paid(stone=3, wood=1) == {"exact": 18, "free": 18}


def test_example_two_wood_and_a_brick_are_ten_points() -> None:
    assert paid(wood=2, brick=1) == {"fixed": 10, "free": 10}


def test_a_payment_that_no_tile_takes() -> None:
    assert paid() == {"no_tile": ()}
    assert paid(wood=8) == {"no_tile": ()}


def test_a_one_use_tool_counts_in_the_chance() -> None:
    assert roll("wood", 1, 2, once=4).fact("wish") == pytest.approx(5 / 6)
