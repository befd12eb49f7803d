"""The whole screen during a match, put together from its parts as one picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.contract import Over
from game.core.message import Refusal
from scenes.base.levels import level_name
from scenes.base.words import Words
from scenes.table import (
    bar,
    corner,
    layout,
    owner,
    panel,
    rail,
)
from scenes.table.contract import (
    BoardView,
    Choice,
    Mat,
    Prompt,
)
from scenes.table.director import Director
from scenes.table.layout import Places
from scenes.table.mat import AnyMat
from scenes.table.moments import Standing
from scenes.table.paint_specs import MatLook
from scenes.table.variant import played
from scenes.table.view import View
from scenes.ui.even import even
from scenes.ui.measure import measure
from scenes.ui.picture import Act, Do, Intent, Item, Picture, Tip
from scenes.ui.theme import STRONG

BETWEEN = " · "
RING = "table_ring"
"""The kind of the ring that runs down."""


def lines(said: tuple[str, ...], around: int, last: int, words: Words) -> tuple[str, ...]:
    """Say what is played and which round of how many it is, and the same with less and less.

    What is left in the end is how many play.
    """
    shorter = [BETWEEN.join(said[:count]) for count in range(len(said), 0, -1)]
    if not around:
        return tuple(shorter)
    key = "table.line_of" if last else "table.line"
    told = [words.text(key, edition=part, round=around, of=last) for part in shorter]
    return (*told, words.text("table.line", edition=said[0], round=around), said[0])


def _width(choice: Choice) -> float:
    """Give the width that a choice's words and its sprite take."""
    return measure(choice.label, STRONG).width + (44 if choice.icon else 0)


def _amounts(mat: AnyMat, intent: Intent | None) -> object:
    """Say what a choice comes to: mostly it is an action itself."""
    return mat.revise(intent) if isinstance(intent, Do) else intent


