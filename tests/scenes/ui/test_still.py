from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame

from scenes.ui.cache import Cache
from scenes.ui.caches import Caches
from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import deaf, in_parts, solid
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.static_layer import CALM, StaticLayer, merged
from tests.build.sketch import sketch

GROUND = Item("ground", "ground", Region(0, 0, 1200, 800))
CARDS = tuple(Item(f"card{at}", "card", Region(60 + at * 280, 100, 200, 120)) for at in range(4))


def picture(still: StaticLayer, items: tuple[Item, ...]) -> bytes:
    paper = sketch(1200, 800)
    still.show(paper, items, PAINTERS, {})
    return pygame.image.tobytes(paper.surface, "RGB")


def test_what_does_not_change_is_not_painted_again() -> None:
    still = StaticLayer()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    picture(still, (GROUND, *CARDS))
    assert still.painted == before


def test_a_change_paints_only_what_lies_there() -> None:
    still = StaticLayer()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    picture(still, (GROUND, *CARDS[:3], replace(CARDS[3], lifted=True)))
    assert still.painted - before == 2


def test_after_any_change_the_picture_is_the_same_as_one_painted_afresh() -> None:
    still = StaticLayer()
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
        assert picture(still, items) == picture(StaticLayer(), items)


def test_another_size_or_palette_paints_everything() -> None:
    still = StaticLayer()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    still.show(sketch(1200, 800, 0.5), (GROUND, *CARDS), PAINTERS, {})
    assert still.painted - before == 5
    assert CALM.hover is False


def test_areas_become_one_when_hardly_anything_lies_between_them() -> None:
    areas = [pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10), pygame.Rect(5, 0, 20, 10)]
    assert merged(areas) == [pygame.Rect(0, 0, 30, 10)]
    assert len(merged(areas[:2])) == 2


def test_areas_that_would_leave_much_between_them_stay_apart() -> None:
    corner = [pygame.Rect(0, 0, 10, 100), pygame.Rect(0, 90, 100, 10)]
    assert merged(corner) == corner


def test_whatever_order_items_come_in_the_picture_is_as_painted_afresh() -> None:
    rng, still = Random(7), StaticLayer()
    heap = [
        Item(f"card{at}", "card", Region(40 + at * 55, 60 + at * 30, 200, 120), text=str(at))
        for at in range(8)
    ]
    for _ in range(12):
        rng.shuffle(heap)
        items = (GROUND, *heap[: rng.randrange(4, 9)])
        assert picture(still, items) == picture(StaticLayer(), items)


def test_an_item_that_comes_to_the_top_is_painted_alone() -> None:
    still = StaticLayer()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    picture(still, (GROUND, *CARDS[1:], CARDS[0]))
    assert still.painted - before == 2


def test_what_is_only_said_of_an_item_is_not_painted() -> None:
    still = StaticLayer()
    picture(still, (GROUND, *CARDS))
    before = still.painted
    told = replace(CARDS[0], tip=Tip("A card"), group="cards", key="c", drop="card")
    picture(still, (GROUND, told, *CARDS[1:]))
    assert still.painted == before


def test_another_reason_is_not_painted_but_that_there_is_one_is() -> None:
    still = StaticLayer()
    picture(still, (GROUND, replace(CARDS[0], reason="Not now"), *CARDS[1:]))
    before = still.painted
    picture(still, (GROUND, replace(CARDS[0], reason="Too far"), *CARDS[1:]))
    assert still.painted == before
    picture(still, (GROUND, *CARDS))
    assert still.painted > before


@deaf
def _plate(canvas: Canvas, item: Item) -> None:
    canvas.fill(item.place, "#ffffff" if canvas.mood.hover else "#808080")


def test_a_painter_that_shows_no_intent_is_not_asked_again_for_one() -> None:
    still, painters = StaticLayer(), {**PAINTERS, "plate": _plate}
    plate = Item("plate", "plate", Region(100, 100, 80, 80))
    paper = sketch(1200, 800)
    still.show(paper, (GROUND, plate), painters, {})
    before = still.painted
    able = replace(plate, intent=Do("press"))
    still.show(paper, (GROUND, able), painters, {})
    assert still.painted == before
    still.show(paper, (GROUND, replace(able, kind="card")), painters, {})
    assert still.painted > before


def _ends(before: Item, after: Item) -> Iterator[Region]:
    if before.data[0] != after.data[0]:
        yield before.place.left(100)
    if before.data[1] != after.data[1]:
        yield before.place.end(100)


@in_parts(_ends)
def _bar(canvas: Canvas, item: Item) -> None:
    canvas.fill(item.place.left(100), item.data[0])
    canvas.fill(item.place.end(100), item.data[1])


