"""Drawing of technology cards: lying in the tray, on piles, in hand, being turned over."""

from __future__ import annotations

import pygame

from scenes.bronze.paint_specs import (
    Chip,
    Mat,
    Pile,
    Place,
    Stock,
    Tech,
    Turning,
    pile_top,
)
from scenes.bronze.palette import (
    CARD,
    CARD_EDGE,
    COPPER_DARK,
    COPPER_INK,
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    QUIET,
    SAFE,
    VERDIGRIS,
    technology,
)
from scenes.bronze.weave import cube
from scenes.ui import even
from scenes.ui.canvas import Canvas
from scenes.ui.colour import shade
from scenes.ui.draw import in_parts, moving, touched
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.theme import SMALL, STRONG, Style

HEAD = 31.0
"""Height of a card's head."""


def _laid(before: Item, after: Item) -> set[Region]:
    """Give where a card came to lie or is gone."""
    return set(before.data.blanks) ^ set(after.data.blanks)


@in_parts(_laid)
def tray(canvas: Canvas, item: Item) -> None:
    """Draw the dark copper tray."""
    look: Mat = item.data
    place = item.place
    canvas.panel(place, "bronze/copper", 14, edge=COPPER_DARK)
    canvas.fill(place, "#2f1409", 14, 0.56)
    inner = place.inset(6)
    canvas.outline(inner, VERDIGRIS, 1.8, 9, alpha=0.55)
    for blank in look.blanks:
        radius = min(10, blank.height * 0.28)
        canvas.fill(blank, "#1c0a04", radius, 0.22)
        canvas.outline(blank, "#f2bd8d", 1.4, radius, dash=7, alpha=0.3)


@touched
def tech(canvas: Canvas, item: Item) -> None:
    """Draw a technology card, and its state."""
    look: Tech = item.data
    warm = canvas.mood.hover and bool(item.intent)
    place = item.place.shift(0, -2) if warm else item.place
    card(canvas, place, item.text, look)
    _state(canvas, place, look, warm)


def card(canvas: Canvas, place: Region, name: str, look: Tech) -> None:
    """Draw the card itself, as much of it as there is room for."""
    radius = min(10, place.height * 0.28)
    canvas.shadow(place, radius, 0.42, 5, 3)
    if look.wild:
        _bronze(canvas, place, name, look, radius)
        return
    colour = technology(look.card)
    canvas.fill(place, CARD_EDGE, radius)
    canvas.fill(place.inset(1.4), colour, radius)
    head = place.top(min(HEAD, place.height))
    body = Region(place.x, head.bottom, place.width, place.height - head.height)
    if body.height > 6:
        low = body.inset(1.4, 0)
        low = Region(low.x, low.y, low.width, low.height - 1.4)
        canvas.fill(low, CARD, radius)
        canvas.fill(low.top(min(radius, low.height / 2)), CARD)
    canvas.rim(place, "#ffffff", 1.5, radius, alpha=0.35)
    slim = body.height < 18
    _name(canvas, head, name, look, slim)
    if not slim:
        _body(canvas, body, look, colour)


def _name(canvas: Canvas, head: Region, name: str, look: Tech, slim: bool) -> None:
    """Write the name in the head; where nothing else is seen, with the sign, or that alone."""
    style = STRONG.of("#fffaf0", 22)
    room = head.inset(6, 0)
    side = min(24, head.height * 0.86)
    wide = _least(canvas, name, style)
    if slim:
        if wide + side + 6 > room.width:
            canvas.sprite(f"bronze/{look.card}", head.middle(side, side), "#fffaf0")
            return
        canvas.sprite(f"bronze/{look.card}", room.left(side).middle(side, side), "#fffaf0")
        room = room.end(room.width - side - 5)
    style = even.alike(canvas, style, look.among, room.width)
    if head.height < 20 or wide > room.width:
        canvas.sprite(f"bronze/{look.card}", head.middle(side, side), "#fffaf0")
        return
    canvas.text(room, name, style, "centre", "middle")


