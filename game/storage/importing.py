"""An import of plays that runs beside the window: thousands of them take longer than a frame."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

from game.storage.exchange import Brought, bring
from game.storage.plays import Plays


class Importing:
    """A file that is being brought in by a thread; `poll` never waits.

    A thread and no process: what takes its time is the disk, and there everything else goes on.
    """

    def __init__(self, plays: Plays, path: Path) -> None:
        self.done = 0
        self.all = 0
        """How many plays the file has; none as long as it is being read."""
        self.stopped = False
        """Whether it was ended before all were taken."""
        self._plays, self._path = plays, path
        self._found: Brought | None = None
        self._fault: Exception | None = None
        self._stop = Event()
        self._thread = Thread(target=self._run, name="import", daemon=True)
        self._thread.start()

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return self.done / self.all if self.all else 0.0

    def poll(self, wait: float = 0.0) -> Brought | None:
        """Give what the import did, or `None` while it runs; raises what went wrong in it."""
        self._thread.join(wait)
        if self._thread.is_alive():
            return None
        if self._fault is not None:
            raise self._fault
        return self._found

    def stop(self) -> None:
        """End it after the play that is being kept; what was taken stays."""
        self._stop.set()

    def _run(self) -> None:
        try:
            self._found = bring(self._plays, self._path, self._goes_on)
        # A thread that fails would end without a word: the window asks, and must hear of it.
        except Exception as error:
            self._fault = error

    def _goes_on(self, done: int, of: int) -> bool:
        self.done, self.all = done, of
        self.stopped = self._stop.is_set()
        return not self.stopped
