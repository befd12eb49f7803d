"""What the players do: always legal, in character, from views alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from game.ai import tournament
from game.ai.think import think
from game.core.bot import Advice, Brief
from game.folders import ROOT
from game.i18n.catalog import load
from game.tempus.actions import Attack, Build, Commit, Name
from game.tempus.state import State
from game.tempus.title import TITLE
from tests.build.languages import LANGUAGES
from tests.build.tempus import Table, at, components, rules, table
from tests.duel import offered, play
from tests.tempus.hidden import vary

pytestmark = pytest.mark.shared

STYLES = ("", *TITLE.styles(components()))
PLAYERS = offered(TITLE, STYLES)


def ask(view: State, level: str = "hard", style: str = "", seed: str = "s") -> Advice:
    """Ask a player who is made anew, so that nothing is remembered."""
    player = TITLE.bot(components(), rules(), level, style)
    return player.choose(Brief("tempus", {}, view, view.seat, level, style, seed=seed))


@cache
def seen() -> tuple[State, ...]:
    """Give the whole states of all decisions of a game between middling players."""
    states: list[State] = []
    bots = [TITLE.bot(components(), rules(), "medium", style) for style in STYLES[:3]]
    play(rules(), bots, "seen", lambda state, *_: states.append(state))
    return tuple(states)


def choices(step: int) -> list[State]:
    """Give every so-manieth state in which there is a choice, and fights, which are rare."""
    found = [state for state in seen() if len(list(rules().legal(state))) > 1]
    fights = [state for state in found if state.fight is not None]
    return [*found[::step], *fights[:6]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"protection": "people_and_cities", "progress_cards": "one"}),
        (5, {"government": "free_action", "setup": "random"}),
    ],
)
def test_no_level_ever_makes_an_illegal_move(seats: int, options: dict[str, str]) -> None:
    every = [player for same in PLAYERS for player in same]
    for place in range(0, len(every), 6 if seats > 3 else 4):
        players = [every[(place + at) % len(every)] for at in range(seats)]
        players = [name.replace("hard", "medium") if place else name for name in players]
        found = tournament.run("tempus", players, 1, f"legal/{place}", options)
        assert found["faults"] == 0


@pytest.mark.slow
def test_the_strong_player_plays_a_game_without_a_fault() -> None:
    found = tournament.run("tempus", ["hard", "hard:warlord", "easy"], 1, "strong")
    assert found["faults"] == 0
    assert found["seats"][0]["score_mean"] > found["seats"][2]["score_mean"]


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    for stronger, weaker in (("medium", "easy"), ("easy", "random")):
        found = tournament.run("tempus", [stronger, weaker, weaker], 6, "rung", rotate=True)
        assert found["seats"][0]["wins"] >= 4, (stronger, found)


@pytest.mark.slow
def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    states = choices(40)
    for level in TITLE.levels:
        warm = TITLE.bot(components(), rules(), level, "")
        for state in (*states, *reversed(states)):
            view = rules().view(state, state.seat)
            brief = Brief("tempus", {}, view, state.seat, level, seed="s")
            assert warm.choose(brief) == ask(view, level)


@pytest.mark.slow
@pytest.mark.parametrize("level", TITLE.levels)
def test_what_a_seat_cannot_see_does_not_change_its_decision(level: str) -> None:
    compared = 0
    for state in choices(40):
        known = ask(rules().view(state, state.seat), level)
        for other in vary(state, state.seat):
            compared += 1
            assert ask(rules().view(other, state.seat), level) == known
    assert compared > 20


def test_a_brief_is_all_a_player_sees() -> None:
    state = choices(50)[2]
    view = rules().view(state, state.seat)
    for level in TITLE.levels:
        brief = Brief("tempus", {}, view, view.seat, level, seed="x")
        assert think(brief) == ask(view, level, seed="x")


def test_thinking_leaves_the_table_as_it_was() -> None:
    for state in choices(40):
        view = rules().view(state, state.seat)
        before = view.clone()
        for level in TITLE.levels:
            ask(view, level)
        assert view == before


def test_the_easy_player_does_not_look_at_the_others() -> None:
    bare = table().put(0, "4.5 2", "5.5 1").spare(1)
    rich = table().put(0, "4.5 2", "5.5 1").spare(1).city(1, "9.9 4").hand(1, "weapons:hills")
    for seed in range(20):
        one, two = (ask(there.state, "easy", seed=str(seed)).action for there in (bare, rich))
        assert one == two


def test_the_easy_player_has_no_favourite_among_what_seems_as_good() -> None:
    state = table().put(0, "4.5 2", "5.5 1").state
    assert len({ask(state, "easy", seed=str(seed)).action for seed in range(40)}) > 1


def last_action() -> Table:
    """Give the last action of a game to seat 0; the others have none left."""
    return table(round=10).box(9, 9, 9).tokens(1, 0, 0)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_action_builds_the_dearest_city(level: str) -> None:
    there = last_action().put(0, "4.5 4", "8.5 1").put(1, "1.1 1").put(2, "11.9 1")
    assert ask(there.state, level).action == Build(at("4.5"), 4)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_sure_fight_for_a_city_is_not_missed_at_the_end(level: str) -> None:
    there = last_action().put(0, "4.5 2", "8.5 1").city(1, "4.4 3").spare(1)
    there.hand(0, "weapons:hills", "weapons:farmland")
    assert ask(there.state, level).action == Attack(at("4.5"), at("4.4"))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_more_cards_are_put_down_than_a_fight_needs(level: str) -> None:
    there = last_action().put(0, "4.5 4").put(1, "4.4 2").spare(1)
    there.hand(0, "weapons:hills", "weapons:farmland").attack("4.5", "4.4")
    assert ask(rules().view(there.state, 0), level).action == Commit(())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_city_names_the_terrain_of_its_owners_cards(level: str) -> None:
    there = last_action().put(0, "4.5 4").city(1, "4.4 2").spare(1)
    there.hand(1, "fortress:forest", "education:forest", "religion:hills")
    there.attack("4.5", "4.4")
    assert ask(rules().view(there.state, 1), level).action == Name("forest")


@pytest.mark.slow
def test_each_style_has_its_own_mind() -> None:
    states = [rules().view(state, state.seat) for state in choices(4)]
    for level in ("easy", "medium"):
        answers = {style: [ask(v, level, style).action for v in states] for style in STYLES[1:]}
        for one, two in combinations(answers, 2):
            same = sum(a == b for a, b in zip(answers[one], answers[two], strict=True))
            assert same < len(states), (level, one, two, same)


@pytest.mark.slow
def test_every_decision_has_a_reason_in_every_language() -> None:
    texts = load(ROOT / "data" / "i18n", [ROOT / "data" / "tempus"])
    said = set()
    for state in choices(6):
        for level in TITLE.levels if state.phase != "act" else TITLE.levels[:2]:
            reason = ask(rules().view(state, state.seat), level).reason
            assert reason is not None
            said.add(reason.key)
            for language in LANGUAGES:
                assert texts[language].say(reason) != reason.key
                assert not texts[language].missed
    assert len(said) > 8
