"""What the players do: always legal, in character, and stronger from level to level."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from game.ai import tournament
from game.ai.think import think
from game.bronze.actions import Choose, Done, Take
from game.bronze.bots.easy import Look
from game.bronze.bots.weights import Taste
from game.bronze.state import State
from game.bronze.title import TITLE
from game.core.bot import Advice, Brief
from game.folders import ROOT
from game.i18n.catalog import load
from tests.bronze.tuning import Space
from tests.build.bronze import Table, components, rules, table
from tests.build.languages import LANGUAGES
from tests.duel import offered, play, tables

pytestmark = pytest.mark.shared

STYLES = ("", *TITLE.styles(components()))
PLAYERS = offered(TITLE, STYLES)


def ask(state: State, level: str = "hard", style: str = "", seed: str = "s") -> Advice:
    """Ask a player who is made anew, so that nothing is remembered."""
    player = TITLE.bot(components(), rules(), level, style)
    return player.choose(Brief("bronze", {}, state, state.seat, level, style, seed=seed))


@cache
def seen_in_games(level: str, games: int) -> list[State]:
    """Collect the decisions of a player against itself."""
    space, seen = Space(), list[State]()
    both = [space.bot(level, {}), space.bot(level, {})]
    for game in range(games):
        play(space.rules, both, f"seen/{game}", lambda state, *_: seen.append(state))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (2, {"spots": "unordered", "rows": "full"})],
)
def test_no_level_ever_makes_an_illegal_move(seats: int, options: dict[str, str]) -> None:
    for place, players in enumerate(tables(PLAYERS, seats)):
        found = tournament.run("bronze", players, 1, f"legal/{place}", options)
        assert found["faults"] == 0


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    for stronger, weaker in (("hard", "medium"), ("medium", "easy"), ("easy", "random")):
        found = tournament.run("bronze", [stronger, weaker], 6, "rung", rotate=True)
        assert found["seats"][0]["wins"] >= 4, (stronger, found)


@pytest.mark.slow
def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    states = seen_in_games("medium", 1)[::3]
    for level in TITLE.levels:
        warm = TITLE.bot(components(), rules(), level, "")
        for state in (*states, *reversed(states)):
            brief = Brief("bronze", {}, state, state.seat, level, seed="s")
            assert warm.choose(brief) == ask(state, level)


def test_a_brief_is_all_a_player_sees() -> None:
    state = table(2).give(0, matrix="wheel | religion").hold("wheel").state
    for level in TITLE.levels:
        brief = Brief("bronze", {}, state, state.seat, level, seed="x")
        assert think(brief) == ask(state, level, seed="x")


@pytest.mark.slow
def test_thinking_leaves_the_table_as_it_was() -> None:
    for state in seen_in_games("medium", 1)[::4]:
        before = state.clone()
        for level in TITLE.levels:
            ask(state, level)
        assert state == before


def test_the_easy_player_does_not_look_at_the_others() -> None:
    bare = table(3).opened(4).give(0, matrix="wheel", on="0 coast 0").wake("wheel religion")
    rich = table(3).opened(4).give(0, matrix="wheel", on="0 coast 0").wake("wheel religion")
    rich = rich.give(1, matrix="wheel | wheel", cities="athens", cubes=2, routes={"coast": 5})
    for seed in range(20):
        one, two = (ask(there.state, "easy", seed=str(seed)).action for there in (bare, rich))
        assert one == two


def test_the_easy_player_takes_what_seems_best_or_as_good_and_never_a_slip() -> None:
    state = table(2).give(0, matrix="wheel | religion").hold("wheel").state
    rough = components().bots.easy
    look = Look(rules(), state, rough, Taste())
    values = {action: look.value(action) for action in rules().legal(state)}
    for seed in range(40):
        assert (
            values[ask(state, "easy", seed=str(seed)).action] >= max(values.values()) - rough.near
        )


def last_turn() -> Table:
    """Let seat 0 have the last turn of a game in which no more cities are laid out."""
    return table(2, first=1).opened(3).set(seat=0, ending=True, cities=())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_last_turn_completes_a_trade_route(level: str) -> None:
    last = last_turn().give(0, matrix="bronze_casting", on="0 coast *").wake("bronze_casting")
    action = ask(last.give(1, on="0 mountains 0").state, level).action
    assert last.do(action).held(0, "coast") == 3


def test_the_last_turn_takes_the_city_that_already_pays() -> None:
    last = last_turn().give(0, matrix="wheel wheel", on="0 coast 0").wake("wheel")
    last.give(1, matrix="religion", on="1 coast 0").below(1, "athens avaris")
    last.settle("wheel", 1, "steppe")
    assert last.phase == "city"
    for level in ("medium", "hard"):
        assert ask(last.state, level).action == Choose("avaris")


def test_the_strong_player_takes_the_card_that_wakes_most() -> None:
    here = table(2).give(0, matrix="wheel wheel wheel").give(1, matrix="masonry")
    here.set(tops=("irrigation", "wheel", "domestication", "authority"))
    assert ask(here.state).action == Take(1)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_cube_is_kept_when_a_city_pays_for_it(level: str) -> None:
    last = last_turn().give(0, matrix="wheel", on="0 coast 0").wake("wheel")
    last.give(0, cubes=1, cities="lagash").give(1, cubes=0, on="0 mountains 0")
    last.give(1, cubes=0)
    assert ask(last.state, level).action == Done()


@pytest.mark.slow
def test_each_style_has_its_own_mind() -> None:
    space = Space()
    choices = [s for s in seen_in_games("medium", 2) if len(list(space.rules.legal(s))) > 1][::9]
    for level in TITLE.levels[-2:]:
        answers = {
            style: [ask(state, level, style).action for state in choices] for style in STYLES[1:]
        }
        for one, two in combinations(answers, 2):
            same = sum(a == b for a, b in zip(answers[one], answers[two], strict=True))
            assert same < len(choices), (level, one, two, same)


@pytest.mark.slow
def test_every_reason_is_written_in_every_language() -> None:
    texts = load(ROOT / "data" / "i18n", [ROOT / "data" / "bronze"])
    said = set()
    for state in seen_in_games("medium", 2)[::5]:
        for level in TITLE.levels:
            reason = ask(state, level).reason
            if reason is not None:
                said.add(reason.key)
                for language in LANGUAGES:
                    assert texts[language].say(reason) != reason.key
                    assert not texts[language].missed
    assert len(said) > 8
