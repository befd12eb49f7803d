"""PDF files of our own making: pages of lines, shapes and letters, all of them as outlines.

So little is needed (paths, colours, embedded parts of our fonts) that a library would be the larger
half. Letters stay letters: they can be searched and copied. Equal pages give equal bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from scenes.pads.typeface import Typeface

MM = 72 / 25.4
"""Points to a millimetre."""
_THOUSAND = 1000


class Face:
    """A font of a document, and which characters of it were used."""

    def __init__(self, name: str, typeface: Typeface) -> None:
        self.name, self.typeface = name, typeface
        self.used: dict[int, str] = {}

    def written(self, text: str) -> str:
        """Note the characters of a text; give it as a PDF wants it."""
        glyphs = [self.typeface.glyph(each) for each in text]
        self.used.update(zip(glyphs, text, strict=True))
        return "".join(f"{each:04X}" for each in glyphs)


class Leaf:
    """One page; what is drawn are operators in points, from the lower left corner."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.operators: list[str] = []

    def draw(self, *operators: str) -> None:
        """Add operators."""
        self.operators += operators


class Document:
    """A file in the making."""

    def __init__(self, title: str, language: str, faces: Iterable[Face]) -> None:
        self.title, self.language = title, language
        self.faces = tuple(faces)
        self.leaves: list[Leaf] = []
        self.forms: dict[str, tuple[str, float]] = {}
        """Drawings that are used again and again: operators, and the side of their square."""

    def leaf(self, width: float, height: float) -> Leaf:
        """Add a page of that size in points."""
        self.leaves.append(Leaf(width, height))
        return self.leaves[-1]

    def data(self) -> bytes:
        """Give the whole file."""
        writer = _Writer()
        fonts = {f"F{at}": _font(writer, face) for at, face in enumerate(self.faces)}
        drawn = {f"X{at}": _form(writer, *form) for at, form in enumerate(self.forms.values())}
        shared = writer.add(f"<< /Font {_names(fonts)} /XObject {_names(drawn)} >>")
        tree = writer.later()
        kids = []
        for leaf in self.leaves:
            told = writer.stream("", "\n".join(leaf.operators).encode("ascii"))
            box = f"[0 0 {number(leaf.width)} {number(leaf.height)}]"
            kids.append(
                writer.add(
                    f"<< /Type /Page /Parent {tree} 0 R /MediaBox {box}"
                    f" /Resources {shared} 0 R /Contents {told} 0 R >>"
                )
            )
        rows = " ".join(f"{kid} 0 R" for kid in kids)
        writer.fill(tree, f"<< /Type /Pages /Count {len(kids)} /Kids [{rows}] >>")
        catalog = writer.add(
            f"<< /Type /Catalog /Pages {tree} 0 R /Lang ({self.language})"
            " /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>"
        )
        about = writer.add(f"<< /Title {_text(self.title)} /Producer {_text('Four Ages')} >>")
        return writer.file(catalog, about)


def number(value: float) -> str:
    """Write a number as short as it is exact to a thousandth of a point."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _names(numbers: dict[str, int]) -> str:
    return "<< " + " ".join(f"/{name} {at} 0 R" for name, at in numbers.items()) + " >>"


def _text(words: str) -> str:
    marked = "\ufeff" + words
    return f"<{marked.encode('utf-16-be').hex()}>"


def _form(writer: _Writer, operators: str, side: float) -> int:
    box = f"[0 0 {number(side)} {number(side)}]"
    head = f"/Type /XObject /Subtype /Form /BBox {box} /Resources << >>"
    return writer.stream(head, operators.encode("ascii"))


def _font(writer: _Writer, face: Face) -> int:
    """Embed the part of a font that was used."""
    typeface, scale = face.typeface, _THOUSAND / face.typeface.units
    part = typeface.part(set(face.used))
    file = writer.stream(f"/Length1 {len(part)}", part)
    name = f"{_tag(face.used)}+{face.name}"
    box = " ".join(number(side * scale) for side in typeface.box)
    described = writer.add(
        f"<< /Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [{box}] /ItalicAngle 0"
        f" /Ascent {number(typeface.ascent * scale)} /Descent {number(typeface.descent * scale)}"
        f" /CapHeight {number(typeface.capital * scale)} /StemV 80 /FontFile2 {file} 0 R >>"
    )
    widths = " ".join(
        f"{glyph} [{number(typeface.advance(glyph) * scale)}]" for glyph in sorted(face.used)
    )
    inner = writer.add(
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDToGIDMap /Identity"
        " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
        f" /FontDescriptor {described} 0 R /DW 0 /W [{widths}] >>"
    )
    told = writer.stream("", _meaning(face.used).encode("ascii"))
    return writer.add(
        f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H"
        f" /DescendantFonts [{inner} 0 R] /ToUnicode {told} 0 R >>"
    )


def _tag(used: Iterable[int]) -> str:
    """Give the six letters by which parts of one font are told apart."""
    digest = zlib.crc32(repr(sorted(used)).encode())
    return "".join(chr(ord("A") + digest // 26**at % 26) for at in range(6))


def _meaning(used: dict[int, str]) -> str:
    """Say which characters the glyphs are, for those who search or copy."""
    rows = [f"<{glyph:04X}> <{used[glyph].encode('utf-16-be').hex()}>" for glyph in sorted(used)]
    blocks = [rows[at : at + 100] for at in range(0, len(rows), 100)]
    said = "\n".join(
        f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks
    )
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CMapName /Ours def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n{said}\n"
        "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
    )


class _Writer:
    """Numbers objects and puts them one after the other into a file."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def add(self, body: str) -> int:
        """Add an object; give its number."""
        self._objects.append(body.encode("ascii"))
        return len(self._objects)

    def later(self) -> int:
        """Give the number of an object that is said later."""
        return self.add("null")

    def fill(self, at: int, body: str) -> None:
        """Say an object that was put off."""
        self._objects[at - 1] = body.encode("ascii")

    def stream(self, head: str, data: bytes) -> int:
        """Add an object that holds data, packed."""
        packed = zlib.compress(data, 9)
        front = f"<< {head} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n"
        self._objects.append(front.encode("ascii") + packed + b"\nendstream")
        return len(self._objects)

    def file(self, catalog: int, about: int) -> bytes:
        """Give all objects with the table of where each lies."""
        made = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for at, body in enumerate(self._objects, 1):
            places.append(len(made))
            made += b"%d 0 obj\n%s\nendobj\n" % (at, body)
        table = len(made)
        made += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        made += b"".join(b"%010d 00000 n \n" % place for place in places)
        made += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\n" % (
            len(places) + 1,
            catalog,
            about,
        )
        made += b"startxref\n%d\n%%%%EOF\n" % table
        return bytes(made)
