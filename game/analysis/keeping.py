"""An analysis on the disk, beside the save of its match, whole or as far as it has come."""

from __future__ import annotations

import json
from pathlib import Path

from game import VERSION
from game.analysis.analyst import Stage, balances
from game.analysis.findings import Balance, Decision, Fortune
from game.analysis.measures import own, shared
from game.analysis.sayings import action_text, message_of
from game.analysis.shares import WHOLE
from game.core.chance import Outcome
from game.core.clean import one_line, path_text
from game.core.codec import Codec, digest, encode
from game.loading import editions
from game.reading import read_bytes
from game.replay.record import Record
from game.storage.fields import Given, document
from game.storage.header import FAR
from game.storage.log import LOGGER
from game.storage.save import FAULTS, codec
from game.storage.write import write

FORMAT = 1
CODEC = Codec((Stage, Decision, Fortune))
SUFFIX = ".analysis"
"""How the file of an analysis ends; its name is that of the save."""


def beside(save: Path) -> Path:
    """Give the file of the analysis of a save."""
    return save.with_suffix(SUFFIX)


def mark_of(record: Record) -> str:
    """Name what an analysis depends on: the match, the data it goes by, the measures."""
    setup, chairs = record.setup, tuple(chair.level for chair in record.setup.seats)
    sheets = editions.fingerprint(setup.title, setup.edition)
    measured = own(setup.title)
    measures = (shared().effort, measured.pairs, measured.doubt, measured.scale(len(chairs)))
    entries = tuple(record.match.log)
    about = (setup.title, tuple(sorted(setup.options.items())), setup.seed, sheets, VERSION)
    return digest((FORMAT, about, measures, entries, record.rest))


def written(mark: str, stage: Stage, whole: bool) -> bytes:
    """Write a stage."""
    data = {"format": FORMAT, "mark": mark, "whole": whole, "stage": encode(stage)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def read(data: bytes, record: Record) -> tuple[Stage, bool]:
    """Read a stage and whether it is whole; nothing of it where it belongs to something else."""
    try:
        found = Given(document(data))
        if found.at("format").whole(0, 99) != FORMAT or found.at("mark").value != mark_of(record):
            return Stage(), False
        stage = CODEC.decode(found.at("stage").value, Stage)
        assert isinstance(stage, Stage)
        _judge(stage, len(record.setup.seats), record.last)
        _compare(stage, record)
    except FAULTS as error:
        LOGGER.warning("an analysis is damaged: %s", one_line(error))
        return Stage(), False
    return stage, stage.next == record.last + 1


def _judge(stage: Stage, seats: int, last: int) -> None:
    """Raise ValueError for what no analysis of this match can be."""
    found = [chances for one in stage.found for chances in one.both]
    if any(len(one) != seats or sum(one) != WHOLE for one in (*stage.values, *found)):
        raise ValueError("chances do not sum to a whole")
    if stage.next > last + 1 or any(one.place >= stage.next for one in stage.found):
        raise ValueError("it is longer than the match")
    for one in stage.found:
        numbers = [one.place, one.round]
        numbers += [one.doubt, one.pairs] if isinstance(one, Decision) else one.doubt
        if one.seat not in range(seats) or not all(0 <= number <= FAR for number in numbers):
            raise ValueError(f"impossible numbers at place {one.place}")
        if isinstance(one, Fortune) and len(one.doubt) != seats:
            raise ValueError(f"doubts of other seats at place {one.place}")


def _compare(stage: Stage, record: Record) -> None:
    """Raise what speaks against a stage beside its match: other deeds, or what cannot be told."""
    reader = codec(record.setup.title)
    for one in stage.found:
        entry = record.entry(one.place)
        if isinstance(one, Fortune):
            same = isinstance(entry.action, Outcome) and entry.action.values == one.answer
        else:
            same = (entry.seat, action_text(entry.action)) == (one.seat, one.done)
        if not same:
            raise ValueError(f"something else happened at place {one.place}")
        if isinstance(one, Decision) and one.instead:
            instead = reader.decode(document(one.instead))
            if record.rules.refuse(record.state(one.place), instead) is not None:
                raise ValueError(f"the best action of place {one.place} is not possible there")
        for said in one.why if isinstance(one, Decision) else ():
            message_of(said)


def load(path: Path, record: Record) -> tuple[Stage, bool]:
    """Read what was kept; nothing where there is nothing, or nothing that fits the match."""
    try:
        data = read_bytes(path)
    except OSError:
        return Stage(), False
    return read(data, record)


def kept_stage(path: Path, seats: int) -> Stage:
    """Give what lies beside a match; nothing unless that is whole.

    Lists and statistics look at hundreds of matches: none of them is replayed for it.
    """
    try:
        found = Given(document(read_bytes(path)))
        if not found.at("whole").flag():
            return Stage()
        stage = CODEC.decode(found.at("stage").value, Stage)
        assert isinstance(stage, Stage)
        _judge(stage, seats, stage.next)
    except (OSError, *FAULTS) as error:
        LOGGER.info("no analysis in %s: %s", path_text(path), one_line(error))
        return Stage()
    return stage


def kept_balances(path: Path, seats: int) -> tuple[Balance, ...]:
    """Give luck and play of a match by what lies beside it; nothing unless that is whole."""
    stage = kept_stage(path, seats)
    return balances(stage, seats) if stage.values else ()


def keep(path: Path, mark: str, stage: Stage, whole: bool) -> bool:
    """Write a stage to its place; `False` where the disk does not take it."""
    try:
        write(path, written(mark, stage, whole))
    except OSError as error:
        LOGGER.warning("cannot keep %s: %s", path_text(path), error)
        return False
    return True
