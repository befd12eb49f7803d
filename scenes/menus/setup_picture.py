"""The picture of a new game being set up: the table at the left, a sheet of choices beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenes.menus.choice import games
from scenes.menus.choices import GAP, beside, choices
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import LINE_INK, Frame, heading, label
from scenes.menus.round_table import gathered, mat, round_table
from scenes.menus.seat_editor import seats
from scenes.menus.setup_view import SetupView
from scenes.menus.variants import variant_cards
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Item, Picture, Tip
from scenes.ui.theme import BODY, FLAVOUR, WALNUT_INK

TABS = ("seats", "options")
_TRIES = ((False, False, 2), (False, True, 2), (True, True, 2), (True, True, 4))
"""Whether seats and choices go without sentences, and columns of choices, the best first."""
_EDGE = 12.0
"""What lies between the sheet of choices and what stands on it."""
SHEET = 510.0
"""Width of the sheet of choices."""
LEAST_TABLE = 190.0
"""Height below which no table is drawn above the seats."""


def picture(seating: SetupView) -> tuple[Picture, Column]:
    """Say what the set-up looks like, and how its (open) list is scrolled."""
    frame = Frame(seating.region, seating.words, "setup")
    items = [*frame.items(), *_titles(seating, frame)]
    laid, shown = (
        _above_choices(seating, frame) if seating.narrow else _side_by_side(seating, frame)
    )
    items += laid
    items += _actions(seating, frame)
    return Picture(tuple(items)), shown


def _above_choices(seating: SetupView, frame: Frame) -> tuple[list[Item], Column]:
    """Give the seats, or the variants, and the choices below them; under tabs without room."""
    # Sentences about choices go first, then those about seats: tips have them all.
    for seat_terse, terse, across in _TRIES:
        told = replace(seating, terse=seat_terse)
        upper, lower = seats(told), beside(replace(seating, terse=terse), across)
        deep = max(map(_high, lower)) + 2 * _EDGE
        inside = frame.body.inset(16, 10)
        room = inside.height - deep - 10
        if _high(upper, 0.0) > room:
            continue
        items = [mat(seating.game.title, "box", frame.body)]
        above = inside.top(room)
        if seating.unfolded:
            items += variant_cards(seating, above)
            shown = column("pane", above, [], 0)
        else:
            above, table = _with_table(told, above, upper)
            items += table
            shown = column("pane", above, upper, 0)
        sheet = inside.foot(deep)
        items.append(frame.panel("sheet", sheet))
        for at, part in enumerate(sheet.inset(18, _EDGE).columns(len(lower), 36)):
            items += column(f"options.{at}", part, lower[at], 0, GAP).items
        return [*items, *shown.items], shown
    return _under_tabs(seating, frame)


def _with_table(
    seating: SetupView, place: Region, blocks: list[Block]
) -> tuple[Region, list[Item]]:
    """Draw a table above the seats if there is room for one; gives what is left of the place."""
    spare = place.height - _high(blocks, 0.0) - 10
    if spare < LEAST_TABLE:
        return place, []
    table = place.top(min(spare, 320.0))
    wide = table.middle(min(table.width, 3 * table.height), table.height)
    return place.foot(place.height - table.height - 10), [*gathered(seating, wide)]


def _high(blocks: list[Block], gap: float = GAP) -> float:
    """Give the height of blocks below each other."""
    return sum(block.high for block in blocks) + gap * max(0, len(blocks) - 1)


def _under_tabs(seating: SetupView, frame: Frame) -> tuple[list[Item], Column]:
    """Give seats or choices in a list on the title's mat, below a drawn table if there is room."""
    bar, body = frame.body.top(52), frame.body.foot(frame.body.height - 64)
    items = [*_tabs(seating, bar), mat(seating.game.title, "pane", body)]
    inside = body.inset(16, 10 if seating.low else 16)
    if seating.tab != "seats":
        sheet = body.inset(12, 10)
        items.append(frame.panel("sheet", sheet))
        blocks = choices(seating)
        return _listed(items, sheet.inset(18, 12), blocks, seating.first, 4 if seating.low else 10)
    blocks = seats(seating)
    inside, table = _with_table(seating, inside, blocks)
    return _listed([*items, *table], inside, blocks, seating.first, 0)


