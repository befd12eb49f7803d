"""What can be used is large enough for a finger, and what hovers can also be held, everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest

from scenes.base.interaction import Interaction
from scenes.base.page import Page
from scenes.base.scene import Hover, Wheel
from scenes.program.touch import LONG, Touch
from scenes.ui import focus, tooltip
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.hover_delay import Shown, tip_of
from scenes.ui.picture import FINGER, Do, Item, Picture, Tip, is_spared
from tests.build.board import STOCK
from tests.build.layout import layouts
from tests.build.screens import companions, menus, setups, tables, window

Screens = Callable[[Region], Iterator[tuple[str, Page]]]
BOUGHT = ("civ", "tile", "deed", "work", "city", "idea", "tech", "pile")
"""Kinds of items that have a price."""
SIZES = ((1280, 720), (1440, 1080))
DENSE = {"spot": 24.0}
"""Kinds that lie close in rows by the nature of their board, and what a finger needs along those.

Eleven lands of three spots each are wider than 36 units apiece allow beside the seats.
"""
GRAIN = 0.125
"""Units: how finely it is measured what a tap means."""


def crowded(picture: Picture) -> Iterator[str]:
    """Name what is smaller than a finger and has something else to use within its reach."""
    able = [item for item in picture if item.intent or item.reason]
    for item in able:
        if min(item.place.size) < FINGER - 0.1:
            near = (one for one in able if one is not item and one.intent != item.intent)
            if any(_close(item, one) for one in near) and not _met(picture, item):
                yield f"{item.id} {item.place.width:.0f}x{item.place.height:.0f}"


def _met(picture: Picture, item: Item) -> bool:
    """Tell whether what lies in a dense row is still met: a finger's height, and wide enough."""
    if item.kind not in DENSE:
        return False
    wide = _reach(picture, item, -1, 0) + _reach(picture, item, 1, 0)
    high = _reach(picture, item, 0, -1) + _reach(picture, item, 0, 1)
    return wide >= DENSE[item.kind] - 2 * GRAIN and high >= FINGER - 2 * GRAIN


def _reach(picture: Picture, item: Item, dx: int, dy: int) -> float:
    """Give how far from its centre a tap still means an item, in one direction."""
    centre, far = item.place.centre, 0.0
    while far + GRAIN <= FINGER / 2:
        beside = Offset(centre.x + dx * (far + GRAIN), centre.y + dy * (far + GRAIN))
        if picture.at(picture.meant(beside)) is not item:
            break
        far += GRAIN
    return far


def _close(item: Item, other: Item) -> bool:
    here, there = item.place.centre, other.place.centre
    aside = abs(here.x - there.x) - other.place.width / 2
    along = abs(here.y - there.y) - other.place.height / 2
    return max(aside, along) < FINGER / 2 - 0.1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screens", [menus, setups, tables], ids=["menus", "setups", "tables"])
def test_nothing_to_press_is_smaller_than_a_finger(screens: Screens, size: tuple[int, int]) -> None:
    found = {name: list(crowded(page.current())) for name, page in screens(window(size))}
    assert not {name: small for name, small in found.items() if small}


@pytest.mark.slow
def test_nothing_to_press_beside_a_real_table_is_smaller_than_a_finger() -> None:
    found = {name: list(crowded(page.current())) for name, page in companions(window(SIZES[0]))}
    assert not {name: small for name, small in found.items() if small}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", layouts())
def test_no_choice_of_any_step_is_smaller_than_a_finger(title: str, size: tuple[int, int]) -> None:
    layout = layouts()[title]
    found = {
        f"{phase} {tab}": list(crowded(picture))
        for phase in layout.phases
        for tab, picture, _ in layout.seen(phase, "en", size, 100)
    }
    assert not {where: small for where, small in found.items() if small}


def test_a_finger_beside_something_small_means_it_and_one_far_away_does_not() -> None:
    small = Item("small", "button", Region(100, 100, 20, 20), intent=Do("small"))
    large = Item("large", "button", Region(130, 100, 80, 80), intent=Do("large"))
    picture = Picture((small, large))

    def hit(x: float, y: float) -> str:
        item = picture.at(picture.meant(Offset(x, y)))
        return item.id if item else ""

    assert [hit(93, 110), hit(110, 127), hit(91, 110), hit(131, 110)] == [
        "small", "small", "", "large",
    ]  # fmt: skip
    covered = Picture((small, Item("shield", "shield", Region(0, 0, 500, 500)), large))
    assert covered.meant(Offset(93, 110)) == Offset(93, 110)


@pytest.mark.parametrize(("step", "met"), [(25, True), (23, False)])
def test_a_dense_row_is_met_by_a_finger_down_to_some_width(step: int, met: bool) -> None:
    row = [
        Item(f"{at}", "spot", Region(at * step, 0, step - 1, step - 1), intent=Do("spot", at))
        for at in range(3)
    ]
    assert ("1" not in {name.split()[0] for name in crowded(Picture(tuple(row)))}) is met


@pytest.mark.parametrize("screens", [menus, tables], ids=["menus", "tables"])
def test_the_focus_begins_with_what_can_be_done(screens: Screens) -> None:
    found = {}
    for name, page in screens(window(SIZES[0])):
        picture = page.current()
        first = picture.find(focus.step(picture, "", "down"))
        assert first is not None
        order = [picture.find(stop) for stop in focus.stops(picture)]
        able = [item for item in order if item is not None and item.intent]
        if any(item.group not in focus.AROUND for item in able):
            wrong = [first, *able[:1]]
            found[name] = [item.id for item in wrong if item.group in focus.AROUND]
            assert order[: len(able)] == able, name
    assert not {name: wrong for name, wrong in found.items() if wrong}


