"""What is said to cover what lies below leaves nothing of it to be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.core.registry import titles
from scenes.table.paint_specs import MatLook
from scenes.table.registry import stage
from scenes.table.table import painters
from scenes.ui.draw import Painters, covers, draw_item
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from tests.build.sketch import sketch

PLACE = Region(40.3, 30.7, 500, 320)


def solid(title: str) -> Iterator[tuple[Item, Painters]]:
    """Give one of each kind of item of a title's table that covers what lies below."""
    own, material = painters(stage(title)), stage(title).material
    data = {"table_mat": MatLook(material.texture, material.edge)}
    for kind in own:
        item = Item(kind, kind, PLACE, data=data.get(kind))
        if covers(item, own[kind]) is not None:
            yield item, own


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
@pytest.mark.parametrize("title", sorted(titles()))
def test_below_what_covers_its_place_any_ground_looks_alike(title: str, scale: float) -> None:
    seen = 0
    for item, own in solid(title):
        sheets = []
        for ground in ("#ff00ff", "#00ff00"):
            paper = sketch(scale=scale)
            paper.surface.fill(ground)
            draw_item(paper, item, own)
            area = paper.area(covers(item, own[item.kind]) or PLACE)
            sheets.append(pygame.image.tobytes(paper.surface.subsurface(area), "RGB"))
        assert sheets[0] == sheets[1], item.kind
        seen += 1
    assert seen, "every table has a mat"
