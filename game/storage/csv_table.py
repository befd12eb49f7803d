"""The history as a CSV table, a line for each person; `csv_reading` reads it again."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from typing import Any

from game.storage.play import (
    Person,
    Play,
    lines_data,
    places,
)
from game.storage.ring_folder import Kept

COLUMNS = (
    "play", "game", "day", "place", "note", "kind", "options", "origin",
    "seat", "name", "colour", "level", "total", "tie", "lines", "rank", "style", "box",
)  # fmt: skip
NEEDED = ("game", "day", "name", "total")
_FORMULA = ("=", "+", "-", "@")
"""Beginnings that a spreadsheet would take for a formula."""


def as_csv(kept: Iterable[Kept[Play]]) -> str:
    """Write plays as a table with a line for each person."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for one in kept:
        if one.value is not None:
            writer.writerows(_csv_rows(one.name, one.value))
    return out.getvalue()


def _csv_rows(name: str, play: Play) -> Iterator[dict[str, Any]]:
    head = {
        "play": name, "game": play.title, "day": play.day, "place": guarded(play.place),
        "note": guarded(play.note), "kind": play.kind, "origin": play.origin, "box": play.edition,
        "options": json.dumps(dict(play.options), ensure_ascii=False) if play.options else "",
    }  # fmt: skip
    if not play.people:
        yield head
    for seat, (one, rank) in enumerate(zip(play.people, places(play), strict=True), 1):
        yield {
            **head, "seat": seat, "name": guarded(one.name), "colour": one.colour,
            "level": one.level, "style": one.style,
            "total": "" if one.total is None else one.total, "rank": rank or "",
            "tie": " ".join(map(str, one.tie)), "lines": _lines_text(one),
        }  # fmt: skip


def guarded(text: str) -> str:
    """Put an apostrophe before words that a spreadsheet would take for a formula."""
    return f"'{text}" if text.lstrip("'").startswith(_FORMULA) else text


def bare(text: str) -> str:
    """Remove the apostrophe that kept a cell from being a formula."""
    guarded = text.startswith("'") and text.lstrip("'").startswith(_FORMULA)
    return text[1:] if guarded else text


def _lines_text(one: Person) -> str:
    return json.dumps(lines_data(one.lines), ensure_ascii=False) if one.lines else ""
