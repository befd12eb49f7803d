"""A screen about a match at a real table: F1 opens the rules of that game."""

from __future__ import annotations

from scenes.companion.far import Far
from scenes.companion.judge import Judge
from scenes.desk import Desk
from scenes.front.rules import RulesScene
from scenes.scene import Command, Push


class Judged(Far):
    """A screen that tells of a match."""

    def __init__(self, desk: Desk, judge: Judge) -> None:
        super().__init__(desk)
        self.judge = judge

    def rules(self) -> Command:
        """Open the rules of the game at the step that is decided."""
        setup = self.judge.session.setup
        section = self.judge.section()
        return Push(RulesScene(self.desk, setup.title, section, setup.options, setup.edition))
