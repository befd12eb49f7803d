"""What a seat may see, how far a decision is taken back, and that a save is the very decision."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.match import Match
from game.core.message import Refusal
from game.stoneage import TITLE
from game.stoneage.actions import Act, Decline, Pay, Put, Use
from game.stoneage.state import UNKNOWN
from tests.build.saved import knows_actions, restores
from tests.build.stoneage import Table, components, rules, table

CARDS, TILES = len(components().cards.cards), len(components().tiles)


def match(game: Table) -> Match:
    """Go on from a situation with dice of a seed."""
    return Match(game.rules, game.state, Seeded("secrets"))


def taken(game: Match, action: Any) -> bool:
    """Tell whether an action can be taken back once it is done."""
    assert not isinstance(game.play(action), Refusal)
    return not isinstance(game.undo(), Refusal)


def test_sa59_face_down_cards_are_a_number_to_everybody_but_their_owner() -> None:
    game = table().give(1, cards="c01 c02", open="c33")
    assert game.rules.view(game.state, 1).tribes[1].cards == ("c01", "c02")
    for seat in (0, 2, 3, None):
        tribe = game.rules.view(game.state, seat).tribes[1]
        assert (tribe.cards, tribe.open) == ((UNKNOWN, UNKNOWN), ("c33",))


def test_sa59_a_card_is_public_while_it_is_taken() -> None:
    game = table().lay("c01", "c26", "c30", "c19").give(0, goods="1 wood")
    game.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood")
    assert game.rules.view(game.state, 2).card == "c01"


def test_sa59_at_the_end_everything_owned_lies_open() -> None:
    game = table(2).deck().give(0, goods="1 wood").give(1, cards="")
    game.stand(0, "card:1 1").work().pay("1 wood")
    assert game.phase == "over"
    assert game.rules.view(game.state, 1).tribes[0].cards == ("c11",)


def test_sa60_running_scores_of_others_count_public_parts_only() -> None:
    game = table().give(1, cards="c28", tiles="b02", built=11, goods="2 wood")
    own, other = (game.rules.view(game.state, seat) for seat in (1, 0))
    assert game.rules.score_now(own, 1) == 11 + 3 + 2
    assert game.rules.score_now(other, 1) == 11 + 2
    assert game.rules.scores(other)[1].total == 13


def test_sa61_the_deck_is_only_a_number_even_for_who_drew_from_it() -> None:
    game = table()
    for seat in (0, 3, None):
        assert game.rules.view(game.state, seat).deck == (UNKNOWN,) * (CARDS - 4)


def test_sa61_cards_not_seen_are_those_of_the_deck_and_of_other_players() -> None:
    game = table().give(0, cards="c01").give(1, cards="c02", open="c36")
    unseen = game.rules.unseen_cards(game.rules.view(game.state, 0))
    assert "c02" in unseen
    assert not {"c01", "c36", *game.state.row} & set(unseen)
    assert len(unseen) == CARDS - 4 - 1 - 1


def test_sa62_there_is_one_die_for_each_hunter_though_the_box_has_seven() -> None:
    game = table().give(0, people=10).stand(0, "hunting 10").work().act("hunting")
    assert game.chance.count == 10
    assert game.roll(*[2] * 10).of().food == 12 + 10 - 10


def test_sa63_shown_the_tiles_not_turned_up_are_listed_those_in_the_box_too() -> None:
    game = table(2).give(0, tiles="b10")
    left = game.rules.tiles_left(game.rules.view(game.state, 0))
    assert sum(left.values()) == TILES - 2 - 1
    assert (left["b10"], left["b26"]) == (1, 2)
    assert "b01" not in left


def test_sa63_equal_tiles_are_counted_together() -> None:
    left = table(2).rules.tiles_left(table(2).state)
    assert (left["b10"], left["b12"], left["b26"]) == (2, 2, 2)
    assert "b11" not in left


def test_sa63_a_tile_is_drawn_from_stacks_and_box_alike() -> None:
    game = table(2).give(0, goods="2 wood 1 brick").stand(0, "tile:1 1").work()
    game.pay("2 wood 1 brick")
    assert len(game.chance.pool) == TILES - 2


def test_sa63_hidden_only_the_heights_are_shown() -> None:
    game = table(2, tiles_left="hidden")
    view = game.rules.view(game.state, 0)
    assert set(view.tiles) == {UNKNOWN}
    assert (game.rules.tiles_left(view), view.stacks) == ({}, (7, 7))


def test_sa64_placing_is_taken_back_over_seats_to_the_last_draw() -> None:
    game = match(table(2))
    for action in (Put("forest", 2), Put("hunting", 3), Put("card:1", 1)):
        game.play(action)
    for seat in (0, 1, 0):
        assert game.back() == seat
        assert game.undo() is None
    assert isinstance(game.undo(), Refusal)


def test_sa64_declining_and_paying_for_a_quiet_card_can_be_taken_back() -> None:
    base = table().give(0, goods="5 wood").stand(0, "card:1 1 forest 1").work().act("card:1")
    assert taken(match(base), Decline())
    assert taken(match(base), Pay((1, 0, 0, 0)))


@pytest.mark.parametrize("card", ["c01", "c24", "c32"])
def test_sa64_a_card_that_rolls_or_draws_ends_it(card: str) -> None:
    base = table().lay(card, "c26", "c30", "c19").give(0, goods="1 wood")
    base.stand(0, "card:1 1 forest 1").work().act("card:1")
    assert not taken(match(base), Pay((1, 0, 0, 0)))


def test_sa64_an_extra_card_with_an_empty_deck_does_not() -> None:
    base = table().lay("c32", "c26", "c30", "c19").deck().give(0, goods="1 wood")
    base.stand(0, "card:1 1 forest 1").work().act("card:1")
    assert taken(match(base), Pay((1, 0, 0, 0)))


def test_sa64_a_bought_tile_ends_it_unless_it_was_the_last_of_its_stack() -> None:
    base = table().give(0, goods="2 wood 1 brick").stand(0, "tile:1 1 forest 1").work()
    assert not taken(match(base.act("tile:1")), Pay((2, 1, 0, 0)))
    base = table(2).heights(1, 7).give(0, goods="2 wood 1 brick").stand(0, "tile:1 1 forest 1")
    assert taken(match(base.work().act("tile:1")), Pay((2, 1, 0, 0)))


def test_sa64_tools_are_taken_back_to_the_dice_as_rolled_and_not_past_them() -> None:
    base = table().give(0, tools="1").stand(0, "forest 1 field 1").work()
    game = match(base)
    game.play(Act("forest"))
    dice = game.state.dice
    game.play(Use((0,)))
    assert game.undo() is None
    assert (game.state.dice, game.state.phase) == (dice, "tools")
    assert isinstance(game.undo(), Refusal)


def test_sa64_picks_of_dice_are_taken_back_over_seats() -> None:
    base = table(3).lay("c01", "c26", "c30", "c19").give(0, goods="1 wood")
    base.stand(0, "card:1 1 forest 1").work().act("card:1").pay("1 wood").roll(1, 2, 3)
    game = match(base)
    game.play(next(iter(game.rules.legal(game.state))))
    game.play(next(iter(game.rules.legal(game.state))))
    assert [game.back(), game.undo(), game.back(), game.undo()] == [1, None, 0, None]
    assert game.state == base.state


def test_sa64_opening_the_card_and_feeding_can_be_taken_back() -> None:
    base = table(2).give(0, food=3, goods="2 wood").give(1, food=0, goods="9 gold").work()
    game = match(base)
    game.play(Pay((2, 0, 0, 0)))
    assert game.state.seat == 1
    assert game.undo() is None
    assert game.state == base.state
    base = table().give(0, open="c36").stand(0, "forest 1 river 1").work()
    assert taken(match(base), base.legal[-1])


def moments() -> dict[str, Table]:
    """Give a situation in the middle of everything that can be decided."""
    paid = table(3).lay("c01", "c26", "c30", "c19").give(0, goods="3 wood", tools="1 1 1")
    paid.give(0, used=(0,)).stand(0, "card:1 1 forest 2").work()
    picking = Table(paid.rules, paid.state).act("card:1").pay("1 wood").roll(5, 2, 6)
    return {
        "place": table(2).puts("forest 2", "card:1"),
        "act": paid,
        "tools": Table(paid.rules, paid.state).act("forest").roll(4, 1),
        "pay": Table(paid.rules, paid.state).act("card:1"),
        "pick": picking,
        "improve": Table(picking.rules, picking.state).pick(5),
        "feed": table(2).give(0, food=3, goods="2 wood").work(),
    }


@pytest.mark.parametrize("phase", ["place", "act", "tools", "pay", "pick", "improve", "feed"])
def test_sa65_a_save_restores_the_very_decision(phase: str) -> None:
    game = moments()[phase]
    assert game.phase == phase
    assert game.rules.problems(restores(game, TITLE.types)) == ()


def test_sa66_a_last_place_without_dice_is_taken_by_itself_but_a_roll_waits() -> None:
    game = table(2).stand(0, "field 1 forest 1").work()
    assert game.phase == "act"
    game.act("forest").roll(1)
    assert game.of().agriculture == 1
    game = table(2).stand(0, "forest 1").work()
    assert game.legal == [Act("forest")]


def test_the_codec_knows_every_action_of_the_game() -> None:
    knows_actions(moments().values(), TITLE.types)


def test_other_choices_elsewhere_leave_the_dice_as_they_are() -> None:
    base = table(2).stand(0, "forest 2 field 1").stand(1, "river 2").work()
    quick, slow = match(base), match(base)
    quick.play(Act("forest"))
    slow.play(Act("field"))
    slow.play(Act("forest"))
    for game in (quick, slow):
        game.play(Act("river"))
    assert quick.state.tribes[1].resources == slow.state.tribes[1].resources
    assert quick.state.tribes[0].resources == slow.state.tribes[0].resources


def test_a_game_set_up_shows_four_cards_and_a_tile_for_each_player() -> None:
    game = Match(rules(), rules().setup(3, 1), Seeded("x"))
    game.begin()
    assert all(game.state.row)
    assert len(game.state.tops) == len(game.state.stacks) == 3
    assert len(game.state.deck) == len(components().cards.cards) - 4
