"""The numbers in the sentences of hints are those that counting by hand gives."""

from __future__ import annotations

from itertools import combinations

from game.core.bot import Brief, percent
from game.tempus.actions import Attack, Birth, Commit, Ideas, Lead, Move
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


def test_a_fight_not_worth_its_cards_is_told_with_the_most_they_could_bring() -> None:
    # From a mountain against four on a mountain: won with all four weapons, for hardly anything.
    here = table(2, round=9).put(0, "4.4", "8.8", "9.9", "2.8", "2.9").put(1, "4.5 4", "6.6", "7.7")
    here.put(1, "1.1").paint("M", "4.4", "4.5")
    weapons = [f"weapons:{name}" for name in ("farmland", "forest", "grassland", "hills")]
    here.hand(0, "war_leader:hills", *weapons)
    fight = Lead("war_leader:hills", at("4.4"), at("4.5"))
    found = player().reasons.explain(here.state, fight)
    assert found.key == "tempus.bot.reason.attack_dear"
    assert dict(found.params) == {"percent": 100, "count": 4}
    assert player().choose(Brief("tempus", {}, here.state, 0, "medium")).action != fight


def test_a_hopeless_fight_is_told_with_its_chance() -> None:
    here = table(2).put(0, "4.4", "8.8", "9.9").put(1, "4.5 2", "6.6", "7.7", "1.1")
    here.hand(0, "war_leader:hills", "weapons:hills")
    fight = Lead("war_leader:hills", at("4.4"), at("4.5"))
    found = player().reasons.explain(here.state, fight)
    assert (found.key, dict(found.params)) == (
        "tempus.bot.reason.attack_dear",
        {"percent": 0, "count": 0},
    )
    # One point more than two weapons have, if the only card of the rival is none that defends.
    here.hand(0, "weapons:farmland").hand(1, "education:hills")
    view = here.rules.view(here.state, 0)
    pool = here.rules.unseen(view)
    letter = view.land[at("4.5")]
    won = sum(not card_points(rules().tables, (card,), letter, True) for card in pool) / len(pool)
    found = player().reasons.explain(view, fight)
    assert dict(found.params) == {"percent": percent(won), "count": 2}


def test_a_fight_is_fought_with_the_cards_that_it_was_named_for() -> None:
    # Going in would give up the hex that scores for a mountain; whoever wins stays.
    here = table(2, round=9).box(8, 8).tokens(2, 0).put(0, "4.4", "8.8", "9.9", "2.8")
    here.put(1, "4.5", "6.6", "7.7", "1.1").paint("M", "4.5")
    here.hand(0, "weapons:hills", "weapons:farmland")
    told = said(here, Attack(at("4.4"), at("4.5")))
    here.attack("4.4", "4.5")
    laid = player().choose(Brief("tempus", {}, here.state, 0, "medium"))
    assert laid.reason is not None
    assert dict(laid.reason.params) == told == {"percent": 100, "count": 1}


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
