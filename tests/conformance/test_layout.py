"""Everything lies in its place, apart from the rest, in every window and language."""

from __future__ import annotations

import pytest

from tests.build.languages import read_in
from tests.build.layout import LEAST, NARROW, WINDOWS, covers, layouts

LAYOUTS = layouts()
STEPS = [(title, phase) for title, layout in LAYOUTS.items() for phase in layout.phases]


@pytest.mark.shared
@pytest.mark.parametrize(("title", "phase"), STEPS)
@pytest.mark.parametrize(("size", "interface"), WINDOWS)
def test_nothing_leaves_the_mat_or_lies_on_what_it_should_not(
    size: tuple[int, int], interface: int, title: str, phase: str
) -> None:
    layout = LAYOUTS[title]
    for tab, picture, region in layout.seen(phase, "en", size, interface):
        flat = layout.flat(picture)
        for at, item in enumerate(flat):
            assert item.place.inside(region.inset(-0.1)), (tab, item.id)
            for other in flat[at + 1 :]:
                assert not covers(item, other), (tab, item.id, other.id)
        layout.also(picture)


@pytest.mark.shared
@pytest.mark.parametrize("title", LAYOUTS)
@pytest.mark.parametrize(("size", "interface", "language"), read_in(NARROW, LEAST))
def test_every_text_fits_and_can_be_read(
    size: tuple[int, int], interface: int, language: str, title: str
) -> None:
    layout = LAYOUTS[title]
    for phase in layout.read:
        for tab, picture, region in layout.seen(phase, language, size, interface):
            notes = layout.draw(picture, region, layout.scale(size, interface))
            assert not notes.overflows, (phase, tab, notes.overflows)
            assert not notes.missing
            assert not [(p.item, p.text, p.contrast) for p in notes.faint()], (phase, tab)
            assert notes.smallest >= 11


@pytest.mark.slow
@pytest.mark.parametrize("title", LAYOUTS)
def test_a_picture_at_four_times_the_pixels_fits_as_well(title: str) -> None:
    layout = LAYOUTS[title]
    for _, picture, region in layout.seen(layout.busiest, "de", (3840, 2160), 100):
        notes = layout.draw(picture, region, 2.0)
        assert not notes.overflows
        assert not notes.missing
