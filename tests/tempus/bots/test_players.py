"""What the three players do: always legal, in character, from views alone."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai import tournament
from game.ai.bot import Brief
from game.ai.think import think
from game.book.title import load
from game.core.chance import Seeded
from game.core.contract import Chance, Turn
from game.tempus.bots import LEVELS, styles
from game.tempus.bots.players import guess, pick
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State

COMPONENTS = load("tempus")
RULES = TempusRules(COMPONENTS, {})


def after(decisions: int, seed: str = "s") -> State:
    """Give a state so many random decisions into a game of three."""
    fate, state, made = Seeded(seed), RULES.setup(3), 0
    while made < decisions:
        pending = RULES.pending(state)
        if isinstance(pending, Chance):
            state = RULES.apply(state, fate.decide(pending.request, pending.occasion)).state
            continue
        assert isinstance(pending, Turn)
        view = RULES.view(state, pending.seat)
        brief = Brief("tempus", {}, view, pending.seat, "random", seed=f"{seed}/{made}")
        state, made = RULES.apply(state, think(brief).action).state, made + 1
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_level_ever_makes_an_illegal_move(seats: int) -> None:
    names = ["easy", "medium:warlord", "easy:scholar", "medium", "easy:sailor"]
    found = tournament.run("tempus", names[:seats], 1, f"legal/{seats}")
    assert found["faults"] == 0


def test_the_strong_level_plays_a_game_without_a_fault_and_beats_careless_players() -> None:
    found = tournament.run("tempus", ["hard", "easy", "easy"], 1, "strong")
    assert found["faults"] == 0
    assert found["seats"][0]["score_mean"] > found["seats"][1]["score_mean"]


@pytest.mark.parametrize("level", LEVELS)
def test_equal_briefs_give_equal_advice(level: str) -> None:
    state = after(30)
    seat = RULES.pending(state).seat  # type: ignore[union-attr]
    brief = Brief("tempus", {}, RULES.view(state, seat), seat, level, seed="same")
    assert think(brief) == think(brief)


def test_a_guess_fills_in_just_the_cards_that_are_not_seen() -> None:
    state = after(40)
    view = RULES.view(state, 0)
    filled = guess(RULES, view, "guess")
    for mine, theirs in zip(state.tribes, filled.tribes, strict=True):
        assert len(mine.hand) == len(theirs.hand)
        assert UNKNOWN not in theirs.hand
    assert filled.tribes[0].hand == state.tribes[0].hand
    everywhere = Counter(filled.deck) + Counter(filled.discards)
    for tribe in filled.tribes:
        everywhere += Counter((*tribe.hand, *tribe.laid, *tribe.open))
    assert everywhere == Counter(RULES.tables.deck)


def test_guesses_differ_by_seed_and_not_by_what_is_hidden() -> None:
    view = RULES.view(after(40), 0)
    assert guess(RULES, view, "a") == guess(RULES, view, "a")
    assert guess(RULES, view, "a") != guess(RULES, view, "b")


def test_the_better_choice_is_drawn_more_often() -> None:
    drawn = [pick([0.0, 1.0], 0.5, str(n)) for n in range(200)]
    assert drawn.count(1) > 140
    assert drawn.count(0) > 0


def test_styles_have_names_and_factors() -> None:
    assert set(styles(COMPONENTS)) == {"settler", "scholar", "warlord", "sailor"}
