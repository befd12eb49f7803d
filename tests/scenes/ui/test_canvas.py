from dataclasses import replace
from itertools import product

import pygame
import pytest

from scenes.ui.canvas import Canvas, Mood
from scenes.ui.draw import draw_item, moving
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint import PAINTERS
from scenes.ui.paint_specs import (
    ButtonLook,
    FieldLook,
    PictureLook,
    RowLook,
    ScrollLook,
    TextLook,
)
from scenes.ui.picture import Do, Item
from scenes.ui.recorder import Recorder
from scenes.ui.sprites import fitted
from scenes.ui.theme import Style
from tests.build.sketch import GROUND, sketch, touched

PLACE = Region(100, 100, 300, 120)
SAMPLES = {
    "ground": ("", "", None),
    "panel": ("oak", "", None),
    "text": ("", "Words", TextLook()),
    "button": ("action", "Throw", ButtonLook("common/star", "Enter")),
    "toggle": ("", "Sound", True),
    "slider": ("", "", 0.4),
    "segments": ("", "", None),
    "segment": ("", "English", None),
    "field": ("", "Amira", FieldLook(caret=2, anchor=4)),
    "row": ("", "Round 6", RowLook("common/save", "today", "quiet")),
    "scrollbar": ("", "", ScrollLook(0.2, 0.4)),
    "pill": ("gold", "kept", None),
    "icon": ("common/cog", "", "#ffffff"),
    "seat": ("", "", 2),
    "meeple": ("", "", 4),
    "divider": ("", "", None),
    "shield": ("", "", None),
    "card": ("", "", None),
    "picture": ("title/dice", "", PictureLook(14, (True, False, True, False))),
    "progress": ("", "", 0.5),
    "key": ("", "Esc", None),
    "lamp": ("", "", True),
    "check": ("", "Ask before", True),
}


def sample(kind: str) -> Item:
    look, text, data = SAMPLES[kind]
    return Item(kind, kind, PLACE, look, text, data, Do("x"), lifted=True)


def test_every_shared_painter_has_a_sample() -> None:
    assert set(SAMPLES) == set(PAINTERS)


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("kind", SAMPLES)
def test_every_painter_draws_something_near_its_place_at_every_scale(
    kind: str, scale: float
) -> None:
    paper = sketch(scale=scale)
    paper.recorder = Recorder()
    for mood in (Mood(), Mood(hover=True), Mood(hover=True, pressed=True), Mood(focus=True)):
        draw_item(paper, sample(kind), PAINTERS, mood)
    assert touched(paper, PLACE) > 40
    assert paper.recorder.missing == []
    assert paper.recorder.overflows == []
    far = Region(480, 300, 120, 100)
    assert touched(paper, far) == 0


@pytest.mark.parametrize("look", ["action", "second", "quiet", "tool"])
def test_every_button_shows_whether_it_is_touched_and_whether_it_can_be_pressed(look: str) -> None:
    data = ButtonLook("common/cog")
    able = Item("b", "button", PLACE, look, "" if look == "tool" else "Go", data, Do("x"))
    off = Item("b", "button", PLACE, look, able.text, data, reason="No.")
    seen = set()
    for item, mood in (
        (able, Mood()),
        (able, Mood(hover=True)),
        (off, Mood()),
    ):
        paper = sketch()
        draw_item(paper, item, PAINTERS, mood)
        seen.add(pygame.image.tobytes(paper.surface, "RGB"))
    assert len(seen) == 3


def test_an_unknown_kind_and_an_unknown_sprite_are_noted_down_and_marked() -> None:
    paper = sketch()
    paper.recorder = Recorder()
    draw_item(paper, Item("odd", "nothing-like-this", PLACE), PAINTERS)
    draw_item(paper, Item("icon", "icon", PLACE, look="common/no_such"), PAINTERS)
    draw_item(paper, Item("pic", "picture", PLACE, look="no_such"), PAINTERS)
    draw_item(paper, Item("slab", "panel", PLACE, look="no_such"), PAINTERS)
    assert [item for item, _ in paper.recorder.missing] == ["odd", "icon", "pic", "slab"]
    assert touched(paper, PLACE) > 0


def test_neighbours_share_their_edge_without_gap_at_odd_scales() -> None:
    for scale in (0.5, 0.71, 1.13, 1.5):
        paper = sketch(scale=scale)
        for column in Region(0, 0, 600, 400).columns(7):
            paper.fill(column, "#ffffff")
        width, height = paper.surface.get_size()
        assert touched(paper, paper.region) == width * height


