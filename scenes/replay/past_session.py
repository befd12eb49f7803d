"""A match that has been, in the place of one being played: nobody decides in it any more."""

from __future__ import annotations

from game.ai.worker import Ticket
from game.core.bot import Advice, Brief
from game.core.contract import Turn
from game.core.match import Played
from game.core.message import Refusal, refuse
from game.replay.record import Record
from scenes.table.session import Session


class Nobody:
    """A worker that is never asked."""

    def submit(self, brief: Brief, place: int = 0) -> Ticket:
        """Take a question and forget it."""
        del brief
        return Ticket(0, place)

    def poll(self, ticket: Ticket) -> Advice | None:
        """Have no answer."""
        del ticket
        return None

    def hurry(self, ticket: Ticket) -> None:
        """Do nothing."""

    def drop(self, ticket: Ticket) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class PastSession(Session):
    """The session of a record that stands at one of its places."""

    def __init__(self, record: Record) -> None:
        super().__init__(record.setup, record.match, Nobody())
        self.record = record
        self.place = record.last

    @property
    def steps(self) -> int:
        """How many entries lie before the place."""
        return self.place

    @property
    def people(self) -> tuple[int, ...]:
        """Nobody: who sat there can decide nothing any more."""
        return ()

    @property
    def person(self) -> int | None:
        """Nobody."""
        return None

    @property
    def seat(self) -> int | None:
        """The seat that had to decide, or `None`."""
        pending = self.record.rules.pending(self.record.state(self.place))
        return pending.seat if isinstance(pending, Turn) else None

    def play(self, action: object) -> Refusal | list[Played]:
        """Refuse: what has been cannot be touched."""
        del action
        return refuse("replay.past")

    def think(self) -> None:
        """Ask nobody."""
