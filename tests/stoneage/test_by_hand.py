"""The end of a written game of two players, scored by hand from what lies there.

The cards, tiles and tracks were read off the written game; every sum below was made with a pencil.
"""

from __future__ import annotations

import pytest

from tests.build.stoneage import rules
from tests.build.titles import folder

pytestmark = pytest.mark.published

# tiles 27 + 13 + 12 + 14; two cards of 3 points; hungry 8 times
# healing transport art music time pottery: 6 × 6
# farmers 2 + 1 + 1 at agriculture 8; no toolmaker; 3 hut builders, 4 tiles
# shamans 1 + 2 + 1, 10 people; 13 wood 17 brick 4 stone 12 gold
FIRST = 66 + 6 - 80 + 36 + 4 * 8 + 0 + 3 * 4 + 4 * 10 + 46
# tiles 7 + 12 + 18 + 13 + 10 + 14; hungry 3 times
# art healing writing weaving pottery transport time: 7 × 7, then writing weaving: 2 × 2
# farmers 2 at agriculture 10; toolmakers 2 + 1 + 1 + 2, tools 3 + 3 + 2
# hut builders 1 + 2 + 2 + 1, 6 tiles; a shaman, 9 people; 15 wood 28 brick 18 stone 1 gold
SECOND = 74 - 30 + 53 + 2 * 10 + 6 * 8 + 6 * 6 + 1 * 9 + 62
# agriculture, tools, people
TIES = (8 + 4 + 10, 10 + 8 + 9)


def test_the_final_scores_are_those_worked_out_by_hand() -> None:
    assert (FIRST, SECOND) == (158, 272)
    written = (folder("stoneage") / "playthrough" / "2players.txt").read_text("utf-8").splitlines()
    ends = [line.split(" = ")[0] for line in written[-3:-1]]
    assert ends == [f"score 0: {FIRST}", f"score 1: {SECOND}"]
    ties = [line.split("; tie ")[1] for line in written[-3:-1]]
    assert ties == [f"({tie},)" for tie in TIES]
    assert written[-1] == "winners (1,)"


def test_a_second_count_by_lines_gives_the_same() -> None:
    first, second = rules().setup(2).tribes
    first.cards = (*("c25", "c24", "c12", "c18", "c17", "c23", "c21"),)
    first.cards += ("c26", "c07", "c30", "c28", "c19", "c11")
    first.tiles = ("b24", "b06", "b10", "b07")
    first.built, first.awarded, first.starved = 27 + 13 + 12 + 14, 6, 80
    first.agriculture, first.people, first.tools = 8, 10, (2, 1, 1)
    first.resources = (13, 17, 4, 12)
    second.cards = ("c29", "c36", "c02", "c08", "c13", "c10", "c33", "c05", "c01", "c32")
    second.cards += ("c06", "c34", "c04", "c20", "c14", "c16", "c35", "c15", "c03")
    second.tiles = ("b28", "b03", "b21", "b13", "b01", "b14")
    second.built, second.starved = 7 + 12 + 18 + 13 + 10 + 14, 30
    second.agriculture, second.people, second.tools = 10, 9, (3, 3, 2)
    second.resources = (15, 28, 18, 1)
    state = rules().setup(2)
    state.tribes = (first, second)
    assert [score.total for score in rules().scores(state)] == [FIRST, SECOND]
