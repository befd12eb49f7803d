"""One word for one thing: what a thing is called elsewhere is no second name for it here."""

from __future__ import annotations

import re

import pytest

from game.i18n.languages import languages
from tests.i18n.number_forms import words

OTHERWISE = {
    "en": (
        # Beginning of the key, a word that is not ours, the word that is.
        ("bronze.", r"\bactivat", "wake"),
        ("bronze.", r"\blandscape", "terrain"),
        ("bronze.", r"(?<=[a-z,] )Land\b", "land, small inside a sentence"),
        ("tempus.", r"\bages?\b", "era"),
        ("tempus.", r"\bbab(y|ies)\b", "child"),
        ("stoneage.", r"\b[Ff]ields? (bring|will|give|\+)", "agriculture, on its track"),
        ("settings.", r"[Aa]s delivered", "reset"),
        ("", r"\b[Ff]ate\b", "dice, cards or luck"),
        ("", r"\b([Uu]ndo|[Uu]ndone|[Rr]edo)\b", "take back, do again"),
    ),
    "de": (
        ("bronze.", r"\baktivier", "wecken"),
        ("tempus.", r"\bZeitalter", "Epoche"),
        ("stoneage.", r"\bÄcker (bringen|geben|\+)", "Ackerbau, auf seiner Leiste"),
        ("settings.", r"\bausgeliefert", "zurücksetzen"),
        ("", r"\bSchicksal", "Würfel, Karten oder Glück"),
    ),
    "ru": (
        ("bronze.", r"\bактивир", "будить"),
        ("bronze.", r"\bландшафт", "местность"),
        ("tempus.", r"\b(век|века|веков)\b", "эпоха"),
        ("tempus.", r"\b(заводит|заводите|завести)\b", "рождается ребёнок"),
        ("stoneage.", r"\b[Пп]оля (принос|дад|дают|отныне|\+)", "земледелие, на его шкале"),
        ("settings.", r"\bкак было", "сбросить"),
        ("", r"\bсудьб", "кубики, карты или удача"),
        ("", r"\bхроник", "летопись"),
        ("", r"\bотмен(ить|ять|ено|ён)\b", "взять назад"),
    ),
}


@pytest.mark.parametrize("code", languages())
def test_a_thing_has_one_word(code: str) -> None:
    found = [
        (key, match[0], ours)
        for key, wording in words(code).entries.items()
        for start, other, ours in OTHERWISE.get(code, ())
        if key.startswith(start)
        for text in ([wording] if isinstance(wording, str) else wording.values())
        if (match := re.search(other, text, re.IGNORECASE if code != "en" else 0))
    ]
    assert found == []
