"""Draws every screen in telling states to PNG files, without a display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import islice, product
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from game.ai.worker import Inline
from game.analysis.report import Report
from game.core.contract import Step
from game.core.match import Match, Played
from game.core.message import Message
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.lessons.chapters import has_lessons
from game.lessons.trial import lessons
from game.opening import open_match
from game.paths import moved
from game.practice.puzzle import Puzzle
from game.replay.record import of_match
from game.storage.settings import Settings
from game.storage.store import Store
from scenes.analysis.analysis_page import AnalysisPage
from scenes.analysis.samples import FEW, PLACES, analysed_quickly
from scenes.base.dialog import Notice
from scenes.base.page import Page
from scenes.base.scene import Hover, Key, Replace, Scene
from scenes.base.services import Trouble
from scenes.companion import registry
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.opening import open_lesson
from scenes.menus.chapters import ChaptersScene
from scenes.menus.credits import CreditsScene
from scenes.menus.results import ResultsScene
from scenes.menus.rules import RulesScene
from scenes.menus.saves import SavesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.menus.trouble import TroubleScene
from scenes.practice.desk import Desk
from scenes.practice.practice_page import PracticePage
from scenes.program.app import App, offscreen, open_services
from scenes.program.start import House, furnish, small
from scenes.replay.replay_scene import ReplayScene
from scenes.samples import moments
from scenes.samples.moments import Moment
from scenes.table.contract import Seat
from scenes.table.curtain import Curtain
from scenes.table.exits import Past
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.table import TableScene
from scenes.ui.caches import Caches
from scenes.ui.recorder import Recorder

TODAY = datetime(2026, 5, 17, 21, 40)
ENOUGH = 60
"""Decisions after which a chapter of lessons is left."""
GAMES = 3
"""Matches in which moments are looked for."""
PATIENCE = 100
"""Turns in which a scene must have come on the screen."""
READ = 0.6
"""Seconds after which a tooltip stands."""


class Album:
    """Shows scenes one after the other and keeps a picture of each."""

    quick: bool = False
    """Whether any match will do, however badly it is played, and one colour of each screen."""
    kind: str = "png"
    """How the files are written, and how their names end."""

    def __init__(
        self,
        out: Path,
        size: tuple[int, int],
        language: str,
        interface: int,
        home: Path,
        caches: Caches | None = None,
    ) -> None:
        services = open_services(
            Settings(language=language, speed="none", pace=0, respite=0), Store(home / "saves")
        )
        services.home = home
        # Dates stand on some screens, and pictures of two runs must be equal.
        services.now = lambda: TODAY
        self.out, self.services = out, services
        self.app: App = offscreen(size, interface, services, caches)
        self.app.recorder = self.recorder = Recorder()
        self.house: House = furnish(services)
        self.files: list[Path] = []
        out.mkdir(parents=True, exist_ok=True)

    def show(self, scene: Scene) -> None:
        """Put a scene alone on the screen, and wait until it, or what it leads to, is drawn.

        Raises RuntimeError if it does not come: a picture of the scene before would be no help.
        """
        before = self.app.stack.top
        if len(self.app.stack):
            self.app.stack.do(Replace(scene, whole=True))
        else:
            self.app.show(scene)
        for _ in range(PATIENCE):
            self.app.turn(0.05)
            top = self.app.stack.top
            if top is not None and (top is scene or top is not before) and not top.stale:
                return
        raise RuntimeError(f"{type(scene).__name__} is not drawn")

    def keep(self, name: str) -> None:
        """Keep a picture of what is on the screen."""
        file = self.out / f"{name}.{self.kind}"
        self.app.shot(file)
        self.files.append(file)

    def take(self, name: str, scene: Scene) -> None:
        """Show a scene and keep its picture."""
        self.show(scene)
        self.keep(name)

    def press(self, name: str) -> None:
        """Press a key."""
        self.app.stack.handle(Key(name))
        self.app.turn(0.05)

    def point(self, scene: Page, name: str) -> None:
        """Point at an item until its tooltip stands."""
        item = scene.current().find(name)
        if item is not None:
            self.app.stack.handle(Hover(item.place.centre))
            self.wait(READ)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        # Nobody sees what comes before the picture, and drawing is what takes long.
        for _ in range(round(seconds / 0.05)):
            self.app.advance(0.05)


def draw_all(
    out: Path,
    title: str | None,
    size: tuple[int, int],
    language: str,
    interface: int,
    kind: str = "png",
) -> list[Path]:
    """Draw every screen, or only a title's, as "png" or "jpg"; give the files. Raises OSError."""
    with TemporaryDirectory() as folder:
        album = Album(out, size, language, interface, Path(folder))
        album.kind = kind
        every_screen(album, title)
        album.app.close()
    return album.files


