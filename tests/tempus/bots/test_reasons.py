"""The numbers in the sentences of hints are those that counting by hand gives."""

from __future__ import annotations

from itertools import combinations

from game.core.bot import Brief, percent
from game.tempus.actions import Attack, Birth, Commit, Ideas, Move
from game.tempus.bots.medium import Medium
from game.tempus.fighting import card_points
from game.tempus.title import TITLE
from tests.build.tempus import Table, at, components, rules, table


def player() -> Medium:
    bot = TITLE.bot(components(), rules(), "medium")
    assert isinstance(bot, Medium)
    return bot


def said(here: Table, action: object) -> dict[str, object]:
    return dict(player().reasons.explain(here.state, action).params)  # type: ignore[arg-type]


def test_a_fight_is_as_likely_won_as_all_hidden_hands_say() -> None:
    here = table(2).put(0, "4.4 3", "8.8 1", "9.9 1").put(1, "4.5 2", "6.6 1", "7.7 1")
    here.hand(1, "weapons:hills")
    view = here.rules.view(here.state, 0)
    pool = here.rules.unseen(view)
    hidden = len(here.state.tribes[1].hand)
    letter = view.land[at("4.5")]
    hands = list(combinations(pool, hidden))
    held = [2 + card_points(rules().tables, hand, letter, True) for hand in hands]
    assert hidden == 1
    won = sum(points < 3 for points in held) / len(hands)
    here.state = view
    found = said(here, Attack(at("4.4"), at("4.5")))
    assert (found["percent"], found["count"]) == (percent(won), 0)


def test_moves_births_and_ideas_count_what_is_there_afterwards() -> None:
    here = table(2).put(0, "4.4 1", "5.5 2")
    assert said(here, Move(at("5.5"), at("5.6")))["count"] in (2, 3)
    era = rules().tables.eras[here.state.tribes[0].box]
    assert said(here, Ideas())["count"] == era.draw
    assert said(here, Birth(at("4.4")))["count"] == min(era.babies, len(here.can(Birth)))


def test_what_reckons_with_the_own_hand_is_said_to_its_owner_only() -> None:
    here = (
        table(2)
        .put(0, "4.4 3", "8.8 1", "9.9 1")
        .put(1, "4.5 1", "6.6 1", "7.7 1", "2.2 1", "10.10 1")
    )
    advice = player().reasons.advise(here.state, Attack(at("4.4"), at("4.5")))
    assert advice.why
    assert not advice.thought
    here.attack("4.4", "4.5")
    if here.phase == "attack":
        laid = player().choose(Brief("tempus", {}, here.state, here.state.seat, "medium"))
        assert isinstance(laid.action, Commit)
        assert laid.secret
