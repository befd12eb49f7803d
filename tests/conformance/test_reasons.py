"""What computer players and hints say: whole sentences, each with its number."""

from __future__ import annotations

import re

import pytest

from game.core.registry import titles
from game.folders import ROOT
from game.i18n.catalog import load
from tests.build.languages import LANGUAGES

BARE = {"feeling"}
"""Reasons of players that weigh nothing up."""
NUMBER = re.compile(r"\{(count|percent|before|cities|dice|food)\b")
ONE = re.compile(
    r"\b(one|only|other player|letzter?|letzte|einem?|andere Seite|Ein)\b"
    r"|последн|одного|сопернику|Первому"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_with_a_number(language: str) -> None:
    wrong = []
    for title in titles():
        entries = load(ROOT / "data" / "i18n", [ROOT / "data" / title])[language].entries
        for key, wording in entries.items():
            name = key.removeprefix(f"{title}.bot.reason.")
            if name == key or name in BARE:
                continue
            for form, text in [("", wording)] if isinstance(wording, str) else wording.items():
                counted = NUMBER.search(text) or (form == "one" and ONE.search(text))
                if not counted or not text.endswith("."):
                    wrong.append((key, form, text))
    assert not wrong
