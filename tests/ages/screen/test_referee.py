"""The referee of this title beside a real table: what a worker picker once allowed."""

from __future__ import annotations

import pytest

from game.ages.actions import Build
from game.core.contract import Turn
from game.core.match import Match
from scenes.companion.referee.decision_panel import DecisionPanel
from scenes.companion.referee.match_page import MatchPage
from tests.build.ages import components, table
from tests.build.real import keeper, real_table


@pytest.mark.parametrize("marked", [0, 4, 8])
def test_no_more_boxes_are_offered_than_a_monument_begun_still_has(marked: int) -> None:
    there = table(2).give(0, marks=f"{marked} obelisk").stand("workers", "workers", "workers")
    cost = components().editions["base"].monuments["obelisk"].boxes
    assert there.rules.pending(there.state) == Turn(0, "build")
    page = keeper(real_table("ages", 2), Match(there.rules, there.state, None)).page
    assert isinstance(page, MatchPage)
    assert isinstance(page.panel, DecisionPanel)
    options = [option[0] for option in page.panel.options]
    offered = [a.boxes for a in options if isinstance(a, Build) and a.target == "obelisk"]
    assert max(offered) == min(9, cost - marked)
