"""What Tempus offers to the program: options, texts, and words for everything it may say."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from game.core.registry import titles
from game.folders import ROOT
from game.i18n.catalog import load as catalogs
from game.tempus import TITLE
from game.tempus.options import Options
from tests.build.languages import LANGUAGES
from tests.build.source import modules, tree
from tests.build.tempus import components, fresh, rules, table


def test_the_title_is_found() -> None:
    assert titles()["tempus"] is TITLE


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {}, None),
        (5, {"setup": "random"}, None),
        (2, {}, "seats"),
        (6, {}, "seats"),
        (3, {"edition": "base"}, "option"),
        (3, {"setup": "by_hand"}, "option_value"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(
    seats: int, options: dict[str, Any] | dict[str, str], key: str | None
) -> None:
    refusal = TITLE.refuse_setup(components(), seats, options)
    assert (refusal and refusal.key) == (key and f"tempus.refuse.{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_key_that_the_rules_may_say(language: str) -> None:
    words = catalogs(ROOT / "data" / "tempus" / "i18n")[language]
    said = set()
    for file in modules("game/tempus"):
        said |= set(re.findall(r'"(tempus\.(?:refuse|warn|score)\.[a-z_.]+)"', file.read_text()))
    assert len(said) > 50
    for key in said:
        words.text(key, count=2, value=2, moved=0, name="X", step="x", idea="x", option="x")
    assert words.missed == set()


def test_the_rules_are_written_without_a_number_of_the_game() -> None:
    """No literal above 3 in the rules but of the shape of hexagons, the grid and caches."""
    allowed = {"tables.py", "grid.py"}

    for file in modules("game/tempus"):
        if file.name in allowed or "bots" in file.parts:
            continue
        numbers = {
            node.value
            for node in ast.walk(tree(file))
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 3
        }
        assert file.name in ("components.py", "rules.py", "state.py", "turn.py") or not numbers


def test_rules_are_made_for_the_options() -> None:
    assert rules(setup="random").options == Options(setup="random")
    assert fresh(setup="random").legal == []
    assert table(progress_cards="one").tables.one_card


def test_the_hexes_are_numbered_by_rows() -> None:
    made = rules()
    assert (made.hex(0, 0), made.hex(12, 0), made.hex(0, 1)) == (0, 12, 13)
