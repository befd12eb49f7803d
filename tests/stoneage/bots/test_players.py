"""What the players do: always legal, in character, and stronger from level to level."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from game.ai import tournament
from game.ai.think import think
from game.core.bot import Advice, Brief
from game.core.contract import Turn
from game.folders import ROOT
from game.i18n.catalog import load
from game.stoneage.actions import Act, Decline, Pay, Pick, Put, Starve, Use
from game.stoneage.bots.easy import Look
from game.stoneage.bots.horizon import LONG
from game.stoneage.bots.weights import Taste
from game.stoneage.state import State
from game.stoneage.title import TITLE
from tests.build.languages import LANGUAGES
from tests.build.stoneage import Table, components, rules, table
from tests.duel import offered, play, tables
from tests.stoneage.tuning import Space

pytestmark = pytest.mark.shared

STYLES = ("", *TITLE.styles(components()))
LIKED = {
    "farmer": "field",
    "toolmaker": "tool_maker",
    "builder": "tile",
    "scholar": "card",
    "ascetic": "hut",
}
"""The place that a style prefers, by style."""
PLAYERS = offered(TITLE, STYLES)


def ask(state: State, level: str = "hard", style: str = "", seed: str = "s") -> Advice:
    """Ask a player who is made anew, so that nothing is remembered."""
    turn = rules().pending(state)
    assert isinstance(turn, Turn)
    player = TITLE.bot(components(), rules(), level, style)
    view = rules().view(state, turn.seat)
    return player.choose(Brief("stoneage", {}, view, turn.seat, level, style, seed=seed))


def chosen(here: Table, level: str = "hard", style: str = "") -> Any:
    return ask(here.state, level, style).action


@cache
def positions(games: int) -> list[State]:
    """Give decisions with a choice from games of middling players."""
    space, seen = Space(), list[State]()
    both = [space.bot("medium", {}), space.bot("medium", {})]
    for game in range(games):
        play(space.rules, both, f"seen/{game}", lambda state, *_: seen.append(state))
    return [state for state in seen if len(rules().legal(state)) > 1]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_level_ever_makes_an_illegal_move(seats: int) -> None:
    for place, players in enumerate(tables(PLAYERS, seats)):
        found = tournament.run("stoneage", players, 1, f"legal/{place}")
        assert found["faults"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("option", ["full_track_placement", "equal_tools", "starvation"])
def test_no_level_ever_makes_an_illegal_move_by_other_rules(option: str) -> None:
    other = next(o.values[1] for o in components().cover.options if o.key == option)
    options = {option: other, "tiles_left": "hidden"}
    found = tournament.run("stoneage", TITLE.levels[::2], 1, f"other/{option}", options)
    assert found["faults"] == 0


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    for stronger, weaker in (("hard", "medium"), ("medium", "easy"), ("easy", "random")):
        found = tournament.run("stoneage", [stronger, weaker], 8, "rung", rotate=True)
        assert found["seats"][0]["wins"] > 4, (stronger, found)


@pytest.mark.slow
def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    states = positions(1)[::9]
    warm = TITLE.bot(components(), rules(), "hard", "")
    for state in (*states, *reversed(states)):
        turn = rules().pending(state)
        assert isinstance(turn, Turn)
        view = rules().view(state, turn.seat)
        brief = Brief("stoneage", {}, view, turn.seat, "hard", seed="s")
        assert warm.choose(brief) == ask(state)


def test_a_brief_is_all_a_player_sees() -> None:
    state = rules().view(table(2).state, 0)
    for level in TITLE.levels:
        brief = Brief("stoneage", {}, state, 0, level, seed="x")
        assert think(brief) == ask(state, level, seed="x")


def test_hidden_cards_of_others_change_nothing() -> None:
    one, two = (table(2).give(1, cards=cards) for cards in ("c05 c06 c08", "c09 c17 c22"))
    for level in TITLE.levels:
        assert chosen(one, level) == chosen(two, level)


def test_the_easy_player_looks_at_its_own_things_only() -> None:
    bare = table(3)
    rich = table(3).give(1, goods="9 gold", tools="4 4 4", agriculture=9, food=30)
    for seed in range(20):
        one, two = (ask(t.state, "easy", seed=str(seed)).action for t in (bare, rich))
        assert one == two


def test_the_easy_player_takes_what_seems_best_or_as_good_and_never_a_slip() -> None:
    state, rough = table(2).state, components().bots.easy
    look = Look(rules().tables, state, 0, rough, Taste())
    values = {action: look.value(action) for action in rules().legal(state)}
    for seed in range(40):
        assert (
            values[ask(state, "easy", seed=str(seed)).action] >= max(values.values()) - rough.near
        )


def test_the_easy_player_goes_nowhere_for_what_it_has_enough_of() -> None:
    state = table(2).give(0, tools="4 4 4", people=6, agriculture=6, food=9).state
    value = Look(rules().tables, state, 0, components().bots.easy, Taste()).value
    assert max(value(Put("tool_maker", 1)), value(Put("field", 1))) < 0 < value(Put("forest", 4))
    fewer = table(2).give(0, tools="4 4 3", people=6, agriculture=5, food=9).state
    value = Look(rules().tables, fewer, 0, components().bots.easy, Taste()).value
    assert min(value(Put("tool_maker", 1)), value(Put("field", 1))) > 0


def test_the_strong_player_keeps_what_a_tile_needs_when_it_pays_for_a_card() -> None:
    both = table(2).give(0, goods="3 wood 1 brick", food=20).stand(0, "card:1 1 tile:1 1")
    both.work().act("card:1")
    assert chosen(both) == Pay(both.goods("1 wood"))


def test_the_strong_player_uses_a_tool_that_makes_one_more() -> None:
    short = (
        table(2).give(0, tools="1", food=20).stand(0, "quarry 2").work().act("quarry").roll(6, 3)
    )
    assert chosen(short) == Use((0,))


def test_the_strong_player_spends_no_tool_for_nothing() -> None:
    lost = table(2).give(0, tools="1", food=20).stand(0, "quarry 2 forest 1").work()
    lost.act("quarry").roll(4, 3)
    assert chosen(lost) == Use()


def test_the_strong_player_keeps_a_large_tool_for_the_roll_that_needs_it() -> None:
    rolls = table(2).give(0, tools="1 4", food=20).stand(0, "quarry 1 river 2").work()
    rolls.act("quarry").roll(4)
    assert chosen(rolls) == Use((0,))


def test_the_strong_player_starves_rather_than_pay_a_fortune() -> None:
    rich = table(2).give(0, goods="9 gold", people=9, food=0).stand(0, "tool_maker 1").work()
    assert rich.phase == "feed"
    assert chosen(rich) == Starve()


def test_the_strong_player_pays_for_a_meal_with_what_is_worth_least() -> None:
    near = table(2).give(0, goods="2 wood 5 gold", food=3).stand(0, "tool_maker 1").work()
    assert near.phase == "feed"
    assert chosen(near) == Pay(near.goods("2 wood"))


def last_tile(own: int, rival: int) -> Table:
    """Stand on the last tile of a stack with so many points and a rival's so many."""
    here = table(2).heights(1, 7).give(0, goods="2 wood 1 brick", food=9, built=own)
    return here.give(1, built=rival, tiles="").stand(0, "tile:1 1")


