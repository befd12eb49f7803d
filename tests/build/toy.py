"""The smallest title there can be, for tests of the table: two seats, a die, a hidden card.

A turn: mark spots (a draft), then throw the die for points, take a secret card, or rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.bot import Advice, Brief
from game.core.chance import Draw, Outcome, Roll, Seeded
from game.core.contract import Chance, Line, Over, Pending, Score, Step, Turn
from game.core.event import Event, GameEnded, RoundBegan
from game.core.match import Match, Played
from game.core.message import Message, Refusal, refuse
from game.core.setup import MatchSetup, SeatSetup
from scenes.table.contract import (
    Choice,
    Fact,
    Lazy,
    LogLine,
    Mat,
    Odds,
    Prompt,
    Stage,
)
from scenes.table.session import Keep, Session, TitleData
from scenes.table.timeline import Track, glide
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item, Picture, Tip
from scenes.ui.theme import WALNUT

ROUNDS = 3
CARDS = ("sun", "moon", "star")


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[tuple[str, ...], ...]
    pool: tuple[str, ...]
    points: tuple[int, ...]
    marks: tuple[int, ...]
    seat: int = 0
    phase: str = "mark"
    round: int = 1
    face: int = 0
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    spots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """Throw the die."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a secret card."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Marked(Event):
    seat: int
    spots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card="unknown")


class Toy:
    """The rules."""

    def setup(self, seats: int, first: int = 0) -> State:
        empty: tuple[tuple[str, ...], ...] = ((),) * seats
        return State(empty, CARDS * 2, (0,) * seats, (), first)

    def pending(self, state: State) -> Pending:
        if state.round > ROUNDS:
            return Over()
        occasion = (state.round, state.seat, state.turns)
        if state.phase == "die":
            return Chance(Roll(1), "die", occasion)
        if state.phase == "card":
            return Chance(Draw("cards", state.pool), "card", occasion)
        return Turn(state.seat, state.phase)

    def round(self, state: State) -> int:
        return state.round

    def seat(self, state: State) -> int:
        return state.seat

    def legal(self, state: State) -> Iterable[Any]:
        if state.phase == "mark":
            return [Mark(()), Mark((0,)), Mark((1, 2)), Mark((0, 1, 2))]
        return [Cast(), Take(), Rest()] if state.phase == "act" else []

    def refuse(self, state: State, action: Any) -> Refusal | None:
        fits = isinstance(action, Mark) == (state.phase == "mark")
        if state.round > ROUNDS or not fits:
            return refuse("toy.refuse.phase")
        if isinstance(action, Mark) and len(action.spots) == 1 and action.spots[0] == 2:
            return refuse("toy.refuse.spot")
        return None

    def apply(self, state: State, action: Any, quiet: bool = False) -> Step:
        del quiet
        if isinstance(action, Mark):
            event = Marked(state.seat, action.spots)
            return Step(replace(state, marks=action.spots, phase="act"), (event,))
        if isinstance(action, Cast):
            return Step(replace(state, phase="die"))
        if isinstance(action, Take):
            return Step(replace(state, phase="card"))
        if isinstance(action, Rest):
            return self._next(state, ())
        return self._fate(state, action)

    def _fate(self, state: State, outcome: Outcome) -> Step:
        value = outcome.values[0]
        if isinstance(value, int):
            points = list(state.points)
            points[state.seat] += value
            after = replace(state, points=tuple(points), face=value)
            return self._next(after, (Thrown(state.seat, value),))
        pool = list(state.pool)
        pool.remove(value)
        hands = list(state.hands)
        hands[state.seat] = (*hands[state.seat], value)
        after = replace(state, pool=tuple(pool), hands=tuple(hands))
        return self._next(after, (Taken(state.seat, value),), True)

    def _next(self, state: State, events: tuple[Event, ...], sealed: bool = False) -> Step:
        seat = (state.seat + 1) % len(state.points)
        later = replace(state, seat=seat, phase="mark", marks=(), turns=state.turns + 1)
        if seat == 0:
            later = replace(later, round=state.round + 1)
            ended = later.round > ROUNDS
            events += (GameEnded((0,)) if ended else RoundBegan(later.round),)
        return Step(later, events, sealed)

    def view(self, state: State, seat: int | None) -> State:
        hands = tuple(
            hand if owner == seat else ("unknown",) * len(hand)
            for owner, hand in enumerate(state.hands)
        )
        if not any(state.hands):
            return state
        return replace(state, hands=hands, pool=CARDS * 2)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(
            Score(
                seat,
                (Line("toy.line.die", points), Line("toy.line.cards", len(hand))),
                (seat,),
                ("toy.tie",),
            )
            for seat, (points, hand) in enumerate(zip(state.points, state.hands, strict=True))
        )


# The stage


