"""The curtain between two people: nothing of the table is seen until the next one is there."""

from __future__ import annotations

import math
from collections.abc import Mapping

from scenes.base.page import Page
from scenes.base.scene import Command, Pop
from scenes.base.services import Services
from scenes.table.contract import Seat
from scenes.ui.canvas import Canvas
from scenes.ui.colour import blend
from scenes.ui.draw import Painter
from scenes.ui.geometry import Region
from scenes.ui.paint import PAINTERS
from scenes.ui.paint_specs import ButtonLook, TextLook
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.theme import BODY, FOCUS, TITLE, WALNUT_INK, WALNUT_QUIET

DEAF = 0.35
"""Seconds in which clicks and keys are swallowed: they were meant for the table."""
STRIPS = 30
"""How finely a fold is shaded."""
DARK, BRIGHT = "#1f0705", "#782a1f"


def drape(canvas: Canvas, item: Item) -> None:
    """Draw heavy cloth in soft folds over the whole table."""
    place = item.place
    # Plain strips: the cloth fills the window, and no picture of it would fit every size.
    count = max(6, round(place.width / 150))
    for fold, column in enumerate(place.columns(count)):
        lean = 0.75 + 0.25 * math.sin(fold * 2.4)
        for at, strip in enumerate(column.columns(STRIPS)):
            light = 0.5 + 0.5 * math.sin((at / STRIPS) * 2 * math.pi - 0.9)
            canvas.fill(strip, blend(DARK, BRIGHT, light * lean))
    canvas.gradient(place.top(110), "#120504", "#2a0c08")
    canvas.fill(place.top(110).foot(8), FOCUS, alpha=0.75)
    canvas.fill(place.foot(30), "#8a5b1c", alpha=0.9)
    canvas.fill(place.foot(30).top(5), FOCUS, alpha=0.7)


def plate(canvas: Canvas, item: Item) -> None:
    """Draw the wooden plate on which the name stands."""
    canvas.panel(item.place, "walnut", 18, edge="#d9a253")


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
                    data=TextLook(TITLE.of(WALNUT_INK, 54), "centre", "middle"),
                ),
                Item(
                    "text",
                    "text",
                    text,
                    text=words.text("curtain.text", name=name),
                    data=TextLook(BODY.of(WALNUT_QUIET), "centre", "middle", wrap=True),
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
