"""The curtain between two people: nothing of the table is seen until the next one is there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from scenes.base.page import Page
from scenes.base.scene import Command, Pop
from scenes.base.services import Services
from scenes.table.contract import Seat
from scenes.ui.canvas import Canvas
from scenes.ui.draw import Painter
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint import PAINTERS
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.theme import BODY, FOCUS, PARCHMENT_HEADING, PARCHMENT_INK, TITLE

DEAF = 0.35
"""Seconds in which clicks and keys are swallowed: they were meant for the table."""
CLOTH, LIGHT, SHADE, DEEP = "#6b241a", "#752b20", "#5d1d14", "#4c160f"
"""The cloth, what of a fold the light falls on, what lies in shade, and between two folds."""
HEM, SWAG, ARC = 30.0, 150.0, 16
"""Height of the hem and of a swag, and the pieces of which its edge is made."""


def drape(canvas: Canvas, item: Item) -> None:
    """Paint heavy cloth over the whole table: flat folds, a row of swags above, a fringed hem."""
    place = item.place
    canvas.fill(place, CLOTH)
    # Shapes of one tone each: the cloth fills the window, and no picture would fit every size.
    for fold, column in enumerate(place.columns(max(6, round(place.width / 160)))):
        lean = math.sin(fold * 1.9) * 16
        wide = 0.1 + 0.05 * math.sin(fold * 2.7)
        for start, end, tone in (
            (0.16, 0.16 + 2 * wide, LIGHT),
            (0.62, 0.96, SHADE),
            (0.82 - wide / 2, 0.94, DEEP),
        ):
            _band(canvas, column, start, end, lean, tone)
    _hem(canvas, place.foot(HEM + 16))
    _swags(canvas, place)


def _band(canvas: Canvas, fold: Region, start: float, end: float, lean: float, colour: str) -> None:
    """Paint a stretch of a fold, which is wider at its foot and leans to one side there."""
    left, right = fold.x + fold.width * start, fold.x + fold.width * end
    spread = fold.width * 0.03
    canvas.polygon(
        [
            Offset(left, fold.y),
            Offset(right, fold.y),
            Offset(right + lean + spread, fold.bottom),
            Offset(left + lean - spread, fold.bottom),
        ],
        colour,
    )


def _swags(canvas: Canvas, place: Region) -> None:
    """Hang swags along the upper edge, each trimmed with gold and with a tassel between two."""
    swags = place.top(SWAG).columns(max(3, round(place.width / 360)))
    for swag in swags:
        for low, tone in ((1.0, DEEP), (0.78, SHADE), (0.5, CLOTH), (0.22, SHADE)):
            arc = _arc(swag, low)
            canvas.polygon([Offset(swag.x, swag.y), *arc, Offset(swag.right, swag.y)], tone)
            if low == 1.0:
                for colour, wide in (("#8a5b1c", 9.0), (FOCUS, 4.0)):
                    for one, other in pairwise(arc):
                        canvas.line(one, other, colour, wide)
    for x in (*(swag.x for swag in swags), place.right):
        knot = Offset(x, place.y + SWAG * 0.3)
        canvas.fill(Region(x - 9, knot.y, 18, SWAG * 0.5), "#8a5b1c", 7)
        canvas.fill(Region(x - 5, knot.y, 4, SWAG * 0.48), FOCUS, 2, 0.8)
        canvas.circle(knot, 15, "#8a5b1c")
        canvas.circle(knot, 11, FOCUS, 0.9)


def _arc(swag: Region, low: float) -> list[Offset]:
    """Give the lower edge of a swag that hangs so low."""
    ends = 0.3 * low
    return [
        Offset(
            swag.x + swag.width * part / ARC,
            swag.y + swag.height * (ends + (low - ends) * math.sin(math.pi * part / ARC)),
        )
        for part in range(ARC + 1)
    ]


def _hem(canvas: Canvas, place: Region) -> None:
    """Sew a gold band with fringes to the lower edge."""
    canvas.fill(place.top(HEM), "#8a5b1c")
    canvas.fill(place.top(5), FOCUS, alpha=0.75)
    canvas.fill(place.top(HEM).foot(4), FOCUS, alpha=0.5)
    count = max(1, round(place.width / 14))
    for fringe in place.foot(place.height - HEM).columns(count, 4):
        canvas.fill(fringe, "#a9741f", 2)


def plate(canvas: Canvas, item: Item) -> None:
    """Draw the sheet on which the name stands: no seam of planks goes through it."""
    canvas.panel(item.place, "parchment", 18, edge="#8a5b1c")
    canvas.outline(item.place.inset(8), "#8a5b1c", 1.5, 12, alpha=0.6)


class Curtain(Page):
    """Covers the table until `seat` confirms."""

    painters: Mapping[str, Painter] = {**PAINTERS, "drape": drape, "plate": plate}

    def __init__(self, services: Services, seat: Seat) -> None:
        super().__init__(services)
        self.seat = seat

    def present(self) -> Picture:
        """Give the cloth, the name, and a button."""
        words, name = self.services.words, self.seat.name
        plate = self.region.middle(min(980, self.region.width - 80), 430)
        inner = plate.inset(40, 36)
        button = inner.foot(92).middle(min(520, inner.width), 92)
        badge = Region(inner.centre.x - 48, inner.y, 96, 96)
        title = Region(inner.x, badge.bottom + 12, inner.width, 76)
        text = Region(inner.x, title.bottom + 4, inner.width, 72)
        return Picture(
            (
                Item("drape", "drape", self.region),
                Item("plate", "plate", plate),
                Item("badge", "seat", badge, data=self.seat.colour),
                Item(
                    "title",
                    "text",
                    title,
                    text=words.text("curtain.title", name=name),
                    data=TextLook(TITLE.of(PARCHMENT_HEADING, 54), "centre", "middle"),
                ),
                Item(
                    "text",
                    "text",
                    text,
                    text=words.text("curtain.text", name=name),
                    data=TextLook(BODY.of(PARCHMENT_INK), "centre", "middle", wrap=True),
                ),
                Item(
                    "ready",
                    "button",
                    button,
                    look="action",
                    text=words.text("curtain.ready", name=name),
                    intent=Do("ready"),
                    key="return",
                    data=ButtonLook(key=words.text("common.key_enter")),
                ),
            )
        )

    def do(self, intent: Intent) -> Command | None:
        """Draw the curtain back, unless the click was still meant for the table."""
        del intent
        return Pop() if self.seconds >= DEAF else None

    def escape(self) -> Command | None:
        """Stay: whoever sits there decides when."""
        return None
