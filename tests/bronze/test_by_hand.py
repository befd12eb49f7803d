"""The playthrough of two players, scored by hand from the rules with pencil and paper.

Cards and cubes were laid out as the game was told, turn by turn; what follows from them was worked
out from the rules, and nothing of it was copied from the program.
"""

from __future__ import annotations

from random import Random

import pytest

from game.bronze.state import NOBODY
from game.core.chance import Seeded
from game.core.contract import winners
from game.core.match import Match
from tests.build.bronze import rules
from tests.build.titles import folder

pytestmark = pytest.mark.published

B = "bronze_casting"
MATRICES = (
    # twice a new column at the left
    (
        (B, "pottery", "wheel"),
        (B, B),
        (B, B, B, B, "irrigation", B),
        ("pottery", "masonry"),
    ),
    (
        ("domestication", B, B, B),
        (B, "authority", "wheel", "pottery", "wheel"),
        (B, "authority"),
        ("domestication", "domestication"),
    ),
)
# whose cubes stand in each terrain, from left to right
STRIPS = {
    "mountains": (0, 1, 0, 1),
    "forest": (0, 0, 1),
    "steppe": (0, 0, 1),
    "savanna": (1, 0, 1, 0, 0),
    "desert": (0, 0, 1),
    # three of seat 0 in a row: its token for 3
    "jungle": (1, 0, 0, 0, 1),
    # 3, then 5, then 7 of seat 1: its token for 10, the others went back
    "coast": (1, 1, 1, 1, 1, 1, 1, 0),
}
# cubes of both seats in each land, and who took the token of 5, 4, 6, 4, 6, 5, 4
LANDS = ((1, 2), (1, 0), (3, 2), (1, 3), (0, 1), (4, 2), (5, 6))
TOKENS = ((5, 1), (4, 0), (6, 0), (4, 1), (6, 1), (5, 0), (4, 1))
CITIES = (
    # five technologies are not six; no religion; one pair of bronze casting and irrigation;
    # no authority against two; one wheel against two
    {"mohenjo_daro": 0, "memphis": 0, "harappa": 2, "babylon": 0, "avaris": 0},
    # one cube in the desert against two; two in the mountains against two; two pairs of bronze
    # casting and wheel; one with pottery; none with masonry
    {"kerma": 0, "kumayri": 0, "nafplion": 4, "beycesultan": 2, "knossos": 0},
)
SCORES = ((4 + 6 + 5, 3, 2), (5 + 4 + 6 + 4, 10, 4 + 2))


@pytest.fixture(scope="module")
def match() -> Match:
    made = Match(rules(), rules().setup(2, 1), Seeded("playthrough"))
    made.begin()
    rng = Random("playthrough")
    while not made.over:
        made.play(rng.choice(list(rules().legal(made.state))))
    return made


def test_the_cards_lie_as_they_were_laid_by_hand(match: Match) -> None:
    assert tuple(player.matrix for player in match.state.players) == MATRICES


def test_the_cubes_stand_as_they_were_placed_by_hand(match: Match) -> None:
    places = [place for place in rules().places(match.state) if place.owner >= 0]
    for terrain, owners in STRIPS.items():
        assert tuple(place.owner for place in places if place.terrain == terrain) == owners
    assert [player.cubes for player in match.state.players] == [30 - 15, 30 - 16]
    assert tuple(rules().counts(match.state, land) for land in range(7)) == LANDS


def test_the_provinces_are_those_counted_by_hand(match: Match) -> None:
    state = match.state
    assert tuple(zip(state.tokens, state.owners, strict=True)) == TOKENS
    assert NOBODY not in state.owners


@pytest.mark.parametrize("seat", [0, 1])
def test_every_city_scores_what_was_counted_by_hand(match: Match, seat: int) -> None:
    player = match.state.players[seat]
    found = {city: rules().worth(match.state, seat, city).points for city in player.cities}
    assert found == CITIES[seat]


def test_the_final_scores_are_those_worked_out_by_hand(match: Match) -> None:
    scores = rules().scores(match.state)
    assert tuple(tuple(line.points for line in score.lines) for score in scores) == SCORES
    assert [score.total for score in scores] == [20, 35]
    assert winners(scores) == (1,)


def test_the_written_playthrough_is_this_game() -> None:
    written = (folder("bronze") / "playthrough" / "2players.txt").read_text("utf-8").splitlines()
    assert [line.split(" = ")[0] for line in written[-3:-1]] == ["score 0: 20", "score 1: 35"]
