"""What lies on the screen during a match, as one picture; made anew from values whenever asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.contract import Pending, Turn
from game.core.event import Event
from scenes.base.words import Words
from scenes.table import layout, moments
from scenes.table.chronicle import Chronicle
from scenes.table.contract import (
    BoardView,
    Ending,
    LogLine,
    Mat,
    Moment,
    Seat,
    Stage,
)
from scenes.table.director import Playback
from scenes.table.layout import Wish
from scenes.table.paint_specs import ChronicleRow
from scenes.table.respite import Respite
from scenes.table.session import Session
from scenes.ui.geometry import Region
from scenes.ui.measure import legible
from scenes.ui.picture import Picture

KEPT = 3
"""Mats that are kept: before a step, after it, and as it is to be decided upon."""
SIGHTS = 6
"""Board views that are kept: those of these mats, and of what is told meanwhile."""
Tell = Callable[[Mat[Any, Any, Any], Event], LogLine | None]


@dataclass(slots=True)
class Now:
    """What the person at the mouse has opened, chosen and been told; no part of the match."""

    home: int = 0
    """The person who decided last, or who decides now."""
    selection: Any = None
    pinned: int | None = None
    """The seat whose board was opened by a click."""
    tab: str = ""
    log: bool = False
    paces: bool = False
    """Whether the speeds to choose from are open."""
    back: int = 0
    folded: bool = False
    warning: str = ""
    """Why something was refused, until it is read."""
    held: tuple[object, ...] = ()
    """The action that the coach holds back until it is confirmed; empty when there is none."""
    coach: str = ""
    """What that action would lose for nothing."""
    advice: str = ""
    """A hint in words."""
    hinted: tuple[object, ...] = ()
    """The action that a hint is about; empty when there is none."""
    glow: tuple[str, ...] = ()
    """Ids of the items that a hint is about."""
    overwritten: tuple[object, ...] = ()
    """What was chosen before a hint put its own choice there, as long as that stands."""
    thought: str = ""
    """Why a computer player did what is shown now."""
    thinking: int = 0
    """Whole seconds that a computer player has been thinking, once they are worth telling."""
    waits: str = ""
    """What the seat whose turn it is does instead of thinking, such as waiting to be let go on."""
    paused: bool = False
    """Whether a match of computers only stands still."""
    respite: Respite = field(default_factory=Respite)
    """Whether the next seat still waits, so that the last decision can be taken back."""
    notice: str = ""
    """Something to be told once, whatever else happens meanwhile."""
    covered: bool = False
    """Whether the curtain hangs: the next person has not taken the mouse yet."""
    public: bool = False
    """Whether only what everybody may know is shown: the last picture of a table people share."""
    changed: dict[int, frozenset[str]] = field(default_factory=dict)
    """For each person the items that others changed since their last own action."""


def seats_of(session: Session, words: Words) -> tuple[Seat, ...]:
    """Name the seats; one without a name is called by its colour."""
    return tuple(
        Seat(
            legible(seat_setup.name) or words.text(f"seat.{seat_setup.colour}"),
            seat_setup.colour,
            seat_setup.bot,
        )
        for seat_setup in session.setup.seats
    )


class View:
    """Says what a table shows of a match: through whose eyes, which board, and the mat itself."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        words: Words,
        now: Now,
        playback: Playback,
        tell: Tell | None = None,
    ) -> None:
        self.stage, self.session, self.words, self.now = stage, session, words, now
        self.playback = playback
        self.region = Region(0, 0, 1920, 1080)
        self.speed = "normal"
        """How fast things move, as chosen."""
        self.follows = True
        """Whether the board of a computer player is shown while it acts."""
        self.keeps = False
        """Whether people want to see their own board also while others act."""
        self.keepable = True
        """Whether they are asked so at the table."""
        self.chronicle = Chronicle()
        self._tell: Tell = tell or stage.mat.tell
        self._knowns: tuple[tuple[object, int | None, object], ...] = ()
        self._sights: tuple[tuple[tuple[object, ...], BoardView], ...] = ()
        self._mats: tuple[tuple[tuple[Any, ...], Mat[Any, Any, Any]], ...] = ()
        self._hides: tuple[int, bool] | None = None
        self._seats: tuple[object, tuple[Seat, ...]] | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        # Asked for with every board view, and whether a name can be read takes a while.
        asked = self.session.setup, self.words
        if self._seats is None or self._seats[0] != asked:
            self._seats = asked, seats_of(self.session, self.words)
        return self._seats[1]

    # Who sees what

    def known(self, state: object) -> object:
        """Give a state as far as whoever looks may know it."""
        return self.session.match.rules.view(state, self.viewer)

    @property
    def hides(self) -> bool:
        """Whether seats see different things just now."""
        # Asked in every frame, and it takes the views of all seats: so it is kept for the step.
        steps = self.session.steps
        if self._hides is None or self._hides[0] != steps:
            self._hides = steps, self.session.hides()
        return self._hides[1]

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes the table is shown; `None`: the public's."""
        people = self.session.people
        if self.now.public:
            return None
        if self.now.respite.on:
            return self.now.home
        # While a computer acts nobody knows which of several people is looking.
        if not people or (len(people) > 1 and self.hides and self.session.person is None):
            return None
        return self.now.home

    @property
    def me(self) -> int | None:
        """The seat that may decide now with this mouse."""
        now = self.now
        away = self.playback.blocking or now.covered or now.public or now.respite.on
        return None if away else self.session.person

    def board_view(
        self, state: Any = None, acting: int | None = None, still: bool = True
    ) -> BoardView:
        """Say what the title may use for a state; the one that is shown, when not given.

        `still` is off for the pictures between which something moves.
        """
        state = self.playback.state if state is None else state
        session, now = self.session, self.now
        rules = session.match.rules
        view = self._seen(state)
        pending = rules.pending(view)
        if acting is None:
            acting = self.acting(pending)
        me = self.me if still else None
        selection = now.selection if me is not None else self.stage.mat.kept(now.selection)
        changed = now.changed.get(now.home, frozenset())
        shown, seats, inner = self._shown(me, acting), self.seats, self._inner
        key = (seats, me, shown, selection, self.words, inner, now.tab, changed)
        for kept, sight in self._sights:
            if sight.state is view and kept == key:
                return sight
        made = BoardView(
            rules=rules,
            components=session.title_data.components,
            options=session.setup.options,
            state=view,
            pending=pending,
            seats=seats,
            me=me,
            shown=shown,
            selection=selection,
            words=self.words,
            region=inner,
            tab=now.tab,
            changed=changed,
        )
        self._sights = ((key, made), *self._sights[: SIGHTS - 1])
        return made

    def _seen(self, state: object) -> Any:
        """Give what is known of a state; the last few are kept, as each frame asks for them."""
        viewer = self.viewer
        # States are values that never change: the same one is known alike, however often asked.
        for kept, seat, known in self._knowns:
            if kept is state and seat == viewer:
                return known
        fresh = self.known(state)
        self._knowns = ((state, viewer, fresh), *self._knowns[: SIGHTS - 1])
        return fresh

    def acting(self, pending: Pending) -> int | None:
        """Name the seat that acts, as far as it is shown."""
        # While a step is shown the match may wait for somebody else already.
        held = self.playback.blocking or self.now.respite.on
        if held and self.playback.seat is not None:
            return self.playback.seat
        return pending.seat if isinstance(pending, Turn) else None

    def _shown(self, me: int | None, acting: int | None) -> int:
        if self.now.pinned is not None:
            return self.now.pinned
        if me is not None:
            return me
        follows = self.follows and not self.keeps
        if acting is not None and (follows or not self.session.people):
            return acting
        return self.now.home

    def told(self, event: Event, person: int | None = None) -> LogLine | None:
        """Tell an event as it concerns a person's board."""
        board_view = self.board_view(still=False)
        shown = board_view.shown if person is None else person
        # Past the kept mats: telling many events would push out those that are on the screen.
        return self._tell(self.stage.open(replace(board_view, shown=shown, me=person)), event)

    def moment(self, event: Event, state: object, person: int | None) -> Moment | None:
        """Tell an event as a moment to a person (`None`: the public), in the state after it."""
        rules, board_view = self.session.match.rules, self.board_view(still=False)
        known = self._seen(state) if person == self.viewer else rules.view(state, person)
        shown = board_view.shown if person is None else person
        seen = replace(
            board_view, state=known, pending=rules.pending(known), shown=shown, selection=None
        )
        mat = self.stage.open(seen)
        ending = self.stage.ending(mat, event)
        return moments.told(self.stage.moment, ending, mat, event, person)

    def ending(self) -> Ending | None:
        """Say what has brought the end of the match about, as far as it is shown."""
        mat = self.mat()
        steps = self.session.steps - self.playback.left
        found = [self.stage.ending(mat, event) for event in self.chronicle.events(steps)]
        return next((one for one in reversed(found) if one is not None), None)

    @property
    def lasting(self) -> bool:
        """Whether the round that is shown is surely the last one."""
        ending, last = self.ending(), self.mat().last()
        return bool(ending and ending.last) or (last > 0 and self.round == last)

    # Whose board it is

    @property
    def own(self) -> int:
        """The seat whose board is the viewer's own; whoever only watches has none of them."""
        if not self.session.people:
            return self.board_view().shown
        return self.now.home if self.me is None else self.me

    @property
    def away(self) -> bool:
        """Whether the board of another seat was opened."""
        return self.now.pinned not in (None, self.own) and bool(self.session.people)

    @property
    def offers_keeping(self) -> bool:
        """Whether it makes a difference here whether people keep their own board."""
        return self.keepable and bool(self.session.people) and bool(self.session.bots)

    # Places

    @property
    def tabs(self) -> tuple[str, ...]:
        """The text keys of the tabs that the mat needs in this window."""
        count = len(self.session.setup.seats)
        return self.stage.mat.tabs(layout.mat_region(self.region, Wish(count)))

    def wish(self, labels: tuple[float, ...], tabs: int, tools: tuple[float, ...] = ()) -> Wish:
        """Say what must find a place: widths of the second choices, tabs, and what is open."""
        return Wish(
            seats=len(self.session.setup.seats),
            labels=labels,
            mat_tabs=tabs,
            redo=self.me is not None and self.session.match.can_redo,
            log=self.now.log,
            folded=self.now.folded,
            keep=self.offers_keeping,
            tools=tools,
            paces=self.now.paces,
        )

    @property
    def _inner(self) -> Region:
        """The part of the mat that is the title's."""
        return layout.places(self.region, self.wish((), len(self.tabs))).mat

    # The mat

    def mat(self) -> Mat[Any, Any, Any]:
        """Give the mat as it is when nothing moves."""
        return self._opened(self.playback.state, self.board_view())

    def what(self, action: object) -> str:
        """Say what an action is: as hands at a real table are told, where there is such a table."""
        speech, mat = self.stage.speech, self.mat()
        return mat.what(action) if speech is None else speech.get().say(mat.board_view, action)

    def compose(self, state: Any, acting: int | None) -> Picture:
        """Give the picture of the mat in a state as it looks while something moves."""
        return self._opened(state, self.board_view(state, acting, still=False)).picture

    def _opened(self, state: Any, board_view: BoardView) -> Mat[Any, Any, Any]:
        """Open the mat for a board view; the last few are kept, as a step asks for them again."""
        key = (
            state,
            board_view.me,
            board_view.shown,
            board_view.selection,
            board_view.region,
            board_view.tab,
            board_view.changed,
            self.words.language,
            self.viewer,
            # Equal states of different steps may be told apart by what is pending.
            board_view.pending,
        )
        for kept, mat in self._mats:
            if kept == key:
                return mat
        made = self.stage.open(board_view)
        self._mats = ((key, made), *self._mats[: KEPT - 1])
        return made

    # What is told

    @property
    def round(self) -> int:
        """The round that is shown, 0 in a game without rounds."""
        return self.session.match.rules.round(self.playback.state)

    @property
    def section(self) -> str:
        """The section of the rules that belongs to the step."""
        return self.mat().prompt().section if self.me is not None else ""

    def entries(self) -> tuple[ChronicleRow, ...]:
        """Tell the chronicle."""
        tell: Callable[[Event], LogLine | None] = self.told
        # What is not shown yet is not told yet, or the chronicle would give it away.
        steps = self.session.steps - self.playback.left
        return self.chronicle.entries(tell, self.words, self.seats, self.viewer, steps)
