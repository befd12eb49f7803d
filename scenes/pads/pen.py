"""What a pad is drawn with: lines, boxes, words and symbols at places in millimetres.

Places count from the upper left corner of the page, as on the screen. In black, nothing is filled
but symbols and what must stand out; in colour, bands and tints are filled besides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.pads.outline import outline
from scenes.pads.pdf import MM, Document, Face, Leaf, number
from scenes.ui.geometry import Region

SANS, BOLD, ITALIC, TITLE = "sans", "bold", "italic", "title"
FACES = {SANS: "sans.ttf", BOLD: "sans-bold.ttf", ITALIC: "sans-italic.ttf", TITLE: "forum.ttf"}
"""The fonts of a pad, and their files."""
THIN, LINE, THICK = 0.12, 0.2, 0.45
"""Widths of lines in millimetres."""
SMALLEST = 4.4
"""Points below which nobody could read the letters."""
_SHRINK = 0.97
_LEAD = 1.16
"""Distance of lines in sizes of the letters."""
_ROUND = 0.5523
"""How long the handles of a quarter of a circle are beside its radius."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a pad; an empty one is not drawn."""

    words: str = "#000000"
    accent: str = "#000000"
    """Headings, symbols, the lines that count."""
    tint: str = ""
    """Behind every other row, and where nothing is to be written."""
    band: str = ""
    """Behind the title."""
    title: str = "#000000"
    """The title's letters."""
    quiet: str = "#000000"
    paper: str = ""
    """Where something is to be written on a tint."""


def coloured(accent: str, tint: str) -> Ink:
    """Give the inks of a pad in colour, after the title's own."""
    return Ink("#1d1712", accent, tint, accent, "#ffffff", "#5c5148", "#ffffff")


