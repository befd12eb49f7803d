"""What a seat may see, and how far a decision is taken back: T51, T52."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Seeded
from game.core.match import Match
from game.core.message import Refusal
from game.tempus import TITLE
from game.tempus.actions import Commit, Move
from game.tempus.events import CardsLaid
from game.tempus.state import UNKNOWN
from tests.build.saved import knows_actions, restores
from tests.build.tempus import at, table


def match(game: Any) -> Match:
    return Match(game.rules, game.state, Seeded("secrets"))


def taken(game: Any, action: Commit) -> bool:
    """Tell whether an action can be taken back once it is done."""
    assert not isinstance(game.play(action), Refusal)
    return not isinstance(game.undo(), Refusal)


def test_T51_a_seat_sees_its_own_hand_and_everybodys_number() -> None:
    game = table().hand(0, "weapons:hills").hand(1, "religion:hills", "fortress:hills")
    view = game.rules.view(game.state, 0)
    assert view.tribes[0].hand == ("weapons:hills",)
    assert view.tribes[1].hand == (UNKNOWN, UNKNOWN)
    assert game.rules.view(game.state, None).tribes[0].hand == (UNKNOWN,)


def test_T51_the_deck_is_only_a_size_and_the_discards_are_open() -> None:
    game = table().drain(10)
    for seat in (0, 1, 2, None):
        view = game.rules.view(game.state, seat)
        assert view.deck == (UNKNOWN,) * 10
        assert view.discards == game.state.discards


def test_T51_face_down_cards_are_known_to_their_owner_only() -> None:
    event = CardsLaid(1, ("weapons:hills",), True)
    assert event.seen_by(1) is event
    seen = event.seen_by(0)
    assert isinstance(seen, CardsLaid)
    assert seen.cards == (UNKNOWN,)


def test_T52_everything_else_is_open() -> None:
    game = table().put(0, "4.5 2").city(1, "0.0 2").box(3, 2, 2).hand(0, "weapons:hills")
    view, state = game.rules.view(game.state, None), game.state
    for before, after in zip(state.tribes, view.tribes, strict=True):
        assert (before.people, before.cities, before.box) == (
            after.people, after.cities, after.box,
        )  # fmt: skip
        assert (before.tokens, before.open, before.bonus) == (
            after.tokens, after.open, after.bonus,
        )  # fmt: skip
    assert (view.land, view.pool) == (state.land, state.pool)


def fight(*defence: Any) -> Any:
    game = table().spare(0).spare(1).put(0, "4.5 2").put(1, "4.4 2").hand(0, "weapons:hills")
    return match(game.hand(1, *defence).attack("4.5", "4.4"))


def test_undo_stops_where_face_down_cards_were_turned_up() -> None:
    assert taken(fight("religion:hills"), Commit(("weapons:hills",)))
    assert not taken(fight(), Commit(("weapons:hills",)))
    assert taken(fight(), Commit(()))
    game = fight("religion:hills")
    game.play(Commit(("weapons:hills",)))
    assert not taken(game, Commit(()))
    game = fight("religion:hills")
    game.play(Commit(()))
    assert taken(game, Commit(("religion:hills",)))


def test_undo_stops_at_the_reveal_of_the_progress_phase() -> None:
    for cards in ((), ("weapons:hills",)):
        game = table().box(2, 2, 2).put(0, "4.5").hand(0, "weapons:hills").hand(2, "religion:hills")
        match_ = match(game.tokens(1, 0, 0).move("4.5", "4.4").end())
        assert taken(match_, Commit(cards))
        match_.play(Commit(cards))
        assert taken(match_, Commit(())) is not bool(cards)


def test_a_move_can_be_taken_back_over_seats() -> None:
    game = match(table().put(0, "4.5").put(1, "6.5"))
    game.play(Move(at("4.5"), at("4.4")))
    game.play(Move(at("6.5"), at("6.4")))
    assert [game.back(), game.undo(), game.back(), game.undo()] == [1, None, 0, None]


def moments() -> Any:
    """Give a situation in the middle of everything that can be decided."""
    base = table().box(5, 5, 5).spare(0).spare(1).put(0, "4.5 2", "6.5").put(1, "4.4")
    base.hand(0, "weapons:hills", "war_leader:hills").hand(1, "fortress:hills")

    def clone() -> Any:
        return type(base)(base.rules, base.state)

    won = clone().attack("4.5", "4.4").commit("weapons:hills").commit()
    return {
        "act": clone(),
        "move": clone().move("6.5", "6.4"),
        "babies": clone().birth("6.5"),
        "attack": clone().attack("4.5", "4.4"),
        "defend": clone().attack("4.5", "4.4").commit("weapons:hills"),
        "advance": won,
        "terrain": clone().city(1, "5.5 2").attack("4.5", "5.5"),
        "progress": clone().tokens(1, 0, 0).move("6.5", "6.4").end(),
    }


@pytest.mark.parametrize("phase", sorted(moments()))
def test_a_save_restores_the_very_decision(phase: Any) -> None:
    game = moments()[phase]
    assert game.phase == phase
    restores(game, TITLE.types)


def test_the_codec_knows_every_action_of_the_game() -> None:
    knows_actions(moments().values(), TITLE.types)
