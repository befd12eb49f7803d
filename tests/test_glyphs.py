"""Every character of every text exists in every font of the program: no boxes on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from game.i18n import catalog
from game.i18n.parity import glyphs
from scenes.ui.fonts import FILES, LACKING
from tests.build.languages import LANGUAGES
from tests.build.source import ROOT

FONTS = sorted((ROOT / "resources" / "fonts").glob("*.ttf"))
TITLES = sorted(folder for folder in (ROOT / "data").iterdir() if (folder / "i18n").is_dir())
CATALOGS = catalog.load(ROOT / "data" / "i18n", TITLES)
LENT = {FILES[name]: lacking for name, (_, lacking) in LACKING.items()}
"""Characters of each file that another font lends."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("font", FONTS, ids=lambda f: f.stem)
def test_every_character_of_a_language_is_in_the_font(font: Path, language: str) -> None:
    known = TTFont(font).getBestCmap()
    used = glyphs(CATALOGS[language].entries)
    spare = LENT.get(font.name, frozenset())
    missing = {
        key: "".join(c for c in text if ord(c) not in known and c not in spare and c != "\n")
        for key, text in used.items()
    }
    assert not {key: lost for key, lost in missing.items() if lost}


@pytest.mark.parametrize(("name", "loan"), LACKING.items())
def test_a_font_that_lends_characters_has_them(name: str, loan: tuple[str, frozenset[str]]) -> None:
    lending, lacking = loan
    folder = ROOT / "resources" / "fonts"
    assert not [c for c in lacking if ord(c) not in TTFont(folder / FILES[lending]).getBestCmap()]
    assert [c for c in lacking if ord(c) not in TTFont(folder / FILES[name]).getBestCmap()]