def _least(canvas: Canvas, name: str, style: Style) -> float:
    """Give the width of a name when it is shrunk as far as it may be."""
    return canvas.measure(name, style.of(size=style.size * 0.8)).width + 1


def _body(canvas: Canvas, body: Region, look: Tech, colour: str) -> None:
    """Show the sign, the terrains and the kinds."""
    side = min(42, body.height - 4, body.width * 0.3)
    sign = Region(body.x + 7, body.y, side, body.height)
    canvas.sprite(f"bronze/{look.card}", sign.middle(side, side), shade(colour, -0.25))
    rest = Region(sign.right + 5, body.y, body.right - sign.right - 10, body.height)
    if body.height >= 36:
        upper, lower = rest.inset(0, 2).rows(2)
        _signs(canvas, upper, look.terrains, "bronze/chip_", 30)
        _signs(canvas, lower, look.kinds, "bronze/", 24, INK)
    else:
        both = rest.width / (len(look.terrains) + len(look.kinds))
        left = rest.left(both * len(look.terrains))
        right = rest.end(both * len(look.kinds))
        _signs(canvas, left, look.terrains, "bronze/chip_", 26)
        _signs(canvas, right, look.kinds, "bronze/", 20, INK)


def _signs(
    canvas: Canvas, place: Region, names: tuple[str, ...], folder: str, most: float, ink: str = ""
) -> None:
    side = min(most, place.height, place.width / max(1, len(names)) - 1)
    row = place.middle(min(place.width, len(names) * (side + 6)), place.height)
    for name, cell in zip(names, row.columns(len(names)), strict=True):
        canvas.sprite(f"{folder}{name}", cell.middle(side, side), ink)


def _bronze(canvas: Canvas, place: Region, name: str, look: Tech, radius: float) -> None:
    """Draw the common back: hammered bronze that settles anywhere."""
    canvas.fill(place, COPPER_DARK, radius)
    inner = place.inset(1.6)
    canvas.texture(inner, "bronze/copper", radius)
    canvas.fill(inner, "#3a1606", radius, 0.3)
    canvas.rim(place, "#f2bd8d", 1.8, radius, alpha=0.8)
    head = place.top(min(HEAD, place.height))
    style = STRONG.of("#fff0da", 22)
    room = head.inset(6, 0)
    rest = Region(place.x, head.bottom, place.width, place.height - head.height)
    low = rest.height < 18
    fits = _least(canvas, name, style) <= room.width and head.height >= 20
    if not name or not fits:
        side = min(40, place.height * 0.8)
        canvas.sprite("bronze/bronze_casting", place.middle(side, side), "#fff0da")
        return
    style = even.alike(canvas, style, look.among, room.width)
    canvas.text(room, name, style, "centre", "middle", drop=1.5)
    if not low:
        side = min(44, rest.height - 5)
        sign = rest.middle(side, side)
        canvas.sprite("bronze/bronze_casting", sign.shift(0, 1.5), "#2c1006", 0.7)
        canvas.sprite("bronze/bronze_casting", sign, "#ffdcae")


def _state(canvas: Canvas, place: Region, look: Tech, warm: bool) -> None:
    """Ring a card as its state asks, and put a cube or a hook on its corner."""
    ring = place.inset(-3)
    radius = min(12, place.height * 0.3)
    if look.state in ("chosen", "new") or warm:
        canvas.outline(ring.inset(-1.5), GOLD_DARK, 7, radius + 2)
        canvas.outline(ring, GOLD, 4.4, radius)
    elif look.state in ("ready", "used"):
        canvas.outline(ring, GOLD_DARK, 4, radius)
        canvas.outline(ring.inset(0.8), GOLD, 2.4, radius)
    elif look.state == "plan":
        canvas.outline(ring, GOLD, 3.2, radius, dash=9)
    if look.state in ("ready", "chosen", "used", "plan") and look.colour >= 0:
        side = min(28, place.height * 0.9)
        badge = Region(place.right - side * 0.86, place.bottom - side - 1, side, side)
        _badge(canvas, badge, look)


