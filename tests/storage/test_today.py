"""Saves made before a change of the program open after it as they were left."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.core.codec import encode
from game.core.registry import titles
from game.folders import data_of
from game.loading import editions
from game.opening import digest_of
from game.storage import edition_writer, save
from game.storage.header import setup_of

FILES = sorted((Path(__file__).parent / "today").glob("*.json"))
"""Two matches of each title in our edition and two in the owner's, left in the middle."""
NAME = "Attic"
ENTERED = {
    "bronze": (("technologies", ("cards", "copies", 0, "count")), 7),
    "tempus": (("eras", ("eras", 0, "stack")), 1),
}
"""What the owner had entered; the titles in which nothing can be entered have a copied sheet."""
COPIED = {"ages": "base/developments", "stoneage": "cards"}


def owned(title: str) -> None:
    """Make the edition that the matches of a title were played with."""
    if title in ENTERED:
        place, value = ENTERED[title]
        assert edition_writer.begin(title, NAME) is None
        slot = next(slot for slot in editions.slots(title) if slot.place == place)
        assert edition_writer.enter(title, NAME, slot, value) is None
        return
    sheet = paths.editions() / title / NAME / f"{COPIED[title]}.yaml"
    sheet.parent.mkdir(parents=True)
    shutil.copy(data_of(title) / f"{COPIED[title]}.yaml", sheet)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_save_of_today_opens_as_it_was_left(file: Path) -> None:
    document: dict[str, Any] = json.loads(file.read_bytes())
    if document["table"]["box"]:
        owned(document["title"])
    setup = setup_of(document)
    if document["rules"] != digest_of(setup):
        pytest.skip("the data of this game have changed since")
    loaded = save.restore(file.read_bytes())
    assert (loaded.doubt, loaded.notes) == (None, ())
    assert encode(loaded.match.state) == document["snapshot"]
    again = json.loads(save.dump(loaded.setup, loaded.match, save.header(document).saved_at))
    assert again == {**document, "program": again["program"]}


def test_there_are_saves_of_every_title_with_and_without_an_edition() -> None:
    kinds = {tuple(file.stem.split("-")[:2]) for file in FILES}
    known = {title for title in titles() if title in {*ENTERED, *COPIED}}
    assert kinds == {(title, kind) for title in known for kind in ("ours", "edition")}