class Pen:
    """Draws on one page; texts too long for their place are told in `cut`."""

    def __init__(
        self,
        document: Document,
        faces: dict[str, Face],
        ink: Ink,
        drawing: Callable[[str], str],
        cut: list[str],
    ) -> None:
        self._document, self._faces, self._drawing = document, faces, drawing
        self.ink, self.cut = ink, cut
        self._leaf: Leaf | None = None
        self._wide: dict[tuple[str, str], float] = {}
        """How wide texts are at a size of one point, as each is tried at many sizes."""

    def turn_to(self, leaf: Leaf) -> None:
        """Go on to a page."""
        self._leaf = leaf

    def _draw(self, *operators: str) -> None:
        assert self._leaf is not None
        self._leaf.draw(*operators)

    def _at(self, x: float, y: float) -> str:
        assert self._leaf is not None
        return f"{number(x * MM)} {number(self._leaf.height - y * MM)}"

    # Shapes

    def box(
        self,
        place: Region,
        line: float = LINE,
        fill: str = "",
        corner: float = 0.0,
        colour: str = "",
    ) -> None:
        """Draw a rectangle, with round corners if there is a `corner`."""
        x, y, right, bottom = place.x, place.y, place.right, place.bottom
        if corner:
            self._shape(_rounded(place, corner), line, fill, colour)
            return
        corners = ((x, y), (right, y), (right, bottom), (x, bottom))
        self._shape([("m" if not at else "l", (each,)) for at, each in enumerate(corners)],
                    line, fill, colour)  # fmt: skip

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        line: float = LINE,
        fill: str = "",
        colour: str = "",
    ) -> None:
        """Draw a circle around a point."""
        place = Region(x - radius, y - radius, 2 * radius, 2 * radius)
        self._shape(_rounded(place, radius), line, fill, colour)

    def _shape(
        self,
        path: list[tuple[str, tuple[tuple[float, float], ...]]],
        line: float,
        fill: str,
        colour: str,
    ) -> None:
        if not line and not fill:
            return
        self._draw(*(" ".join((*(self._at(*p) for p in points), op)) for op, points in path), "h")
        inks = [f"{_colour(fill)} rg"] if fill else []
        if line:
            inks.append(f"{_colour(colour or self.ink.words)} RG {number(line * MM)} w")
        # Colours must be chosen before a path begins, so they move before what was just drawn.
        assert self._leaf is not None
        at = len(self._leaf.operators) - len(path) - 1
        self._leaf.operators[at:at] = inks
        self._draw("B" if line and fill else "f" if fill else "S")

    def rule(
        self,
        x: float,
        y: float,
        right: float,
        bottom: float,
        line: float = LINE,
        colour: str = "",
        dashed: bool = False,
    ) -> None:
        """Draw a straight line."""
        dash = f"[{number(MM)} {number(MM)}] 0 d" if dashed else "[] 0 d"
        ink = f"{_colour(colour or self.ink.words)} RG {number(line * MM)} w {dash}"
        self._draw(ink, f"{self._at(x, y)} m {self._at(right, bottom)} l S", "[] 0 d")

    def blank(self, place: Region) -> None:
        """Draw the line at the foot of a place that somebody writes on."""
        self.rule(place.x, place.bottom, place.right, place.bottom, THIN, self.ink.quiet)

    def symbol(self, name: str, place: Region, colour: str = "") -> None:
        """Draw a symbol as large as fits into a place."""
        document, side = self._document, min(place.width, place.height)
        if name not in document.forms:
            document.forms[name] = outline(self._drawing(name))
        scale = number(side * MM / document.forms[name][1])
        spot = place.middle(side, side)
        self._draw(
            f"q {_colour(colour or self.ink.accent)} rg"
            f" {scale} 0 0 {scale} {self._at(spot.x, spot.bottom)} cm"
            f" /X{list(document.forms).index(name)} Do Q"
        )

    # Words

    def words(
        self,
        place: Region,
        text: str,
        size: float = 8.0,
        face: str = SANS,
        align: str = "left",
        lines: int = 1,
        colour: str = "",
        valign: str = "middle",
    ) -> None:
        """Set a text into a place, in so many lines at most, smaller where it must be."""
        while size > SMALLEST and not self._fits(place, text, size, face, lines):
            size = max(SMALLEST, size * _SHRINK)
        if not self._fits(place, text, size, face, lines):
            self.cut.append(text)
        rows = self.broken(text, size, face, place.width)[:lines]
        lead = size * _LEAD / MM
        capital = size * self._capital(face) / MM
        high = capital + lead * (len(rows) - 1)
        top = {"top": place.y, "bottom": place.bottom - high}.get(
            valign, place.y + (place.height - high) / 2
        )
        for at, row in enumerate(rows):
            spare = place.width - self.width(row, size, face)
            x = place.x + {"right": spare, "centre": spare / 2}.get(align, 0.0)
            self._set(row, x, top + capital + at * lead, size, face, colour or self.ink.words)

    def width(self, text: str, size: float, face: str = SANS) -> float:
        """Give the width of a text in millimetres."""
        key = face, text
        if key not in self._wide:
            self._wide[key] = self._faces[face].typeface.width(text, 1) / MM
        return self._wide[key] * size

    def broken(self, text: str, size: float, face: str, width: float) -> list[str]:
        """Break a text into lines of that width at its spaces."""
        rows: list[str] = []
        for word in text.split(" "):
            longer = f"{rows[-1]} {word}" if rows else word
            if rows and self.width(longer, size, face) <= width:
                rows[-1] = longer
            else:
                rows.append(word)
        return rows

    def _fits(self, place: Region, text: str, size: float, face: str, lines: int) -> bool:
        rows = self.broken(text, size, face, place.width)
        high = (self._capital(face) + _LEAD * (len(rows) - 1)) * size / MM
        wide = max(self.width(row, size, face) for row in rows)
        return len(rows) <= lines and wide <= place.width and high <= place.height

    def _capital(self, face: str) -> float:
        typeface = self._faces[face].typeface
        return typeface.capital / typeface.units

    def _set(self, text: str, x: float, y: float, size: float, face: str, colour: str) -> None:
        written = self._faces[face].written(text)
        font = f"/F{list(self._faces).index(face)} {number(size)} Tf"
        self._draw(f"BT {_colour(colour)} rg {font} {self._at(x, y)} Td <{written}> Tj ET")


def _colour(code: str) -> str:
    parts = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return " ".join(number(part) for part in parts)


def _rounded(place: Region, corner: float) -> list[tuple[str, tuple[tuple[float, float], ...]]]:
    """Give the path of a rectangle with round corners, clockwise from the upper left."""
    x, y, right, bottom, c = place.x, place.y, place.right, place.bottom, corner
    k = c * (1 - _ROUND)
    return [
        ("m", ((x + c, y),)),
        ("l", ((right - c, y),)),
        ("c", ((right - k, y), (right, y + k), (right, y + c))),
        ("l", ((right, bottom - c),)),
        ("c", ((right, bottom - k), (right - k, bottom), (right - c, bottom))),
        ("l", ((x + c, bottom),)),
        ("c", ((x + k, bottom), (x, bottom - k), (x, bottom - c))),
        ("l", ((x, y + c),)),
        ("c", ((x, y + k), (x + k, y), (x + c, y))),
    ]