def test_of_a_large_item_only_the_parts_that_differ_are_painted() -> None:
    still, painters, paper = StaticLayer(), {**PAINTERS, "bar": _bar}, sketch(1200, 800)
    cards = tuple(replace(card, place=card.place.shift(0, 300)) for card in CARDS)
    bar = Item("bar", "bar", Region(20, 380, 1160, 100), data=("#ff0000", "#00ff00"))
    still.show(paper, (GROUND, bar, *cards), painters, {})
    before = still.painted
    fresh = replace(bar, data=("#ff0000", "#0000ff"))
    still.show(paper, (GROUND, fresh, *cards), painters, {})
    assert still.painted - before == 3, "ground, bar, and the card at its right end"
    again = sketch(1200, 800)
    StaticLayer().show(again, (GROUND, fresh, *cards), painters, {})
    assert pygame.image.tobytes(paper.surface, "RGB") == pygame.image.tobytes(again.surface, "RGB")


def test_a_large_item_that_comes_or_fades_or_is_touched_is_painted_as_a_whole() -> None:
    still, painters, paper = StaticLayer(), {**PAINTERS, "bar": _bar}, sketch(1200, 800)
    bar = Item("bar", "bar", Region(20, 380, 1160, 100), data=("#ff0000", "#00ff00"))
    touched = {"bar": Mood(hover=True)}
    for items, moods in (
        ((GROUND,), {}),
        ((GROUND, bar), {}),
        ((GROUND, bar), touched),
        ((GROUND, replace(bar, alpha=0.5)), {}),
        ((bar, GROUND), {}),
    ):
        before = still.painted
        still.show(paper, items, painters, moods)
        assert still.painted > before
        again = sketch(1200, 800)
        StaticLayer().show(again, items, painters, moods)
        assert pygame.image.tobytes(paper.surface, "RGB") == pygame.image.tobytes(
            again.surface, "RGB"
        )


@solid(20)
def _slab(canvas: Canvas, item: Item) -> None:
    canvas.texture(item.place, "oak", 18)


def test_what_lies_below_something_solid_is_not_painted_where_that_changes() -> None:
    still, painters, paper = StaticLayer(), {**PAINTERS, "slab": _slab}, sketch(1200, 800)
    below = Item("below", "card", Region(100, 90, 200, 300))
    slab = Item("slab", "slab", Region(20, 20, 900, 700))
    still.show(paper, (GROUND, below, slab, *CARDS), painters, {})
    before = still.painted
    lifted = replace(CARDS[1], lifted=True)
    still.show(paper, (GROUND, below, slab, CARDS[0], lifted, *CARDS[2:]), painters, {})
    assert still.painted - before == 2, "the slab and the card"
    again = sketch(1200, 800)
    StaticLayer().show(again, (GROUND, below, slab, CARDS[0], lifted, *CARDS[2:]), painters, {})
    assert pygame.image.tobytes(paper.surface, "RGB") == pygame.image.tobytes(again.surface, "RGB")


def test_below_what_is_solid_all_is_painted_as_long_as_that_fades_or_ends_there() -> None:
    still, painters, paper = StaticLayer(), {**PAINTERS, "slab": _slab}, sketch(1200, 800)
    for slab in (
        Item("slab", "slab", Region(20, 20, 900, 700), alpha=0.5),
        Item("slab", "slab", Region(20, 20, 900, 700), angle=90.0),
        Item("slab", "slab", Region(20, 20, 500, 700)),
    ):
        still.show(paper, (GROUND, slab, *CARDS), painters, {})
        before = still.painted
        lifted = replace(CARDS[1], lifted=True)
        still.show(paper, (GROUND, slab, CARDS[0], lifted, *CARDS[2:]), painters, {})
        assert still.painted - before == 3, slab


def test_of_a_slot_only_the_newest_surface_is_kept() -> None:
    kept, made = Cache(), []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((10, 10), 0, 32)

    kept.get("other", make)
    first = kept.latest("map", 1, make)
    assert kept.latest("map", 1, make) is first
    kept.latest("map", 2, make)
    assert kept.held == 2 * 10 * 10 * 4
    assert kept.latest("map", 1, make) is not first
    assert len(made) == 4


def test_a_smaller_window_keeps_fewer_layers_and_those_used_last() -> None:
    caches = Caches()
    caches.fit(3840 * 2160)
    for name in range(12):
        caches.layers.get(name, lambda: pygame.Surface((1000, 1000), 0, 32))
    assert caches.layers.held == 48_000_000
    caches.fit(1280 * 720)
    assert caches.layers.held == 8_000_000
    again = caches.layers.get(11, lambda: pygame.Surface((1, 1)))
    assert again.get_size() == (1000, 1000)