class ToyMat(Mat[Toy, State, frozenset[int]]):
    """Three spots, a die whose place depends on its face, the hand, and the shown seat's name."""

    title = "toy"

    def items(self) -> Iterable[Item]:
        mat, mine = self.region, self.deciding and self.phase == "mark"
        yield Item("name", "text", mat.top(50), text=f"board {self.shown}")
        for at in range(3):
            yield Item(
                f"spot:{at}",
                "card",
                Region(mat.x + 40 + at * 130, mat.y + 60, 110, 110),
                text=str(at + 1),
                lifted=mine and at in self.selection,
                intent=Do("spot", at) if mine else None,
                key=str(at + 1) if mine else "",
                reason="" if mine else "Not now, says the toy.",
                tip=Tip(f"Spot {at + 1}"),
            )
        face = self.state.face
        place = Region(mat.x + 40 + face * 60, mat.y + 240, 80, 80)
        yield Item("die", "text", place, text=str(face))
        for at, card in enumerate(self.state.hands[self.shown]):
            place = Region(mat.x + 40 + at * 130, mat.y + 400, 120, 60)
            yield Item(f"card:{at}", "text", place, text=card)
        for at, name in enumerate(sorted(self.board_view.changed)):
            place = Region(mat.x, mat.y + 500 + at * 50, 200, 50)
            yield Item(f"changed:{name}", "text", place, text=name)

    def prompt(self) -> Prompt:
        return Prompt(f"phase {self.phase}", section=self.phase)

    def choices(self) -> tuple[Choice, ...]:
        if self.phase == "mark":
            action = Mark(tuple(sorted(self.selection)))
            refusal = self.rules.refuse(self.state, action)
            label = f"Mark {len(self.selection)}"
            return (Choice(label, None if refusal else Act(action), self.say(refusal)),)
        return (
            Choice("Throw", Act(Cast())),
            Choice("Take", Act(Take()), key="t"),
            Choice("Rest", Act(Rest()), key="r"),
        )

    def facts(self, seat: int) -> tuple[Fact, ...]:
        return (Fact("common/dice", str(self.state.points[seat]), "thrown"),)

    def fresh(self) -> frozenset[int]:
        return frozenset()

    def revise(self, do: Do) -> frozenset[int]:
        return self.selection ^ {do.value}

    def prepare(self, action: Any) -> frozenset[int]:
        return frozenset(getattr(action, "spots", ()))

    def about(self, action: Any) -> tuple[str, ...]:
        del action
        return ("spot:0",)

    def tell(self, event: Event) -> LogLine | None:
        if isinstance(event, Marked):
            spots = "+".join(str(spot + 1) for spot in event.spots)
            return LogLine(f"{self.who(event.seat)} marks {spots}.", event.seat, marks=("spots",))
        if isinstance(event, Thrown):
            words = f"{self.who(event.seat)} throws {event.face}."
            return LogLine(words, event.seat, marks=("die",))
        if isinstance(event, Taken):
            return LogLine(f"{self.who(event.seat)} takes {event.card}.", event.seat)
        return None

    @staticmethod
    def luck(history: Sequence[Played], seats: int, words: Any) -> tuple[Odds, ...]:
        del words
        throws = [e for step in history for e in step.step.events if isinstance(e, Thrown)]
        got = [sum(e.face for e in throws if e.seat == seat) for seat in range(seats)]
        due = [3.5 * sum(e.seat == seat for e in throws) for seat in range(seats)]
        return (Odds("pips", tuple(got), tuple(due)),)


def cue(event: Event, before: Picture, after: Picture) -> Track | None:
    die, old = after.find("die"), before.find("die")
    if isinstance(event, Thrown) and die and old:
        return glide(die, old.place, 0.5, arc=40)
    return None


STAGE = Stage(
    mat=ToyMat,
    cue=cue,
    painters=Lazy("scenes.ui.paint", "PAINTERS"),
    material=WALNUT,
    cover="title/dice",
)
KIT = TitleData(None, ("tame", "wild"))


class Thinker:
    """A worker whose answers a test decides; by itself it never answers."""

    def __init__(self, *actions: Any) -> None:
        self.actions = list(actions)
        self.asked: list[Brief] = []
        self.dropped = 0
        self.hurried = 0
        self.closed = False

    def submit(self, brief: Brief, place: int = 0) -> Any:
        del place
        self.asked.append(brief)
        return object()

    def poll(self, ticket: Any) -> Advice | None:
        del ticket
        if not self.actions:
            return None
        action = self.actions.pop(0)
        if isinstance(action, Exception):
            raise action
        if isinstance(action, Advice):
            return action
        return Advice(action, Message("toy.reason"))

    def hurry(self, ticket: Any) -> None:
        del ticket
        self.hurried += 1

    def drop(self, ticket: Any) -> None:
        del ticket
        self.dropped += 1

    def close(self) -> None:
        self.closed = True


def table(bots: Iterable[int] = (), seats: int = 2) -> MatchSetup:
    """Set up a table; the seats in `bots` are computer players."""
    seat_setups = tuple(
        SeatSetup(f"P{seat}", seat, "tame" if seat in set(bots) else "") for seat in range(seats)
    )
    return MatchSetup("toy", seat_setups, {}, "seed", 0)


def session(
    bots: Iterable[int] = (), worker: Any = None, keep: Keep | None = None, seats: int = 2
) -> Session:
    """Open a session of the toy."""
    rules: Any = Toy()
    match = Match(rules, rules.setup(seats), Seeded("seed"))
    asked = worker or Thinker()
    more = {} if keep is None else {"keep": keep}
    return Session(table(bots, seats), match, asked, title_data=KIT, **more)  # type: ignore[arg-type]