def _listed(
    items: list[Item], place: Region, blocks: list[Block], first: int, gap: float
) -> tuple[list[Item], Column]:
    shown = column("pane", place, blocks, first, gap)
    return [*items, *shown.items], shown


def _side_by_side(seating: SetupView, frame: Frame) -> tuple[list[Item], Column]:
    """Give the table with everybody's place, or the variants; beside it the sheet of choices."""
    words, body = seating.words, frame.body
    items = [mat(seating.game.title, "box", body)]
    inside = body.inset(18)
    right = inside.end(SHEET)
    left = inside.left(inside.width - SHEET - 18)
    if seating.unfolded:
        items += variant_cards(seating, left)
    else:
        items += round_table(seating, left)
    items.append(frame.panel("options", right))
    inner = right.inset(26, 16)
    items.append(heading("options.head", inner.top(50), words.text("setup.options")))
    rest = Region(inner.x, inner.y + 56, inner.width, inner.height - 56)
    shown = column("options", rest, choices(seating), 0, GAP)
    return [*items, *shown.items], shown


def _titles(seating: SetupView, frame: Frame) -> Iterator[Item]:
    """Offer the other games, or name the only one."""
    words, titles = seating.words, seating.titles
    place = frame.aside
    if len(titles) < 2:
        name = words.text(common_texts.called(seating.game.title))
        yield label("title.name", place, name, "flavour", "right")
        return
    yield from games(words, "title", titles, seating.game.title, place)


def _tabs(seating: SetupView, bar: Region) -> Iterator[Item]:
    yield Item("tabs", "segments", bar)
    for tab, part in zip(TABS, bar.columns(len(TABS)), strict=True):
        yield Item(
            f"tab:{tab}",
            "segment",
            part,
            text=seating.words.text(f"setup.{tab}"),
            intent=Do("tab", tab),
            lifted=tab == seating.tab,
            group="tabs",
        )


def _actions(seating: SetupView, frame: Frame) -> Iterator[Item]:
    words, refusal = seating.words, seating.refusal
    place = frame.foot
    why = words.say(refusal) if refusal else ""
    yield Item(
        "play",
        "button",
        frame.action,
        "action",
        text=words.text("setup.play"),
        data=ButtonLook(key=words.text("common.key_enter") if frame.roomy else ""),
        intent=None if refusal else Do("play"),
        reason=why,
        key="return",
        group="actions",
    )
    if seating.remembered:
        again = frame.second(1)
        tip = Tip(words.text("setup.again"), lines=(words.text("setup.again_tip"),))
        yield Item(
            "again",
            "button",
            again,
            "second",
            text=words.text("setup.again"),
            data=ButtonLook("common/redo"),
            intent=Do("again"),
            tip=tip,
            group="actions",
        )
        place = Region(place.x, place.y, again.x - place.x - 20, place.height)
    else:
        place = Region(place.x, place.y, frame.action.x - place.x - 20, place.height)
    if why:
        yield Item("refusal", "front_warning", place, text=why)
    elif not seating.narrow:
        yield from _lid(seating, place)


def _lid(seating: SetupView, place: Region) -> Iterator[Item]:
    """Say in a line what the game in the box is like, and how many can play it."""
    words, title = seating.words, seating.game.title
    said = {
        "line": (words.text(f"{title}.line"), FLAVOUR.of(LINE_INK)),
        "players": (common_texts.players(words, seating.cover.seats), BODY.of(WALNUT_INK)),
    }
    rows = place.middle(place.width, min(84.0, place.height)).rows(2, 4)
    for (part, (text, style)), row in zip(said.items(), rows, strict=True):
        yield Item(f"lid.{part}", "text", row, text=text, data=TextLook(style, "left", "middle"))
