"""What can be used is large enough for a finger, and what hovers can also be held, everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from scenes.base.page import Page
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import FINGER, Do, Item, Picture
from tests.build.layout import layouts
from tests.build.screens import companions, menus, tables, window

Screens = Callable[[Region], Iterator[tuple[str, Page]]]
SIZES = ((1280, 720), (1440, 1080))


def crowded(picture: Picture) -> Iterator[str]:
    """Name what is smaller than a finger and has something else to use within its reach."""
    able = [item for item in picture if item.intent or item.reason]
    for item in able:
        if min(item.place.size) < FINGER - 0.1:
            near = (one for one in able if one is not item and one.intent != item.intent)
            if any(_close(item, one) for one in near):
                yield f"{item.id} {item.place.width:.0f}x{item.place.height:.0f}"


def _close(item: Item, other: Item) -> bool:
    here, there = item.place.centre, other.place.centre
    aside = abs(here.x - there.x) - other.place.width / 2
    along = abs(here.y - there.y) - other.place.height / 2
    return max(aside, along) < FINGER / 2 - 0.1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screens", [menus, tables], ids=["menus", "tables"])
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
