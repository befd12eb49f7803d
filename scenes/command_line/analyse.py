"""Analyses a saved match without a window: the text or the JSON of what luck and play did."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.analysis import keeping
from game.analysis.analyst import Stage
from game.analysis.background import steps
from game.analysis.report import Report, objection
from game.core.clean import path_text
from game.reading import read_bytes
from game.replay.record import Record
from game.storage.past import record_of
from game.storage.ring_folder import Unreadable
from scenes.analysis.telling import Teller
from scenes.base.words import Words

EVERY = 10
"""Places between two signs of life."""


class Undone(Exception):
    """Why there is no analysis, in one sentence."""


def analysed(path: Path, as_json: bool, fresh: bool, words: Words) -> str:
    """Analyse a save, going on from what is kept beside it; raises Undone."""
    try:
        record = record_of(read_bytes(path))
    except Unreadable as error:
        raise Undone(words.say(error.message)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise Undone(words.text("analysis.unreadable", why=why, file=path_text(path))) from error
    refused = objection(record)
    if refused is not None:
        raise Undone(words.say(refused))
    beside = keeping.beside(path)
    if fresh:
        beside.unlink(missing_ok=True)
    report = Report(record, _whole(record, beside))
    if not as_json:
        return Teller(report, words).text()
    return json.dumps(report.document(), ensure_ascii=False)


def _whole(record: Record, path: Path) -> Stage:
    stage, shown = Stage(), sys.stderr.isatty()
    for stage in steps(record, path):
        if shown and stage.next % EVERY == 0:
            print(f"\r{stage.next}/{record.last + 1}", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r", end="", file=sys.stderr)
    return stage
