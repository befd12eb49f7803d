"""An analysis in words: the sentences about a decision, and the whole of it as a text."""

from __future__ import annotations

import json
from collections.abc import Sequence

from game.analysis.findings import Balance, Decision
from game.analysis.measures import shared
from game.analysis.report import Report
from game.analysis.sayings import message_of
from game.analysis.shares import chance
from game.core.contract import Turn
from game.core.message import Key
from game.core.registry import titles
from game.opening import components_of
from game.storage.save import codec
from scenes.base.levels import level_name
from scenes.base.words import Words
from scenes.table.aloud import joined
from scenes.table.contract import BoardView, Seat
from scenes.table.registry import stage
from scenes.ui.geometry import Region

MAT = Region(0, 0, 1464, 960)
"""The mat on which an action is named; nothing of it is drawn."""
POINTS = 100.0
"""Chances are told as points of a hundred."""
COLUMNS = ("start", "luck", "own_play", "others_play", "result", "hindsight")


class Teller:
    """Says one report in one language."""

    def __init__(self, report: Report, words: Words) -> None:
        self.report, self.words = report, words
        self._record, self._setup = report.record, report.record.setup
        self._stage, self._codec = stage(self._setup.title), codec(self._setup.title)
        self._components = components_of(self._setup)

    def name(self, seat: int) -> str:
        """Give the name of a seat, or its colour's."""
        chair = self._setup.seats[seat]
        return chair.name or self.words.text(f"seat.{chair.colour}")

    def who(self, seat: int) -> str:
        """Give the name of a seat and, of a computer player, its level."""
        chair, title = self._setup.seats[seat], self._setup.title
        if not chair.bot:
            return self.name(seat)
        level = level_name(self.words, title, titles()[title].levels, chair.level)
        return self.words.text("saves.computer", name=self.name(seat), level=level)

    def what(self, place: int, action: object) -> str:
        """Say what an action is, as it is said to the seat that decided at a place."""
        rules, state = self._record.rules, self._record.state(place)
        pending = rules.pending(state)
        seat = pending.seat if isinstance(pending, Turn) else None
        view = rules.view(state, seat)
        board_view = BoardView(
            rules=rules,
            components=self._components,
            options=self._setup.options,
            state=view,
            pending=pending,
            seats=tuple(
                [
                    Seat(self.name(at), chair.colour, chair.bot)
                    for at, chair in enumerate(self._setup.seats)
                ]
            ),
            me=seat,
            shown=seat or 0,
            selection=None,
            words=self.words,
            region=MAT,
        )
        mat = self._stage.open(board_view)
        mat, speech, aloud = mat.with_selection(mat.fresh()), self._stage.speech, self._stage.aloud
        if speech is not None:
            return speech.get().say(mat.board_view, action)
        # Whoever reads of a decision does not see its place lit: it must be named.
        said = aloud.get().say if aloud is not None else None
        return joined((said(mat, action),)) if said is not None else mat.what(action)

    def action(self, one: Decision, text: str) -> str:
        """Say an action as the analysis holds it."""
        return self.what(one.place, self._codec.decode(json.loads(text)))

    def decision(self, one: Decision) -> str:
        """Say what was done, what it cost or won, and what would have been better, and why."""
        words, marks = self.words, self.report.marks
        mark, lost = one.mark(marks), POINTS * chance(one.loss)
        done = self.action(one, one.done)
        doubt = POINTS * chance(one.doubt)
        said = [
            words.text("analysis.done", round=one.round, what=done),
            words.text(
                f"analysis.mark.{mark or 'good'}", points=round(abs(lost), 1), doubt=round(doubt, 1)
            ),
        ]
        if one.instead:
            key, instead = ("better" if one.loss > 0 else "instead"), self.action(one, one.instead)
            # Where somebody goes on a map no words tell: then both sound alike.
            key = "otherwise" if instead == done else key
            said.append(words.text(f"analysis.{key}", what=instead))
            if one.why:
                said.append(words.say(message_of(one.why[0])))
        return " ".join(part for part in said if part)

    def thresholds(self) -> str:
        """Say from which losses on a decision is called what."""
        marks = self.report.marks
        return self.words.text(
            "analysis.thresholds",
            dubious=_points(marks.dubious),
            mistake=_points(marks.mistake),
            blunder=_points(marks.blunder),
        )

    def numbers(self, balance: Balance) -> tuple[str, ...]:
        """Write a balance in points; rounded too, the parts sum to the result."""
        return tuple([self.number(value) for value in rounded(balance)])

    def number(self, points: float) -> str:
        """Write points with one decimal."""
        return self.words.text("analysis.number", points=points)

    def text(self) -> str:
        """Give the whole of it as a text."""
        words, seats = self.words, range(len(self._setup.seats))
        title = words.text(f"{self._setup.title}.name")
        lines = [words.text("analysis.head", title=title), self.seen_by(), ""]
        if self._record.doubt is not None:
            lines[1:1] = [words.say(self._record.doubt)]
        lines += self._table()
        lines += ["", words.text("analysis.hindsight_about"), self.thresholds()]
        for seat in seats:
            for key, found in (
                ("analysis.costliest", self.report.costliest(seat)),
                ("analysis.best", self.report.best(seat)),
            ):
                if found:
                    lines += ["", words.text(key, name=self.who(seat))]
                    lines += [f"  {at}. {self.decision(one)}" for at, one in enumerate(found, 1)]
        return "\n".join(lines)

    def seen_by(self) -> str:
        """Say whose judgement it is."""
        title = self._setup.title
        levels, level = titles()[title].levels, shared().effort.analyst
        level = level if level in levels else levels[-1]
        return self.words.text("analysis.seen_by", level=Key(f"{title}.level.{level}"))

    def _table(self) -> Sequence[str]:
        heads = [self.words.text(f"analysis.column.{name}") for name in COLUMNS]
        rows = [["", *heads]]
        for balance in self.report.balances:
            rows.append([self.who(balance.seat), *self.numbers(balance)])
        wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        return [
            "  ".join(
                [row[0].ljust(wide[0])]
                + [cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)]
            )
            for row in rows
        ]


def rounded(balance: Balance) -> tuple[float, ...]:
    """Give a balance in points with one decimal, in the order of the columns.

    The parts sum to the result; hindsight, the last, is a part of the play of the others.
    """
    parts = (balance.start, balance.luck, balance.own_play, balance.result, balance.hindsight)
    start, luck, own, result, seen = [round(10 * POINTS * chance(part)) for part in parts]
    others = result - start - luck - own
    return tuple([tenth / 10 for tenth in (start, luck, own, others, result, seen)])


def _points(share: float) -> int | float:
    points = round(POINTS * share, 1)
    return int(points) if points == int(points) else points