def _badge(canvas: Canvas, place: Region, look: Tech) -> None:
    centre, radius = place.centre, place.width / 2
    if look.state == "used":
        canvas.circle(centre, radius, CREAM)
        canvas.circle(centre, radius - 1.6, SAFE)
        canvas.sprite("common/check", place.inset(radius * 0.5), "#ffffff")
        return
    canvas.circle(centre, radius, GOLD_DARK)
    canvas.circle(centre, radius - 1.6, GOLD)
    cube(canvas, place.inset(radius * 0.42), look.colour)


@touched
def slot(canvas: Canvas, item: Item) -> None:
    """Draw a place for the card: the card planned there, or what it would do there."""
    look: Place = item.data
    place = item.place
    warm = canvas.mood.hover and bool(item.intent)
    radius = min(10, place.height * 0.28)
    if look.chosen is not None:
        card(canvas, place, item.text, look.chosen)
        _state(canvas, place, look.chosen, False)
        return
    canvas.fill(place, "#1c0a04", radius, 0.5 if warm else 0.3)
    colour = GOLD if warm else "#f2bd8d"
    canvas.outline(place, colour, 2.4 if warm else 1.6, radius, dash=8)
    if not look.cards or place.height < 26:
        return
    inner = place.inset(5, 3)
    narrow = inner.width < 100
    if look.cap:
        key = Region(inner.x, inner.y, 26, min(26, inner.height))
        if narrow:
            key = inner.top(inner.height / 3).middle(26, min(26, inner.height / 3))
            inner = inner.foot(inner.height * 2 / 3)
        canvas.fill(key, COPPER_INK, 7, 0.16)
        canvas.text(key, look.cap, STRONG.of(COPPER_INK, 22), "centre", "middle")
    tall = narrow or inner.height >= 54
    cells = inner.rows(2) if tall else inner.inset(inner.width * 0.12, 0).columns(2)
    _count(canvas, cells[0], look.cards, True)
    _count(canvas, cells[1], look.spots, False)


def _count(canvas: Canvas, place: Region, count: int, cards: bool) -> None:
    """Write a number of cards (with a little card) or of spots (with a little ring)."""
    style = STRONG.of(COPPER_INK, 24)
    words = canvas.measure(str(count), style).width
    side = min(22, place.height * 0.8)
    left = place.centre.x - (words + side + 7) / 2
    sign = Region(left, place.centre.y - side / 2, side, side)
    if cards:
        mini = sign.middle(side, side * 0.68)
        canvas.fill(mini, GOLD, 3)
        canvas.fill(mini.top(mini.height * 0.38), "#8a4a2b", 2)
    else:
        canvas.circle(sign.centre, side * 0.44, CREAM)
        canvas.circle(sign.centre, side * 0.44, "#d0552a", ring=3.4)
    room = Region(sign.right + 7, place.y, words + 2, place.height)
    canvas.text(room, str(count), style, "left", "middle", shrink=True)


@touched
def pile(canvas: Canvas, item: Item) -> None:
    """Draw a pile: edges of the cards below, the open card on top, the count beneath."""
    look: Pile = item.data
    place = item.place
    warm = canvas.mood.hover and bool(item.intent)
    foot = place.foot(28)
    top = pile_top(place)
    deep = min(max(0, look.cards - 1), 5)
    for at in range(deep, 0, -1):
        edge = top.shift(at * 0.9, at * 2.5)
        # Of each only its lower and right edge looks out from below the next.
        canvas.fill(edge, "#5e3b1c", 10, hollow=True)
        canvas.fill(edge.inset(1), "#c9a873", 10, hollow=True)
    if not item.text:
        canvas.outline(top, QUIET, 1.8, 10, dash=8)
    else:
        shown = top.shift(0, -2) if warm else top
        card(canvas, shown, item.text, look.card)
        _state(canvas, shown, look.card, warm)
    style = (STRONG if look.low else SMALL).of(INK, 22)
    if look.cap:
        key = foot.left(26).middle(26, 26)
        canvas.fill(key, INK, 7, 0.14)
        canvas.text(key, look.cap, STRONG.of(INK, 22), "centre", "middle")
        foot = foot.end(foot.width - 30)
    canvas.text(foot, look.words, style, "centre", "middle")


