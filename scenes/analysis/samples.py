"""An analysis that takes few pains, to be looked at and not to be believed."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from game.analysis.analyst import Analyst, Stage
from game.analysis.judge import Judge
from game.replay.record import Record

PLACES = 120
"""So many places show all there is to be seen; a whole match would cost seconds more."""
FEW = 30
"""So many have at least a word of everything."""


def analysed_quickly(record: Record, places: int = PLACES) -> Stage:
    """Analyse the beginning of a record without playing on."""
    judge = Judge(record.setup)
    judge.effort, judge.pairs = replace(judge.effort, answers=2, deals=1), 0
    return [Stage(), *islice(Analyst(record, judge).run(), places)][-1]
