"""Computer players alone, at deals, and in the Late Bronze Age."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ages.actions import Accept, Buy, Done, Launch, Offer, Preserve, Spend, Swap, Throw
from game.ages.bots.market import gains
from game.ages.bots.turn import Turn
from game.ages.bots.weights import Taste
from game.ages.state import Bid
from game.ages.title import TITLE
from game.ai import tournament
from game.core.bot import Advice, Brief
from game.core.message import Message
from game.core.options import encoded
from tests.build.ages import Table, components, late, solo, table, trading
from tests.build.options import accepted, option_sets
from tests.milk import milked

pytestmark = pytest.mark.shared

VARIANTS = [
    (seats, options) for options in option_sets("ages") for seats in accepted("ages", options)
]


def advice(here: Table, level: str = "hard") -> Advice:
    player = TITLE.bot(components(), here.rules, level, "")
    seat = here.rules.pending(here.state).seat  # type: ignore[union-attr]
    return player.choose(Brief("ages", encoded(here.rules.options), here.state, seat, level))


def choice(here: Table, level: str = "hard") -> object:
    return advice(here, level).action


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_no_level_makes_an_illegal_move_in_any_variant(seats: int, options: dict[str, str]) -> None:
    players = [TITLE.levels[place % len(TITLE.levels)] for place in range(seats)]
    found = tournament.run("ages", players, 1, "variants", options)
    assert found["faults"] == 0


@pytest.mark.slow
def test_levels_alone_score_in_their_order() -> None:
    # Neighbours are near each other at a table for one, where there is nobody to watch.
    means = [
        tournament.run("ages", [level], 3, "alone")["seats"][0]["score_mean"]
        for level in TITLE.levels[::2]
    ]
    assert means == sorted(means)
    assert means[-1] > 48


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_food_is_preserved_when_cities_would_starve_and_not_when_there_is_plenty(
    level: str,
) -> None:
    hungry = late(2).give(0, goods="1 pottery", food=3, cities=6, developments="preservation")
    assert choice(hungry, level) == Preserve()
    full = late(2).give(0, goods="3 pottery", food=14, developments="preservation")
    assert choice(full, level) == Throw()


def at_deals() -> Table:
    """Stand in the trade step of the base game, each with what the other lacks."""
    here = trading(2).give(0, goods="3 wood").give(1, goods="3 cloth")
    return here.stand("food", "food", "food")


def test_a_deal_that_only_gives_away_is_declined() -> None:
    here = at_deals().offer(1, "1 wood", "2 cloth")
    assert not isinstance(choice(here), Accept)


def test_a_deal_that_gains_much_is_taken() -> None:
    here = trading(2).give(0, goods="3 wood").give(1, goods="2 wood 1 cloth")
    here = here.stand("food", "food", "food").offer(1, "3 wood", "1 cloth")
    assert choice(here) == Accept()


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_same_terms_are_taken_here_and_declined_there_as_no_rate_is_fixed(level: str) -> None:
    terms = (1, "3 wood", "1 cloth")
    assert not isinstance(choice(at_deals().offer(*terms), level), Accept)
    here = trading(2).give(0, goods="3 wood").give(1, goods="2 wood 1 cloth")
    assert choice(here.stand("food", "food", "food").offer(*terms), level) == Accept()


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_deal_that_helps_both_is_proposed_and_taken(level: str) -> None:
    here = trading(3).give(0, goods="3 wood 1 cloth").give(1, goods="2 wood 2 cloth 1 spearheads")
    here = here.stand("food", "food", "food")
    offer = choice(here, level)
    assert isinstance(offer, Offer)
    assert choice(here.do(offer), level) == Accept()


def test_what_a_deal_gains_does_not_depend_on_who_says_it() -> None:
    here = at_deals()
    hard = TITLE.bot(components(), here.rules, "hard", "")
    turn = Turn(here.rules.tables, here.state, 0, hard._among._weights, Taste())  # type: ignore[attr-defined]
    wood, cloth = here.pieces("2 wood"), here.pieces("1 cloth")
    one, other = gains(turn, Bid(0, 1, wood, cloth)), gains(turn, Bid(1, 0, cloth, wood))
    assert one == pytest.approx(other)


@pytest.mark.slow
def test_a_partner_who_keeps_asking_and_adapts_gains_nothing_it_can_count_on() -> None:
    assert milked("medium", games=10, offers=40, seed="milk-test").low <= 0


def test_a_ship_is_not_built_in_the_last_turn() -> None:
    here = late(2).give(0, goods="1 wood 1 cloth", developments="shipping")
    here = here.stand("food", "food", "food")
    assert isinstance(choice(here), Launch)
    here.state = here.state.clone()
    here.state.ending, here.state.start = True, 1
    assert choice(here) == Done()


def test_a_ship_sails_for_the_good_that_is_worth_more() -> None:
    here = late(2).give(0, goods="1 wood 3 spearheads", ships=1, developments="shipping")
    here = here.stand("food", "food", "food")
    assert choice(here) == Swap("wood", "spearheads")


def test_spearheads_are_spent_while_what_they_hurt_is_worth_more_than_they_are() -> None:
    here = late(4, spearheads="spent").give(0, goods="1 spearheads", developments="smithing")
    here = here.give(0, cities=4).stand(*["goods_skull"] * 4)
    assert choice(here) == Spend(2)


@pytest.mark.parametrize(("here", "said"), [(solo(), "whole"), (table(2), "first")])
def test_only_among_others_a_monument_is_finished_for_being_the_first(
    here: Table, said: str
) -> None:
    here = here.give(0, marks="6 obelisk", cities=7, food=15)
    here = here.stand("workers", "good", *["food"] * 5)
    player = TITLE.bot(components(), here.rules, "hard", "")
    reason = player.choose(Brief("ages", encoded(here.rules.options), here.state, 0, "hard")).reason
    assert reason is not None
    assert reason.key == f"ages.bot.reason.{said}"


def test_pieces_score_with_commerce_so_a_last_purchase_does_not_take_them() -> None:
    """Leadership would bring two points, and take all five pieces, which score one each."""
    here = late(2).give(0, goods="2 wood 2 stone 1 pottery", developments="commerce caravans")
    here = here.stand("food", "food", "food")
    here.state = here.state.clone()
    here.state.ending, here.state.start = True, 1
    here = here.do(Done())
    assert here.state.phase == "buy"
    assert isinstance(choice(here, "medium"), Buy)
    found = advice(here)
    assert found.action == Done()
    assert found.reason == Message("ages.bot.reason.save_last", {"count": 5})


def test_an_attack_is_reckoned_with_the_spearheads_that_the_dice_bring() -> None:
    here = late(2).give(0, cities=5, developments="smithing")
    hard = TITLE.bot(components(), here.rules, "hard", "")
    weights = hard._among._weights  # type: ignore[attr-defined]
    blind = replace(weights, gathered=0)
    # Four skulls bring eight pieces, one of them a spearhead, before the attack strikes.
    seeing, less = (
        Turn(here.rules.tables, here.state, 0, one, Taste()).value((1, 3, 3, 3, 3), 0)
        for one in (weights, blind)
    )
    assert seeing > less