def test_the_strong_player_ends_the_game_when_it_wins_by_that() -> None:
    assert chosen(last_tile(90, 40).work()) == Pay((2, 1, 0, 0))


def test_the_strong_player_does_not_end_a_game_that_it_would_lose() -> None:
    behind = last_tile(0, 30).give(0, people=9, food=30, agriculture=9, tools="4 4 4")
    assert chosen(behind.work()) == Decline()


class Gatherer:
    """Sends everybody to the wood in every round, and never buys."""

    def choose(self, brief: Brief) -> Advice:
        actions = list(rules().legal(brief.view))
        wood = [act for act in actions if isinstance(act, Put) and act.place == "forest"]
        return Advice(max(wood, key=lambda put: put.people) if wood else actions[-1])


@pytest.mark.varies("level")
@pytest.mark.parametrize("level", TITLE.levels[1:4])
def test_a_rival_who_takes_nothing_makes_no_game_endless(level: str) -> None:
    # All that it heaps up counts in the end: every round to come seems worth waiting for.
    rounds = list[int]()
    bot = TITLE.bot(components(), rules(), level, "")
    play(rules(), [bot, Gatherer()], "long", lambda state, *_: rounds.append(state.round))
    assert rounds[-1] <= 2 * LONG


def test_in_the_last_round_people_go_where_points_are() -> None:
    last = table(2).heights(0, 7).give(0, goods="2 stone 1 gold", food=20)
    last.turn_up("", "b09").give(1, goods="2 stone 1 gold", food=20)
    assert chosen(last) == Put("tile:2", 1)


