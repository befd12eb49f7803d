"""What the players do: always legal, in character, and stronger from level to level."""

from __future__ import annotations

import pytest

from game.ages.actions import Build, Buy, Discard, Done, Engineer, Lead, Split, Stop, Throw
from game.ages.bots.easy import Look
from game.ages.bots.players import weights
from game.ages.bots.weights import Taste
from game.ages.building import name_of
from game.ages.state import State
from game.ages.title import TITLE
from game.ai import tournament
from game.ai.think import think
from game.core.bot import Advice, Brief
from game.core.chance import Seeded
from game.core.match import Match
from game.folders import ROOT
from game.i18n.catalog import load
from tests.ages.tuning import Space
from tests.build.ages import Table, components, rules, table
from tests.build.languages import LANGUAGES
from tests.duel import offered, play, tables

pytestmark = pytest.mark.shared

STYLES = ("", *TITLE.styles(components()))
PLAYERS = offered(TITLE, STYLES)


def ask(state: State, level: str = "hard", style: str = "", seed: str = "s") -> Advice:
    """Ask a player who is made anew, so that nothing is remembered."""
    player = TITLE.bot(components(), rules(), level, style)
    return player.choose(Brief("ages", {}, state, state.seat, level, style, seed=seed))


def late(here: Table) -> Table:
    """Go on in the eighth round."""
    here.state = here.state.clone()
    here.state.round = 8
    return here


def last_turn(here: Table) -> Table:
    """Let the turn be the last of the game."""
    here.state = here.state.clone()
    here.state.start, here.state.ending = 1, True
    return here


def chosen(here: Table) -> object:
    return ask(here.state).action


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_level_ever_makes_an_illegal_move(seats: int) -> None:
    for place, players in enumerate(tables(PLAYERS, seats)):
        found = tournament.run("ages", players, 2, f"legal/{place}")
        assert found["faults"] == 0


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    for stronger, weaker in (("hard", "medium"), ("medium", "easy"), ("easy", "random")):
        found = tournament.run("ages", [stronger, weaker], 30, "rung", rotate=True, samples=1)
        assert found["seats"][0]["wins"] > 16, (stronger, found)


@pytest.mark.slow
def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    states: list[State] = []
    games = table(2)
    for _ in range(70):
        if games.phase == "over":
            break
        if games.state.waiting:
            count = len(games.state.waiting)
            games.fall(
                *["workers", "coin", "food_or_workers", "good", "food", "workers", "coin"][:count]
            )
            continue
        states.append(games.state)
        games.do(ask(games.state).action)
    warm = TITLE.bot(components(), rules(), "hard", "")
    for state in (*states, *reversed(states)):
        brief = Brief("ages", {}, state, state.seat, "hard", seed="s")
        assert warm.choose(brief) == ask(state)


def test_a_brief_is_all_a_player_sees() -> None:
    state = table(2).throw("food", "coin", "workers").state
    for level in TITLE.levels:
        brief = Brief("ages", {}, state, state.seat, level, seed="x")
        assert think(brief) == ask(state, level, seed="x")


def test_the_easy_player_looks_at_its_own_board_only() -> None:
    bare = table(3).throw("food", "coin", "food_or_workers")
    rich = table(3).give(1, developments="religion masonry", goods="7 stone", marks="9 obelisk")
    rich = rich.give(2, food=15, disasters=9).throw("food", "coin", "food_or_workers")
    for seed in range(30):
        one, two = (ask(t.state, "easy", seed=str(seed)).action for t in (bare, rich))
        assert one == two


def test_the_easy_player_takes_what_seems_best_or_as_good_and_never_a_slip() -> None:
    state = table(2).throw("food", "coin", "food_or_workers").state
    rough, actions = weights(components(), rules()).easy, list(rules().legal(state))
    look = Look(rules().tables, state, 0, rough, Taste())
    values = {action: look.value(action) for action in actions}
    for seed in range(60):
        assert (
            values[ask(state, "easy", seed=str(seed)).action] >= max(values.values()) - rough.near
        )


def test_the_strong_player_finishes_a_monument_before_the_rival_does() -> None:
    owned = "irrigation caravans religion"
    race = table(2).give(0, marks="3 city:4 6 obelisk", food=9, developments=owned)
    race = late(race.give(1, marks="3 city:4 7 obelisk", food=9, developments=owned))
    assert chosen(race.stand("workers", "good", "food", "food")) == Build("obelisk", 3)


def test_the_strong_player_ends_the_game_when_it_wins_by_that() -> None:
    ahead = table(2).give(0, developments="irrigation religion masonry caravans", food=9)
    ahead.state.start = 1
    ahead.give(0, goods="4 wood").give(
        1, built="great_wall step_pyramid", developments="leadership"
    )
    ahead.stand("coin", "good", "good")
    action = chosen(ahead)
    assert isinstance(action, Buy)
    assert ask(ahead.state).reason is not None


