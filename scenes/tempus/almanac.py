"""Drawing of what lies beside the chart: ages, actions, fights, cards."""

from __future__ import annotations

from scenes.tempus.inks import (
    GOLD,
    GOLD_DARK,
    HONEY,
    INK,
    LINE,
    PLATE,
    QUIET,
    SAFE,
    TILE,
    TILE_EDGE,
    TILE_WARM,
    VERMILION,
    terrain,
)
from scenes.tempus.looks import Age, Backs, Card, Deed, Label, Odds, Race, Side, Tokens
from scenes.tempus.surf import art
from scenes.ui.canvas import Canvas
from scenes.ui.draw import touched
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Item
from scenes.ui.theme import NUMBER, SMALL, STRONG, SUBHEADING, Style


def label(canvas: Canvas, item: Item) -> None:
    """Set words."""
    look: Label = item.data
    style = Style(look.font, look.size, look.colour)
    canvas.text(item.place, item.text, style, look.align, look.valign, look.wrap)


# The ages


def age(canvas: Canvas, item: Item) -> None:
    """Draw a row of the era track: land that counts, name, what changes, who stands here."""
    look: Age = item.data
    unit, place = look.unit, item.place
    if look.state == "now":
        canvas.fill(place.inset(0, unit), HONEY, 9 * unit)
        canvas.outline(place.inset(0, unit), "#8f5b1c", 1.8 * unit, 9 * unit)
    elif look.state == "next":
        canvas.outline(place.inset(0, unit), terrain(look.terrain)[1], 1.6 * unit, 9 * unit, 6)
    row = place.inset(10 * unit, 0)
    side = min(row.height - 4 * unit, 36 * unit)
    if look.terrain:
        canvas.sprite(f"tempus/mini_{look.terrain}", row.left(side * 1.07).middle(side * 1.07, side))
    x = row.x + side * 1.07 + 10 * unit
    ink = QUIET if look.state == "past" else INK
    style = STRONG.of(ink, min(24 * unit, row.height * 0.66))
    wide = min(row.width * 0.3, 170 * unit)
    canvas.text(Region(x, row.y, wide, row.height), look.name, style, valign="middle")
    x += wide + 8 * unit
    end = _markers(canvas, row, look)
    rest = Region(x, row.y, end - x - 6 * unit, row.height)
    _gives(canvas, rest, item.text, look, ink)


def _markers(canvas: Canvas, row: Region, look: Age) -> float:
    """Draw who stands here; give the x at which that begins."""
    side = min(28 * look.unit, row.height - 6 * look.unit)
    x = row.right
    for colour in reversed(look.seats):
        x -= side + 3 * look.unit
        canvas.seat(Region(x, row.y, side, row.height).middle(side, side), colour)
    return x


def _gives(canvas: Canvas, place: Region, brief: str, look: Age, ink: str) -> None:
    """Say what changes, in words where they fit, else by signs; and what counts next."""
    style = SMALL.of(ink, 22 * look.unit)
    words = look.gives
    wide = canvas.measure(words, style).width
    if words and wide > place.width:
        words, wide = brief, canvas.measure(brief, style).width
    if look.aside:
        strong = STRONG.of(terrain(look.terrain)[1], 22 * look.unit)
        need = canvas.measure(look.aside, strong).width
        if wide + need + 14 * look.unit > place.width:
            words, wide = brief, canvas.measure(brief, style).width
        if wide + need + 14 * look.unit <= place.width:
            canvas.text(place, look.aside, strong, "right", "middle")
            place = place.left(place.width - need - 10 * look.unit)
    if words and wide <= place.width / 0.8:
        canvas.text(place, words, style, valign="middle")


def race(canvas: Canvas, item: Item) -> None:
    """Draw everybody's progress points for the next era."""
    look: Race = item.data
    unit, place = look.unit, item.place
    canvas.line(Offset(place.x, place.y), Offset(place.right, place.y), LINE, 1.2 * unit, 0.5)
    cell = 66 * unit
    marks = place.end(min(cell * len(look.seats), place.width * 0.7))
    words = place.left(place.width - marks.width - 8 * unit)
    side = 26 * unit
    canvas.sprite("tempus/progress", words.left(side).middle(side, side), "#2f6c75")
    style = SMALL.of(QUIET, 22 * unit)
    text = words.end(words.width - side - 8 * unit)
    if canvas.measure(item.text, style).width * 0.8 <= text.width:
        canvas.text(text, item.text, style, valign="middle")
    for (colour, points, leads), where in zip(
        look.seats, marks.columns(len(look.seats)), strict=True
    ):
        size = min(24 * unit, where.width * 0.42)
        canvas.seat(where.left(size + 4 * unit).middle(size, size), colour)
        number = (STRONG if leads else SMALL).of(SAFE if leads else INK, 24 * unit)
        rest = where.end(where.width - size - 8 * unit)
        canvas.text(rest, str(points), number, valign="middle")


