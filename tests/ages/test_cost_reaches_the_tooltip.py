"""A number of the data reaches rules, list of actions, and tooltip without any Python edited."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.ages.actions import Build
from game.ages.rules import AgesRules
from game.core.registry import titles
from game.folders import ROOT
from game.loading import title as book
from scenes.ages import STAGE
from scenes.table.contract import BoardView
from scenes.ui.picture import Item
from tests.ages.screen.views import board_view
from tests.build.ages import Table


def edited(folder: Path, boxes: int) -> AgesRules:
    """Load the data with another number of boxes for the temple."""
    shutil.copytree(ROOT / "data", folder / "data")
    sheet = folder / "data" / "ages" / "base" / "monuments.yaml"
    text = sheet.read_text("utf-8")
    assert "temple: {boxes: 7," in text
    sheet.write_text(text.replace("temple: {boxes: 7,", f"temple: {{boxes: {boxes},"), "utf-8")
    components = book.load("ages", folder)
    return AgesRules(components, {"edition": "base"})


def temple(rules: AgesRules) -> tuple[Item, int]:
    """Give the temple's row, and how many ways there are to build on it, with twelve workers."""
    now = Table(rules, rules.setup(4)).give(0, cities=4)
    now.stand("workers", "workers", "workers", "workers")
    seen = board_view(now)
    seen = BoardView(
        **{
            name: getattr(seen, name)
            for name in BoardView.__dataclass_fields__
            if name not in ("rules", "components")
        },
        rules=rules,
        components=rules.tables.components,
    )
    found = STAGE.open(seen).picture.find("monument:temple")
    assert found is not None
    legal = rules.legal(now.state)
    return found, sum(isinstance(a, Build) and a.target == "temple" for a in legal)


def test_cost_reaches_the_tooltip(tmp_path: Path) -> None:
    assert "ages" in titles()
    row, ways = temple(edited(tmp_path, 8))
    assert row.tip is not None
    assert row.tip.state == "0 of 8 boxes"
    assert row.tip.lines[0] == "8 boxes left."
    assert row.data.boxes.total == 8
    assert ways == 8
