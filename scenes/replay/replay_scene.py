"""Looking back at a match: every moment on the table, with its motion, and the bar below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.analysis.report import objection
from game.core.match import Played
from game.core.message import Message
from game.replay.index import index_of
from game.replay.sight import sight_of
from scenes.analysis.analysis_page import AnalysisPage, Looked
from scenes.base.dialog import Menu, Notice, Verb
from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Pop, Push, Replace, Wheel
from scenes.base.services import Services
from scenes.replay import bar, keepsakes
from scenes.replay.branch_page import BranchPage
from scenes.replay.marks import Mark, analysis_marks
from scenes.replay.paint import PAINTERS
from scenes.replay.past_screen import PastScreen
from scenes.replay.past_session import PastSession
from scenes.replay.past_view import PastView
from scenes.replay.ways import Ways
from scenes.table import layout, log_rows
from scenes.table.contract import Stage
from scenes.table.director import Director, chosen_speed
from scenes.table.exits import Past
from scenes.table.table import painters
from scenes.table.topics import topics_of
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from scenes.ui.measure import measure_at
from scenes.ui.picture import Act, Do, Intent, Item, Picture, Tip

BETWEEN = {"none": 1.0, "instant": 0.5, "fast": 0.25, "normal": 0.6, "slow": 1.2}
"""Seconds between two steps while the match goes on by itself, by speed."""
LINGER = 1.5
"""Seconds that the newest position stands before what was shown again goes back to the table."""
WAYS = {"left": ("decision", -1), "right": ("decision", 1)}
PAGES = {"page up": ("round", -1), "page down": ("round", 1)}
SHARE = 5 / 6
"""Of the largest interface size of a table: the bar takes its height, and wide low mats more."""
READING = 6.0
"""Seconds that a sentence stands in the prompt."""


class ReplayScene(Page):
    """A match looked back upon. `marks` are shown on its bar."""

    enter_goes_on = True

    def __init__(self, services: Services, past: Past, stage: Stage, ways: Ways) -> None:
        super().__init__(services)
        self.past, self.record, self.stage, self.ways = past, past.record, stage, ways
        self.painters = {**painters(stage), **PAINTERS}
        self.index = index_of(self.record)
        self.session = PastSession(self.record)
        sight = sight_of(self.record, past.seat)
        self.view = PastView(stage, self.session, services.words, sight, self._upper)
        self.view.speed = chosen_speed(services.settings.speed)
        self.screen = PastScreen(self.view)
        self.director = Director(
            self.view.playback, self.view.compose, stage.cue, services.play, self.view.speed
        )
        self._topics = topics_of(stage, self.record.setup)
        self.marks: tuple[Mark, ...] = ()
        self.playing = False
        self._returns = past.since is not None
        """Whether it goes back to the table by itself, as nobody has interfered."""
        self._wait = self._reading = 0.0
        self._scrolled = 0
        self._doubted = self.record.doubt is not None
        """Whether it is still to be told that something of the match is lost."""
        self._analysed = past.analysed
        """Whether the analysis is still to be opened, which was asked for at once."""
        self._extra: tuple[Item, ...] = ()
        self._scale = 1.0
        """Pixels of a unit where it was drawn last."""

    # Where it stands

    @property
    def place(self) -> int:
        """The place that is shown, or to which motion leads."""
        return self.session.place

    def enter(self) -> None:
        """Begin where was asked for: what happened since a decision goes on by itself."""
        super().enter()
        # Told once, while the newest position lies there: later only its place is looked up.
        self.view.entries()
        if self.past.since is None:
            return
        self.go(self.past.since)
        self.playing = self.place < self.record.last

    def go(self, place: int) -> None:
        """Show the position at a place at once; what differs glides softly."""
        look = self._look()
        self.session.place = max(0, min(self.record.last, place))
        state = self.record.state(self.place)
        self.director.jump(state, look, self.session.seat)
        self._moved()

    def show(self, until: int) -> None:
        """Show the steps from here to a place, each with its motion."""
        self.director.skip()
        look = self._look()
        steps: list[Played] = [self.record.played(at) for at in range(self.place, until)]
        self.session.place = until
        self.director.show(steps, look)
        self._moved()

    def step(self, unit: str, way: int) -> None:
        """Go on or back by a decision, a turn or a round; single decisions with their motion."""
        if way < 0:
            self.go(self.index.before(self.place, unit))
        elif unit == "decision" and self.director.speed != "none":
            self.show(self.index.after(self.place, unit))
        else:
            self.go(self.index.after(self.place, unit))

    def _moved(self) -> None:
        self._wait, self._scrolled = BETWEEN[self.view.speed], 0
        self.renew()

    def _look(self) -> Picture:
        return self.director.look(self.view.mat().picture)

    def _take(self) -> None:
        """Note that somebody does something here: nothing goes by itself any more."""
        self._returns = self.playing = False

    # What is on the screen

    @property
    def _upper(self) -> Region:
        return self.region.top(self.region.height - bar.height(self.region))

    @property
    def largest(self) -> int:
        """The largest interface size in per cent at which table and bar can be read."""
        return layout.largest(self.region, int(self.stage.largest * SHARE))

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self.director.busy

    @property
    def wakeful(self) -> bool:
        """Whether a match goes on by itself, so that the display must not go to sleep."""
        return self.playing

    def present(self) -> Picture:
        """Give the table as it was, and the bar below it."""
        view, words = self.view, self.services.words
        view.words, view.region = words, self._upper
        tabs = view.tabs
        if view.now.tab not in tabs:
            view.now.tab = tabs[0] if tabs else ""
        self._tune()
        table = self._topics.explained(self.screen.picture(), words)
        foot = self.region.foot(self.region.height - self._upper.height)
        strip = bar.items(foot, self.index, self.place, view.seats, self.marks, words)
        self._extra = (*self._lines(table), *strip)
        return Picture((*table, *self._extra))

    def _tune(self) -> None:
        """Let the screen say what follows from the place."""
        words, now = self.services.words, self.view.now
        count = len(self.index.decisions)
        number = self.index.decision(self.place) + 1
        self.screen.aside = (
            words.text("replay.decision", n=number, of=count) if count else words.text("replay.tag")
        )
        self.screen.playing = self.playing
        rows = len(self.view.entries())
        now.back = max(0, min(rows - 1, rows - self._told() + self._scrolled)) if rows else 0

    def _told(self) -> int:
        """Give how many lines of the chronicle have been shown."""
        return self.view.told_until(self.place - self.view.playback.left)

    def _lines(self, table: Picture) -> tuple[Item, ...]:
        """Give what can be clicked upon the chronicle: each line leads to its moment."""
        log = table.find("chronicle")
        if log is None or log.data.folded:
            return ()
        entries, places = log.data.entries, self.view.places
        shown = entries[: len(entries) - log.data.back]
        body, now = log_rows.body(log.place, log.data.back > 0), self._told() - 1
        tip = self.services.words.text("replay.line")
        return tuple(
            Item(
                f"replay:line:{at}",
                "replay_line",
                Region(
                    where.x - 6, where.y, where.width + 12, min(where.bottom, body.bottom) - where.y
                ),
                look="now" if at == now else "",
                intent=Do("line", places[at]),
                group="log",
                tip=Tip(tip),
            )
            for at, where in log_rows.rows(body, shown, partial(measure_at, self._scale))
            if where.y < body.bottom
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; what lies upon the lines of the chronicle must stand as they do."""
        if canvas.scale != self._scale:
            self._scale = canvas.scale
            self.renew()
        super().draw(canvas)

    def frame(self) -> Picture:
        """Give everything as it looks while things move."""
        if self.director.busy:
            return Picture((*self.screen.moving(self.director), *self._extra))
        return self.picture

    # Time

    def tick(self, seconds: float) -> Command | None:
        """Let motion go on, and the match where it plays by itself."""
        if self.covered:
            return None
        if self._doubted:
            self._doubted = False
            return self._doubt()
        if self._analysed:
            self._analysed = False
            return self._analysis()
        moved = self.director.busy
        left = self.view.playback.left
        self.director.update(seconds)
        if moved and (not self.director.busy or left != self.view.playback.left):
            self.renew()
        self._read(seconds)
        if self.director.busy or not (self.playing or self._returns):
            return None
        self._wait -= seconds
        return self._go_on() if self._wait <= 0 else None

    def _go_on(self) -> Command | None:
        if self.place < self.record.last:
            self.show(self.place + 1)
            return None
        if self.playing:
            self.playing, self._wait = False, LINGER
            self.renew()
            return None
        return Pop()

    def _read(self, seconds: float) -> None:
        if self.view.now.warning:
            self._reading -= seconds
            if self._reading <= 0:
                self.view.now.warning = ""
                self.renew()

    def _doubt(self) -> Command | None:
        words, doubt = self.services.words, self.record.doubt
        if doubt is None:
            return None
        return Push(Notice(self.services, words.text("replay.doubt.title"), words.say(doubt)))

    def _say(self, text: str) -> None:
        self.view.now.warning, self._reading = text, READING
        self.renew()

    # Inputs

    def handle(self, event: Input) -> Command | None:
        """Take the keys that go on and back before they could move the focus."""
        if isinstance(event, Key) and not event.alt:
            way = self._way(event)
            if way is not None:
                self._take()
                self.step(*way)
                return None
            if event.name in ("home", "end"):
                self._take()
                self.go(0 if event.name == "home" else self.record.last)
                return None
        return super().handle(event)

    def _way(self, event: Key) -> tuple[str, int] | None:
        if event.name in WAYS:
            unit, way = WAYS[event.name]
            return ("turn" if event.ctrl or event.shift else unit), way
        found = PAGES.get(event.name)
        if found is not None and not self.index.rounds:
            return "turn", found[1]
        return found

    def key(self, event: Key) -> Command | None:
        """Let the space key play and stop."""
        if event.name == "space":
            self._play()
            self.renew()
        elif event.name == "w":
            return Pop()
        elif event.name == "a":
            return self._analysis()
        return None

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Scroll the chronicle, or go on and back."""
        del item
        log = self.picture.find("chronicle")
        if log is not None and log.place.contains(event.at):
            self._scrolled += event.steps
            rows, told = len(self.view.entries()), self._told()
            self._scrolled = max(told - rows, min(max(0, told - 1), self._scrolled))
            self.renew()
            return None
        self._take()
        for _ in range(min(8, abs(event.steps))):
            self.step("decision", -1 if event.steps > 0 else 1)
        return None

    def escape(self) -> Command | None:
        """Leave the past."""
        return Pop()

    # Intents

    def do(self, intent: Intent) -> Command | None:
        """Go somewhere, change what is shown, or take something along; nothing is played."""
        if isinstance(intent, Act):
            self._say(self.services.words.text("replay.past"))
            return None
        if intent.name.startswith("table."):
            return self._table(intent)
        match intent.name:
            case "step":
                self._take()
                self.step(*intent.value)
            case "track":
                self._take()
                self.go(bar.nearest(intent.value, self.index))
            case "go":
                self._take()
                self.go(intent.value)
            case "line":
                self._take()
                self.go(intent.value)
                self.show(intent.value + 1)
            case "from_here":
                return self._from_here()
            case "shot":
                return self._shot()
            case _:
                self._revise(intent)
        return None

    def _revise(self, intent: Do) -> None:
        """Change how the table is looked at, such as how near a map is; nothing is chosen here."""
        mat = self.view.mat()
        changed = mat.revise(intent) if mat.board_view.selection is not None else None
        if changed is not None and not isinstance(changed, Act):
            self.view.now.selection = self.stage.mat.kept(changed)

    def _table(self, intent: Do) -> Command | None:
        now = self.view.now
        match intent.name.removeprefix("table."):
            case "seat":
                now.pinned = None if now.pinned == intent.value else intent.value
            case "tab":
                now.tab = intent.value
            case "side":
                now.log = intent.value == "log"
            case "fold":
                now.folded = not now.folded
                now.log = now.log or not now.folded
            case "paces":
                now.paces = not now.paces
            case "speed":
                self.view.speed = self.director.speed = intent.value
            case "pause":
                self._play()
            case "rules":
                return Push(self.ways.rules(self.record.setup, ""))
            case "menu":
                return self._menu()
        return None

    def _play(self) -> None:
        """Let the match go on by itself, from the beginning again after its end, or stop."""
        self._returns = False
        self.playing = not self.playing and self.record.last > 0
        if self.playing and self.place == self.record.last:
            self.go(0)
        self._wait = 0.0

    # Ways out

    def _menu(self) -> Command:
        self._take()
        text = self.services.words.text
        verbs = (
            Verb("resume", text("replay.menu_resume"), "action", "return", "common/play"),
            Verb("from_here", text("replay.from_here"), icon="common/flag"),
            Verb("analysis", text("analysis.title"), icon="common/dice"),
            Verb("shot", text("replay.shot"), icon="common/camera"),
            Verb("words", text("replay.words"), icon="common/scroll"),
            Verb("leave", text("replay.leave"), icon="common/exit"),
        )
        return Push(Menu(self.services, text("replay.tag"), verbs), self._chosen)

    def _chosen(self, verb: object) -> Command | None:
        match verb:
            case "from_here":
                return self._from_here()
            case "analysis":
                return self._analysis()
            case "shot":
                return self._shot()
            case "words":
                return self._words()
            case "leave":
                return Pop()
        return None

    def _from_here(self) -> Command:
        self._take()
        self.director.skip()
        return Push(BranchPage(self.services, self.record, self.place, self.ways.name), self._on)

    def _on(self, made: object) -> Command | None:
        if not isinstance(made, tuple):
            return None
        return Replace(self.ways.play(*made), whole=True)

    def _analysis(self) -> Command | None:
        words, refused = self.services.words, objection(self.record)
        if refused is not None or not self.record.over:
            self._say(words.say(refused or Message("analysis.running")))
            return None
        self._take()
        self.director.skip()
        return Push(AnalysisPage(self.services, self.record, self.ways.name), self._looked)

    def _looked(self, looked: object) -> Command | None:
        """Mark on the bar what the analysis has found, and go where it was clicked."""
        assert isinstance(looked, Looked)
        self.marks = analysis_marks(looked.report, self.services.words)
        if looked.place is not None:
            self.go(looked.place)
        self.renew()
        return None

    def _shot(self) -> Command:
        self._take()
        self.director.skip()
        self.renew()
        return self._kept(keepsakes.picture(self.services, self.record, self.ways.png(self)))

    def _words(self) -> Command:
        rows = self.view.entries()
        return self._kept(keepsakes.story(self.services, self.view, rows))

    def _kept(self, said: Sequence[str]) -> Command:
        """Tell what was saved where, or why it was not."""
        title, about = said
        return Push(Notice(self.services, title, about))