# Actions


@touched
def deed(canvas: Canvas, item: Item) -> None:
    """Draw a button of an action, a terrain or a number."""
    look: Deed = item.data
    unit, place = look.unit, item.place
    warm = canvas.mood.hover and bool(item.intent)
    radius = 12 * unit
    canvas.fill(place.shift(0, 3 * unit), "#4a2a0c", radius, 0.5)
    fill = PLATE if look.on else TILE_WARM if warm else TILE
    canvas.fill(place, fill, radius)
    canvas.rim(place, "#ffffff", 1.6 * unit, radius, alpha=0.5 if not look.on else 0.25)
    edge = GOLD if look.on or canvas.mood.focus else TILE_EDGE
    canvas.outline(place, edge, (3 if look.on else 1.6) * unit, radius)
    ink = "#f6ecd0" if look.on else INK if look.able else QUIET
    style = STRONG.of(ink, 23 * unit)
    art = "" if look.sign.startswith("tempus/mini") else ink
    alpha = 1.0 if look.able else 0.55
    if look.wide:
        side = min(place.height * 0.62, 34 * unit)
        inner = place.inset(8 * unit, 0)
        fits = canvas.measure(item.text, style).width * 0.8 <= inner.width - side - 8 * unit
        if not fits:
            canvas.sprite(look.sign, place.middle(side, side), art, alpha)
            return
        canvas.sprite(look.sign, inner.left(side).middle(side, side), art, alpha)
        words = inner.end(inner.width - side - 8 * unit)
        canvas.text(words, item.text, style, valign="middle")
        return
    side = min(52 * unit, place.height * 0.5)
    canvas.sprite(look.sign, place.top(place.height * 0.66).middle(side, side), art, alpha)
    words = place.foot(place.height * 0.36).inset(4 * unit, 0)
    if canvas.measure(item.text, style).width * 0.8 <= words.width:
        canvas.text(words, item.text, style, "centre", "middle")
    if look.cap and place.width > 80 * unit:
        cap = SMALL.of("#cfe0dc" if look.on else QUIET, 22 * unit)
        corner = Region(place.x + 7 * unit, place.y + 2 * unit, 20 * unit, 28 * unit)
        canvas.text(corner, look.cap, cap, valign="middle")


def tokens(canvas: Canvas, item: Item) -> None:
    """Draw action tokens, those left first."""
    look: Tokens = item.data
    unit, place = look.unit, item.place
    step = min(36 * unit, place.width / max(1, look.most))
    side = min(step, 34 * unit, place.height)
    for at in range(look.most):
        where = Region(place.x + at * step, place.y, step, place.height).middle(side, side * 1.08)
        canvas.sprite("tempus/token_ready" if at < look.left else "tempus/token_spent", where)


def tile(canvas: Canvas, item: Item) -> None:
    """Draw the tile drawn: seven hexes, as it is turned."""
    names: tuple[str, ...] = item.data
    place = item.place
    high = 3**0.5
    side = min(place.width / 5, place.height / (3 * high))
    x, y = place.centre
    around = ((0, -1), (0.75, -0.5), (0.75, 0.5), (0, 1), (-0.75, 0.5), (-0.75, -0.5))
    spots = [Offset(x, y)]
    spots += [Offset(x + dx * 2 * side, y + dy * high * side) for dx, dy in around]
    pairs = sorted(zip(spots, names, strict=True), key=lambda pair: pair[0].y)
    for centre, name in pairs:
        canvas.sprite(f"tempus/hex_{name}_0", art(centre, side))


# Cards


@touched
def idea(canvas: Canvas, item: Item) -> None:
    """Draw a card of ideas, whole or as a row."""
    look: Card = item.data
    unit = look.unit
    warm = canvas.mood.hover and bool(item.intent)
    place = item.place.shift(0, -4 * unit) if warm else item.place
    radius = 12 * unit
    canvas.shadow(place, radius, 0.42, 7 * unit, 4 * unit)
    canvas.fill(place, "#2b1a0c", radius)
    canvas.fill(place.inset(1.6 * unit), "#fbf1d8" if warm else "#f3e6c6", radius - unit)
    if look.slim and place.height >= 84 * unit and place.width < 220 * unit:
        _compact(canvas, place, item.text, look)
    elif look.slim:
        _row(canvas, place, item.text, look)
    else:
        _whole(canvas, place, item.text, look)
    if look.state == "off":
        canvas.fill(place, "#e9dcbc", radius, 0.28)
    if look.state == "picked" or canvas.mood.focus:
        canvas.outline(place.inset(-2 * unit), GOLD_DARK, 5 * unit, radius + 2)
        canvas.outline(place.inset(-1 * unit), GOLD, 3.4 * unit, radius + 1)


