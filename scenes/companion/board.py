"""The usual table of a title over a match that is played with real pieces."""

from __future__ import annotations

from typing import Any

from game.core.contract import Chance
from game.core.correction import Corrected
from game.core.event import Event
from scenes.companion.host import Entering
from scenes.companion.judge import Judge
from scenes.desk import Desk
from scenes.scene import Command, Pop, Push
from scenes.stage.contract import Mat, Tale
from scenes.stage.doors import Doors
from scenes.stage.table import TableScene


class BoardScene(TableScene):
    """Decisions can be made on the board; chance is asked for over it; hands are told elsewhere."""

    def __init__(self, desk: Desk, judge: Judge, doors: Doors) -> None:
        super().__init__(desk, judge.session, judge.stage, doors, self._tell)
        self.judge = judge
        self._asking = False

    def _tell(self, mat: Mat[Any, Any, Any], event: Event) -> Tale | None:
        """Tell corrections besides what the title tells."""
        if isinstance(event, Corrected):
            return Tale(self.judge.corrected(event), event.seat, "common/pencil")
        return mat.tell(event)

    def leave(self) -> None:
        """Go back to the referee, who keeps the match."""

    def escape(self) -> Command | None:
        """Go back to the referee."""
        return Pop()

    def tick(self, seconds: float) -> Command | None:
        """Let the match go on as far as people decide on the board."""
        session = self.session
        if not self.covered and (session.seat in session.bots or session.match.over):
            return Pop()
        command = super().tick(seconds)
        if command is not None or self.covered or self._asking or self.busy:
            return command
        if isinstance(session.match.pending, Chance):
            self._asking = True
            return Push(Entering(self.desk, self.judge), self._entered)
        return None

    def _entered(self, played: Any) -> Command | None:
        self._asking = False
        if not played:
            return Pop()
        self.moves.entered(self.session.steps - len(played), played)
        self.renew()
        return None