def every_screen(album: Album, title: str | None = None) -> None:
    """Show an album every screen, or only a title's."""
    for name in titles() if title is None else (title,):
        _title(album, name, alone=title is not None)
    if title is None:
        _companion(album)
        _front(album)


def _title(album: Album, title: str, alone: bool) -> None:
    """Draw a title: set-up, rules, each step, a tooltip, another's board, motion, the result."""
    house = album.house
    setting_up = SetupScene(album.services, house.ways, title)
    album.take(f"{title}-setup", setting_up)
    if setting_up.game.options:
        setting_up.tab, setting_up.unfolded = "options", True
        setting_up.renew()
        album.take(f"{title}-setup-variants", setting_up)
    album.take(f"{title}-rules", RulesScene(album.services, title))
    setup = moments.setting(title, 0 if album.quick else -1)
    match = moments.whole(setup)
    found = moments.moments(match)
    for moment in found:
        scene = seated(album.house, *moments.until(setup, match, moment))
        album.take(f"{title}-{moment.name}", scene)
        _save_first(album, scene, moment)
    # The latest place has the most on the table, so tooltips and boards show most there.
    fullest = max(found, key=lambda moment: moment.steps)
    scene = seated(album.house, *moments.until(setup, match, fullest))
    album.show(scene)
    _closer(album, scene, title, fullest)
    _moving(album, setup, match, title)
    _moments(album, title)
    _end(album, setup, match, title)
    _past(album, setup, match, title)
    _variants(album, title, moments.every(match))
    _lessons(album, title, every=alone)


def _lessons(album: Album, title: str, every: bool) -> None:
    """Draw the list of a title's chapters and how each begins, or `every` step of it to its end."""
    services = album.services
    if not has_lessons(title):
        return
    album.take(f"{title}-lessons", ChaptersScene(services, title))
    for chapter in (one.id for one in lessons(title) if one.chapter is not None):
        scene = open_lesson(services, album.house.exits(), Inline, title, chapter, True)
        assert isinstance(scene, LessonScene)
        album.show(scene)
        told = set[int]()
        for _ in range(ENOUGH if every else 1):
            album.wait(0.1)
            if album.app.stack.top is not scene:
                album.keep(f"{title}-lesson-{chapter}-end")
                break
            if scene.course.place not in told:
                told.add(scene.course.place)
                album.keep(f"{title}-lesson-{chapter}-{scene.course.place + 1}")
            scene.go_on()


def _variants(album: Album, title: str, usual: Sequence[Moment]) -> None:
    """Draw what each other way to play shows that the usual one does not, and a result alone."""
    known = {moment.name for moment in usual}.union(*(moment.kinds for moment in usual))
    seen = set(known)
    for name, setup in moments.settings(title):
        _variant(album, name, setup, known, seen)
        if len(setup.seats) == 1:
            _alone(album, name, setup)


def _variant(album: Album, name: str, setup: MatchSetup, known: set[str], seen: set[str]) -> None:
    """Draw what a strong match has beyond the usual, or its last step; then what is still new."""
    for at, (own, match) in enumerate(moments.matches(setup)):
        fresh = moments.telling(moments.every(match), seen if at else known)
        for moment in fresh or (() if at else moments.moments(match)[-1:]):
            scene = seated(album.house, *moments.until(own, match, moment))
            album.take(f"{setup.title}-{name}-{moment.name.lower()}", scene)
            seen |= {moment.name, *moment.kinds}