def _whole(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    unit = look.unit
    inner = place.inset(7 * unit, 6 * unit)
    style = STRONG.of(INK, 22 * unit)
    _fitting(canvas, inner.top(28 * unit), name, style)
    low = 66 * unit
    window = Region(
        inner.x, inner.y + 31 * unit, inner.width, inner.height - 31 * unit - low
    )
    fill, dark = terrain(look.background)
    canvas.fill(window, fill, 8 * unit)
    with canvas.clip(window):
        wide = max(window.width, window.height * 160 / 150)
        canvas.sprite(
            f"tempus/window_{look.background}", window.middle(wide, wide * 150 / 160)
        )
    canvas.outline(window, dark, 1.6 * unit, 8 * unit)
    side = min(window.width, window.height) * 0.82
    canvas.sprite(f"tempus/picture_idea_{look.idea}", window.middle(side, side))
    foot = inner.foot(low - 4 * unit)
    what, when = foot.rows(2)
    _fitting(canvas, what, look.lines[0], STRONG.of(VERMILION, 23 * unit))
    _fitting(canvas, when, look.lines[1], SMALL.of(INK, 22 * unit))


def _fitting(canvas: Canvas, place: Region, words: str, style: Style) -> None:
    """Set words in the middle where they fit at all; the tooltip has them in any case."""
    wide = canvas.measure(words, style).width
    if wide <= place.width:
        canvas.text(place, words, style, "centre", "middle")
        return
    part = place.width / wide
    if part >= 0.6 and style.size * part * canvas.scale >= 11.5:
        canvas.text(place, words, style.of(size=style.size * part * 0.97), "centre", "middle")


def _compact(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    """Draw a card of half the height: name above, picture on its land below."""
    unit = look.unit
    inner = place.inset(6 * unit, 4 * unit)
    _fitting(canvas, inner.top(27 * unit), name, STRONG.of(INK, 22 * unit))
    window = inner.foot(inner.height - 30 * unit)
    fill, dark = terrain(look.background)
    canvas.fill(window, fill, 7 * unit)
    side = min(window.height * 0.94, window.width * 0.48)
    mini = side * 1.07
    left = window.left(window.width / 2)
    canvas.sprite(f"tempus/picture_idea_{look.idea}", left.middle(side, side))
    right = window.end(window.width / 2)
    canvas.sprite(f"tempus/mini_{look.background}", right.middle(mini, side).inset(side * 0.08))
    canvas.outline(window, dark, 1.4 * unit, 7 * unit)


def _row(canvas: Canvas, place: Region, name: str, look: Card) -> None:
    unit = look.unit
    inner = place.inset(6 * unit, 4 * unit)
    side = min(inner.height, 60 * unit)
    window = inner.left(side * 1.1)
    fill, dark = terrain(look.background)
    canvas.fill(window, fill, 6 * unit)
    high = min(window.height, window.width * 150 / 160)
    canvas.sprite(f"tempus/mini_{look.background}", window.middle(high, high), alpha=0.5)
    canvas.outline(window, dark, 1.4 * unit, 6 * unit)
    seal = side * 0.94
    canvas.sprite(f"tempus/picture_idea_{look.idea}", window.middle(seal, seal))
    rest = inner.end(inner.width - window.width - 8 * unit)
    style = STRONG.of(INK, 22 * unit)
    if place.height >= 64 * unit:
        upper, lower = rest.rows(2)
        _left(canvas, upper, name, style)
        words = f"{look.lines[0]} {look.lines[1]}"
        small = SMALL.of(VERMILION, 22 * unit)
        if canvas.measure(words, small).width * 0.8 > lower.width:
            words = look.lines[0]
        _left(canvas, lower, words, small)
        return
    wide = canvas.measure(name, style).width
    what = canvas.measure(look.lines[0], SMALL).width
    if wide + what + 14 * unit <= rest.width:
        canvas.text(rest, look.lines[0], SMALL.of(VERMILION, 22 * unit), "right", "middle")
    _left(canvas, rest, name, style)


def _left(canvas: Canvas, place: Region, words: str, style: Style) -> None:
    wide = canvas.measure(words, style).width
    if wide <= place.width:
        canvas.text(place, words, style, valign="middle")
        return
    part = place.width / wide
    if part >= 0.6 and style.size * part * canvas.scale >= 11.5:
        canvas.text(place, words, style.of(size=style.size * part * 0.97), valign="middle")


def backs(canvas: Canvas, item: Item) -> None:
    """Draw cards of which only the backs are seen, and how many they are."""
    look: Backs = item.data
    unit, place = look.unit, item.place
    words = place.foot(34 * unit)
    room = place.top(place.height - 38 * unit)
    high = min(room.height - 8 * unit, 190 * unit)
    wide = high * 160 / 240
    step = min(wide + 8 * unit, (room.width - wide) / max(1, look.count - 1))
    left = room.centre.x - (step * (look.count - 1) + wide) / 2
    for at in range(look.count):
        where = Region(left + at * step, room.y, wide, room.height).middle(wide, high)
        canvas.sprite("tempus/card_back", where)
    plate = words.middle(min(words.width, canvas.measure(item.text, STRONG).width + 40), words.height)
    canvas.fill(plate, "#f3e6c6", 10 * unit)
    canvas.text(plate.inset(8 * unit, 0), item.text, STRONG.of(INK, 22 * unit), "centre", "middle")


# Fights


def side(canvas: Canvas, item: Item) -> None:
    """Draw one side of a fight: who, known points, what they come from."""
    look: Side = item.data
    unit, place = look.unit, item.place
    canvas.fill(place, "#e6d2a6", 10 * unit, 0.75)
    canvas.outline(place, TILE_EDGE, 1.4 * unit, 10 * unit)
    inner = place.inset(10 * unit, 4 * unit)
    head = inner.top(min(52 * unit, inner.height * 0.5))
    number = head.end(64 * unit)
    words = f"{look.points}+" if look.hidden else str(look.points)
    canvas.text(number, words, NUMBER.of(INK, min(44 * unit, head.height)), "right", "middle")
    mark = 26 * unit
    name = head.left(head.width - 68 * unit)
    if look.colour is not None:
        canvas.seat(name.left(mark).middle(mark, mark), look.colour)
        name = name.end(name.width - mark - 6 * unit)
    _left(canvas, name, item.text, STRONG.of(INK, 23 * unit))
    _parts(canvas, Region(inner.x, head.bottom, inner.width, inner.bottom - head.bottom), look)


def _parts(canvas: Canvas, place: Region, look: Side) -> None:
    unit = look.unit
    high = 30 * unit
    room = max(0, int(place.height // high))
    for at, (sign, words) in enumerate(look.parts[:room]):
        row = Region(place.x, place.y + at * high, place.width, high)
        icon = 22 * unit
        canvas.sprite(sign, row.left(icon).middle(icon, icon), QUIET)
        _left(canvas, row.end(row.width - icon - 7 * unit), words, SMALL.of(INK, 22 * unit))


def odds(canvas: Canvas, item: Item) -> None:
    """Draw how the hidden cards may turn out, and the chance in one number."""
    look: Odds = item.data
    unit, place = look.unit, item.place
    if place.height < 110 * unit:
        _meter(canvas, place.foot(min(14 * unit, place.height * 0.3)), look)
        words = place.top(place.height - 16 * unit)
        canvas.text(words, look.words, STRONG.of(INK, 24 * unit), "centre", "middle")
        return
    head = place.top(44 * unit)
    style = SUBHEADING.of(SAFE if look.win >= 0.5 else VERMILION, 30 * unit)
    canvas.text(head, look.words, style, "centre", "middle")
    _meter(canvas, Region(place.x, head.bottom, place.width, 14 * unit), look)
    bars = Region(place.x, head.bottom + 24 * unit, place.width, place.bottom - head.bottom - 24 * unit)
    _bars(canvas, bars, look)


def _meter(canvas: Canvas, place: Region, look: Odds) -> None:
    radius = place.height / 2
    canvas.fill(place, "#b0492f", radius)
    if look.win > 0.01:
        canvas.fill(place.left(max(place.height, place.width * look.win)), "#4d7a4a", radius)
    canvas.outline(place, TILE_EDGE, 1.4 * look.unit, radius)


def _bars(canvas: Canvas, place: Region, look: Odds) -> None:
    """Draw how likely each sum of hidden points is, coloured by who wins then."""
    unit = look.unit
    if not look.bars:
        return
    high = max(part for _, part, _ in look.bars)
    words = place.foot(26 * unit)
    room = place.top(place.height - 28 * unit)
    wide = min(place.width / len(look.bars), 60 * unit)
    left = place.centre.x - wide * len(look.bars) / 2
    for at, (points, part, wins) in enumerate(look.bars):
        x = left + at * wide
        tall = max(2 * unit, room.height * part / high)
        bar = Region(x + 3 * unit, room.bottom - tall, wide - 6 * unit, tall)
        canvas.fill(bar, "#4d7a4a" if wins else "#b0492f", 4 * unit)
        under = Region(x, words.y, wide, words.height)
        canvas.text(under, str(points), SMALL.of(INK, 22 * unit), "centre", "middle")
