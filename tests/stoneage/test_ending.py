"""Both ends of the game, and how a round passes into the next."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.event import GameEnded, RoundBegan
from game.stoneage.events import CardsLaid, DeckShort, FirstPassed, StackEmptied, Starved
from tests.build.stoneage import table


def last_tile(players: int = 2, **what: Any) -> Any:
    """Seat 0 stands on the last tile of the first stack and can pay it."""
    heights = (1, *[7] * (players - 1))
    game = table(players).heights(*heights).give(0, goods="2 wood 1 brick", **what)
    return game.stand(0, "tile:1 1").stand(1, "forest 1").work()


def taken(*slots: Any, deck: Any) -> Any:
    """Seat 0 has taken the cards of these slots; so many cards are left in the deck."""
    game = table(2)
    left = game.state.deck[:deck]
    row = tuple("" if slot in slots else card for slot, card in enumerate(game.state.row, 1))
    gone = " ".join(card for slot, card in enumerate(game.state.row, 1) if slot in slots)
    game.lay(*row).give(0, cards=gone)
    return game.deck(*left).stand(1, "field 1").work()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sa50_the_marker_passes_to_the_left_every_round(players: int) -> None:
    game = table(players)
    for round_ in range(1, 4):
        assert (game.state.first, game.state.round) == ((round_ - 1) % players, round_)
        game.stand(0, "field 1").work()
    assert [event.seat for event in game.told(FirstPassed)] == [
        step % players for step in (1, 2, 3)
    ]


def test_sa50_an_empty_stack_ends_the_game_only_after_all_actions_and_the_meal() -> None:
    game = last_tile(food=0).pay("2 wood 1 brick")
    assert game.told(StackEmptied)[0].stack == 0
    assert (game.phase, game.turn) == ("act", 1), "the other still acts"
    game.act("forest").roll(3)
    assert game.stock(1) == {"wood": 1}
    assert len(game.told(Starved)) == 1
    assert game.phase == "over"
    assert game.state.round == 1


def test_sa50_the_last_tile_turns_up_nothing() -> None:
    game = last_tile().pay("2 wood 1 brick")
    assert (game.state.tops[0], game.state.stacks[0]) == ("", 0)
    assert game.state.phase == "act"


def test_sa50_no_new_round_begins() -> None:
    game = last_tile().pay("2 wood 1 brick").act("forest").roll(3)
    assert game.told(RoundBegan) == [RoundBegan(1)]
    assert len(game.told(GameEnded)) == 1
    assert game.legal == []


def test_sa9_standing_on_the_last_tile_and_declining_puts_off_the_end() -> None:
    game = last_tile().decline().act("forest").roll(3)
    assert (game.state.round, game.phase) == (2, "place")


@pytest.mark.parametrize(("slots", "deck"), [((1,), 0), ((1, 2), 1), ((1, 2, 3, 4), 3)])
def test_sa51_a_deck_too_small_for_the_gaps_ends_the_game_at_once(
    slots: tuple[int, ...], deck: int
) -> None:
    game = taken(*slots, deck=deck)
    assert game.phase == "over"
    assert [(e.cards, e.gaps) for e in game.told(DeckShort)] == [(deck, len(slots))]
    assert game.state.round == 1


def test_sa51_nothing_slides_and_nothing_is_drawn() -> None:
    game = taken(1, 3, deck=1)
    assert game.state.row == ("", "c26", "", "c19")
    assert len(game.state.deck) == 1
    assert len(game.told(CardsLaid)) == 1


def test_sa51_the_meal_of_the_last_round_is_eaten() -> None:
    assert taken(1, deck=0).of(0).food == 12 - 5


@pytest.mark.parametrize(("slots", "deck"), [((1,), 1), ((1, 2), 2), ((1, 2, 3, 4), 4)])
def test_sa52_a_deck_just_large_enough_plays_on(slots: tuple[int, ...], deck: int) -> None:
    game = taken(*slots, deck=deck)
    assert game.phase == "row"
    game.draw(*game.state.deck)
    assert (game.phase, game.state.deck, game.state.round) == ("place", (), 2)


def test_sa52_with_an_empty_deck_and_no_card_taken_it_goes_on() -> None:
    game = taken(deck=0)
    assert (game.phase, game.state.round) == ("place", 2)


def test_sa53_both_ends_together_are_one_end_after_the_meal() -> None:
    game = table(2).heights(1, 7).give(0, goods="3 wood 1 brick").deck()
    game.stand(0, "tile:1 1 card:1 1").work()
    game.act("card:1").pay("1 wood").pay("2 wood 1 brick")
    assert game.phase == "over"
    assert len(game.told(GameEnded)) == 1
    assert game.told(DeckShort) == []


def test_cards_slide_by_their_order_when_several_were_taken() -> None:
    game = taken(2, 3, deck=5)
    assert game.state.row == ("c11", "c19", "", "")
    assert game.told(CardsLaid)[-1].moved == ((0, 0), (3, 1))
    game.draw(*game.state.deck[:2])
    assert [slot for slot, _ in game.told(CardsLaid)[-1].cards] == [2, 3]
