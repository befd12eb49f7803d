"""Every word behind a number goes with it, at 0, 1, 2, 5 and 21, in every text and language."""

from __future__ import annotations

import pytest

from game.i18n.languages import languages
from tests.i18n.number_forms import lexicon, words, wrong


@pytest.mark.slow
@pytest.mark.parametrize("code", languages())
def test_words_go_with_their_numbers(code: str) -> None:
    texts = words(code).entries
    found = {key: sorted(told) for key in texts if (told := wrong(code, key))}
    assert found == {}


@pytest.mark.parametrize(
    ("code", "noun", "forms"),
    [("en", "coin", {"one"}), ("en", "coins", {"other"}), ("de", "münzen", {"other"}),
     ("ru", "монета", {"one"}), ("ru", "монеты", {"few"}), ("ru", "монет", {"many"})],
)  # fmt: skip
def test_the_words_are_learned_from_texts_with_forms(code: str, noun: str, forms: set[str]) -> None:
    assert forms <= lexicon(code)[noun]
