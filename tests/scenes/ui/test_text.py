import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import theme
from scenes.ui.caches import RESOURCES
from scenes.ui.fonts import FILES
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.recorder import Recorder
from scenes.ui.text import Block, Setter, breaks
from tests.build.board import STOCK
from tests.build.sketch import sketch


def block(text: str, limit: int | None = None, pixels: int = 20, font: str = "sans") -> Block:
    return Setter(STOCK.fonts, font, pixels, limit).block(text, 1.25, True)


def lines(found: Block) -> list[str]:
    return [" ".join(run.text for run in line.runs) for line in found.lines]


WORDS = st.text("abcdeäößпривет", min_size=1, max_size=14)


@pytest.mark.slow
@settings(deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=30), st.integers(80, 400))
def test_wrapped_lines_keep_all_words_and_never_leave_their_width(
    words: list[str], limit: int
) -> None:
    found = block(" ".join(words), limit)
    assert all(line.width <= limit for line in found.lines) or found.too_wide
    flat = "".join(run.text for line in found.lines for run in line.runs)
    assert flat.replace("-", "") == "".join(words)


def test_a_new_line_in_the_text_begins_a_new_line() -> None:
    assert lines(block("one\n\ntwo three")) == ["one", "", "two three"]


def test_bold_spans_are_set_in_the_stronger_font_and_their_marks_vanish() -> None:
    runs = block("worth **3 points** to you").lines[0].runs
    assert [(run.text, run.font) for run in runs][1:3] == [("3", "bold"), ("points", "bold")]
    assert {run.font for run in runs} == {"sans", "bold"}


def test_icons_stand_in_the_line_and_take_room() -> None:
    runs = block("get :common/star: now").lines[0].runs
    assert [run.icon for run in runs] == [False, True, False]
    assert runs[1].text == "common/star"
    assert runs[1].width >= 20


@pytest.mark.parametrize("sign", "×÷")
def test_a_sign_of_arithmetic_never_parts_from_its_numbers(sign: str) -> None:
    for text, whole in (
        (f"shamans {sign} 2 and so on", f"{sign}\u00a02"),
        (f"is 18 {sign} 2", f"18\u00a0{sign}"),
    ):
        for width in range(60, 200):
            assert any(whole in line for line in lines(block(text, width))), (whole, width)


def test_a_time_of_day_is_no_icon() -> None:
    assert lines(block("saved at 21:40:05")) == ["saved at 21:40:05"]


def test_long_words_are_broken_at_syllables() -> None:
    for word, limit in (
        ("Donaudampfschifffahrtsgesellschaft", 200),
        ("достопримечательность", 120),
    ):
        found = lines(block(word, limit))
        assert len(found) > 1
        assert all(line.endswith("-") and len(line) > 3 for line in found[:-1])
        assert len(found[-1]) >= 2


def test_soft_hyphens_and_hyphens_are_used_first_and_are_not_seen() -> None:
    assert lines(block("Schiff\u00adfahrt", 70)) == ["Schiff-", "fahrt"]
    assert lines(block("Schiff\u00adfahrt", 300)) == ["Schifffahrt"]
    assert breaks("Nord-Ostsee") == [5]


def test_letters_that_are_one_sound_stay_together() -> None:
    assert breaks("Werkzeugmacher") == [4, 8, 10]
    assert breaks("Zuckerbäcker") == [6, 8]
    assert breaks("Taschenlampe") == [7]


def test_a_word_of_two_lines_is_cut_where_its_halves_are_most_alike() -> None:
    assert lines(block("Werkzeugmacher", 110)) == ["Werkzeug-", "macher"]


def test_a_word_is_never_cut_before_a_soft_or_hard_sign() -> None:
    assert all("победоносность"[place] not in "ьъй" for place in breaks("победоносность"))