def test_a_material_goes_on_from_one_region_to_the_next() -> None:
    whole, parts = sketch(), sketch()
    whole.texture(whole.region, "oak")
    for column in parts.region.columns(3):
        parts.texture(column, "oak")
    one, other = (pygame.image.tobytes(p.surface, "RGB") for p in (whole, parts))
    assert one == other


def test_round_corners_are_soft_and_leave_the_corner_free() -> None:
    paper = sketch()
    paper.fill(PLACE, "#ffffff", radius=20)
    corner = paper.surface.get_at((100, 100))
    assert tuple(corner)[:3] == GROUND
    row = {tuple(paper.surface.get_at((x, 103)))[:3] for x in range(100, 125)}
    assert len(row) > 2


def test_nothing_is_drawn_outside_of_a_clip() -> None:
    paper = sketch()
    with paper.clip(Region(0, 0, 150, 400)):
        paper.panel(PLACE, "parchment")
        paper.circle(PLACE.centre, 40, "#ffffff")
    assert touched(paper, Region(151, 0, 449, 400)) == 0
    assert touched(paper, Region(0, 0, 150, 400)) > 0
    assert paper.surface.get_clip() == paper.surface.get_rect()


def test_sprites_take_the_size_of_their_place_and_any_colour() -> None:
    paper = sketch(scale=2.0)
    paper.sprite("common/seat_circle", Region(100, 100, 50, 80), "#ff0000")
    area = paper.area(Region(100, 100, 50, 80))
    assert tuple(paper.surface.get_at(area.center))[:3] == (255, 0, 0)
    assert touched(paper, Region(100, 100, 50, 14)) == 0
    assert touched(paper, Region(100, 116, 50, 48)) > 5000


def test_a_turned_sprite_keeps_its_centre_and_its_size() -> None:
    flat, turned = sketch(), sketch()
    place = Region(200, 100, 100, 100)
    flat.sprite("common/seat_square", place, "#ffffff")
    turned.sprite("common/seat_square", place, "#ffffff", angle=90)
    wide = Region(150, 50, 200, 200)
    assert touched(turned, wide) == pytest.approx(touched(flat, wide), rel=0.03)
    tilted = sketch()
    tilted.sprite("common/seat_square", place, "#ffffff", angle=45)
    assert touched(tilted, wide) > touched(flat, place)
    assert touched(tilted, wide) == pytest.approx(touched(flat, wide), rel=0.08)


def test_a_scaled_picture_has_no_dark_edge() -> None:
    paper = sketch()
    paper.surface.fill((255, 255, 255))
    bright = pygame.Surface((200, 200), pygame.SRCALPHA)
    pygame.draw.circle(bright, (255, 255, 255, 255), (100, 100), 90)
    image = fitted(bright, 50, 50, 20)
    paper.surface.blit(image, (100, 100), special_flags=pygame.BLEND_PREMULTIPLIED)
    darkest = min(paper.surface.get_at((x, y)).r for x in range(95, 185) for y in range(95, 185))
    assert darkest >= 250


def test_fading_turning_and_flying_are_done_for_painters_that_do_not_know_them() -> None:
    card = Item("c", "card", PLACE)
    plain, faint, lifted = sketch(), sketch(), sketch()
    draw_item(plain, card, PAINTERS)
    middle = plain.area(PLACE).center
    draw_item(faint, Item("c", "card", PLACE, alpha=0.5), PAINTERS)
    full, half = (p.surface.get_at(middle).r for p in (plain, faint))
    assert half == pytest.approx(full / 2, abs=6)
    draw_item(lifted, Item("c", "card", PLACE, height=60), PAINTERS)
    assert touched(lifted, Region(100, 45, 300, 40)) > 9000
    turned = sketch()
    draw_item(turned, Item("c", "card", Region(200, 150, 200, 40), angle=90), PAINTERS)
    assert touched(turned, Region(285, 80, 30, 30)) > 500


def test_a_painter_that_moves_things_itself_gets_the_item_as_it_is() -> None:
    seen: list[float] = []

    @moving
    def painter(canvas: object, item: Item) -> None:
        del canvas
        seen.append(item.angle)

    draw_item(sketch(), Item("x", "x", PLACE, angle=30), {"x": painter})
    assert seen == [30]