def _alone(album: Album, name: str, setup: MatchSetup) -> None:
    """Draw the result of a person's game alone, beside those of others, weaker ones first."""
    level = setup.seats[0].level
    # The strongest would think longer than all the rest of the pictures takes.
    levels = titles()[setup.title].levels[: 1 if album.quick else -1]
    for place, other in enumerate((*levels, level)):
        seat_setup = replace(setup.seats[0], name=moments.NAMES[len(levels) - place], level=other)
        seed = setup.seed if place == len(levels) else f"{setup.seed}/{other}"
        played = moments.whole(replace(setup, seats=(seat_setup,), seed=seed))
        # Played by a computer, shown as a person's: only results of people stand beside each other.
        own = replace(setup, seats=(replace(seat_setup, level="", style=""),), seed=seed)
        again = open_match(own)
        again.replay(played.log)
        album.show(seated(album.house, own, again))
        album.wait(1.5)
    album.keep(f"{setup.title}-{name}-result")


def seated(house: House, setup: MatchSetup, match: Match) -> TableScene:
    """Make the table of a match, computer players thinking on the spot."""
    session = Session(setup, match, Inline())
    return TableScene(house.services, session, stage(setup.title), house.exits())


def _save_first(album: Album, scene: TableScene, moment: Moment) -> None:
    """Put a match into the folder of saved games, for the scenes that list them."""
    session, store = scene.session, album.services.store
    # Three rows show what a list is; more would only make the pictures slower.
    if len(store.list()) < 3:
        name = f"{session.setup.title}-{moment.name}"
        store.keep(name, session.setup, session.match)
        store.keep_picture(name, small(album.app.window.surface))


