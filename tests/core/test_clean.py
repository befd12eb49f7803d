"""One gate for every text that comes from outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.clean import READABLE, clean, one_line
from scenes.ui.editing import EditedText


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ana\x00", "Ana"),
        ("A\ud800na", "Ana"),
        ("\u202eanA", "anA"),
        ("A\u200b\u200d\ufeff\u00adna\ufe0f", "Ana"),
        ("Ana\nBo\tCy", "Ana Bo Cy"),
        ("\u0301Ana", "Ana"),
        ("Zoe\u0308 O\u2019Hara", "Zoe\u0308 O\u2019Hara"),
        ("Андрей Ёлкин", "Андрей Ёлкин"),
        ("\u200b", ""),
        ("王 \U0001f3b2", "王 \U0001f3b2"),
    ],
)
def test_what_cannot_be_seen_goes_and_the_rest_stays(text: str, expected: str) -> None:
    assert clean(text) == expected


@pytest.mark.slow
@given(st.text())
def test_what_is_clean_stays_as_it_is_and_can_be_kept(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert "\n" not in once
    once.encode()


@given(st.text(max_size=10), st.text(max_size=10))
def test_a_field_takes_only_what_can_be_kept(before: str, letters: str) -> None:
    typed = EditedText.of("").typed(before).typed(letters)
    assert typed.text == clean(typed.text)
    assert typed.caret == len(typed.text) <= 24


def test_a_sentence_is_cut_where_nobody_reads_on_and_holds_no_break() -> None:
    said = one_line("a\nb " * 5000)
    assert len(said) <= READABLE
    assert said.startswith("a b a b")
    assert said.endswith("…")
