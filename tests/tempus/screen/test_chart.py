"""The chart: drawing, picking and the rules agree on which hexes touch and where they lie."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

import pygame
import pytest

from game.tempus.grid import STEPS
from scenes.tempus import STAGE
from scenes.tempus.chart import PLAIN, ZOOMS, Chart, Lens, fit, moved, zoomed
from scenes.tempus.paint import PAINTERS as OWN
from scenes.tempus.paint_specs import NO_SHORE
from scenes.tempus.sea import lay_out
from scenes.ui.caches import Caches
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Do, Picture
from scenes.ui.static_layer import StaticLayer
from tests.build.sketch import sketch
from tests.build.tempus import at, rules, table
from tests.build.views import MAT
from tests.tempus.screen.views import (
    board_view,
    click,
    item,
    positions,
    revised,
)

GRID = rules().tables.grid
WINDOW = Region(40, 60, 840, 900)


def chart(lens: Lens = PLAIN) -> Chart:
    return fit(GRID, WINDOW, range(GRID.size), lens, 0.0)


def edge(one: Chart, hex: int, direction: int, part: float) -> Offset:
    """Give a point `part` of the way from a hex's middle to the middle of an edge and beyond."""
    angle = (direction * 60 - 90) * pi / 180
    far = one.side * 3**0.5 / 2 * part
    return one.centre(hex) + Offset(cos(angle) * far, sin(angle) * far)


def test_a_point_at_either_side_of_every_edge_is_in_the_hex_that_the_rules_name() -> None:
    one = chart()
    for hex in range(GRID.size):
        for direction in range(len(STEPS)):
            assert one.at(edge(one, hex, direction, 0.97)) == hex
            assert one.at(edge(one, hex, direction, 1.03)) == GRID.step(hex, direction)


@pytest.mark.slow
def test_points_near_the_corners_are_in_no_more_than_one_hex() -> None:
    one = chart()
    for hex in range(GRID.size):
        for corner in range(6):
            angle = corner * pi / 3 + 0.02
            for part in (0.95, 1.05):
                x, y = cos(angle) * one.side * part, sin(angle) * one.side * part
                spot = one.centre(hex) + Offset(x, y)
                found = [h for h in range(GRID.size) if one.place(h).contains(spot)]
                assert len(found) <= 1
                assert (found == [hex]) == (part < 1)


@pytest.mark.parametrize("region", [MAT, Region(24, 96, 2104, 1320)])
def test_clicks_around_every_edge_of_the_island_choose_the_hex_under_the_pointer(
    region: Region,
) -> None:
    seen = board_view(table(3).put(0, "4.5", "5.5").spare(1), region=region)
    picture = STAGE.open(seen).on_window
    land = [i for i in picture if i.kind == "spot"]
    for spot in land[::3]:
        side = spot.place.width / 2
        for n in range(12):
            angle = n * pi / 6
            far = side * 0.84
            point = spot.place.centre + Offset(cos(angle) * far, sin(angle) * far)
            assert hex_at(picture, point) == spot.id


def hex_at(picture: Picture, point: Offset) -> str:
    """Give what a click finds on the chart, tools left aside."""
    plain = Picture(tuple(i for i in picture if i.group == "map"))
    found = plain.at(point)
    return found.id if found is not None else ""


def test_the_whole_grid_is_in_view_while_the_island_grows() -> None:
    one = chart()
    assert all(one.seen(hex) for hex in range(GRID.size))


@pytest.mark.parametrize("level", range(1, len(ZOOMS)))
def test_a_hex_stays_where_it_is_when_one_looks_closer(level: int) -> None:
    lens, hex = PLAIN, GRID.at(6, 6)
    before = chart().centre(hex)
    for _ in range(level):
        lens = zoomed(chart(lens), lens, hex, 1)
    after = chart(lens)
    assert after.side == pytest.approx(chart().side * ZOOMS[level])
    assert after.centre(hex).x == pytest.approx(before.x, abs=1)
    assert after.centre(hex).y == pytest.approx(before.y, abs=1)


def test_looking_back_ends_at_the_whole_island() -> None:
    lens = zoomed(chart(), PLAIN, 5, 1)
    assert zoomed(chart(lens), lens, 70, -1) == PLAIN


