"""What lies on the screen during a match, as one picture; made anew from values whenever asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.contract import Over, Turn
from game.core.event import Event
from scenes.stage import bar, corner, layout, rail
from scenes.stage.chronicle import Chronicle
from scenes.stage.contract import Choice, Prompt, Seat, Sight, Stage, Tale, Words
from scenes.stage.director import Director
from scenes.stage.layout import Places, Wish
from scenes.stage.looks import Entry, MatLook
from scenes.stage.session import Session
from scenes.ui.geometry import Region
from scenes.ui.looks import ButtonLook
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item, Picture, Tip
from scenes.ui.theme import STRONG


@dataclass(slots=True)
class Now:
    """What the person at the mouse has opened, chosen and been told; no part of the match."""

    home: int = 0
    """The person who decided last, or who decides now."""
    draft: Any = None
    pinned: int | None = None
    """The seat whose board was opened by a click."""
    tab: str = ""
    log: bool = False
    back: int = 0
    folded: bool = False
    warning: str = ""
    """Why something was refused, until it is read."""
    advice: str = ""
    """A hint in words."""
    glow: tuple[str, ...] = ()
    """Ids of the items that a hint is about."""
    thought: str = ""
    """Why a computer player did what is shown now."""
    covered: bool = False
    """Whether the curtain hangs: the next person has not taken the mouse yet."""
    changed: dict[int, frozenset[str]] = field(default_factory=dict)
    """For each person the items that others changed since their last own action."""


def seats_of(session: Session, words: Words) -> tuple[Seat, ...]:
    """Name the seats; one without a name is called by its colour."""
    return tuple(
        Seat(chair.name or words.text(f"seat.{chair.colour}"), chair.colour, chair.bot)
        for chair in session.table.chairs
    )


class View:
    """Makes the picture of a table for one stage."""

    def __init__(self, stage: Stage, session: Session, words: Words, now: Now) -> None:
        self.stage, self.session, self.words, self.now = stage, session, words, now
        self.region = Region(0, 0, 1920, 1080)
        self.director: Director
        self.follows = True
        """Whether the board of a computer player is shown while it acts."""
        self.chronicle = Chronicle()
        self._mat: tuple[tuple[Any, ...], Picture] | None = None
        self._hides: tuple[int, bool] | None = None
        self._prompt = Prompt("")
        self._under: tuple[Item, ...] = ()
        self._over: tuple[Item, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return seats_of(self.session, self.words)

    # Who sees what

    @property
    def hides(self) -> bool:
        """Whether seats see different things just now."""
        steps = self.session.steps
        if self._hides is None or self._hides[0] != steps:
            self._hides = steps, self.session.hides()
        return self._hides[1]

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes the table is shown; `None`: the public's."""
        people = self.session.people
        if not people or (len(people) > 1 and self.hides and self.session.person is None):
            return None
        return self.now.home

    @property
    def me(self) -> int | None:
        """The seat that may decide now with this mouse."""
        return None if self.director.blocking or self.now.covered else self.session.person

    def sight(self, state: Any = None, acting: int | None = None, still: bool = True) -> Sight:
        """Say what the title may use for a state; the one that is shown, when not given.

        `still` is off for the pictures between which something moves.
        """
        state = self.director.shown if state is None else state
        session, now = self.session, self.now
        rules = session.match.rules
        view = rules.view(state, self.viewer)
        pending = rules.pending(view)
        if acting is None and isinstance(pending, Turn):
            acting = pending.seat
        me = self.me if still else None
        return Sight(
            rules=rules,
            components=session.kit.components,
            options=session.table.options,
            state=view,
            pending=pending,
            seats=self.seats,
            me=me,
            shown=self._shown(me, acting),
            draft=now.draft if me is not None else None,
            words=self.words,
            region=self._inner,
            tab=now.tab,
            changed=now.changed.get(now.home, frozenset()),
            dim=me is None,
        )

    def _shown(self, me: int | None, acting: int | None) -> int:
        if self.now.pinned is not None:
            return self.now.pinned
        if me is not None:
            return me
        if acting is not None and (self.follows or not self.session.people):
            return acting
        return self.now.home

    def told(self, event: Event, person: int | None = None) -> Tale | None:
        """Tell an event as it concerns a person's board."""
        sight = self.sight(still=False)
        shown = sight.shown if person is None else person
        return self.stage.tell(replace(sight, shown=shown, me=person), event)

    # Places

    @property
    def tabs(self) -> tuple[str, ...]:
        count = len(self.session.table.chairs)
        return self.stage.tabs(layout.mat_region(self.region, Wish(count)))

    def _wish(self, labels: tuple[float, ...], tabs: int) -> Wish:
        return Wish(
            seats=len(self.session.table.chairs),
            labels=labels,
            mat_tabs=tabs,
            redo=self.me is not None and self.session.match.can_redo,
            log=self.now.log,
            folded=self.now.folded,
        )

    @property
    def _inner(self) -> Region:
        """The part of the mat that is the title's."""
        return layout.places(self.region, self._wish((), len(self.tabs))).mat

    # Pictures

    def compose(self, state: Any, acting: int | None) -> Picture:
        """Give the mat of a state as it looks while something moves."""
        return self.stage.present(self.sight(state, acting, still=False))

    def still(self) -> Picture:
        """Give the mat as it looks when nothing moves."""
        sight = self.sight()
        key = (
            id(self.director.shown),
            sight.me,
            sight.shown,
            sight.draft,
            sight.region,
            sight.tab,
            sight.changed,
            sight.dim,
            self.words.language,
            self.viewer,
            self.session.steps,
        )
        if self._mat is None or self._mat[0] != key:
            self._mat = key, self.stage.present(sight)
        return self._mat[1]

    def picture(self) -> Picture:
        """Give everything that is on the screen as it looks when nothing moves."""
        sight = self.sight()
        choices = self._choices(sight)
        tabs = self.tabs
        labels = tuple(measure(choice.label, STRONG).width for choice in choices[1:])
        places = layout.places(self.region, self._wish(labels, len(tabs)))
        mat = self.still()
        self._under = (
            Item("ground", "ground", self.region, look="walnut"),
            *self._bar(places, sight),
            Item("mat", "table_mat", places.mat, data=MatLook(self.stage.material)),
            *self._mat_tabs(places, tabs),
        )
        self._over = (
            *self._return(places, sight),
            *self._rail(places, sight),
            *self._corner(places, choices),
            *self._glows(mat, places),
        )
        return Picture((*self._under, *mat, *self._over))

    def moving(self) -> Picture:
        """Give everything as it looks in this moment."""
        return Picture((*self._under, *self.director.look(self.still()), *self._over))

    def _bar(self, places: Places, sight: Sight) -> tuple[Item, ...]:
        session, words = self.session, self.words
        options = session.table.options
        keys = [f"{session.table.title}.option.{key}.{value}" for key, value in options.items()]
        edition = " · ".join(words.text(key) for key in keys)
        around = getattr(sight.state, "round", 0)
        line = words.text("table.line", edition=edition, round=around) if around else edition
        seat = self._acting(sight)
        return (
            bar.heading(places, words.text(f"{session.table.title}.name"), line),
            bar.prompt(places, self._prompt_of(sight), seat, self.now.warning or self.now.advice),
            *bar.tools(places, words),
        )

    def _acting(self, sight: Sight) -> Seat | None:
        if self.director.blocking and self.director.seat is not None:
            return sight.seats[self.director.seat]
        return sight.seats[sight.pending.seat] if isinstance(sight.pending, Turn) else None

    def _prompt_of(self, sight: Sight) -> Prompt:
        """Give the prompt; while something moves the words before it stay."""
        acting = self.director.seat
        bot = acting in self.session.bots
        if sight.me is not None:
            self._prompt = self.stage.prompt(sight)
        elif self.director.blocking:
            return Prompt(self.now.thought) if bot else Prompt(self._prompt.text)
        elif isinstance(sight.pending, Over):
            return Prompt(self.words.text("table.over"))
        elif isinstance(sight.pending, Turn):
            return Prompt(self.words.text("table.thinking"))
        return self._prompt

    @property
    def section(self) -> str:
        """The section of the rules that belongs to the step."""
        return self.stage.prompt(self.sight()).section if self.me is not None else ""

    def _choices(self, sight: Sight) -> tuple[Choice, ...]:
        if sight.me is not None:
            return self.stage.choices(sight)
        if isinstance(sight.pending, Over) and not self.director.blocking:
            words = self.words
            tip = Tip(words.text("table.result"), lines=(words.text("table.result_about"),))
            return (Choice(words.text("table.result"), Do("table.result"), tip=tip),)
        return ()

    def _mat_tabs(self, places: Places, tabs: tuple[str, ...]) -> tuple[Item, ...]:
        labels = [self.words.text(tab) for tab in tabs]
        return rail.tabs(places.mat_tabs, tabs, labels, self.now.tab, "table.tab")

    def _return(self, places: Places, sight: Sight) -> tuple[Item, ...]:
        """Offer the way back from a board that was opened by a click."""
        if self.now.pinned is None or self.now.pinned == self._own(sight):
            return ()
        name = sight.seats[self._own(sight)].name
        place = places.mat.top(52).middle(min(560.0, places.mat.width * 0.6), 48)
        return (
            Item(
                "back",
                "button",
                place.shift(0, -18),
                look="second",
                text=self.words.text("table.back", name=name),
                data=ButtonLook(icon="common/arrow_left"),
                intent=Do("table.seat", None),
                group="seats",
            ),
        )

    def _own(self, sight: Sight) -> int:
        return self.now.home if sight.me is None else sight.me

    # The rail

    def _rail(self, places: Places, sight: Sight) -> tuple[Item, ...]:
        items = list(rail.seat_tabs(places, self.now.log, self.words))
        for card, place in zip(self._cards(sight), places.cards, strict=False):
            items += rail.card(place, card, self.words)
        if places.chronicle is not None:
            log = rail.Log(self.entries(), self.now.back, self.now.folded, "")
            items += rail.chronicle(places.chronicle, log, self.words)
        return tuple(items)

    def _cards(self, sight: Sight) -> list[rail.Card]:
        rules = self.session.match.rules
        turn = sight.pending.seat if isinstance(sight.pending, Turn) else None
        return [
            rail.Card(
                score.seat,
                sight.seats[score.seat],
                score.total,
                self.stage.facts(sight, score.seat),
                self._note(score.seat, turn, sight),
                score.seat == turn,
                score.seat == sight.shown,
                self._about(score.seat),
            )
            for score in rules.scores(sight.state)
        ]

    def _note(self, seat: int, turn: int | None, sight: Sight) -> str:
        if turn is None:
            return ""
        if seat == turn:
            return self.words.text("table.thinks" if sight.seats[seat].bot else "table.playing")
        return self.words.text("table.next") if seat == (turn + 1) % len(sight.seats) else ""

    def _about(self, seat: int) -> str:
        chair = self.session.table.chairs[seat]
        if not chair.bot:
            return ""
        title = self.session.table.title
        level = self.words.text(f"{title}.level.{chair.level}")
        if not chair.style:
            return self.words.text("table.computer", level=level)
        style = self.words.text(f"{title}.style.{chair.style}")
        return self.words.text("table.computer_style", level=level, style=style)

    def entries(self) -> tuple[Entry, ...]:
        """Tell the chronicle."""
        tell: Callable[[Event], Tale | None] = self.told
        return self.chronicle.entries(tell, self.words, self.seats, self.viewer)

    # The corner

    def _corner(self, places: Places, choices: tuple[Choice, ...]) -> tuple[Item, ...]:
        session, words = self.session, self.words
        undo = session.undoes()
        seat = session.seat
        waiting = ""
        if seat is not None:
            waiting = words.text("table.waiting", name=self.seats[seat].name)
        what = corner.Corner(
            choices=choices,
            waiting=waiting,
            undo="" if isinstance(undo, int) else words.say(undo),
            hint="" if self.me is not None else words.text("refuse.not_your_turn"),
            hinting=session.hinting,
        )
        return corner.corner(places, what, words)

    def _glows(self, mat: Picture, places: Places) -> tuple[Item, ...]:
        """Ring what a hint is about; the action button when nothing on the mat is."""
        found = [item for name in self.now.glow if (item := mat.find(name)) is not None]
        rings = [Item(f"glow:{item.id}", "table_glow", item.place) for item in found]
        if self.now.advice and not rings:
            rings = [Item("glow:action", "table_glow", places.action)]
        return tuple(rings)
