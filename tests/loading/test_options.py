"""The options that a title's sheet offers are those that its rules read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from typing import Literal

import pytest

from game.check import check_folder
from game.core.options import NoOptions, decoded, encoded, offered
from game.core.registry import titles
from game.folders import ROOT
from game.loading.title import load


@dataclass(frozen=True)
class Toy:
    board: Literal["small", "large"] = "large"
    trading: bool = False


def changed(folder: Path, old: str, new: str) -> list[str]:
    """Check bronze's data with a piece of title.yaml changed; give what is said of that file."""
    copytree(ROOT / "data" / "bronze", folder / "bronze")
    sheet = folder / "bronze" / "title.yaml"
    text = sheet.read_text("utf-8")
    assert text.count(old) == 1
    sheet.write_text(text.replace(old, new), "utf-8")
    lines = check_folder(folder / "bronze").lines()
    return [line.partition("title.yaml:")[2] for line in lines if "title.yaml" in line]


def test_a_record_offers_its_words_the_usual_one_first() -> None:
    assert offered(Toy) == {"board": ("large", "small"), "trading": ("no", "yes")}
    assert offered(NoOptions) == {}


def test_strings_become_typed_fields_and_strings_again() -> None:
    assert decoded(Toy, {}) == Toy()
    assert decoded(Toy, {"trading": "yes", "board": "small"}) == Toy("small", True)
    assert encoded(Toy("small", True)) == {"board": "small", "trading": "yes"}


@pytest.mark.parametrize("options", [{"bord": "small"}, {"board": "huge"}, {"trading": "true"}])
def test_what_is_not_offered_is_no_option(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="has no option"):
        decoded(Toy, options)


@pytest.mark.parametrize("title", sorted(titles()))
def test_the_sheet_and_the_record_offer_the_same_in_the_same_order(title: str) -> None:
    shown = {option.key: option.values for option in load(title).cover.options}
    assert list(shown.items()) == list(offered(titles()[title].options).items())


@pytest.mark.slow
def test_an_option_that_the_rules_do_not_know_is_named_at_its_place(tmp_path: Path) -> None:
    assert changed(tmp_path, "key: rows", "key: rovs") == [
        "4:3: error: $.options: the option 'rows' is missing; the rules know it, with open, full",
        "6:10: error: $.options[1].key: the rules know no option 'rovs'; did you mean 'rows'?",
    ]


@pytest.mark.slow
def test_a_value_that_the_rules_do_not_know_is_named_at_its_place(tmp_path: Path) -> None:
    found = changed(tmp_path, "[open, full]", "[open, ful]")
    assert found == [
        "7:13: error: $.options[1].values: 'full' of 'rows' is missing; the rules know it: add it",
        "7:20: error: $.options[1].values[1]: the rules know no 'ful' of 'rows'; "
        "did you mean 'full'?",
    ]


@pytest.mark.slow
def test_the_usual_value_stands_first(tmp_path: Path) -> None:
    assert changed(tmp_path, "[open, full]", "[full, open]") == [
        "7:14: error: $.options[1].values[0]: the usual value of 'rows' is 'open'; put it first"
    ]
