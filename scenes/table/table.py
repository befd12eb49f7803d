"""The table on the screen: plays a match of any title with mouse and keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

from game.core.message import Message
from game.opening import new_seed
from game.replay.index import index_of
from game.replay.record import of_match
from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Press, Push, Release, Replace, Wheel
from scenes.base.services import Services
from scenes.table import ending, layout, paint, paint_moments
from scenes.table.contract import Stage
from scenes.table.controller import Controller
from scenes.table.curtain import Curtain
from scenes.table.director import chosen_speed
from scenes.table.exits import Exits, Past
from scenes.table.menu import ask, menu
from scenes.table.result import Result
from scenes.table.screen import Screen
from scenes.table.session import Session
from scenes.table.topics import Topics, topics_of
from scenes.table.view import Tell
from scenes.ui.draw import Painter
from scenes.ui.hover_delay import Shown
from scenes.ui.paint import PAINTERS
from scenes.ui.picture import Act, Do, Intent, Item, Picture

LOOK = 1.2
"""Seconds that the last position can be looked at before the result opens."""
_WATCHED = (Do("table.pause"), Do("table.step"))
"""What whoever watches computers may do at any time."""
_ALWAYS = ("menu", "rules", "seat:", "chronicle", "table.", "back", "keep", "speed", "pace:")
"""Beginnings of the ids of what can be clicked while something moves."""


def painters(stage: Stage) -> Mapping[str, Painter]:
    """Give the painters of the shell, the table and a title together."""
    own: Mapping[str, Painter] = stage.painters.get()
    shared = {**paint.PAINTERS, **paint_moments.PAINTERS, **ending.PAINTERS}
    return {**PAINTERS, **shared, **own}


class TableScene(Page):
    """A match being played."""

    enter_goes_on = True
    accompanied = False
    """Whether somebody beside the table says what happens: then no moments stand over it."""

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
        self.screen.moment = lambda: self.controller.moment
        self._swallow = False
        self._lifted = False
        """Whether the curtain hangs on the stack of scenes."""
        self._told = False
        """Whether the result was opened by itself."""
        self._waited = 0.0

    @property
    def chapter(self) -> str:
        """The name of the chapter that is being played, or nothing."""
        return ""

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
        words, coach = self.services.words, settings.coach
        self.controller.tune(
            words, self._speed, settings.pace, settings.curtain, coach, settings.respite
        )
        view = self.controller.view
        view.region = self.region
        view.keepable = not self.accompanied
        view.keeps = view.keepable and settings.keep_board
        self.controller.passes = not self.accompanied
        self.controller.tells = self._speed != "none" and not self.accompanied

    @property
    def busy(self) -> bool:
        """Whether something moves, be it only the ring on *Take back*."""
        held = self.controller.moment is not None or self.controller.now.respite.timed
        return self.controller.director.busy or held

    def present(self) -> Picture:
        """Give the whole table."""
        self._tune()
        now, view = self.controller.now, self.controller.view
        tabs = view.tabs
        if now.tab not in tabs:
            now.tab = tabs[0] if tabs else ""
        return self.topics.explained(self.screen.picture(), self.services.words)

    def frame(self) -> Picture:
        """Give the whole table as it looks while things move."""
        controller = self.controller
        if controller.director.busy or controller.moment is not None:
            return self.screen.running(self.screen.moving(controller.director, controller.strength))
        return self.screen.running(self.picture)

    def tick(self, seconds: float) -> Command | None:
        """Let the match go on."""
        moves = self.controller
        was = self.busy
        if not self.covered:
            moves.tick(seconds)
        if was != self.busy or moves.changed:
            moves.changed = False
            self.renew()
        if self.session.trouble is not None:
            self._tell_trouble()
        if self.covered:
            return None
        # Whoever had the mouse sees the own moments first.
        if moves.now.covered and not self._lifted and moves.moment is None:
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
        if self.controller.moment is not None and isinstance(event, Press | Key):
            self.controller.pass_moment()
            self._swallow = isinstance(event, Press)
            self.renew()
            return None
        if self.controller.playback.blocking and not self._always(event):
            self.controller.skip()
            self._swallow = isinstance(event, Press)
            self.renew()
            return None
        if self.deaf and isinstance(event, Press) and not self._always(event):
            self._swallow = True
            return None
        held = self.controller.now.held and not self.covered
        if held and isinstance(event, Key) and event.name == "return":
            self.controller.go_on()
            self.renew()
            return None
        if isinstance(event, Key) and event.name == "escape" and self.controller.view.away:
            self.fire(Do("table.seat", None))
            return None
        asked = self._asked(event)
        return self._rules(asked) if asked else super().handle(event)

    # What explains itself

    @cached_property
    def topics(self) -> Topics:
        """What the rules explain of this match."""
        return topics_of(self.stage, self.session.setup)

    def topic(self, item: Item | None) -> str:
        """Give the section of the rules that explains an item, or an empty text."""
        if item is None:
            return ""
        on_mat = self.controller.view.mat().picture.find(item.id) is not None
        return self.topics.section(item, on_mat)

    def completed(self, shown: Shown) -> Shown:
        """Say in a tip that F1 leads to a page about what is pointed at."""
        if not shown.tip.title or not self.topic(self.pointed):
            return shown
        more = self.services.words.text("table.more")
        return replace(shown, tip=replace(shown.tip, lines=(*shown.tip.lines, more)))

    def _asked(self, event: Input) -> str:
        """Give the section that a click asks for: the right one, or any on what only explains."""
        if not isinstance(event, Press):
            return ""
        item = self.current().at(event.at)
        if item is None or item.drop or item.tip is None:
            return ""
        explains = not item.intent and not item.reason
        return self.topic(item) if event.button == 3 or (event.button == 1 and explains) else ""

    def _rules(self, section: str) -> Command:
        return Push(self.exits.rules(self.session.setup, section))

    @property
    def deaf(self) -> bool:
        """Whether a click still counts as meant for the turn that has just ended."""
        return self.controller.deaf > 0

    def _always(self, event: Input) -> bool:
        """Tell whether an input concerns what works at any time: menu, rules, boards, log."""
        watching = not self.session.people
        if isinstance(event, Key):
            watched = watching and event.name in ("return", "n")
            return watched or event.name in ("escape", "f1", "l", "tab", "w")
        if not isinstance(event, Press):
            return True
        item = self.current().at(event.at)
        always = (Do("table.seat", None), *(_WATCHED if watching else ()))
        if item is not None and item.intent in always:
            return True
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
            case "keep":
                self.services.change(keep_board=not self.services.settings.keep_board)
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
                return self._rules(self.topic(self.pointed) or self.controller.view.section)
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
        if event.name == "w" and not event.ctrl:
            return self._again()
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

    # Looking back

    def _look_back(self, since: int | None = None, analysed: bool = False) -> Command:
        """Lay the past upon the table, as whoever looks may see it."""
        self.controller.skip()
        record = of_match(self.session.setup, self.session.match)
        return Push(self.exits.replay(Past(record, self.controller.view.viewer, since, analysed)))

    def _again(self) -> Command | None:
        """Show again what happened since the last decision of whoever looks."""
        record = of_match(self.session.setup, self.session.match)
        since = index_of(record).since(self.controller.now.home)
        if since < record.last:
            return self._look_back(since)
        self.controller.warn(Message("table.nothing_since"))
        self.renew()
        return None

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
        scene = Result(self.services, self.session, self.stage, self.chapter)
        return Push(scene, self._leave_by)

    def _leave_by(self, way: object) -> Command | None:
        """Go where a menu or the result points."""
        match way:
            case "rules":
                return self._rules(self.controller.view.section)
            case "settings":
                return Push(self.exits.settings())
            case "replay":
                return self._look_back()
            case "analysis":
                return self._look_back(analysed=True)
            case "again":
                return self._again()
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