class Screen:
    """Makes the picture of everything, mat included, from a view of the match."""

    tools = ("table.undo", "table.hint")
    """The texts of the tools in the corner that say in words what they are, if there is room."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.moment: Callable[[], Standing | None] = lambda: None
        """What stands over the table for a while."""
        self._prompt = Prompt("")
        self._offered: tuple[Choice, ...] = ()
        self._under: tuple[Item, ...] = ()
        self._over: tuple[Item, ...] = ()
        self._laid: dict[str, tuple[Item, Item]] = {}
        """Items of the mat with what they are on the window, so that what rests stays the same."""

    def picture(self) -> Picture:
        """Give everything that is on the screen as it looks when nothing moves."""
        mat = self.view.mat()
        choices = self.choices(mat)
        tabs = self.view.tabs
        # The first choice is the action button, whose size is given: only the others are measured.
        labels = tuple(map(_width, choices[1:]))
        tools = tuple(
            measure(self.view.words.text(key), STRONG.of(size=corner.TOOL)).width
            for key in self.tools
        )
        places = layout.places(self.view.region, self.view.wish(labels, len(tabs), tools))
        laid, made_of = self._on_window(mat, mat.picture), self.view.stage.material
        # Both are kept for `moving`: from frame to frame of a motion only the mat differs.
        self._under = even(
            (
                Item("ground", "ground", self.view.region, look="walnut"),
                *self._bar(places, mat),
                Item("mat", "table_mat", places.mat, data=MatLook(made_of.texture, made_of.edge)),
                *owner.frame(places.mat, mat.board_view, self.view.own),
                *self.edge(places),
                *self._mat_tabs(places, tabs),
            )
        )
        self._over = even(
            (
                *owner.plate(places.mat, mat.board_view, self.view.own),
                *owner.switch(places.keep, self.view.keeps, self.view.words),
                *self._rail(places, mat),
                *self.corner(places, choices),
                *self.ring(places),
                *self._glows(laid, places),
            )
        )
        return Picture((*self._under, *laid, *self._over, *self._moment(mat)))

    def moving(self, director: Director, strength: float = 1.0) -> Picture:
        """Give everything as it looks right now; `strength` is that of what stands over it."""
        mat = self.view.mat()
        laid = self._on_window(mat, director.look(mat.picture))
        # What moves is drawn above what is still, but nothing lies above what is told.
        told = (replace(item, live=True) for item in self._moment(mat, strength))
        return Picture((*self._under, *laid, *self._over, *told))

    def _moment(self, mat: Mat[Any, Any, Any], strength: float = 1.0) -> tuple[Item, ...]:
        standing = self.moment()
        if standing is None:
            return ()
        seen, watched = mat.board_view, mat.watched
        shown = watched.scaled(mat.unit) if watched is not None else None
        return even(panel.items(seen.region, standing, seen.seats, strength, shown))

    def running(self, picture: Picture) -> Picture:
        """Give a picture with the ring on *Take back* as far as it has run down."""
        respite = self.view.now.respite
        if not respite.timed:
            return picture
        return Picture(
            tuple(replace(i, data=respite.part) if i.kind == RING else i for i in picture)
        )

    def _on_window(self, mat: Mat[Any, Any, Any], picture: Picture) -> Picture:
        """Give a picture of the mat in units of the window."""
        if mat.unit == 1.0:
            return picture
        before, self._laid = self._laid, {}
        items = []
        for item in picture:
            known, laid = before.get(item.id, (None, item))
            # What lies still is compared in each frame, which is cheap only for the same value.
            if known is not item or laid.unit != mat.unit:
                laid = item.on_window(mat.unit)
            self._laid[item.id] = item, laid
            items.append(laid)
        return Picture(tuple(items))

    def _bar(self, places: Places, mat: Mat[Any, Any, Any]) -> tuple[Item, ...]:
        session, words, board_view = self.view.session, self.view.words, mat.board_view
        said = played(session.title_data.options, session.setup, words)
        where = lines(said, self.view.round, mat.last(), words)
        turn = self.view.acting(board_view.pending)
        seat = None if turn is None else board_view.seats[turn]
        room = places.prompt
        prompt, tone = self._said(self.prompt(mat))
        if self.view.away:
            # A refusal or a hint is said even there; whose board it is the plate says too.
            prompt = prompt if tone else Prompt(owner.looking(board_view, turn, words))
            seat = seat if tone else board_view.seats[board_view.shown]
        return (
            self._heading(places, board_view, where),
            bar.prompt(room, prompt, seat, tone),
            *bar.tools(places, words),
        )

    def _heading(self, places: Places, board_view: BoardView, where: tuple[str, ...]) -> Item:
        words = self.view.words
        name = words.text(f"{self.view.session.setup.title}.name")
        if not self.view.lasting or isinstance(board_view.pending, Over):
            return bar.heading(places, name, where)
        ending = self.view.ending()
        return bar.last_heading(places, name, where, ending.last if ending else "", words)

    def _said(self, prompt: Prompt) -> tuple[Prompt, str]:
        """Let a refusal or a hint take the place of the prompt's words."""
        now = self.view.now
        if now.warning or now.notice:
            return replace(prompt, text=now.warning or now.notice), "warning"
        if now.coach:
            return replace(prompt, text=now.coach), "warning"
        return (replace(prompt, text=now.advice), "advice") if now.advice else (prompt, "")

    def prompt(self, mat: Mat[Any, Any, Any]) -> Prompt:
        """Give the prompt; while an own step is shown the words before it stay."""
        view, words = self.view, self.view.words
        if mat.me is not None:
            self._prompt = mat.prompt()
            return self._prompt
        if view.playback.blocking:
            if view.playback.seat not in view.session.bots:
                return Prompt(self._prompt.text)
            if view.now.thought:
                return Prompt(view.now.thought)
        if view.now.respite.on:
            return Prompt(words.text("table.respite"))
        if isinstance(mat.board_view.pending, Over):
            return Prompt(words.text("table.over"))
        if view.now.paused:
            return Prompt(words.text("table.paused"))
        if view.acting(mat.board_view.pending) is None:
            # Chance is to answer, and nobody thinks.
            return Prompt("")
        text = "table.thinking_for" if view.now.thinking else "table.thinking"
        return Prompt(words.text(text, count=view.now.thinking))

    def choices(self, mat: Mat[Any, Any, Any]) -> tuple[Choice, ...]:
        """Give the choices; while a person's own step is shown the last ones stay, dull."""
        view, words = self.view, self.view.words
        if view.away:
            return (owner.back(words),)
        if mat.me is not None:
            self._offered = self._advised(mat, mat.choices())
            return self._offered
        if view.playback.blocking and not view.session.people:
            # Who watches may always pause: buttons that come and go with each step would flicker.
            return self._watching()
        if view.playback.blocking:
            own = view.playback.seat in view.session.people
            return tuple(replace(c, intent=None, reason="") for c in self._offered if own)
        if view.now.respite.on:
            about = words.text("table.end_turn_about")
            tip = Tip(words.text("table.end_turn"), lines=(about,), keys="Enter")
            return (Choice(words.text("table.end_turn"), Do("table.end_turn"), tip=tip),)
        if isinstance(mat.board_view.pending, Over):
            tip = Tip(words.text("table.result"), lines=(words.text("table.result_about"),))
            return (Choice(words.text("table.result"), Do("table.result"), tip=tip),)
        return () if view.session.people and not view.now.paused else self._watching()

    def _advised(self, mat: AnyMat, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Let the main button do what a hint advised, as long as its words stand."""
        if not self.view.now.hinted:
            return choices
        act = Act(self.view.now.hinted[0])
        ready = [choice for choice in choices if _amounts(mat, choice.intent) == act]
        if ready:
            return (ready[0], *(choice for choice in choices if choice != ready[0]))
        # Something on the mat does it by a click, and the button would do something else.
        words = self.view.words
        label, about = words.text("table.advised"), words.text("table.advised_about")
        return (Choice(label, act, tip=Tip(label, lines=(about,), keys="Enter")), *choices)

    def _watching(self) -> tuple[Choice, ...]:
        """Give what whoever watches a match of computers only may do."""
        words = self.view.words
        text = "table.go_on" if self.view.now.paused else "table.pause"
        about = Tip(words.text(text), lines=(words.text("table.pause_about"),), keys="Enter")
        step = Tip(words.text("table.step"), lines=(words.text("table.step_about"),), keys="N")
        return (
            Choice(words.text(text), Do("table.pause"), tip=about),
            Choice(words.text("table.step"), Do("table.step"), key="n", tip=step),
        )

    def _mat_tabs(self, places: Places, tabs: tuple[str, ...]) -> tuple[Item, ...]:
        labels = [self.view.words.text(tab) for tab in tabs]
        return rail.tabs(places.mat_tabs, tabs, labels, self.view.now.tab, "table.tab")

    # The rail

    def _rail(self, places: Places, mat: Mat[Any, Any, Any]) -> tuple[Item, ...]:
        items = list(rail.seat_tabs(places, self.view.now.log, self.view.words))
        for card, place in zip(rail.together(self._cards(mat)), places.cards, strict=False):
            items += rail.card(place, card, self.view.words)
        if places.chronicle is not None:
            now, words = self.view.now, self.view.words
            around = self.view.round
            aside = words.text("chronicle.aside", round=around) if around else ""
            log = rail.Log(self.view.entries(), now.back, now.folded, aside)
            items += rail.chronicle(places.chronicle, log, words)
        return tuple(items)

    def _cards(self, mat: Mat[Any, Any, Any]) -> list[rail.Card]:
        rules, board_view = self.view.session.match.rules, mat.board_view
        turn = self.view.acting(board_view.pending)
        return [
            rail.Card(
                score.seat,
                board_view.seats[score.seat],
                score.total,
                mat.facts(score.seat),
                self.note(score.seat, turn, board_view),
                score.seat == turn,
                score.seat == board_view.shown,
                self._about(score.seat),
            )
            for score in rules.scores(board_view.state)
        ]

    def note(self, seat: int, turn: int | None, board_view: BoardView) -> str:
        """Say on a seat's card what it does just now."""
        words = self.view.words
        if turn is None:
            return ""
        if seat == turn and self.view.now.waits:
            return self.view.now.waits
        if seat == turn:
            return words.text("table.thinks" if board_view.seats[seat].bot else "table.playing")
        return words.text("table.next") if seat == (turn + 1) % len(board_view.seats) else ""

    def _about(self, seat: int) -> str:
        seat_setup = self.view.session.setup.seats[seat]
        if not seat_setup.bot:
            return ""
        title = self.view.session.setup.title
        levels = self.view.session.title_data.levels
        level = level_name(self.view.words, title, levels, seat_setup.level)
        if not seat_setup.style:
            return self.view.words.text("table.computer", level=level)
        style = self.view.words.text(f"{title}.style.{seat_setup.style}")
        return self.view.words.text("table.computer_style", level=level, style=style)

    # The corner

    def corner(self, places: Places, choices: tuple[Choice, ...]) -> tuple[Item, ...]:
        """Lay out the action corner."""
        session, words = self.view.session, self.view.words
        # What a hint chose can be taken back even where the match cannot go back.
        undo = None if self.view.now.overwritten else session.undoes()
        seat = self.view.acting(session.match.pending)
        waiting = ""
        if seat is not None:
            waiting = words.text("table.waiting", name=self.view.seats[seat].name)
        if self.view.now.thinking:
            waiting = words.text("table.answer_now")
        what = corner.Corner(
            calm=self.view.away,
            choices=choices,
            waiting=waiting,
            undo=words.say(undo) if isinstance(undo, Refusal) else "",
            hint="" if self.view.me is not None else words.text("refuse.not_your_turn"),
            hinting=session.hinting,
            speed=self.view.speed,
            paused=self.view.now.paused,
            about=words.text(
                "table.answer_about" if self.view.now.thinking else "table.hurry_about"
            ),
        )
        return corner.corner(places, what, words)

    def edge(self, _places: Places) -> tuple[Item, ...]:
        """Frame the mat, if it is to be told apart."""
        return ()

    def ring(self, places: Places) -> tuple[Item, ...]:
        """Ring *Take back* as long as the next seat waits for it."""
        respite = self.view.now.respite
        if not respite.on or self.view.playback.blocking:
            return ()
        place = places.undo.inset(-5)
        return (Item("respite", RING, place, data=respite.part, live=respite.timed),)

    def _glows(self, mat: Picture, places: Places) -> tuple[Item, ...]:
        """Ring what a hint is about; the action button when nothing on the mat is."""
        found = [item for name in self.view.now.glow if (item := mat.find(name)) is not None]
        rings = [Item(f"glow:{item.id}", "table_glow", item.place) for item in found]
        if self.view.now.advice and not rings:
            rings = [Item("glow:action", "table_glow", places.action)]
        return tuple(rings)