def _closer(album: Album, scene: TableScene, title: str, moment: Moment) -> None:
    """Draw a tooltip with a reason, another seat's board, the menu, and the page of F1."""
    picture = scene.current()
    refused = [item for item in picture if item.tip and item.tip.reason]
    if refused:
        album.point(scene, refused[len(refused) // 2].id)
        album.keep(f"{title}-tooltip")
    other = (moment.seat + 1) % len(scene.session.setup.seats)
    seat = scene.current().find(f"seat:{other}")
    if seat is not None and seat.intent is not None:
        scene.do(seat.intent)
        scene.renew()
        album.wait(0.1)
        album.keep(f"{title}-other-board")
        # Back to one's own board first: only from there Esc opens the menu.
        album.press("escape")
    album.press("escape")
    album.keep(f"{title}-menu")
    album.press("escape")
    album.press("f1")
    album.keep(f"{title}-rules-here")


def _moving(album: Album, setup: MatchSetup, match: Match, title: str) -> None:
    """Draw the table in the middle of a motion."""
    moment = moments.lively(match)
    if moment is None:
        return
    scene = seated(album.house, *moments.until(setup, match, moment))
    album.services.settings = album.services.settings.changed(speed="normal")
    album.show(scene)
    scene.controller.act(match.log[moment.steps].action)
    album.wait(0.35)
    album.keep(f"{title}-moving")
    album.services.settings = album.services.settings.changed(speed="none")


def _moments(album: Album, title: str) -> None:
    """Draw each kind of moment once, from quick matches in which everything is tried."""
    seen: set[str] = set()
    album.services.settings = album.services.settings.changed(speed="normal")
    for own, match in islice(moments.matches(moments.setting(title, 0)), GAMES):
        view = seated(album.house, own, match).controller.view
        for steps, played in enumerate(match.history()):
            for viewer, event in product(range(len(own.seats)), played.step.events):
                moment = view.moment(event, played.step.state, viewer)
                laid = moment is not None and any(side.pieces for side in moment.sides)
                kind = f"{moment.kind}{'-laid' if laid else ''}" if moment is not None else ""
                if moment is not None and kind not in seen:
                    seen.add(kind)
                    # A step later, where the viewer looks at what has come of it.
                    after = Moment(kind, steps + 1, viewer)
                    scene = seated(album.house, *moments.until(own, match, after))
                    album.show(scene)
                    alone = Step(played.step.state, (event,))
                    _notice(album, scene, replace(played, step=alone))
                    album.keep(f"{title}-moment-{kind}")
    album.services.settings = album.services.settings.changed(speed="none")


def _notice(album: Album, scene: TableScene, played: Played) -> None:
    """Let a moment stand over the table, and nothing else move."""
    people = scene.session.people
    scene.controller.moments.add(played, people, False, people[0])
    scene.renew()
    album.wait(0.4)


def _end(album: Album, setup: MatchSetup, match: Match, title: str) -> None:
    """Draw the result: points by source, and the course of the game."""
    album.services.store.keep(f"{title}-finished", setup, match)
    scene = seated(album.house, setup, match)
    album.show(scene)
    album.wait(1.5)
    album.keep(f"{title}-result")
    top = album.app.stack.top
    if isinstance(top, Page):
        charts = next((i for i in top.current() if i.id.endswith("charts") and i.intent), None)
        if charts is not None and charts.intent is not None:
            top.do(charts.intent)
            top.renew()
            album.wait(0.1)
            album.keep(f"{title}-result-charts")
    seat_setup = setup.seats[min(1, len(setup.seats) - 1)]
    card = Seat(seat_setup.name, seat_setup.colour)
    album.take(f"{title}-curtain", Curtain(album.services, card))


def _past(album: Album, setup: MatchSetup, match: Match, title: str) -> None:
    """Draw a moment looked back upon, in motion too, and how one plays on from there."""
    scene = album.house.look_back(Past(of_match(setup, match), None))
    assert isinstance(scene, ReplayScene)
    album.show(scene)
    moment = moments.lively(match)
    place = len(match.log) // 2 if moment is None else moment.steps
    scene.go(place)
    album.wait(0.4)
    album.keep(f"{title}-replay")
    scene.view.speed = scene.director.speed = "normal"
    scene.step("decision", 1)
    album.wait(0.35)
    album.keep(f"{title}-replay-moving")
    album.press("b")
    album.wait(0.1)
    album.keep(f"{title}-replay-branch")
    record = of_match(setup, match)
    if record.over:
        stage = analysed_quickly(record, FEW if album.quick else PLACES)
        album.take(f"{title}-analysis", AnalysisPage(album.services, record, "", stage))
        _practice(album, Report(record, stage))


def _practice(album: Album, report: Report) -> None:
    """Draw the list of single positions, and the worst of a match on the table."""
    title, lost = report.record.setup.title, report.costliest(0)
    desk = Desk(album.services, album.house.exits(), Inline, title)
    album.take(f"{title}-practice", PracticePage(desk))
    for one in lost[:1]:
        album.take(f"{title}-practice-table", desk.table(Puzzle("", report.record, one)))


def _companion(album: Album) -> None:
    """Draw the companion's screens, light and dark."""
    services, ways, own = album.services, album.house.ways, album.services.home
    for dark, ending in ((False, ""), (True, "-dark"))[: 1 if album.quick else 2]:
        services.settings = services.settings.changed(dark=dark)
        # In a folder of its own each time: what the samples kept in the light is no part of them.
        services.home = own / f"companion{ending}"
        services.home.mkdir(parents=True, exist_ok=True)
        with moved(services.home):
            for name, scene in registry.samples(services, ways):
                album.take(f"companion-{name}{ending}", scene)
    services.settings, services.home = services.settings.changed(dark=False), own


def _front(album: Album) -> None:
    """Draw the scenes around the table, with saved games, a finished and a broken one."""
    services, house = album.services, album.house
    (services.store.folder / "torn.json").write_text('{"format": 1, "title": "', "utf-8")
    album.take("title", house.home())
    album.take("saves", SavesScene(services, house.ways))
    album.take("results", ResultsScene(services, house.ways))
    album.take("settings", SettingsScene(services))
    album.take("credits", CreditsScene(services))
    album.take("rules", RulesScene(services))
    fault = Trouble("OSError", "saves", "OSError: [Errno 30] Read-only file system", None)
    album.take("trouble", TroubleScene(services, fault, house.home))
    album.show(house.home())
    text = services.words.say(Message("saves.cannot_keep", {"folder": "four-ages/saves"}))
    album.app.show(Notice(services, services.words.text("trouble.title"), text))
    album.wait(0.1)
    album.keep("notice")
    rmtree(services.store.folder)
    album.take("title-first-time", TitleScene(services, house.ways))
