"""Marks on the bar: where something is to be seen, of what colour, and what is said about it."""

from __future__ import annotations

from dataclasses import dataclass

from game.analysis.report import Report
from scenes.analysis.analysis_page import COLOURS
from scenes.analysis.telling import Teller
from scenes.base.words import Words
from scenes.ui.picture import Tip


@dataclass(frozen=True, slots=True)
class Mark:
    """A place of a match that stands out on the bar; a click on it goes there."""

    place: int
    colour: str
    """As "#rrggbb"."""
    tip: Tip


def analysis_marks(report: Report, words: Words) -> tuple[Mark, ...]:
    """Mark the decisions that cost most, and the best ones."""
    teller, found = Teller(report, words), dict[int, Mark]()
    for seat in range(len(report.record.setup.seats)):
        for one in (*report.costliest(seat), *report.best(seat)):
            tip = Tip(teller.name(seat), lines=(teller.decision(one),))
            found[one.place] = Mark(one.place, COLOURS[one.mark(report.marks)], tip)
    return tuple([found[place] for place in sorted(found)])
