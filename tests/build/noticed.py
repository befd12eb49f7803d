"""Events for tests of moments, from games in which everything is tried."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, TypeVar

from game.ai.worker import Inline
from game.core.event import Event
from game.core.match import Match, Played
from game.core.setup import MatchSetup
from game.folders import ROOT
from game.opening import open_match
from scenes.samples import moments
from scenes.table.contract import Moment
from scenes.table.registry import stage
from scenes.table.session import Session
from tests.build.matches import match_setup, seat_counts
from tests.build.seat import Seated, seat
from tests.build.toy import Thinker

DATA = ROOT / "data"
E = TypeVar("E", bound=Event)


@cache
def game(title: str) -> tuple[MatchSetup, Match]:
    """Play a game to its end, always choosing what kind of action was chosen least so far."""
    setup = moments.setting(title, 0)
    return setup, moments.curious(setup)


def events(match: Match, kinds: Collection[str] = ()) -> Iterator[tuple[Played, Event]]:
    """Give each event with its step; of the kinds named, or all."""
    for played in match.history():
        for event in played.step.events:
            if not kinds or type(event).__name__ in kinds:
                yield played, event


def first(title: str, kind: type[E], **values: Any) -> tuple[E, Any]:
    """Give the first event of a kind with these values, and the state after it."""
    for played, event in events(game(title)[1]):
        if isinstance(event, kind) and all(getattr(event, k) == v for k, v in values.items()):
            return event, played.step.state
    raise LookupError(kind.__name__)


def told(title: str, event: Event, state: Any, viewer: int | None) -> Moment | None:
    """Tell an event as a moment to a viewer, in English."""
    return _seated(title).scene.controller.view.moment(event, state, viewer)


@cache
def _seated(title: str) -> Seated:
    setup, match = game(title)
    return seat(Session(setup, match, Thinker()), stage(title))


def at_table(title: str) -> Seated:
    """Sit down at a new match against computer players that never answer."""
    seats = seat_counts(title)[-1]
    chosen = match_setup(title, seats, "noticed", seats - 1)
    match = open_match(chosen)
    seated = seat(Session(chosen, match, Inline()), stage(title))
    for _ in range(400):
        if seated.scene.controller.view.me is not None:
            break
        seated.app.turn(0.02)
    return seated
