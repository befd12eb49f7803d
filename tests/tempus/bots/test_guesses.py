"""Guesses of hidden hands agree with what was seen; chances agree with counting them out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.tempus.bots.fights import chance
from game.tempus.bots.guess import guess, guesses
from game.tempus.bots.race import binomial
from game.tempus.fighting import card_points
from game.tempus.state import UNKNOWN, State
from tests.build.tempus import rules, table
from tests.tempus.bots.test_players import seen

pytestmark = pytest.mark.shared


def middle() -> State:
    """Give a state in which everybody holds cards."""
    return next(s for s in seen() if s.round == 5 and all(t.hand for t in s.tribes))


@pytest.mark.slow
def test_a_guess_fills_in_just_the_cards_that_are_not_seen() -> None:
    state = middle()
    filled = guess(rules(), rules().view(state, 0), "guess")
    for mine, theirs in zip(state.tribes, filled.tribes, strict=True):
        assert len(mine.hand) == len(theirs.hand)
        assert UNKNOWN not in theirs.hand
    assert filled.tribes[0].hand == state.tribes[0].hand
    everywhere = Counter(filled.deck) + Counter(filled.discards)
    for tribe in filled.tribes:
        everywhere += Counter((*tribe.hand, *tribe.laid, *tribe.open))
    assert everywhere == Counter(rules().tables.deck)


def test_guesses_differ_by_seed_and_not_by_what_is_hidden() -> None:
    view = rules().view(middle(), 0)
    assert guess(rules(), view, "a") == guess(rules(), view, "a")
    assert guess(rules(), view, "a") != guess(rules(), view, "b")


def test_nothing_is_guessed_where_all_is_seen() -> None:
    state = table().put(0, "4.5 2").hand(0, "weapons:hills").state
    assert len(guesses(rules(), rules().view(state, 0), "s", 5)) == 1
    hidden = table().put(0, "4.5 2").hand(1, "weapons:hills").state
    assert len(guesses(rules(), rules().view(hidden, 0), "s", 5)) == 5


@pytest.mark.parametrize("more", [0, 1, 2, 4])
def test_the_chance_with_more_cards_is_that_of_the_fight_calculator(more: int) -> None:
    there = table().put(0, "4.5 3").put(1, "4.4 2").spare(1)
    there.hand(1, "weapons:hills", "religion:forest", "fortress:hills")
    view = rules().view(there.state, 0)
    hexes = (rules().hex(4, 5), rules().hex(4, 4))
    cards = ("weapons:hills",) * more
    odds = rules().chance(view, hexes, "", ())
    points = card_points(rules().tables, cards, "G", False)
    assert chance(odds, points, False) == pytest.approx(rules().chance(view, hexes, "", cards).win)


def test_the_chance_to_win_is_that_of_all_hands_counted_out() -> None:
    there = table().put(0, "4.5 3").put(1, "4.4 2").spare(1)
    there.hand(1, "weapons:hills", "religion:forest")
    view = rules().view(there.state, 0)
    hexes = (rules().hex(4, 5), rules().hex(4, 4))
    hands = list(combinations(rules().unseen(view), 2))
    beaten = sum(2 + card_points(rules().tables, hand, "G", True) < 3 for hand in hands)
    odds = rules().chance(view, hexes, "", ())
    assert chance(odds, 0, False) == pytest.approx(beaten / len(hands))


def test_hits_are_as_likely_as_counting_says() -> None:
    assert binomial(0, 0.3) == [1.0]
    assert binomial(2, 0.25) == pytest.approx([0.5625, 0.375, 0.0625])
    assert sum(binomial(7, 0.3)) == pytest.approx(1)