def test_a_dragged_chart_keeps_the_island_in_view() -> None:
    lens = Lens(2)
    for _ in range(20):
        lens = moved(chart(lens), lens, GRID.at(0, 5), GRID.at(8, 5))
    one = chart(lens)
    assert any(one.seen(hex) for hex in range(GRID.size))


def test_how_the_chart_is_looked_at_stays_while_others_decide() -> None:
    seen = click(board_view(table(3).put(0, "4.5")), "tool:in")
    lens = seen.selection.lens
    assert lens != PLAIN
    kept = STAGE.mat.kept(seen.selection)
    assert kept.lens == lens
    waiting = replace(seen, me=None, selection=kept)
    closer = revised(waiting, Do("zoom", 1))
    assert closer.selection.lens.level == lens.level + 1


def test_lakes_and_the_sea_are_told_apart() -> None:
    land = ["4.4", "5.4", "5.5", "4.6", "3.5", "3.4"]
    seen = board_view(table(3).flood(*land).put(0, "4.4"))
    assert item(seen, f"hex:{at('4.5')}").tip.title == "Lake"  # type: ignore[union-attr]
    look = item(seen, "chart").data
    assert [name for _, name, _ in look.land].count("tempus/hex_lake") == 1


def test_an_island_that_grew_tile_by_tile_looks_like_one_drawn_at_once() -> None:
    painters, still, paper = {**PAINTERS, **OWN}, StaticLayer(), sketch(1540, 1080, 0.5)
    states = [state for state in positions(4, 3) if state.phase == "tile"]
    assert len(states) > 5
    for state in states:
        items = [thing for thing in STAGE.open(board_view(state)).picture if thing.kind == "chart"]
        still.show(paper, items, painters, {})
        fresh = sketch(1540, 1080, 0.5)
        StaticLayer().show(fresh, items, painters, {})
        assert data(paper) == data(fresh)


def test_every_picture_of_land_has_one_size_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, set[tuple[int, int]]] = {}

    def sprite(canvas: Canvas, name: str, region: Region, *_: object, **__: object) -> None:
        sizes.setdefault(name, set()).add(canvas.area(region).size)

    monkeypatch.setattr(Canvas, "sprite", sprite)
    last = [state for state in positions(4, 3) if state.phase == "tile"][-1]
    items = [thing for thing in STAGE.open(board_view(last)).picture if thing.kind == "chart"]
    paper = sketch(1540, 1080, 0.67)
    OWN["chart"](replace(paper, caches=Caches()), items[0])
    land = {name: found for name, found in sizes.items() if "hex_" in name}
    assert len(land) > 5
    assert {name: found for name, found in land.items() if len(found) > 1} == {}


def data(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_land_within_the_island_has_no_shore_but_land_at_the_edge_of_the_grid_has() -> None:
    names = ("hills",) * GRID.size
    shores = {centre: kind for centre, _, kind in lay_out(names, chart(), False).land}
    for hex in range(GRID.size):
        inside = len(GRID.neighbours[hex]) == len(STEPS)
        assert (shores[chart().centre(hex)] == NO_SHORE) == inside


@pytest.mark.parametrize("land", [0, 6, 20, 45])
def test_ornaments_lie_in_the_corners_that_land_and_other_ornaments_leave_free(land: int) -> None:
    # Land grows from one corner of the grid, so that ornaments must give way one after the other.
    names = ("hills",) * land + ("sea",) * (GRID.size - land)
    sea = lay_out(names, chart(), False)
    signs = [place for _, place in sea.water.signs]
    assert len(signs) == len(set(signs)) == 4
    for place in signs:
        assert place.inside(WINDOW)
        assert not [other for other in signs if other != place and other.overlaps(place)]
        reach = place.width / 2 + sea.side
        for centre, *_ in sea.land:
            away = centre.x - place.centre.x, centre.y - place.centre.y
            assert max(map(abs, away)) > reach
    if not land:
        rose = next(place for name, place in sea.water.signs if name == "tempus/rose")
        assert rose.right > WINDOW.right - 40
        assert rose.bottom > WINDOW.bottom - 40