def test_texts_are_never_smaller_than_eleven_device_pixels() -> None:
    paper = sketch(scale=0.3)
    paper.recorder = Recorder()
    paper.text(Region(0, 0, 900, 60), "small", theme.SMALL)
    assert paper.recorder.smallest == 11


def test_a_text_that_fits_nowhere_is_shrunk_by_a_fifth_at_most_and_noted_down() -> None:
    paper = sketch()
    paper.recorder = Recorder(item="head")
    paper.text(Region(0, 0, 40, 30), "Hängende Gärten der Semiramis", theme.BODY)
    assert [(o.item, o.text[:4]) for o in paper.recorder.overflows] == [("head", "Häng")]
    assert paper.recorder.smallest == round(26 * 0.8)


def test_a_text_that_fits_when_shrunk_a_little_is_not_noted_down() -> None:
    paper = sketch()
    paper.recorder = Recorder()
    wide = paper.measure("Hanging Gardens", theme.BODY).width
    used = paper.text(Region(0, 0, wide * 0.9, 40), "Hanging Gardens", theme.BODY)
    assert paper.recorder.overflows == []
    assert used.width <= wide * 0.9


def test_alignment_puts_the_text_where_it_is_wanted() -> None:
    paper = sketch()
    place = Region(100, 100, 300, 100)
    left = paper.text(place, "word", theme.BODY)
    right = paper.text(place, "word", theme.BODY, "right", "bottom")
    middle = paper.text(place, "word", theme.BODY, "centre", "middle")
    assert (left.x, left.y) == (100, 100)
    assert (right.right, right.bottom) == (400, 200)
    assert abs(middle.centre.x - 250) <= 1
    assert abs(middle.centre.y - 150) <= 1


def test_what_is_measured_before_drawing_is_enough_at_every_scale() -> None:
    text = "Building follows the dice. These dice give three workers, five with the split die."
    for scale in (0.5, 0.75, 1.0, 1.5, 2.0):
        paper = sketch(scale=scale)
        for width in (260, 420, 700):
            need = paper.measure(text, theme.BODY, width)
            assert need.height <= measure(text, theme.BODY, width).height + 34


def test_the_contrast_of_what_is_drawn_is_noted_down() -> None:
    paper = sketch()
    paper.recorder = Recorder(item="x")
    paper.fill(paper.region, "#ffffff")
    paper.text(Region(0, 0, 300, 40), "faint", theme.BODY.of("#cccccc"))
    paper.text(Region(0, 40, 300, 40), "strong", theme.BODY.of("#000000"))
    assert [pair.text for pair in paper.recorder.faint()] == ["faint"]


def test_the_strong_palette_replaces_quiet_colours() -> None:
    paper = sketch()
    paper.recorder = Recorder()
    paper.palette = theme.CONTRAST
    paper.fill(paper.region, "#f1e2c5")
    paper.text(Region(0, 0, 300, 40), "quiet", theme.BODY.of(theme.PARCHMENT_QUIET))
    assert paper.recorder.pairs[0].contrast > 10


def test_all_fonts_of_the_theme_are_there() -> None:
    assert all((RESOURCES / "fonts" / file).is_file() for file in FILES.values())


@pytest.mark.parametrize("font", ["italic", "serif_italic"])
def test_a_slanted_line_is_shaped_as_a_whole_and_has_no_holes(font: str) -> None:
    text = "Games of civilization on one table"
    found = block(text, font=font, pixels=36).lines[0]
    assert [run.text for run in found.runs] == [text]
    assert found.width == STOCK.fonts.width(font, 36, text)


def test_icons_and_bold_words_part_a_slanted_line_where_they_stand() -> None:
    found = block("one two :common/star: three **four** five", font="italic").lines[0]
    assert [run.text for run in found.runs] == ["one two", "common/star", "three", "four", "five"]
    ends = [run.x + run.width for run in found.runs]
    assert all(run.x > end for run, end in zip(found.runs[1:], ends, strict=False))
