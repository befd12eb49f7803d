"""The frame that these scenes share: ground, way back, heading, body, a foot for actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from scenes.base.words import Words
from scenes.menus.column import GUTTER, Block, Column, column
from scenes.menus.paint_specs import CoverLook
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook, PanelLook, TextLook
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import (
    BODY,
    FLAVOUR,
    HEADING,
    PARCHMENT_HEADING,
    SMALL,
    STRONG,
    TITLE,
    WALNUT_INK,
    WALNUT_QUIET,
    Style,
)

LINE_INK = "#e2c796"
QUIET = "#6b4526"
"""Of sentences on parchment: darker than usual, since they stand on its darkest spots too."""
STYLES: dict[str, Style] = {
    "strong": STRONG,
    "body": BODY,
    "small": SMALL,
    "quiet": SMALL.of(QUIET),
    "flavour": FLAVOUR.of(LINE_INK),
    "walnut": BODY.of(WALNUT_INK),
    "walnut_quiet": SMALL.of(WALNUT_QUIET),
}


@dataclass(frozen=True, slots=True)
class Frame:
    """Where things lie on a scene of a region."""

    region: Region
    words: Words
    name: str
    """The section of the catalogs that has the scene's `title`."""
    footed: bool = True
    """Whether actions stand at the foot."""
    widest: float = 1900.0
    """Units beyond which it grows no wider."""
    backed: bool = True
    """Whether an arrow leads back; without it the heading begins at the edge."""
    aside_used: bool = True
    """Whether something may stand beside the heading, which gives up a part of its strip then."""

    @property
    def roomy(self) -> bool:
        """Whether there is room for what is only nice to have."""
        return self.region.width >= 1500 and self.region.height >= 800

    @property
    def inner(self) -> Region:
        """The region without its margins, never wider than reads well."""
        roomy, wide = self.roomy, self.region.width
        side = 80.0 if roomy else 36.0 if wide > 900 else 22.0
        spare = max(0.0, (wide - 2 * side - self.widest) / 2)
        return self.region.inset(side + spare, 40.0 if roomy else 14.0)

    @property
    def head(self) -> Region:
        """The strip of the heading."""
        return self.inner.top(84.0 if self.roomy else 58.0)

    @property
    def aside(self) -> Region:
        """The right half of the heading's strip."""
        return self.head.end(self.head.width * 0.5)

    @property
    def foot(self) -> Region:
        """The strip of the actions."""
        return self.inner.foot(92.0 if self.roomy else 64.0)

    @property
    def body(self) -> Region:
        """What lies between heading and actions."""
        gap = 24.0 if self.roomy else 12.0
        top = self.head.bottom + gap
        end = self.foot.y - gap if self.footed else self.inner.bottom
        return Region(self.inner.x, top, self.inner.width, end - top)

    @property
    def action(self) -> Region:
        """The place of the main button."""
        return self.foot.end(min(384.0, self.foot.width * 0.36))

    def second(self, place: int) -> Region:
        """Give the place of the `place`-th (1…) second button, left of the main one."""
        wide = min(330.0, self.foot.width * 0.3)
        right = self.action.x - 18 - (place - 1) * (wide + 14)
        tall = min(60.0, self.foot.height)
        return Region(right - wide, self.foot.y + (self.foot.height - tall) / 2, wide, tall)

    def items(self, title: str = "") -> Iterator[Item]:
        """Give ground, way back and heading."""
        words = self.words
        yield Item("ground", "ground", self.region, "walnut")
        side = 60.0 if self.roomy else 48.0
        tool = self.head.left(side).middle(side, side)
        if self.backed:
            yield Item(
                "back",
                "button",
                tool,
                "tool",
                data=ButtonLook("common/arrow_left"),
                intent=Do("back"),
                group="head",
                tip=Tip(words.text("common.back"), keys=words.text("common.key_escape")),
            )
        rest = self.head.end(self.head.width - (side + 24 if self.backed else 0))
        style = TITLE if self.roomy else TITLE.of(size=42)
        look = TextLook(style, "left", "middle", drop=2.5)
        said = title or words.text(f"{self.name}.title")
        place = rest.left(rest.width * 0.62) if self.aside_used else rest
        yield Item("heading", "text", place, text=said, data=look)

    def panel(self, name: str, place: Region, material: str = "parchment") -> Item:
        """Give a slab for a part of the body."""
        return Item(f"{name}.panel", "panel", place, material, data=PanelLook(18))


LISTED = 1640.0
"""Units that a list and the card of its title take beside each other."""
_CARD, _TALL, _APART = 420.0, 640.0, 28.0


def carded(frame: Frame, title: str) -> tuple[tuple[Item, ...], Region]:
    """Lay a title's card at the left of a list, where there is room; give what is left."""
    body = frame.body
    if body.width < LISTED * 0.9 or body.height < 560:
        return (), body
    words = frame.words
    name, line = words.text(common_texts.called(title)), words.text(f"{title}.line")
    place = body.left(_CARD).top(min(body.height, _TALL))
    card = Item("card", "front_cover", place, data=CoverLook(title, name, line))
    return (card,), body.end(body.width - _CARD - _APART)


def listing(
    frame: Frame, name: str, body: Region, blocks: Callable[[float], Sequence[Block]], first: int
) -> tuple[Item, Column]:
    """Lay a list on a slab of its own, no higher than the list, yet as high as a title's card."""
    pad = 30.0 if frame.roomy else 14.0
    inner = body.inset(40.0 if frame.roomy else 18.0, pad)
    rows = blocks(inner.width - GUTTER)
    shown = column(name, inner, rows, first)
    # Much bare parchment below a few rows would look like something that is missing.
    high = max(_TALL, sum(row.high for row in rows) + 2 * pad)
    return frame.panel(name, body.top(min(body.height, high))), shown


def grown(body: Region, count: int, usual: float, gap: float) -> float:
    """Give how high rows of a list are: as usual, up to twice that where few leave much room."""
    room = (body.height + gap) / max(1, count) - gap
    return max(usual, min(2 * usual, room))


def heading(name: str, place: Region, text: str) -> Item:
    """Give a heading on parchment."""
    look = TextLook(HEADING.of(PARCHMENT_HEADING), "left", "middle")
    return Item(name, "text", place, text=text, data=look)


def label(name: str, place: Region, text: str, style: str, align: str = "left") -> Item:
    """Give a line of text."""
    return Item(name, "text", place, text=text, data=TextLook(STYLES[style], align, "middle"))


def note(name: str, place: Region, text: str, style: str = "quiet", align: str = "left") -> Item:
    """Give a sentence or two, wrapped."""
    look = TextLook(STYLES[style], align, "top", wrap=True)
    return Item(name, "text", place, text=text, data=look)


def empty(place: Region, words: Words, section: str) -> Iterator[Item]:
    """Say on a small parchment that a list has nothing yet, and what will come there."""
    card = place.middle(min(820.0, place.width), min(230.0, place.height))
    inner = card.inset(36, 28)
    yield Item("empty", "panel", card, "parchment", data=PanelLook(18))
    title = TextLook(HEADING.of(PARCHMENT_HEADING), "centre", "middle")
    about = TextLook(BODY, "centre", wrap=True)
    said, told = words.text(f"{section}.empty"), words.text(f"{section}.empty_about")
    yield Item("empty.title", "text", inner.top(56), text=said, data=title)
    yield Item("empty.about", "text", inner.foot(inner.height - 66), text=told, data=about)
