"""The table on the screen: plays a match of any title with mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.opening import new_seed
from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Press, Push, Release, Replace, Wheel
from scenes.base.services import Services
from scenes.table import ending, layout, paint
from scenes.table.contract import Stage
from scenes.table.controller import Controller
from scenes.table.curtain import Curtain
from scenes.table.director import chosen_speed
from scenes.table.exits import Exits
from scenes.table.menu import ask, menu
from scenes.table.result import Result
from scenes.table.screen import Screen
from scenes.table.session import Session
from scenes.table.view import Tell
from scenes.ui.draw import Painter
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Act, Do, Intent, Item, Picture

LOOK = 1.2
"""Seconds that the last position can be looked at before the result opens."""
_ALWAYS = ("menu", "rules", "seat:", "chronicle", "table.", "back", "speed", "pace:")
"""Beginnings of the ids of what can be clicked while something moves."""


def painters(stage: Stage) -> Mapping[str, Painter]:
    """Give the painters of the shell, the table and a title together."""
    own: Mapping[str, Painter] = stage.painters.get()
    return {**PAINTERS, **paint.PAINTERS, **ending.PAINTERS, **own}


class TableScene(Page):
    """A match being played."""

    enter_goes_on = True

    def __init__(
        self,
        services: Services,
        session: Session,
        stage: Stage,
        exits: Exits,
        tell: Tell | None = None,
    ) -> None:
        super().__init__(services)
        self.session, self.stage, self.exits = session, stage, exits
        self.painters = painters(stage)
        self.controller = Controller(
            stage, session, services.words, services.play, self._speed, services.settings.pace, tell
        )
        self.screen = Screen(self.controller.view)
        self._swallow = False
        self._lifted = False
        """Whether the curtain hangs on the stack of scenes."""
        self._told = False
        """Whether the result was opened by itself."""
        self._waited = 0.0

    @property
    def _speed(self) -> str:
        return chosen_speed(self.services.settings.speed)

    @property
    def largest(self) -> int:
        """The largest interface size in per cent at which the table can be read."""
        return layout.largest(self.region, self.stage.largest)

    # Scene

    def enter(self) -> None:
        """Take the seats."""
        super().enter()
        self._tune()
        self.controller.begin()

    def leave(self) -> None:
        """Save and go; drawn from now on, a table that people share shows nobody's hand."""
        try:
            self.cover()
            self.controller.skip()
            self.controller.now.public = len(self.session.people) > 1
            self.renew()
        finally:
            self.session.close()

    def _tune(self) -> None:
        settings = self.services.settings
        self.controller.tune(
            self.services.words, self._speed, settings.pace, settings.curtain, settings.respite
        )
        self.controller.view.region = self.region

    @property
    def busy(self) -> bool:
        """Whether something moves, be it only the ring on *Take back*."""
        return self.controller.director.busy or self.controller.now.respite.timed

    def present(self) -> Picture:
        """Give the whole table."""
        self._tune()
        now, view = self.controller.now, self.controller.view
        tabs = view.tabs
        if now.tab not in tabs:
            now.tab = tabs[0] if tabs else ""
        return self.screen.picture()

    def frame(self) -> Picture:
        """Give the whole table as it looks while things move."""
        if self.controller.director.busy:
            return self.screen.moving(self.controller.director)
        return self.screen.running(self.picture)

    def tick(self, seconds: float) -> Command | None:
        """Let the match go on."""
        moves = self.controller
        was = moves.director.busy
        if not self.covered:
            moves.tick(seconds)
        if was != moves.director.busy or moves.changed:
            moves.changed = False
            self.renew()
        if self.session.trouble is not None:
            self._tell_trouble()
        if self.covered:
            return None
        if moves.now.covered and not self._lifted:
            return self._hang_curtain()
        return self._end(seconds)

    def _tell_trouble(self) -> None:
        if self.session.trouble is not None and not self.controller.now.warning:
            self.controller.warn(self.session.trouble)
            self.session.trouble = None

    def _end(self, seconds: float) -> Command | None:
        """Open the result by itself, once, after a last look at the table."""
        if not self.controller.over or self._told:
            return None
        self._waited += seconds
        if self._waited < LOOK and self._speed != "none":
            return None
        self._told = True
        self.services.play("win")
        return self._result()

    def handle(self, event: Input) -> Command | None:
        """Take an input; while something moves it only completes the motion."""
        if isinstance(event, Release) and self._swallow:
            self._swallow = False
            return None
        if self.controller.playback.blocking and not self._always(event):
            self.controller.skip()
            self._swallow = isinstance(event, Press)
            self.renew()
            return None
        if self.deaf and isinstance(event, Press) and not self._always(event):
            self._swallow = True
            return None
        return super().handle(event)

    @property
    def deaf(self) -> bool:
        """Whether a click still counts as meant for the turn that has just ended."""
        return self.controller.deaf > 0

    def _always(self, event: Input) -> bool:
        """Tell whether an input concerns what works at any time: menu, rules, boards, log."""
        if isinstance(event, Key):
            return event.name in ("escape", "f1", "l", "tab")
        if not isinstance(event, Press):
            return True
        item = self.current().at(event.at)
        return item is not None and item.id.startswith(_ALWAYS)

    # Intents

    def do(self, intent: Intent) -> Command | None:
        """Carry out an action, a change of the selection, or something of the table itself."""
        if isinstance(intent, Act):
            self.controller.act(intent.action)
            return None
        if not intent.name.startswith("table."):
            self.controller.revise(intent)
            return None
        return self._table(intent)

    def _table(self, intent: Do) -> Command | None:
        now = self.controller.now
        match intent.name.removeprefix("table."):
            case "seat":
                same = now.pinned == intent.value
                now.pinned = None if same else intent.value
            case "tab":
                now.tab = intent.value
            case "side":
                now.log = intent.value == "log"
            case "fold":
                now.folded, now.back = not now.folded, 0
                now.log = now.log or not now.folded
            case "undo":
                return self._undo()
            case "redo":
                self.controller.redo()
            case "hint":
                self.controller.hint()
            case "end_turn":
                self.controller.end_turn()
            case "hurry":
                self.controller.hurry()
            case "paces":
                now.paces = not now.paces
            case "speed":
                self._hasten(intent.value)
            case "pause":
                self.controller.pause()
            case "step":
                self.controller.step()
            case "rules":
                return Push(self.exits.rules(self.session.setup, self.controller.view.section))
            case "menu":
                return self.escape()
            case "result":
                return self._result()
        return None

    def _hasten(self, speed: str) -> None:
        """Set the speed, here and from now on; whoever sets it wants the match to go on."""
        self.services.change(speed=speed)
        if self.controller.now.paused:
            self.controller.pause()

    def _undo(self) -> Command | None:
        seat = self.controller.asks()
        if seat is None or not self.services.settings.confirm:
            self.controller.undo()
            return None
        return ask(self.services, "undo", self._undo_if, name=self.controller.view.seats[seat].name)

    def _undo_if(self, yes: object) -> Command | None:
        if yes:
            self.controller.undo()
            self.renew()
        return None

    # Keys and wheel

    def key(self, event: Key) -> Command | None:
        """Take back, do again; the rest is written on the items themselves."""
        if event.ctrl and event.name == "z":
            return self._table(Do("table.redo" if event.shift else "table.undo"))
        if event.ctrl and event.name == "y":
            return self._table(Do("table.redo"))
        if event.name == "l" and self.picture.find("table.side:log"):
            # Seats and chronicle share one place here: the key turns the page.
            self.controller.now.log = not self.controller.now.log
            self.renew()
        return None

    def escape(self) -> Command | None:
        """Open the menu."""
        return menu(self.services, self._leave_by)

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Scroll the chronicle, or hand the wheel to the title."""
        steps, now = event.steps, self.controller.now
        if item is None and self._over_log(event):
            last = max(0, len(self.controller.view.entries()) - 1)
            now.back = min(last, max(0, now.back + steps))
            self.renew()
        elif item is not None:
            self.controller.revise(Do("wheel", (item.id, steps)))
            self.renew()
        return None

    def _over_log(self, event: Wheel) -> bool:
        log = self.picture.find("chronicle")
        return log is not None and log.place.contains(event.at)

    def refused(self, item: Item) -> None:
        """Say in the prompt, too, why something is not possible."""
        self.controller.now.warning = item.reason
        self.controller.remember()
        self.renew()

    # Ways out

    def _hang_curtain(self) -> Command:
        self._lifted = True
        person = self.session.person
        seats = self.controller.view.seats
        assert person is not None
        return Push(Curtain(self.services, seats[person]), self._raised)

    def _raised(self, _result: object) -> Command | None:
        self._lifted = False
        self.controller.uncovered()
        self.renew()
        return None

    def _result(self) -> Command:
        scene = Result(self.services, self.session, self.stage)
        return Push(scene, self._leave_by)

    def _leave_by(self, way: object) -> Command | None:
        """Go where a menu or the result points."""
        match way:
            case "rules":
                return Push(self.exits.rules(self.session.setup, self.controller.view.section))
            case "settings":
                return Push(self.exits.settings())
            case "home":
                return Replace(self.exits.home(), whole=True)
            case "same":
                return Replace(self.exits.play(self.session.setup))
            case "rematch":
                return Replace(self.exits.play(replace(self.session.setup, seed=new_seed())))
            case "new":
                return self._new()
        return None

    def _new(self) -> Command | None:
        if self.controller.over or not self.services.settings.confirm:
            return Replace(self.exits.setup(self.session.setup))
        return ask(self.services, "new", self._new_if)

    def _new_if(self, yes: object) -> Command | None:
        return Replace(self.exits.setup(self.session.setup)) if yes else None
