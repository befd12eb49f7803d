"""What single positions of a title there are, which are solved, and their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.ai.worker import Worker
from game.practice.daily import lay_out, name_of
from game.practice.finding import Task, opened, tasks
from game.practice.puzzle import Puzzle
from game.storage.ring_folder import Unreadable
from game.storage.solved import Solved
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.practice.practice_scene import Practice, PracticeScene
from scenes.table.exits import Exits
from scenes.table.registry import stage

LIST = "practice.list"
"""The text of the way back to the list."""


class Desk:
    """The single positions of one title."""

    def __init__(
        self, services: Services, exits: Exits, worker: Callable[[], Worker], title: str
    ) -> None:
        self.services, self.title = services, title
        self._exits, self._worker = exits, worker
        self._solved = Solved(services.home / "solved")

    @property
    def solved(self) -> frozenset[str]:
        """The names of what is solved."""
        return self._solved.of(self.title)

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What people lost most with in their analysed matches, the worst first."""
        return tasks(self.services.store, self.title)

    @property
    def today(self) -> str:
        """The name of the position of this day."""
        return name_of(self.services.now().date())

    def daily(self) -> Iterator[Puzzle | None]:
        """Make the position of this day step by step."""
        return lay_out(self.title, self.services.now().date())

    def puzzle(self, name: str) -> Puzzle | None:
        """Make the puzzle of a task; `None` where its match no longer leads to it."""
        task = next((one for one in self.tasks if one.name == name), None)
        try:
            return None if task is None else opened(self.services.store, task)
        except Unreadable:
            return None

    def table(self, puzzle: Puzzle, back: str = LIST, shown: bool = False) -> Scene:
        """Make the table of a puzzle; `shown`: whoever plays has seen the answer just now."""
        practice = Practice(
            puzzle=puzzle,
            solved=lambda: self._tick(puzzle),
            again=lambda shown: self.table(puzzle, back, shown),
            following=lambda: self._following(puzzle.name, back),
            back=back,
            shown=shown,
        )
        return PracticeScene(
            self.services, practice, stage(self.title), self._exits, self._worker()
        )

    def _tick(self, puzzle: Puzzle) -> None:
        # A match that is not kept is in no list.
        if not puzzle.name:
            return
        # A disk that takes nothing costs the tick alone; folder and log file say why.
        self._solved.tick(self.title, puzzle.name)

    def _following(self, name: str, back: str) -> Scene | None:
        """Make the table of the next unsolved position; after the last comes the first."""
        names, solved = [one.name for one in self.tasks], self.solved
        at = names.index(name) + 1 if name in names else 0
        for other in (*names[at:], *names[:at]):
            if other != name and other not in solved:
                puzzle = self.puzzle(other)
                if puzzle is not None:
                    return self.table(puzzle, back)
        return None
