"""Looks through the analysed matches for what their people could have played better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.analysis import keeping
from game.analysis.findings import Decision
from game.analysis.report import mistakes
from game.core.setup import SeatSetup
from game.practice.puzzle import Puzzle
from game.storage.store import ListedMatch, Store

EACH = 5
"""So many positions of each person are taken from a match: the ones that taught most."""


@dataclass(frozen=True, slots=True)
class Task:
    """A position to be played better, as a list shows it: no match is replayed for that."""

    save: str
    match: ListedMatch
    decision: Decision

    @property
    def name(self) -> str:
        """Under which it is ticked."""
        return f"{self.save}/{self.decision.place}"

    @property
    def chair(self) -> SeatSetup:
        """Whose decision it was."""
        assert self.match.header is not None
        return self.match.header.setup.seats[self.decision.seat]


def tasks(store: Store, title: str) -> tuple[Task, ...]:
    """List what people lost most with in the analysed matches of a title, the worst first."""
    found = [task for one in store.list() for task in _of(store, title, one)]
    return tuple(sorted(found, key=lambda task: (-task.decision.loss, task.name)))


def _of(store: Store, title: str, match: ListedMatch) -> Iterator[Task]:
    header = match.header
    if header is None or not header.over or header.setup.title != title:
        return
    chairs = header.setup.seats
    stage = keeping.kept_stage(keeping.beside(store.folder / f"{match.name}.json"), len(chairs))
    for seat, chair in enumerate(chairs):
        if not chair.bot:
            for decision in mistakes(stage, seat, EACH):
                yield Task(match.name, match, decision)


def opened(store: Store, task: Task) -> Puzzle | None:
    """Make the puzzle of a task; `None` where the match no longer leads to it.

    Raises Unreadable where the save is damaged.
    """
    record = store.record(task.save)
    path = keeping.beside(store.folder / f"{task.save}.json")
    stage, _ = keeping.load(path, record)
    # An analysis by other data or another program belongs to another match than today's.
    return Puzzle(task.name, record, task.decision) if task.decision in stage.found else None
