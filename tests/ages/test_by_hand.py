"""The playthrough of two players, worked out by hand from the rules with pencil and sheet.

Each row is one turn: what the dice showed in the end, how the choice dice were used, what was
built or bought, and the board as it then had to be. Nothing of it was copied from the program.
"""

from __future__ import annotations

from random import Random

import pytest

from game.core.chance import Seeded
from game.core.contract import winners
from game.core.match import Match
from tests.build.ages import rules, table
from tests.build.titles import folder

pytestmark = pytest.mark.published

# seat, food, goods, boxes of disasters when the turn is over
TURNS = (
    # workers good good: wood, stone; three eat; circle 1, pyramid 1, fifth city 1
    (1, 0, "1 wood 1 stone", 0),
    # good good skull: four goods; three eat
    (0, 0, "1 wood 1 stone 1 pottery 1 cloth", 0),
    # split (food) workers food: 0 + 5 − 3; sixth city 3
    (1, 2, "1 wood 1 stone", 0),
    # split split (food) coin: 0 + 4 − 3; medicine for 7 + 1 + 3 + 4 = 15
    (0, 1, "1 stone", 0),
    # coin food skull: two goods; 2 + 3 − 3; quarrying for 7 + 3 + 6 = 16
    (1, 2, "", 0),
    # skull workers good: three goods; one of three eats; circle 2, sixth city 1
    (0, 0, "1 wood 2 stone 1 pottery", 2),
    # split (work) workers coin: two of three eat; pyramid 1 + 2 = 3, first: 1 point
    (1, 0, "", 1),
    # workers split (food) workers: two of three eat; irrigation for 1 + 6 + 3 = 10
    (0, 0, "", 3),
    # coin split (work) food: 3 − 3; sixth city 4 + 1 = 5: the fourth city and die
    (1, 0, "", 1),
    # split (food) skull skull: four goods; two eat; no drought; leadership for 10
    (0, 0, "", 4),
    # split (work) coin food skull: wood, stone and one more; three of four eat;
    # irrigation for 7 + 6 = 13
    (1, 0, "1 wood", 2),
    # food good food: 6 − 3
    (0, 3, "1 wood", 4),
    # skull split (food) workers workers: wood, stone and one more; two of four eat;
    # circle 1 + 4 = 5, first: 2 points
    (1, 0, "2 wood 2 stone", 4),
    # good coin coin: 3 − 3; nothing is bought
    (0, 0, "2 wood", 4),
    # skull coin good skull: five goods and a stone; nobody eats; no drought;
    # masonry for 7 + 20 + 5 = 32
    (1, 0, "3 wood 1 pottery 1 cloth", 8),
    # food food skull: two goods; 6 − 3
    (0, 3, "3 wood 1 stone", 4),
    # good split (food) coin food: 0 + 5 − 4; medicine for 7 + 10 = 17
    (1, 1, "1 pottery 1 cloth", 8),
    # split split (food) skull: two goods; 3 + 4 − 3
    (0, 4, "4 wood 2 stone", 4),
    # food food coin coin: 1 + 6 − 4; coinage for 14 + 3 + 4 = 21: the fifth development
    (1, 3, "", 8),
    # food good skull: three goods; 4 + 3 − 3; agriculture for 15
    (0, 4, "3 stone 1 pottery", 4),
)

# quarrying 3, irrigation 2, masonry 6, medicine 3, coinage 4; pyramid 1 and circle 2; 8 boxes
FIRST = 18 + 3 - 8
# medicine 3, irrigation 2, leadership 2, agriculture 3; nothing built; 4 boxes
SECOND = 10 - 4


@pytest.fixture(scope="module")
def match() -> Match:
    made = Match(rules(), rules().setup(2, 1), Seeded("playthrough"))
    rng = Random("playthrough")
    while not made.over:
        made.play(rng.choice(list(rules().legal(made.state))))
    return made


def test_every_turn_leaves_the_boards_that_pencil_and_sheet_leave(match: Match) -> None:
    turns = []
    for played in match.history():
        before, after = played.before, played.step.state
        if (before.round, before.seat) != (after.round, after.seat) or after.phase == "over":
            board = after.boards[before.seat]
            turns.append((before.seat, board.food, board.goods, board.disasters))
    goods = table().goods
    assert turns == [(seat, food, goods(text), boxes) for seat, food, text, boxes in TURNS]


def test_the_final_scores_are_those_worked_out_by_hand(match: Match) -> None:
    scores = rules().scores(match.state)
    assert [score.total for score in scores] == [SECOND, FIRST] == [6, 13]
    assert [score.tie for score in scores] == [(12 + 3,), (0,)]
    assert winners(scores) == (1,)


def test_the_written_playthrough_is_this_game() -> None:
    written = (folder("ages") / "playthrough" / "2players.txt").read_text("utf-8").splitlines()
    assert [line.split(" = ")[0] for line in written[-3:-1]] == ["score 0: 6", "score 1: 13"]
