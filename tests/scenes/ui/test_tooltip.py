import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui import tooltip
from scenes.ui.geometry import Region
from scenes.ui.picture import Tip
from scenes.ui.recorder import Recorder
from tests.build.sketch import sketch, touched

WINDOW = Region(0, 0, 1920, 1080)
LONG = Tip(
    "Hängende Gärten",
    "4 von 11 Feldern",
    ("Zuerst gebaut **8 Punkte**, später **4 Punkte**.", ":common/star: und mehr"),
    "Es fehlen 3 Arbeiter; die Würfel geben noch keine.",
    "G",
    "common/star",
)


@settings(deadline=None)
@given(
    st.floats(0, 1500),
    st.floats(0, 900),
    st.floats(20, 420),
    st.floats(20, 180),
    st.floats(190, 460),
    st.floats(60, 300),
)
def test_a_tip_stays_in_the_window_and_never_covers_what_it_explains(
    x: float, y: float, width: float, height: float, wide: float, high: float
) -> None:
    owner = Region(x, y, width, height)
    spot = tooltip.beside(owner, wide, high, WINDOW)
    assert not spot.place.overlaps(owner)
    assert spot.place.inside(WINDOW)


def test_a_tip_goes_elsewhere_rather_than_over_what_is_being_read() -> None:
    owner, coach = Region(1200, 600, 60, 60), Region(1280, 560, 400, 200)
    assert tooltip.beside(owner, 300, 120, WINDOW).side == "right"
    spot = tooltip.beside(owner, 300, 120, WINDOW, (coach,))
    assert spot.side == "left"
    assert not spot.place.overlaps(coach)


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_all_words_of_a_tip_fit_and_are_readable(scale: float) -> None:
    paper = sketch(1200, 700, scale)
    paper.recorder = Recorder()
    spot = tooltip.draw(paper, LONG, Region(500, 300, 100, 60), "Jetzt nicht.")
    assert paper.recorder.overflows == []
    assert paper.recorder.faint() == []
    assert touched(paper, spot.place) > 1000
    said = " ".join(pair.text for pair in paper.recorder.pairs)
    assert all(word in said for word in ("Gärten", "Punkte", "nicht.", "Arbeiter;", "Feldern"))


def test_a_bare_reason_needs_no_not_now_before_it() -> None:
    paper = sketch(1200, 700)
    paper.recorder = Recorder()
    tooltip.draw(paper, Tip("", reason="Two workers short."), Region(5, 5, 50, 50), "Not now.")
    said = " ".join(pair.text for pair in paper.recorder.pairs)
    assert said == "Two workers short."