def test_the_strong_player_takes_the_most_useful_die() -> None:
    dice = table(2).lay("c01", "c26", "c30", "c19").give(0, goods="1 wood", food=20)
    dice.stand(0, "card:1 1").work().pay("1 wood").roll(1, 5)
    assert chosen(dice) == Pick(5)


def test_people_roll_before_they_buy() -> None:
    here = table(2).give(0, food=20, goods="1 wood").stand(0, "forest 3 card:1 1").work()
    for level in ("medium", "hard"):
        assert chosen(here, level) == Act("forest")


@pytest.mark.slow
def test_every_style_goes_where_it_likes_to_be() -> None:
    seen = [state for state in positions(3) if state.phase == "place"]
    people: dict[str, Counter[str]] = {style: Counter() for style in STYLES}
    for style, state in product(STYLES, seen):
        put = chosen(Table(rules(), state), "medium", style)
        people[style][put.place.partition(":")[0]] += put.people
    for style, place in LIKED.items():
        most = max(people[other][place] for other in STYLES if other != style)
        assert people[style][place] > most, (style, place)
    assert people["ascetic"]["hunting"] < 0.9 * people[""]["hunting"]


@pytest.mark.slow
def test_the_styles_differ_in_many_positions() -> None:
    seen = [state for state in positions(2) if state.phase == "place"][::6]
    for level in TITLE.levels[-2:]:
        answers = [[ask(s, level, style).action for s in seen] for style in STYLES[1:]]
        for one, two in combinations(answers, 2):
            same = sum(a == b for a, b in zip(one, two, strict=True))
            assert same <= 0.8 * len(seen), level


def test_people_act_first_where_their_style_likes_most() -> None:
    for level in ("medium", "hard"):
        here = table(2).give(0, food=20).stand(0, "forest 1 river 1 hunting 1").work()
        assert chosen(here, level, "farmer") == Act("hunting")
        assert chosen(here, level, "scholar") == Act("river")


def test_a_tool_is_made_first_and_the_field_waits_for_what_a_style_likes_more() -> None:
    three = table(2).give(0, food=20).stand(0, "tool_maker 1 field 1 forest 1").work()
    two = table(2).give(0, food=20).stand(0, "field 1 forest 1").work()
    for level in ("medium", "hard"):
        for style in ("farmer", "ascetic"):
            assert chosen(three, level, style) == Act("tool_maker")
        assert chosen(two, level, "farmer") == Act("field")
        assert chosen(two, level, "ascetic") == Act("forest")


@pytest.mark.slow
def test_every_reason_is_written_in_every_language() -> None:
    said: dict[str, Any] = {}
    texts = load(ROOT / "data" / "i18n", [ROOT / "data" / "stoneage"])
    hungry = table(2).give(0, goods="9 gold", people=9, food=0).stand(0, "field 1").work()
    for state in [*positions(3)[::2], hungry.state]:
        for level in ("easy", "medium"):
            reason = ask(state, level).reason
            if reason is not None:
                said.setdefault(reason.key, reason)
    for reason, language in product(said.values(), LANGUAGES):
        assert texts[language].say(reason) != reason.key
        assert not texts[language].missed
    assert len(said) > 12
