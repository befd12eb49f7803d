"""Turn order with a clock for each person; it stands while the page is left or closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.companion import parts
from scenes.companion.ask import Sure
from scenes.companion.game_clock import told
from scenes.companion.kit import SUM
from scenes.companion.parts import Button, Row
from scenes.companion.seats import SeatsScene
from scenes.companion.tool import Tool
from scenes.desk import Desk
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

OFTEN = 10.0
"""Seconds after which a running clock is kept again: that much is lost at the most."""


class ClockScene(Tool):
    """The clocks: whose turn it is, large, and how long everybody has thought."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._kept = 0.0
        self._said = ""

    def heading(self) -> str:
        """Name the page and the round."""
        text = self.desk.words.text
        round_ = text("companion.tool.round_of", round=self.bench.round)
        return text("common.dot", head=text("companion.tool.clock"), tail=round_)

    def tick(self, seconds: float) -> Command | None:
        """Show the running time, and keep it now and then."""
        if not self.bench.clock.runs:
            return None
        self._kept += seconds
        if self._kept >= OFTEN:
            self._kept = 0.0
            self.save()
        now = self._time(self.bench.clock.seat)
        if now != self._said:
            self._said = now
            self.renew()
        return None

    def cover(self) -> None:
        """Let the clock stand."""
        self._stand()
        super().cover()

    def leave(self) -> None:
        """Let the clock stand and keep it, also when the window closes."""
        self._stand()

    def _stand(self) -> None:
        if self.bench.people:
            self.put(clock=self.bench.clock.paused(self.desk.ticks()))

    def _time(self, seat: int) -> str:
        return told(self.bench.clock.at(self.desk.ticks())[seat])

    def _called(self, seat: int) -> str:
        one = self.bench.people[seat]
        return one.name or self.desk.words.text(f"seat.{one.colour}")

    def body(self, place: Region) -> Iterator[Item]:
        """Give whose turn it is, large, and everybody's time."""
        kit, people, turn = self.kit, self.bench.people, self.bench.clock.seat
        if not people:
            about = self.desk.words.text("companion.tool.nobody")
            yield parts.line(kit, "nobody", place, about, align="centre", wrap=True)
            return
        left = place.left(place.width * 0.5)
        right = place.end(place.width * 0.48)
        side = left.height * 0.2
        top = left.top(left.height * 0.24)
        yield Item("shape", "seat", top.left(side).middle(side, side), data=people[turn].colour)
        name = Region(top.x + side * 1.2, top.y, top.width - side * 1.2, top.height)
        yield Item("turn", "far_name", name, text=self._called(turn), data=kit.style(0.08, "title"))
        middle = Region(left.x, top.bottom, left.width, left.height * 0.5)
        yield parts.number(kit, "time", middle, self._time(turn), SUM * 1.9)
        if not self.bench.clock.runs:
            said = self.desk.words.text("companion.tool.stands")
            yield parts.line(kit, "stands", left.foot(left.height * 0.2), said, align="centre")
        rows = [
            Row(f"seat:{at}", self._called(at), self._time(at), seat=one.colour, key=str(at + 1),
                lifted=at == turn, intent=Do("seat", at))
            for at, one in enumerate(people)
        ]  # fmt: skip
        seats = self.desk.words.text("companion.tool.seats")
        rows.append(Row("seats", seats, icon="common/meeple_group", key="t"))
        yield from self.listed(right, rows)

    def actions(self) -> Sequence[Button]:
        """Give round, zero, pause and next; without people the way to them."""
        text, clock = self.desk.words.text, self.bench.clock
        if not self.bench.people:
            return (Button("seats", text("companion.tool.seats"), "t", main=True),)
        going = "companion.tool.pause" if clock.runs else "companion.tool.go"
        return (
            Button("round", text("companion.tool.next_round"), "r"),
            Button("zero", text("companion.tool.zero"), "delete"),
            Button("pause", text(going), "p"),
            Button("next", text("companion.tool.next"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Pass the turn, pause, or go where the button says."""
        clock, now = self.bench.clock, self.desk.ticks()
        if name == "next":
            self.put(clock=clock.passed(now))
        elif name == "seat":
            self.put(clock=clock.passed(now, value))
        elif name == "pause":
            self.put(clock=clock.paused(now) if clock.runs else clock.going(now))
        elif name == "round":
            self.put(round=self.bench.round + 1)
        elif name == "seats":
            return Push(SeatsScene(self.desk))
        else:
            return self._sure()
        return None

    def _sure(self) -> Command:
        text = self.desk.words.text
        question = Sure(
            self.desk, text("companion.tool.clock_zero"), text("companion.tool.clock_zero_about"),
            text("companion.tool.zero"), text("companion.play.keep"),
        )  # fmt: skip
        return Push(question, self._zero)

    def _zero(self, sure: bool) -> None:
        if sure:
            self.put(clock=self.bench.clock.zero(), round=1)
