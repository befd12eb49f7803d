"""The beginning of a match, analysed with few pains."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.analysis.analyst import Analyst
from game.analysis.judge import Judge
from game.analysis.report import Report
from game.core.contract import Turn
from game.opening import open_match
from game.replay.record import Record, of_match
from tests.build.selfplay import bot, table


@cache
def record(level: str, entries: int) -> Record:
    """Give the beginning of a match of one level."""
    setup = table("ages", [level, level], 5)
    match = open_match(setup)
    match.begin()
    number = 0
    while len(match.log) < entries and isinstance(turn := match.pending, Turn):
        match.play(bot(setup, match, turn.seat, number))
        number += 1
    return of_match(setup, match)


def quick(record: Record) -> Analyst:
    """Give an analyst that takes few pains."""
    judge = Judge(record.setup)
    judge.effort, judge.pairs = replace(judge.effort, answers=3), 0
    return Analyst(record, judge)


@cache
def analysed(level: str, entries: int = 26) -> Report:
    """Analyse the beginning of a match."""
    found = record(level, entries)
    return Report(found, quick(found).whole())
