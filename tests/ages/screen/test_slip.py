"""The slip beside the dice: what skulls would bring is told in words that have room there."""

from __future__ import annotations

import itertools

import pytest

from scenes.ages import STAGE
from scenes.ui.measure import measure
from scenes.ui.theme import STRONG
from tests.ages.screen.views import board_view
from tests.build.ages import late
from tests.build.languages import LANGUAGES
from tests.build.layout import NARROW, layouts

OWNED = ("", "irrigation", "smithing", "religion")


@pytest.mark.slow
def test_every_disaster_is_told_in_a_line_with_room_for_it() -> None:
    beyond = []
    for size, interface in NARROW:
        region, tabs = layouts()["ages"].mat(size, interface)
        for owned, skulls, language in itertools.product(OWNED, range(2, 6), LANGUAGES):
            now = late().give(0, food=9, goods="4 spearheads", cities=6, developments=owned)
            thrown = now.throw(*("goods_skull",) * skulls, *("food",) * (6 - skulls))
            for tab in tabs or ("",):
                seen = board_view(thrown, language, region, tab=tab)
                line = STAGE.open(seen).picture.find("slip:skulls")
                # An attack is read in the lowest window too, where letters cannot shrink.
                low = (owned, skulls) == ("smithing", 4) and interface <= 100
                style = STRONG.of(size=22 if low else 18)
                # The symbol stands before the words.
                if line and measure(line.text, style).width > line.place.width - 42:
                    beyond.append((size, interface, line.text))
    assert beyond == []
