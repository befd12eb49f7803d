from dataclasses import replace

import pygame

from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Item
from scenes.ui.still import CALM, Still, merged
from tests.build.sketch import sketch

GROUND = Item("ground", "ground", Region(0, 0, 1200, 800))
CARDS = tuple(Item(f"card{at}", "card", Region(60 + at * 280, 100, 200, 120)) for at in range(4))


def picture(still: Still, items: tuple[Item, ...]) -> bytes:
    paper = sketch(1200, 800)
    still.show(paper, items, PAINTERS, {})
    return pygame.image.tobytes(paper.surface, "RGB")


def test_what_does_not_change_is_not_painted_again() -> None:
    still = Still()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    picture(still, (GROUND, *CARDS))
    assert still.painted == before


def test_a_change_paints_only_what_lies_there() -> None:
    still = Still()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    picture(still, (GROUND, *CARDS[:3], replace(CARDS[3], lifted=True)))
    assert still.painted - before == 2


def test_after_any_change_the_picture_is_the_same_as_one_painted_afresh() -> None:
    still = Still()
    pill = Item("pill", "pill", Region(200, 150, 300, 50), look="gold", text="again")
    for items in (
        (GROUND, *CARDS),
        (GROUND, *CARDS, pill),
        (GROUND, CARDS[0], pill, *CARDS[1:]),
        (GROUND, replace(CARDS[0], place=Region(300, 500, 200, 120)), *CARDS[2:]),
        (GROUND, *reversed(CARDS)),
        (CARDS[1],),
        (GROUND, CARDS[1], CARDS[1]),
    ):
        assert picture(still, items) == picture(Still(), items)


def test_another_size_or_palette_paints_everything() -> None:
    still = Still()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    still.show(sketch(1200, 800, 0.5), (GROUND, *CARDS), PAINTERS, {})
    assert still.painted - before == 5
    assert CALM.hover is False


def test_areas_that_touch_each_other_become_one() -> None:
    areas = [pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10), pygame.Rect(5, 0, 20, 10)]
    assert merged(areas) == [pygame.Rect(0, 0, 30, 10)]
    assert len(merged(areas[:2])) == 2
