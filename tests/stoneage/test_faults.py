"""Faults that other programs of this game had: each is a test of its own here."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.chance import Roll, Seeded, sample
from game.core.codec import Codec, encode
from game.core.contract import Chance
from game.core.match import Match
from game.stoneage import TITLE
from game.stoneage.actions import Act, Pay, Use
from game.stoneage.components import OneUseTool, Resource
from game.stoneage.events import Declined
from game.stoneage.state import State
from tests.build.stoneage import Table, components, rules, table


def test_fault_a_place_is_not_paid_out_twice_when_resolved_again() -> None:
    game = table().stand(0, "forest 2 river 1").work().act("forest").roll(6, 6)
    assert game.why(Act("forest")) == "nobody_there"
    with pytest.raises(ValueError, match="nobody_there"):
        game.rules.apply(game.state, Act("forest"))
    assert game.stock() == {"wood": 4}


def test_fault_a_tool_does_not_serve_two_rolls_of_one_round() -> None:
    game = table().give(0, tools="2").stand(0, "forest 1 clay_pit 1").work()
    game.act("forest").roll(1).use(0).act("clay_pit").roll(2)
    assert game.stock() == {"wood": 1}


def test_fault_a_tool_is_never_split() -> None:
    game = table().give(0, tools="4").stand(0, "forest 1").work().act("forest").roll(2)
    assert [game.rules.preview(game.state, use).total for use in game.legal] == [2, 6]


def test_fault_saving_and_loading_does_not_refresh_tools() -> None:
    game = table().give(0, tools="2 1").stand(0, "forest 1 clay_pit 1").work()
    game.act("forest").roll(1).use(0)
    loaded = Table(game.rules, Codec(TITLE.types).decode(encode(game.state), State))
    loaded.act("clay_pit").roll(3)
    assert loaded.legal == [Use(), Use((1,))]


def test_fault_three_player_games_are_limited_in_the_village_too() -> None:
    game = table(3).puts("tool_maker", "hut 2")
    assert "field" not in game.open_places()


def test_fault_food_is_surrendered_when_starving() -> None:
    assert table(2).give(0, food=4).work().of().food == 0


def test_fault_the_penalty_is_not_per_person() -> None:
    assert table(2).give(0, food=0, people=10).work().of().score == -10


def test_fault_agriculture_is_not_netted_so_that_a_surplus_is_lost() -> None:
    assert table(2).give(0, food=0, agriculture=10).work().of().food == 5


def test_fault_a_player_without_people_is_skipped_and_the_marker_goes_on() -> None:
    game = table(3).puts("hunting 5", "forest 2", "forest 2")
    assert game.turn == 1
    game.put("clay_pit")
    assert game.turn == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fault_there_are_as_many_stacks_of_seven_as_players(players: int) -> None:
    assert table(players).state.stacks == (7,) * players
    assert len(table(players).state.tops) == players


def test_fault_the_game_does_not_stop_when_a_stack_empties() -> None:
    game = table(2).heights(1, 7).give(0, goods="2 wood 1 brick").stand(0, "tile:1 1")
    game.stand(1, "forest 1").work().pay("2 wood 1 brick")
    assert (game.phase, game.turn) == ("act", 1)


def test_fault_the_cost_of_a_card_is_not_counted_from_the_wrong_end() -> None:
    game = table().lay("c11", "c26", "c30", "c19").give(0, goods="4 wood")
    for slot in (1, 2, 3, 4):
        need = game.rules.shortage(game.state, 0, f"card:{slot}").need
        assert (need.least, need.most) == (slot, slot)
    game.stand(0, "card:4 1 forest 1").work().act("card:4").pay("4 wood")
    assert game.of().cards == ("c19",)


def test_fault_starting_food_is_neither_ten_nor_fifteen() -> None:
    assert [tribe.food for tribe in rules().setup(4).tribes] == [12] * 4


def test_fault_no_card_gives_another_resource_than_it_shows() -> None:
    given = Counter[str]()
    for card in components().cards.cards.values():
        if isinstance(card.top, Resource):
            given[card.top.resource] += card.top.amount
    assert given == {"stone": 4, "gold": 1, "brick": 1}


@pytest.mark.published
def test_fault_every_kind_of_card_is_there_as_often_as_printed() -> None:
    kinds = Counter(type(card.top).__name__ for card in components().cards.cards.values())
    assert kinds == {
        "DiceForAll": 10,
        "Food": 7,
        "Resource": 5,
        "RollResource": 3,
        "Points": 3,
        "Tool": 1,
        "Agriculture": 2,
        "ExtraCard": 1,
        "OneUseTool": 3,
        "ChooseResources": 1,
    }
    tools = [
        c.top.value for c in components().cards.cards.values() if isinstance(c.top, OneUseTool)
    ]
    assert sorted(tools) == [2, 3, 4]


def test_fault_nobody_pays_with_food_or_with_more_than_he_owns() -> None:
    game = table().give(0, food=30, goods="1 wood").stand(0, "card:1 1 card:2 1").work()
    game.act("card:2")
    assert game.told(Declined)[-1].what == "c26"
    for action in game.legal:
        if isinstance(action, Pay):
            assert all(a <= b for a, b in zip(action.resources, game.of().resources, strict=True))


def test_fault_people_are_counted_for_each_player_and_not_the_first() -> None:
    game = table(3).give(1, people=7).give(2, people=9).puts("hunting 2", "hunting 3", "hunting 4")
    assert game.rules.people_at(game.state, "hunting") == (2, 3, 4)
    assert [game.of(seat).home for seat in range(3)] == [3, 4, 5]


def test_fault_a_die_has_six_equally_likely_faces() -> None:
    rng = Random(5)
    seen = Counter(sample(Roll(1), rng).values[0] for _ in range(60_000))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert all(9_500 < count < 10_500 for count in seen.values())


def test_fault_every_roll_of_the_game_asks_for_dice_of_six_sides() -> None:
    game = Match(rules(), rules().setup(4), Seeded("faults"))
    game.begin()
    rng = Random("faults")
    rolls = 0
    while not game.over and rolls < 50:
        game.play(rng.choice(list(game.rules.legal(game.state))))
    for played in game.history():
        pending = game.rules.pending(played.before)
        if isinstance(pending, Chance) and isinstance(pending.request, Roll):
            rolls += 1
            assert pending.request.sides == 6
    assert rolls > 50
