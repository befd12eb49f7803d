"""What clicks amount to in each step, and why some do not answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.tempus.actions import (
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Ideas,
    Improve,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from scenes.table.contract import BoardView
from scenes.tempus import STAGE
from scenes.ui.picture import Act, Do
from tests.build.languages import LANGUAGES
from tests.build.tempus import Table, at, fresh, table
from tests.tempus.screen.views import (
    VIEWS,
    board_view,
    click,
    item,
    main,
    played,
    revised,
)


def spot(text: str) -> str:
    return f"hex:{at(text)}"


def state_of(seen: BoardView, text: str) -> str:
    state: str = item(seen, spot(text)).data.state
    return state


def peopled() -> Table:
    """Give two people in the middle of grassland, and a neighbour who may be attacked."""
    return table(3).put(0, "4.5 2", "9.9").spare(1).put(1, "5.5")


def test_a_person_is_chosen_then_a_hex_in_reach_then_it_is_done() -> None:
    seen = click(board_view(peopled()), spot("4.5"))
    assert state_of(seen, "4.4") == "reach"
    assert state_of(seen, "4.3") == ""
    seen = click(seen, spot("4.4"))
    assert played(seen) == Move(at("4.5"), at("4.4"))
    assert item(seen, "way").data.points
    again = STAGE.open(seen).revise(Do("hex", at("4.4")))
    assert again == Act(Move(at("4.5"), at("4.4")))


def test_a_hex_out_of_reach_says_why() -> None:
    seen = click(board_view(peopled()), spot("4.5"))
    assert item(seen, spot("4.2")).reason == "It is out of reach, a person walks 1 hex."
    assert main(seen).intent is None
    assert main(seen).reason


def test_a_touching_enemy_is_attacked_by_a_click_and_weighed_before() -> None:
    seen = click(board_view(peopled()), spot("4.5"))
    assert state_of(seen, "5.5") == "target"
    seen = click(seen, spot("5.5"))
    assert (state_of(seen, "4.5"), state_of(seen, "5.5")) == ("start", "struck")
    assert played(seen) == Attack(at("4.5"), at("5.5"))
    chance = seen.rules.chance(seen.state, (at("4.5"), at("5.5")), "")
    assert f"{round(chance.win * 100)} %" in item(seen, "duel:odds").data.words


def test_the_action_fight_lights_targets_and_finds_the_strongest_neighbour() -> None:
    now = peopled().put(0, "5.4 1")
    seen = click(board_view(now), "deed:fight", spot("5.5"))
    assert seen.selection.start == at("4.5")
    seen = click(seen, spot("5.4"), spot("5.5"))
    assert played(seen) == Attack(at("5.4"), at("5.5"))


def test_children_cities_and_ideas() -> None:
    seen = board_view(peopled())
    assert played(click(seen, "deed:babies", spot("9.9"))) == Birth(at("9.9"))
    assert played(click(seen, "deed:build", spot("4.5"))) == Build(at("4.5"), 2)
    assert played(click(seen, "deed:ideas")) == Ideas()


def test_a_city_of_a_lower_value_can_be_chosen() -> None:
    now = table(3).box(8, 8, 8).put(0, "4.5 4")
    seen = click(board_view(now), "deed:build", spot("4.5"))
    assert played(seen) == Build(at("4.5"), 4)
    others = [c.intent for c in STAGE.open(seen).choices()[1:]]
    assert others == [Do("value", 2), Do("value", 3)]
    assert played(revised(seen, Do("value", 2))) == Build(at("4.5"), 2)


def test_a_chosen_card_that_lacks_its_hexes_is_not_the_end_of_the_turn() -> None:
    now = peopled().hand(0, "war_leader:hills")
    now.state.phase = "end"
    seen = board_view(now)
    assert main(seen).intent == Act(End())
    chosen = click(seen, "card:0")
    assert main(chosen).intent is None
    assert main(chosen).reason


def test_cards_with_an_effect_ask_for_what_they_need() -> None:
    hand = ("sanitation:hills", "war_leader:hills", "religion:hills", "government:hills")
    now = peopled().hand(0, *hand)
    seen = board_view(now)
    places = {card: at_ for at_, card in enumerate(seen.state.tribes[0].hand)}

    def chosen(card: str) -> object:
        return click(seen, f"card:{places[card]}")

    improve = click(chosen("sanitation:hills"), spot("4.5"))  # type: ignore[arg-type]
    assert played(improve) == Improve("sanitation:hills", at("4.5"))
    lead = click(chosen("war_leader:hills"), spot("5.5"))  # type: ignore[arg-type]
    assert played(lead) == Lead("war_leader:hills", at("4.5"), at("5.5"))
    now_ = chosen("government:hills")
    assert played(now_) == Govern("government:hills", False)  # type: ignore[arg-type]
    later = [c.intent for c in STAGE.open(now_).choices()]  # type: ignore[arg-type]
    assert Act(Govern("government:hills", True)) in later


def test_religion_converts_a_neighbour() -> None:
    now = table(3).put(0, "4.5").spare(1).put(1, "5.5").hand(0, "religion:hills")
    seen = click(board_view(now), "card:0", spot("5.5"))
    assert played(seen) == Preach("religion:hills", at("5.5"), at("4.5"))


def test_transport_is_refused_before_a_move_and_works_in_it() -> None:
    now = peopled().hand(0, "transport:hills")
    assert (
        item(board_view(now), "card:0").reason == "Transport can be played while you move people."
    )
    now.do(Move(at("4.5"), at("4.4")))
    seen = click(board_view(now), "card:0")
    assert played(seen) == Boost("transport:hills")


def test_an_action_in_progress_can_be_ended() -> None:
    now = peopled().hand(0, "weapons:hills").do(Move(at("4.5"), at("4.4")))
    intents = [choice.intent for choice in STAGE.open(board_view(now)).choices()]
    assert Act(Done()) in intents


def test_cards_of_a_fight_are_picked_and_their_points_shown() -> None:
    now = peopled().hand(0, "weapons:grassland", "education:hills").hand(1, "fortress:hills")
    now.do(Attack(at("4.5"), at("5.5")))
    seen = board_view(now)
    assert played(seen) == Commit(())
    at_ = seen.state.tribes[0].hand.index("weapons:grassland")
    seen = click(seen, f"card:{at_}")
    assert played(seen) == Commit(("weapons:grassland",))
    assert main(seen).label == "1 card: +2"
    now.do(Commit(("weapons:grassland",)))
    defending = board_view(now)
    assert defending.me == 1
    assert "weapons" not in str(STAGE.open(defending).picture)
    assert played(click(defending, "card:0")) == Commit(("fortress:hills",))


def test_the_owner_of_a_city_names_the_terrain() -> None:
    now = table(3).put(0, "4.5 2").spare(1).city(1, "5.5 2").hand(1, "weapons:hills")
    now.do(Attack(at("4.5"), at("5.5")))
    seen = click(board_view(now), "terrain:hills")
    assert played(seen) == Name("hills")


def test_the_winner_chooses_how_many_advance() -> None:
    now = peopled().do(Attack(at("4.5"), at("5.5")))
    seen = board_view(now)
    assert seen.state.phase == "advance"
    away = STAGE.open(replace(seen, shown=1)).picture
    assert away.find("way:2:0") is None
    assert played(click(seen, "way:2:0")) == Advance(2)
    assert played(click(seen, "way:0:0")) == Advance(0)


def test_cards_above_the_limit_are_picked_and_thrown_away() -> None:
    hand = (
        "weapons:hills",
        "weapons:forest",
        "education:hills",
        "medicine:hills",
        "religion:hills",
    )
    now = table(3).put(0, "4.5").hand(0, *hand).do(Ideas()).draw("fortress:hills")
    seen = board_view(now)
    assert seen.state.phase == "discard"
    assert main(seen).reason == "Throw away exactly 1 card."
    assert isinstance(played(click(seen, "card:3")), Discard)


def test_first_people_are_put_down_one_by_one() -> None:
    now = fresh(3)
    state = now.state.clone()
    state.phase = "people"
    now.state = state
    now.flood("4.5", "4.6", "8.8", letter="G")
    seen = click(board_view(now), spot("4.5"), spot("4.5"))
    assert state_of(seen, "8.8") == ""
    seen = click(seen, spot("4.6"))
    assert played(seen) == Settle((at("4.5"), at("4.5"), at("4.6")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_last_person_is_warned_about(language: str) -> None:
    now = table(3).put(0, "4.5").spare(1).put(1, "5.5")
    seen = click(board_view(now, language), "deed:fight", spot("5.5"))
    warning = seen.rules.warn(seen.state, Attack(at("4.5"), at("5.5")))
    assert warning is not None
    assert STAGE.open(seen).prompt().text == seen.words.say(warning)


def test_others_hands_are_backs_only() -> None:
    now = peopled().hand(1, "fortress:hills", "weapons:hills")
    seen = board_view(now, shown=1)
    assert item(seen, "backs").data.count == 2
    assert not [i for i in STAGE.open(seen).picture if i.kind == "idea"]


def spent() -> Table:
    """Give a turn whose only child is born, with a card that could still be played."""
    return table(3).put(0, "4.5", "9.9").hand(0, "sanitation:hills", "weapons:hills").birth("4.5")


def test_after_all_births_the_main_button_ends_the_action_and_nothing_is_counted() -> None:
    seen = board_view(spent())
    prompt, choices = STAGE.open(seen).prompt(), STAGE.open(seen).choices()
    assert prompt.text == "no more child can be born: play cards, or end the action"
    assert [choice.label for choice in choices] == ["End the action", "End the turn"]
    assert choices[0].intent == Act(Done())
    assert item(seen, "deed:babies").reason == ""


@pytest.mark.parametrize(
    ("game", "name", "reason"),
    [
        (spent(), "babies", "All children of this action have been born."),
        (
            table(3).put(0, "4.5", "9.9").hand(0, "sanitation:hills").move("4.5", "4.4"),
            "move",
            "All people that may move in this action have moved.",
        ),
    ],
)
def test_while_a_card_is_held_the_action_in_progress_says_that_it_is_used_up(
    game: Table, name: str, reason: str
) -> None:
    assert item(click(board_view(game), "card:0"), f"deed:{name}").reason == reason


def test_where_nobody_can_move_no_button_waits_for_a_person() -> None:
    seen = board_view(table(3).flood("4.5").put(0, "4.5"))
    assert STAGE.open(seen).prompt().text == "choose an action"
    assert STAGE.open(seen).choices() == ()


def test_a_government_offers_only_what_it_can_do_now() -> None:
    game = table(3).tokens(2, 2, 2).put(0, "4.5").hand(0, "government:hills", "weapons:hills")
    seen = click(board_view(game.move("4.5", "4.4").done()), "card:0")
    labels = [choice.label for choice in STAGE.open(seen).choices()]
    assert labels == ["Another action now", "Leave the card"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hex_with_a_city_says_who_may_pass_and_that_it_counts_whatever_its_terrain(
    seat: int,
) -> None:
    game = table(3).put(0, "9.9").spare(1).city(seat, "4.5 2")
    lines = VIEWS.tip(board_view(game), spot("4.5")).lines
    assert lines == (
        "a city of value 2; only its owner’s people may pass, nobody may stay",
        "gives 1 progress point, whatever the terrain",
    )


def test_who_is_protected_by_cities_too_is_said_with_them() -> None:
    game = table(3, protection="people_and_cities").put(0, "4.5 2").put(1, "4.4")
    seen = board_view(game)
    refusal = game.rules.refuse(game.state, Attack(at("4.5"), at("4.4")))
    assert refusal is not None
    said = "The player is protected by having 3 hexes and cities or fewer."
    assert seen.words.say(refusal) == said
    about = "Against a touching hex of somebody whose hexes and cities together are more than 3."
    assert VIEWS.tip(seen, "deed:fight").lines[0].startswith(about)


def test_an_action_of_several_steps_names_all_of_them() -> None:
    game = table(3).put(0, "4.5", "9.9").hand(0, "weapons:hills").birth("4.5")
    refusal = game.rules.refuse(game.state, Commit(()))
    assert refusal is not None
    steps = "Cards of the attacker, Cards of the defender and Progress"
    assert board_view(game).words.say(refusal) == f"Only possible in these steps: {steps}."
