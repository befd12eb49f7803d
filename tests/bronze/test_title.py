"""What the title offers to the program: options, texts, sense checks, doubts about a state."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.bronze import TITLE, data_checks
from game.bronze.components import City, MostInTerrain, RowContains
from game.bronze.rules import BronzeRules
from game.core.chance import Draw
from game.core.codec import Codec, encode
from game.core.contract import Chance
from game.core.message import Key, Message
from tests.build.bronze import Table, components, rules, table

WILD = "bronze_casting"


def test_every_value_of_the_options_is_accepted_with_two_three_and_four_players() -> None:
    options = {option.key: option.values for option in components().cover.options}
    assert options == {"spots": ("ordered", "unordered"), "rows": ("open", "full")}
    for seats in (2, 3, 4):
        for key, values in options.items():
            for value in values:
                assert TITLE.refuse_setup(components(), seats, {key: value}) is None


def test_a_value_that_an_option_has_not_is_refused_with_a_reason() -> None:
    refusal = TITLE.refuse_setup(components(), 2, {"rows": "some"})
    assert refusal is not None
    assert refusal.key == "bronze.refuse.option_value"


def test_the_text_of_a_city_carries_its_points_and_names() -> None:
    assert rules().describe("avaris") == Message(
        "bronze.effect.most_of_technology",
        {"count": 6, "technology": Key("bronze.technology.wheel")},
    )
    assert rules().describe("ugarit").params == {
        "a": Key("bronze.technology.wheel"),
        "b": Key("bronze.technology.religion"),
        "c": Key("bronze.technology.authority"),
        "count": 6,
    }
    assert rules().describe("amri").params["b"] == Key("bronze.terrain.jungle")
    assert rules().describe("thebes").params == {"count": 6, "number": 6}


def findings(**changes: Any) -> list[str]:
    found: list[str] = []
    changed = replace(components(), **changes)
    data_checks.check(changed, lambda sheet, *_, **__: found.append(sheet))
    return found


def test_the_data_make_sense() -> None:
    assert findings() == []


def setup(**changes: int) -> Any:
    """Change the numbers for four players."""
    *rows, last = components().setup.tables
    return replace(components().setup, tables=(*rows, replace(last, **changes)))


@pytest.mark.parametrize(
    ("changes", "sheet"),
    [
        ({"lands": 15}, "setup"),
        ({"lands": 13}, "setup"),
        ({"open": 11}, "setup"),
        ({"cities": 4}, "setup"),
        ({"cities": 6}, "setup"),
        ({"players": 3}, "setup"),
    ],
)
def test_sense_a_table_needs_lands_tokens_and_cities_enough(
    changes: dict[str, int], sheet: str
) -> None:
    assert sheet in findings(setup=setup(**changes))


def test_sense_every_land_has_every_terrain_and_as_many_spots() -> None:
    lands = dict(components().lands.lands)
    lands["l01"] = {**lands["l01"], "desert": ()}
    assert findings(lands=replace(components().lands, lands=lands)) == ["lands", "lands"]


def test_sense_longer_rows_are_worth_more() -> None:
    tokens = components().tokens
    assert findings(tokens=replace(tokens, routes=tokens.routes[::-1])) == ["tokens"]


def test_sense_the_back_is_no_technology_and_no_technology_is_empty() -> None:
    sheet = components().technologies
    assert findings(technologies=replace(sheet, wild="wheel")) == ["technologies"]
    cards = {**sheet.technologies, "wheel": replace(sheet.technologies["wheel"], kinds=())}
    assert findings(technologies=replace(sheet, technologies=cards)) == ["technologies"]


def test_sense_a_row_city_names_three_different_technologies() -> None:
    cities = dict(components().cities.cities)
    cities["ugarit"] = City(3, RowContains(("wheel", "wheel", "religion"), 6))
    assert findings(cities=replace(components().cities, cities=cities)) == ["cities"]


def test_changed_data_reach_the_score() -> None:
    cities = {**components().cities.cities, "tyre": City(2, MostInTerrain("coast", 9))}
    changed = replace(components(), cities=replace(components().cities, cities=cities))
    game = table(made=BronzeRules(changed, {})).give(0, on="0 coast 0")
    assert game.worth("tyre") == 9


def doubts(game: Table) -> list[str]:
    return [m.key.removeprefix("bronze.problem.") for m in rules().problems(game.state)]


def middle(seed: int = 3, decisions: int = 60) -> Table:
    """Play at random into the game, to where somebody must take a card."""
    rng, game = Random(seed), table(3)
    while decisions > 0 or game.phase != "take" or game.asked:
        if game.asked:
            pending = game.pending
            assert isinstance(pending, Chance)
            request = pending.request
            assert isinstance(request, Draw)
            game.chance_source(*rng.sample(request.pool, request.count))
        else:
            game.do(rng.choice(game.legal))
            decisions -= 1
    return game


def test_a_sound_state_raises_no_doubt() -> None:
    assert doubts(middle()) == []


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"players": ()}, "seats"),
        ({"tiles": ("l01", "l01")}, "lands"),
        ({"owners": (0,)}, "lands"),
        ({"owners": (7,) * 9}, "provinces"),
        ({"tokens": (9,) * 9}, "provinces"),
        ({"seat": 3}, "turn"),
        ({"start": -1}, "turn"),
        ({"round": 0}, "turn"),
        ({"phase": "tea"}, "turn"),
        ({"hand": "wheel"}, "turn"),
        ({"active": ("wheel",)}, "turn"),
        ({"waiting": ("card",)}, "turn"),
        ({"reserve": 0}, "piles"),
        ({"piles": (0, 11, 11, 11)}, "piles"),
        ({"tops": ("", "", "", "")}, "piles"),
        ({"tops": ("tea",) * 4}, "piles"),
        ({"unseen": (99,) * 7}, "piles"),
        ({"emptied": 2}, "piles"),
        ({"cities": ("troy", "troy")}, "cities"),
        ({"cities": ("kish",)}, "cities"),
        ({"ending": True}, "ending"),
    ],
)
def test_an_impossible_table_is_named(what: Any, doubt: str) -> None:
    assert doubts(middle().set(**what)) == [doubt]


@pytest.mark.parametrize(
    ("what", "doubt"),
    [
        ({"cubes": 31}, "cubes"),
        ({"cubes": -1}, "cubes"),
        ({"matrix": "tea"}, "matrix"),
        ({"matrix": "wheel | wheel | wheel | wheel | wheel"}, "matrix"),
        ({"routes": {"desert": 4}}, "routes"),
        ({"routes": {"desert": 7}}, "routes"),
        ({"matrix": " ".join(["wheel"] * 9)}, "deck"),
        ({"cities": ""}, "cities"),
    ],
)
def test_an_impossible_player_is_named(
    what: dict[str, dict[str, int]] | dict[str, int] | dict[str, str], doubt: str
) -> None:
    assert doubts(middle().give(0, **what)) == [doubt]


def test_cubes_on_a_hidden_land_or_on_another_cube_are_impossible() -> None:
    game = middle(decisions=24)
    bits = game.of(1).taken | game.of(0).taken
    for wrong in (bits, 1 << rules().tables.grid.bit(8, 0, 0), 1 << 500):
        player = game.of(0).clone()
        player.taken, player.cubes = wrong, 30 - wrong.bit_count()
        spoiled = middle(decisions=24).set(players=(player, *game.state.players[1:]))
        assert "cubes" in doubts(spoiled)


def test_one_trade_token_cannot_be_with_two_players() -> None:
    game = table(2).opened(4).give(0, on="0 steppe *").give(1, on="3 steppe *")
    game.give(0, routes={"steppe": 3})
    assert "routes" not in doubts(game)
    assert doubts(game.give(1, routes={"steppe": 3})) == ["routes", "routes"]


def test_a_land_open_too_early_is_impossible() -> None:
    assert "lands" in doubts(table(3).opened(4))


def test_a_province_settled_too_late_is_impossible() -> None:
    game = table(2).opened(2).give(0, on="0 *")
    assert "provinces" in doubts(game)


def test_a_spoiled_state_is_either_not_read_or_judged_but_never_a_crash() -> None:
    codec, rng = Codec(TITLE.types), Random(7)
    data = encode(middle().state)
    wrong: list[Any] = [-1, 0, 1, 99, "", "wheel", [], [1], ["tea"], None, True, [[""]], 1 << 400]
    for name in data:
        if name != "is":
            for value in wrong:
                _judge(codec, {**data, name: value})
    for name in data["players"][0]:
        for value in wrong:
            player = {**data["players"][0], name: value}
            _judge(codec, {**data, "players": [player, *data["players"][1:]]})
    for _ in range(300):
        first, second = rng.sample([name for name in data if name not in ("is", "players")], 2)
        _judge(codec, {**data, first: rng.choice(wrong), second: rng.choice(wrong)})


def _judge(codec: Codec, data: Any) -> None:
    try:
        state = codec.decode(data, TITLE.types[0])
    except ValueError:
        return
    assert isinstance(rules().problems(state), tuple)
