"""What stands beside the prompt, and where it leads."""

from __future__ import annotations

from scenes.stoneage import STAGE
from tests.build.stoneage import table
from tests.stoneage.screen.views import board_view


def test_each_step_opens_its_page_of_the_rules() -> None:
    roll = table().give(0, tools="1").stand(0, "quarry 2").work().act("quarry").roll(3, 3)
    card = table().give(0, goods="2 wood").stand(0, "card:2 1 hunting 1").work().act("card:2")
    tile = table().give(0, goods="2 wood").stand(0, "tile:2 1 hunting 1").work().act("tile:2")
    steps = {"place": table(), "tools": roll, "cards": card, "tiles": tile}
    for section, now in steps.items():
        assert STAGE.open(board_view(now)).prompt().section == section
    assert STAGE.open(board_view(table(), me=False)).prompt().text == "is placing people"
