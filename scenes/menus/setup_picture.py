"""The picture of a new game being set up: seats at the left, choices at the right."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.menus.choice import games
from scenes.menus.choices import GAP, choices
from scenes.menus.column import Column, column
from scenes.menus.frame import Frame, heading, label
from scenes.menus.paint_specs import PLATE_INK, CoverLook
from scenes.menus.seat_editor import seats
from scenes.menus.setup_view import SetupView
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Item, Picture, Tip
from scenes.ui.theme import BODY, FLAVOUR

TABS = ("seats", "options")


def picture(seating: SetupView) -> tuple[Picture, Column]:
    """Say what the set-up looks like, and how its (open) list is scrolled."""
    frame = Frame(seating.region, seating.words, "setup")
    body = frame.body
    items = [*frame.items(), *_titles(seating, frame)]
    if seating.narrow:
        bar, body = body.top(52), body.foot(body.height - 64)
        items += _tabs(seating, bar)
        items.append(frame.panel("pane", body))
        inside = body.inset(22, 18)
        blocks = seats(seating) if seating.tab == "seats" else choices(seating)
        shown = column("pane", inside, blocks, seating.first, 4 if seating.low else 10)
    else:
        left, right = body.left(body.width * 0.655), body.end(body.width * 0.345 - 24)
        items += [frame.panel("seats", left), frame.panel("options", right)]
        head = left.inset(30, 22).top(50)
        items.append(heading("seats.head", head, seating.words.text("setup.seats")))
        inside = left.inset(30, 22)
        inside = Region(inside.x, inside.y + 62, inside.width, inside.height - 62)
        shown = column("seats", inside, seats(seating, inside.height), seating.first, 6)
        inner = right.inset(30, 22)
        items.append(heading("options.head", inner.top(50), seating.words.text("setup.options")))
        rest = Region(inner.x, inner.y + 62, inner.width, inner.height - 62)
        items += column("options", rest, choices(seating, rest.height), 0, GAP).items
    items += shown.items
    items += _actions(seating, frame)
    return Picture(tuple(items)), shown


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
    """Lay the lid of the box beside the seats: the title's picture on its own material."""
    words, title = seating.words, seating.game.title
    lid = place.left(min(760.0, place.width))
    picture = min(340.0, lid.width * 0.45)
    yield Item("lid", "front_cover", lid, data=CoverLook(title, picture=picture))
    plate = lid.end(lid.width - picture).inset(24, 8)
    said = {
        "line": (words.text(f"{title}.line"), FLAVOUR.of(PLATE_INK, 28)),
        "players": (common_texts.players(words, seating.cover.seats), BODY.of(PLATE_INK, 23)),
    }
    for (part, (text, style)), row in zip(said.items(), plate.rows(2), strict=True):
        yield Item(f"lid.{part}", "text", row, text=text, data=TextLook(style, "left", "middle"))
