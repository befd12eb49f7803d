"""Our own PDF: fonts are embedded as they are, drawings keep their lines, files hold together."""

from __future__ import annotations

import io
from functools import cache

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont

from scenes.pads.outline import NoOutline, outline
from scenes.pads.pdf import Document, Face
from scenes.pads.pen import FACES, Ink, Pen
from scenes.pads.typeface import Typeface
from scenes.ui.geometry import Region
from tests.build.pdf import Pdf
from tests.build.source import ROOT

SAMPLE = "Ёж, ÄÖß – 12×½ №"


@cache
def data(file: str) -> bytes:
    return (ROOT / "resources" / "fonts" / file).read_bytes()


@cache
def judge(file: str) -> TTFont:
    return TTFont(io.BytesIO(data(file)))


def drawn(font: TTFont, number: int) -> list[object]:
    pen = RecordingPen()
    name = font.getGlyphName(number)
    font["glyf"][name].draw(pen, font["glyf"])
    # A part is named by number, since names are not kept.
    return [step for step in pen.value if step[0] != "addComponent"]


@pytest.mark.parametrize("file", FACES.values())
def test_a_font_is_read_as_font_tools_read_it(file: str) -> None:
    face, other = Typeface(data(file)), judge(file)
    known, widths = other.getBestCmap(), other["hmtx"]
    assert {sign: face.glyph(sign) for sign in SAMPLE} == {
        sign: other.getGlyphID(known[ord(sign)]) if ord(sign) in known else 0 for sign in SAMPLE
    }
    assert [face.advance(at) for at in range(400)] == [
        widths[other.getGlyphName(at)][0] for at in range(400)
    ]
    assert face.capital == other["OS/2"].sCapHeight
    assert face.units == other["head"].unitsPerEm


@pytest.mark.parametrize("file", FACES.values())
def test_a_part_of_a_font_draws_its_letters_alike_and_no_others(file: str) -> None:
    face = Typeface(data(file))
    wanted = {face.glyph(sign) for sign in SAMPLE}
    part = TTFont(io.BytesIO(face.part(wanted)), checkChecksums=2)
    for each in wanted:
        assert drawn(part, each) == drawn(judge(file), each)
    spare = [each for each in range(3, 400) if each not in wanted and not drawn(part, each)]
    assert len(spare) > 300
    assert len(face.part(wanted)) < len(data(file)) / 4


def written(words: str) -> bytes:
    faces = {name: Face(name, Typeface(data(file))) for name, file in FACES.items()}
    document = Document(words, "ru", faces.values())
    pen = Pen(
        document, faces, Ink(), lambda _name: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/>', []
    )
    pen.turn_to(document.leaf(300, 200))
    pen.words(Region(0, 0, 100, 10), words)
    pen.symbol("any", Region(0, 0, 5, 5))
    pen.box(Region(1, 1, 9, 9), fill="#ff0000", corner=1)
    return document.data()


def test_every_object_lies_where_the_table_says() -> None:
    file = Pdf(written(SAMPLE))
    assert file.places().keys() == file.objects.keys()
    for at, place in file.places().items():
        assert file.data[place:].startswith(b"%d 0 obj\n" % at)


def test_words_are_copied_as_they_were_written() -> None:
    assert Pdf(written("Ёлка × Äpfel")).words() == ["Ёлка × Äpfel"]


def test_equal_pages_are_equal_files() -> None:
    assert written(SAMPLE) == written(SAMPLE)
    assert written(SAMPLE) != written(SAMPLE[:-1])


def test_every_font_is_embedded_and_can_be_read() -> None:
    file = Pdf(written(SAMPLE))
    assert len(file.named("FontFile2")) == len(FACES)
    for at in file.named("FontFile2"):
        assert TTFont(io.BytesIO(file.unpacked(at)))["maxp"].numGlyphs > 400


def points(svg: str) -> list[str]:
    return outline(f'<svg viewBox="0 0 10 10"><path d="{svg}"/></svg>')[0].split("\n")


def test_a_path_is_the_same_line_however_it_is_written() -> None:
    assert points("M1 1H9V9H1Z") == points("m1,1 8 0 0 8-8 0z") == points("M1 1L9 1 9 9 1 9Z")
    assert points("M1 1H9")[:2] == ["1 9 m", "9 9 l"]


def test_smooth_curves_go_on_as_the_curve_before_ended() -> None:
    assert points("M0 5C1 5 2 4 3 4S5 3 6 3") == points("M0 5C1 5 2 4 3 4C4 4 5 3 6 3")
    assert points("M0 0Q1 2 2 0T4 0") == points("M0 0Q1 2 2 0Q3 -2 4 0")
    assert points("M0 5S2 4 3 4") == points("M0 5C0 5 2 4 3 4")


def test_an_arc_keeps_to_its_circle() -> None:
    curves = points("M2 5a3 3 0 1 1 6 0A3 3 0 1 1 2 5Z")
    ends = [tuple(map(float, line.split()[-3:-1])) for line in curves if line.endswith("c")]
    assert ends[-1] == (2, 5)
    assert len(ends) == 4
    assert all(abs((x - 5) ** 2 + (y - 5) ** 2 - 9) < 0.01 for x, y in ends)


@pytest.mark.parametrize(
    "more", ['<rect width="3"/>', '<g transform="scale(2)"></g>', '<path d="" stroke="red"/>']
)
def test_what_is_no_outline_is_refused_rather_than_drawn_half(more: str) -> None:
    with pytest.raises(NoOutline):
        outline(f'<svg viewBox="0 0 9 9"><path d="M0 0h9"/>{more}</svg>')
