"""The pads of all titles: their numbers come from the data, and everything has room on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.loading import editions
from game.loading.plain import written
from game.loading.title import load
from scenes.pads import press
from scenes.pads.contract import Pad
from scenes.pads.pdf import MM
from scenes.pads.registry import pads, printable
from scenes.program.texts import catalogs
from scenes.ui.geometry import Offset, Region
from tests.build.pdf import Pdf

EVERY = [(title, pad) for title in printable() for pad in pads(title)]
SPOT = re.compile(r"(-?[\d.]+) (-?[\d.]+) (?:m|l)\b")
TEXT = re.compile(r"Tf (-?[\d.]+) (-?[\d.]+) Td")


def name(value: object) -> str:
    return f"{value[0]}-{value[1].id}" if isinstance(value, tuple) else str(value)


def spots(operators: list[str]) -> Iterator[tuple[float, float]]:
    for one in operators:
        for x, y in (*SPOT.findall(one), *TEXT.findall(one)):
            yield float(x) / MM, float(y) / MM


@pytest.mark.parametrize("language", ["ru", "de", "en"])
@pytest.mark.parametrize("paper", press.PAPERS)
@pytest.mark.parametrize("sheet", EVERY, ids=name)
def test_everything_on_a_sheet_has_its_room(
    sheet: tuple[str, Pad], paper: str, language: str
) -> None:
    order = press.Order(paper, language, True)
    document, cut = press.drawn(*sheet, order, catalogs()[language])
    assert not cut
    (leaf,) = document.leaves
    wide, high = press.PAPERS[paper]
    pad = sheet[1]
    rows = Region(0, 0, wide, high).inset(press.MARGIN).rows(pad.down, press.GUTTER)
    cells = [cell for row in rows for cell in row.columns(pad.across, press.GUTTER)]
    # The dashed lines to cut along are drawn last, and go from edge to edge.
    own = leaf.operators[: -3 * (pad.down + pad.across - 2)]
    outside = [
        (x, y)
        for x, y in spots(own)
        if not any(cell.inset(-0.3).contains(Offset(x, high - y)) for cell in cells)
    ]
    assert not outside


def test_what_is_printed_of_every_title() -> None:
    assert {name(each) for each in EVERY} == {
        "ages-base",
        "ages-late",
        "ages-solo",
        "stoneage-scoring",
        "bronze-tally",
        "tempus-progress",
    }


@pytest.mark.published
def test_a_sheet_shows_prices_points_boxes_and_goods_of_the_data() -> None:
    base = EVERY[0]
    document, _ = press.drawn(*base, press.Order("a4", "en", False), catalogs()["en"])
    words = Pdf(document.data()).words()
    table = load("ages")
    for one in table.editions["base"].developments.values():
        assert words.count(str(one.cost)) >= base[1].down
    assert {"36", "56", "63", "60", "50"} <= set(words)
    assert "not with 3 players" in words


def test_colour_fills_what_black_leaves_white() -> None:
    for colour in (True, False):
        document, _ = press.drawn(*EVERY[0], press.Order("a4", "en", colour), catalogs()["en"])
        inks = {op.split(" rg")[0] for op in document.leaves[0].operators if op.endswith(" rg")}
        assert (inks <= {"0 0 0", "1 1 1"}) != colour


def test_an_edition_changes_the_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOUR_AGES_HOME", str(tmp_path))
    ours = editions.read_sheet("ages", "", "base/developments")
    ours["developments"]["empire"]["cost"] = 77
    path = editions.folder("ages", "Mine")
    assert path is not None
    (path / "base").mkdir(parents=True)
    (path / "base" / "developments.yaml").write_text(written(ours, "mine"), "utf-8")
    order = press.Order("a4", "en", False, "Mine")
    files = press.press(tmp_path / "out", ["ages"], order, catalogs()["en"])
    assert [file.name for file in files] == [
        f"ages-{name}-Mine-a4-en-black.pdf" for name in ("base", "late", "solo")
    ]
    assert "77" in Pdf(files[0].read_bytes()).words()
    assert "77" not in Pdf(files[1].read_bytes()).words()