def reserve(canvas: Canvas, item: Item) -> None:
    """Draw the reserve as a small back and its number."""
    look: Pile = item.data
    place = item.place
    back = place.left(46).middle(46, 28)
    if look.cards:
        for at in (2, 1):
            canvas.fill(back.shift(at, at * 1.6), "#3f1d0c", 5)
        card(canvas, back, "", look.card)
    else:
        canvas.outline(back, QUIET, 1.6, 5, dash=5)
    words = place.end(place.width - 52)
    canvas.text(words, item.text, STRONG.of(INK, 23), "left", "middle")


@touched
def chip(canvas: Canvas, item: Item) -> None:
    """Draw an activated card as a button."""
    look: Chip = item.data
    place = item.place
    warm = canvas.mood.hover and bool(item.intent)
    colour = technology(look.card)
    if look.idle:
        colour = "#75695a"
    canvas.shadow(place, 10, 0.4, 5, 3)
    canvas.fill(place, shade(colour, -0.45), 10)
    face = Region(place.x, place.y, place.width, place.height - 3)
    canvas.fill(face, shade(colour, 0.1) if warm else colour, 10)
    canvas.rim(face, "#ffffff", 1.5, 10, alpha=0.4)
    side = min(face.height - 10, face.width * 0.5)
    many = look.count > 1 or bool(look.cap and item.intent)
    room = face.left(face.width * 0.6) if many else face
    canvas.sprite(f"bronze/{look.card}", room.middle(side, side), "#fffaf0")
    style = STRONG.of("#fffaf0", 22)
    right = face.end(face.width * 0.44).inset(2, 2)
    if look.cap and item.intent:
        cap = right.top(right.height / 2).middle(24, 24)
        canvas.outline(cap, "#fffaf0", 1.4, 6, alpha=0.6)
        canvas.text(cap, look.cap, style, "centre", "middle")
    if look.count > 1:
        canvas.text(right.foot(right.height / 2), f"×{look.count}", style, "centre", "middle")
    if look.chosen:
        ring = place.inset(-3)
        canvas.outline(ring.inset(-1.2), GOLD_DARK, 6, 13)
        canvas.outline(ring, GOLD, 3.8, 12)


def stock(canvas: Canvas, item: Item) -> None:
    """Draw a cube and how many of them are left."""
    look: Stock = item.data
    place = item.place
    side = min(30, place.height)
    words = STRONG.of(COPPER_INK, 24)
    if item.look == "light":
        words = words.of(INK)
    wide = canvas.measure(str(look.count), words).width
    x = place.right - wide - side - 8
    cube(canvas, Region(x, place.centre.y - side / 2, side, side), look.colour)
    canvas.text(place, str(look.count), words, "right", "middle")


@moving
def turning(canvas: Canvas, item: Item) -> None:
    """Draw a card in the middle of being turned over: narrower, then wide again."""
    look: Turning = item.data
    front = look.part >= 0.5
    sheet = canvas.layer(item.place.inset(-12))
    card(sheet, item.place, item.text if front else "", look.front if front else look.back)
    width, height = sheet.surface.get_size()
    share = max(0.04, abs(1 - 2 * look.part))
    size = max(2, round(width * share)), height
    image = pygame.transform.smoothscale(sheet.surface.premul_alpha(), size)
    area = canvas.area(item.place.shift(0, -item.height))
    at = area.centerx - size[0] // 2, area.centery - height // 2
    canvas.blit(image, at, item.alpha, pygame.BLEND_PREMULTIPLIED)
