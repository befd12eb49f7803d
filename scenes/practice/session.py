"""A single position as a match on the table: one decision is made in it, and nobody answers."""

from __future__ import annotations

from game.ai.worker import Worker
from game.core.match import Played
from game.core.message import Refusal, refuse
from game.practice.puzzle import Puzzle
from scenes.table.session import Session


class PracticeSession(Session):
    """The match of a puzzle; it is kept nowhere."""

    def __init__(self, puzzle: Puzzle, worker: Worker) -> None:
        super().__init__(puzzle.setup, puzzle.open(), worker)
        self.puzzle = puzzle

    @property
    def attempt(self) -> tuple[object, ...]:
        """The decision that was made; empty as long as there is none."""
        # From the log alone, so that taking it back needs nothing of its own.
        made = [entry.action for entry in self.match.log if entry.seat == self.puzzle.seat]
        return tuple(made[:1])

    def play(self, action: object) -> Refusal | list[Played]:
        """Make the one decision."""
        return refuse("practice.once") if self.attempt else super().play(action)

    def think(self) -> None:
        """Ask nobody: what the others would do does not matter here."""
