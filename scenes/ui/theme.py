"""Colours, materials and type: what makes the shell and each title look like themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from scenes.ui.colour import luminance, rgb, shade


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is set."""

    font: str = "sans"
    """"title" | "sans" | "bold" | "italic" | "serif" | "serif_italic" | "serif_bold"."""
    size: float = 26
    """In units."""
    colour: str = "#3a2416"
    leading: float = 1.25
    """Distance of lines in sizes."""

    def of(
        self, colour: str | None = None, size: float | None = None, font: str | None = None
    ) -> Style:
        """Give a variant."""
        return replace(
            self,
            colour=self.colour if colour is None else colour,
            size=self.size if size is None else size,
            font=self.font if font is None else font,
        )


BODY = Style("sans", 26)
SMALL = Style("sans", 22)
STRONG = Style("bold", 24)
FLAVOUR = Style("serif_italic", 30)
HEADING = Style("title", 38, "#5a2c10", 1.12)
SUBHEADING = Style("title", 30, "#5a2c10", 1.12)
ACTION = Style("title", 36, "#2c1706", 1.1)
TITLE = Style("title", 64, "#f6e7c6", 1.1)
GIANT = Style("title", 124, "#f6e7c6", 1.05)
NUMBER = Style("title", 54, "#5a2c10", 1.0)
SCORE = Style("title", 38, "#5a2c10", 1.0)

WALNUT_INK = "#f6e7c6"
WALNUT_QUIET = "#c9b08a"
PARCHMENT_INK = "#3a2416"
PARCHMENT_QUIET = "#7a5a3a"
PARCHMENT_HEADING = "#5a2c10"
PARCHMENT_EDGE = "#6b4a2a"
FOCUS = "#f2b654"
BRONZE = "#e2a04a"
BRONZE_DARK = "#cf8a37"
BRONZE_INK = "#2c1706"
WOOD = "#5a3d27"
WOOD_DARK = "#4d3320"
TIP_GROUND = "#2a190f"
TIP_EDGE = "#d9a253"
WARNING = "#8f2217"
SAFE = "#3c7a5a"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour and shape, which always go together."""

    shape: str
    colour: str
    mark: str
    """Ink of its shape where it is put on a piece of its own colour."""

    @property
    def edge(self) -> str:
        """The dark edge that sets its colour off from light grounds."""
        return shade(self.colour, -0.5)

    @property
    def sprite(self) -> str:
        """The name of its shape's sprite."""
        return f"common/seat_{self.shape}"


SEATS = (
    SeatLook("circle", "#d8552f", "#fff4dc"),
    SeatLook("square", "#3557a8", "#fff4dc"),
    SeatLook("triangle", "#efbf3d", "#5b3c0c"),
    SeatLook("diamond", "#50b2a1", "#12453d"),
    SeatLook("hexagon", "#5a2b52", "#fff4dc"),
)
SEAT_OUTLINE = "#f6ecd6"


@dataclass(frozen=True, slots=True)
class Material:
    """What a title's mat is made of."""

    texture: str
    """Of the mat."""
    surface: str
    """Texture of cards and sheets on it."""
    wood: str
    """Texture of frames and boards on it."""
    ground: str
    """Mean colour of the mat, where no texture is wanted."""
    ink: str
    quiet: str
    heading: str
    edge: str
    swatches: tuple[str, ...] = ()
    """Four colours that name the title whose mat it is, besides the ground."""


WALNUT = Material(
    "walnut",
    "parchment",
    "oak",
    "#2c1d14",
    WALNUT_INK,
    WALNUT_QUIET,
    WALNUT_INK,
    "#0d0704",
    (BRONZE, FOCUS, "#f1e2c5", "#6b4a2a"),
)
"""What the shell is made of."""


@dataclass(frozen=True, slots=True)
class Palette:
    """A variant of all colours: how far inks are pushed to black or white, how wide edges are."""

    name: str
    push: float = 0.0
    """0: colours as they are; 1: black and white only."""
    edge: float = 1.0
    """Factor for the widths of outlines."""

    def ink(self, colour: str) -> str:
        """Give the colour in which a text of that colour is set."""
        if not self.push:
            return colour
        dark = luminance(rgb(colour)) < 0.3
        return shade(colour, -self.push if dark else self.push)


NORMAL = Palette("normal")
CONTRAST = Palette("contrast", 0.65, 1.6)
PALETTES: Mapping[str, Palette] = MappingProxyType({"normal": NORMAL, "contrast": CONTRAST})

EDGES: Mapping[str, str] = MappingProxyType(
    {
        "parchment": "#6b4a2a",
        "oak": "#5c3b1c",
        "walnut": "#0d0704",
    }
)
"""Colour of the edge of a slab of each texture, where none is given."""