def test_lines_and_forms_leave_their_colour() -> None:
    paper = sketch()
    paper.line(Offset(10, 10), Offset(200, 10), "#ff0000", 4)
    paper.line(Offset(10, 50), Offset(200, 90), "#00ff00", 4)
    paper.line(Offset(10, 150), Offset(200, 150), "#0000ff", 4, dash=8)
    paper.circle(Offset(300, 100), 40, "#ffff00", ring=6)
    paper.polygon([Offset(400, 50), Offset(500, 50), Offset(450, 150)], "#ff00ff")
    get = paper.surface.get_at
    assert tuple(get((100, 10)))[:3] == (255, 0, 0)
    assert tuple(get((105, 70)))[1] > 200
    assert {tuple(get((x, 150)))[2] > 128 for x in range(20, 100)} == {True, False}
    assert tuple(get((300, 100)))[:3] == GROUND
    assert tuple(get((450, 80)))[:3] == (255, 0, 255)


def test_a_wrapped_text_keeps_its_size_wherever_the_edges_of_its_place_fall() -> None:
    said, style = (
        "Reihum Landschaft für Landschaft, dann setzen alle ihre Menschen.",
        Style(size=22),
    )
    canvas = sketch(scale=2 / 3)
    one, sizes = canvas.measure("One", style).height, set()
    # Widths about that of the widest line, a tenth of a pixel apart.
    for wide in range(2200, 2260):
        place = Region(20.9, 20, wide / 10, 300)
        sizes.add(canvas.text(place, said, style, wrap=True).height / one)
    assert all(abs(lines - round(lines)) < 0.01 for lines in sizes), sizes


def pixels(canvas: Canvas, place: Region | None = None) -> bytes:
    area = canvas.area(place or canvas.region)
    return pygame.image.tobytes(canvas.surface.subsurface(area), "RGB")


STILL = [sample(kind) for kind in SAMPLES]
MOVED = [
    replace(sample("card"), alpha=0.4),
    replace(sample("panel"), angle=20.0, zoom=0.7),
    replace(sample("button"), height=50.0, alpha=0.8),
]


@pytest.mark.parametrize("item", [*STILL, *MOVED], ids=lambda item: item.id)
def test_what_is_drawn_strip_by_strip_looks_as_if_drawn_at_once(item: Item) -> None:
    whole, strips = sketch(), sketch()
    draw_item(whole, item, PAINTERS)
    # Narrower than corners, shadows and letters, so that each of them is cut somewhere.
    for left, top in product(range(0, 600, 97), range(0, 400, 53)):
        strips.surface.set_clip((left, top, 97, 53))
        draw_item(strips, item, PAINTERS)
    assert pixels(strips) == pixels(whole)


@pytest.mark.parametrize("scale", [0.67, 1.0, 2.0])
@pytest.mark.parametrize("side", [9, 40, 300])
def test_what_a_slab_leaves_out_below_its_material_is_not_missed(
    side: float, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Region(60.4, 50.3, side * 1.3, side)
    spared, filled = sketch(scale=scale), sketch(scale=scale)
    spared.panel(place, "oak", 14)
    whole = Canvas.fill

    def fill(canvas: Canvas, region: Region, colour: str, radius: float, hollow: bool) -> None:
        del hollow
        whole(canvas, region, colour, radius)

    monkeypatch.setattr(Canvas, "fill", fill)
    filled.panel(place, "oak", 14)
    assert pixels(spared) == pixels(filled)


def test_a_patch_that_is_drawn_faintly_is_as_strong_as_ever_after_it() -> None:
    before, after = sketch(), sketch()
    before.fill(PLACE, "#ffffff", 20)
    after.fill(PLACE.shift(0, 160), "#ffffff", 20, alpha=0.1)
    after.fill(PLACE, "#ffffff", 20)
    assert pixels(before, PLACE) == pixels(after, PLACE)


@pytest.mark.parametrize("size", [(200, 120), (60, 24), (9, 5), (0, 0)])
def test_a_dashed_outline_is_the_whole_drawing_whatever_is_left_out_of_its_middle(
    size: tuple[int, int],
) -> None:
    paper, other = sketch(240, 160), sketch(240, 160)
    paper.outline(Region(20, 20, *size), "#d08040", 3, 12, dash=9, alpha=0.7)
    whole = other.caches.shapes.dashed(size, "#d08040", 3, min(12, size[0] // 2, size[1] // 2), 9)
    if all(size):
        other.blit(whole, (20, 20), 0.7)
    assert pygame.image.tobytes(paper.surface, "RGB") == pygame.image.tobytes(other.surface, "RGB")