def test_the_strong_player_does_not_end_a_game_that_it_would_lose() -> None:
    behind = table(2).give(0, developments="medicine irrigation agriculture quarrying", food=9)
    behind.state.start = 1
    behind.give(1, built="great_wall obelisk hanging_gardens")
    behind.give(0, goods="3 wood").stand("coin", "coin", "good")
    assert behind.phase == "buy"
    assert chosen(behind) == Done()


def test_the_strong_player_takes_points_in_the_last_turn() -> None:
    last = last_turn(table(2).give(0, marks="2 stone_circle", food=9))
    assert chosen(last.stand("workers", "food", "food")) == Build("stone_circle", 3)


def test_the_strong_player_feeds_its_cities_rather_than_mark_boxes_for_nothing() -> None:
    hungry = last_turn(table(2).give(0, food=0))
    hungry.throw("food_or_workers", "food_or_workers", "coin").do(Stop())
    assert chosen(hungry) == Split(2)


def test_stones_become_workers_when_that_finishes_something_great() -> None:
    near = last_turn(table(2).give(0, developments="engineering", marks="7 great_wall", food=9))
    near.give(0, goods="1 stone").stand("workers", "food", "food")
    assert chosen(near) == Engineer(1)
    assert chosen(near.engineer(1)) == Build("great_wall", 6)


def test_leadership_throws_a_skull_again_when_that_is_the_worst_die() -> None:
    lead = table(2).give(0, developments="leadership", food=9)
    lead.throw("goods_skull", "goods_skull", "workers").do(Stop())
    action = chosen(lead)
    assert isinstance(action, Lead)
    assert action.die in (0, 1)


def test_the_cheapest_goods_are_given_up() -> None:
    full = table(2).give(0, goods="3 stone 5 wood", food=9)
    full.stand("food", "food", "food")
    while full.phase != "discard":
        full.done()
    action = chosen(full)
    assert isinstance(action, Discard)
    left = [h - g for h, g in zip(full.of().goods, action.goods, strict=True)]
    assert sum(left) == rules().tables.keep


@pytest.mark.slow
def test_the_styles_differ_in_many_positions() -> None:
    seen: list[State] = []
    space = Space(quick=True)
    both = [space.bot("hard", {}), space.bot("hard", {})]
    for game in range(4):
        play(space.rules, both, f"styles/{game}", lambda state, *_: seen.append(state))
    choices = [s for s in seen if len(list(rules().legal(s))) > 1][:120]
    for level in TITLE.levels[-2:]:
        answers = {
            style: [ask(state, level, style).action for state in choices] for style in STYLES[1:]
        }
        names = list(answers)
        for one, two in ((names[0], names[1]), (names[0], names[2]), (names[1], names[2])):
            same = sum(a == b for a, b in zip(answers[one], answers[two], strict=True))
            assert same <= 0.9 * len(choices), (level, one, two, same)


@pytest.mark.slow
def test_every_reason_is_written_in_every_language() -> None:
    space, said = Space(quick=True), set()
    texts = load(ROOT / "data" / "i18n", [ROOT / "data" / "ages"])

    def watch(state: State, seat: int, action: object) -> None:
        del seat, action
        for level in TITLE.levels:
            reason = ask(state, level).reason
            if reason is not None:
                said.add(reason.key)
                for language in LANGUAGES:
                    assert texts[language].say(reason) != reason.key
                    assert not texts[language].missed

    play(space.rules, [space.bot("hard", {}), space.bot("medium", {})], "said", watch)
    assert len(said) > 8


@pytest.mark.slow
def test_what_the_middling_player_says_of_its_workers_is_what_they_then_build() -> None:
    here, promised, kept = rules(), set[tuple[int, str]](), set[tuple[int, str]]()
    for seed in ("a", "b", "c"):
        match: Match = Match(here, here.setup(3, 0), Seeded(seed))
        match.begin()
        turn, aim = 0, ""
        while not match.over:
            advice = ask(match.state, "medium", seed=seed)
            if isinstance(advice.action, Throw):
                turn, aim = len(match.log), ""
            if isinstance(advice.action, Stop | Split) and advice.reason is not None:
                aim = str(advice.reason.params.get("target", ""))
                promised |= {(turn, aim)} if aim else set()
            if isinstance(advice.action, Build) and name_of(advice.action.target) == aim:
                kept.add((turn, aim))
            match.play(advice.action)
    assert len(promised) > 5
    assert promised == kept