def test_an_arrow_goes_to_what_can_be_used_rather_than_to_what_explains_itself() -> None:
    here = Item("here", "button", Region(0, 0, 60, 60), intent=Do("x"))
    told = Item("told", "icon", Region(80, 0, 60, 60), tip=Tip("Food"))
    able = Item("able", "button", Region(150, 0, 60, 60), intent=Do("y"))
    far = Item("far", "button", Region(900, 0, 60, 60), intent=Do("z"))
    assert focus.step(Picture((here, told, able)), "here", "right") == "able"
    assert focus.step(Picture((here, told, far)), "here", "right") == "told"


@pytest.mark.parametrize("screens", [menus, tables], ids=["menus", "tables"])
def test_no_tooltip_covers_the_prompt_a_score_or_the_languages(screens: Screens) -> None:
    region = window(SIZES[0])
    canvas = Canvas(pygame.Surface((1280, 720)), 1280 / region.width, STOCK)
    found = []
    for name, page in screens(region):
        picture = page.current()
        spared = tuple(item.place for item in picture if is_spared(item))
        for item in picture:
            tip = tip_of(item)
            if tip is None or is_spared(item):
                continue
            shown = page.completed(Shown(tip, item.place, spared))
            spot = tooltip.place(canvas, shown.tip, shown.owner, "Not now.", spared)
            covered = [one for one in spared if one.inset(1).overlaps(spot.place)]
            found += [f"{name} {item.id}"] if covered else []
    assert found == []


@pytest.mark.parametrize("title", layouts())
def test_no_number_beside_what_can_be_bought_reads_as_points_that_are_lost(title: str) -> None:
    layout = layouts()[title]
    for _, picture, region in layout.seen(layout.busiest, "en", SIZES[0], 100):
        bought = Picture(tuple(item for item in picture if item.kind in BOUGHT))
        notes = layout.draw(bought, region, SIZES[0][1] / 1080)
        assert notes.pairs
        assert [pair.item for pair in notes.pairs if re.match(r"[-−]\d", pair.text)] == []


def every(screens: Screens) -> Iterator[tuple[str, Picture]]:
    """Give the picture of each screen."""
    yield from ((name, page.current()) for name, page in screens(window(SIZES[0])))


def busiest(screens: Screens) -> Iterator[tuple[str, Picture]]:
    """Give the picture of each screen, and of each title's busiest step."""
    yield from every(screens)
    for title, layout in layouts().items():
        for tab, picture, _ in layout.seen(layout.busiest, "en", SIZES[0], 100):
            yield f"{title} {tab}", picture


def hovered(picture: Picture) -> Iterator[tuple[Item, Offset]]:
    """Give one item of each sort whose tip a mouse can call up, and where it rests for that."""
    seen = set()
    for item in picture:
        sort = (item.kind, item.group, bool(item.intent), bool(item.reason), bool(item.tip))
        if tip_of(item) is not None and sort not in seen:
            place = item.place
            spots = (
                place.centre,
                *(cell.centre for row in place.rows(4) for cell in row.columns(4)),
            )
            at = next((spot for spot in spots if picture.at(spot) is item), None)
            if at is not None:
                seen.add(sort)
                yield item, at


def rested(picture: Picture, begin: Callable[[Interaction], object]) -> Tip | None:
    """Give the tip that stands a while after something was done on a picture."""
    interaction = Interaction()
    interaction.settle(picture)
    begin(interaction)
    interaction.tick(0.0)
    interaction.tick(tooltip.DELAY)
    found = interaction.tip(picture)
    return None if found is None else found.tip


def held(picture: Picture, at: Offset) -> Tip | None:
    """Give the tip that a finger calls up which rests somewhere and is lifted then."""
    touch = Touch(lambda spot: Offset(*spot), lambda _: False, picture.meant)
    finger = {"x": at.x, "y": at.y, "finger_id": 1, "touch_id": 7}

    def rest(interaction: Interaction) -> None:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            for event in touch.take(pygame.event.Event(kind, finger)):
                assert not isinstance(event, Wheel)
                interaction.take(event)
            touch.tick(LONG)

    return rested(picture, rest)


@pytest.mark.varies("screens")
@pytest.mark.parametrize(
    "screens", [tables, menus, setups, companions], ids=["tables", "menus", "setups", "beside"]
)
def test_what_a_mouse_explains_a_finger_and_the_focus_explain_as_well(screens: Screens) -> None:
    found, many = [], 0
    for name, picture in (busiest if screens is tables else every)(screens):
        # Whatever can have the focus gets it: tests/scenes/ui/test_focus.py.
        near = {item.id for item in focus.targets(picture)}
        for item, at in hovered(picture):
            many += 1
            tip = rested(picture, partial(Interaction.take, event=Hover(at)))
            assert tip is not None, (name, item.id)
            if held(picture, at) != tip:
                found.append(f"{name} {item.id}: no finger")
            if item.id not in near:
                found.append(f"{name} {item.id}: no focus")
            elif rested(picture, partial(Interaction.move_focus, name=item.id)) != tip:
                found.append(f"{name} {item.id}: not by the focus")
    assert many, "nothing was looked at"
    assert not found


def test_a_finger_that_rests_beside_something_small_asks_about_it() -> None:
    small = Item("small", "button", Region(100, 100, 20, 20), intent=Do("small"), tip=Tip("Small"))
    told = Item("told", "icon", Region(125, 100, 40, 40), tip=Tip("Told"))
    picture = Picture((small, told))
    assert held(picture, Offset(94, 110)) == Tip("Small")
    assert held(picture, Offset(127, 110)) == Tip("Told")
    assert held(picture, Offset(80, 110)) is None
