"""Turn order with a clock for each person; it stands while the page is left or closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import SUM
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import Sure
from scenes.companion.toolkit.widgets import Button, Row
from scenes.companion.tools.game_clock import told
from scenes.companion.tools.seat_order_page import SeatOrderPage
from scenes.companion.tools.tool_parts import BenchFile
from scenes.shared.common_texts import shown
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item

OFTEN = 10.0
"""Seconds after which a running clock is kept again: that much is lost at the most."""


class ClockPage(DistancePage):
    """The clocks: whose turn it is, large, and how long everybody has thought."""

    def __init__(self, services: Services) -> None:
        self.file = BenchFile(services)
        super().__init__(services, parts=(self.file,))
        self._kept = 0.0
        self._said = ""

    def heading(self) -> str:
        """Name the page and the round."""
        text = self.services.words.text
        round_ = text("companion.tool.round_of", round=self.file.bench.round)
        return text("common.dot", head=text("companion.tool.clock"), tail=round_)

    def tick(self, seconds: float) -> Command | None:
        """Show the running time, and keep it now and then."""
        if not self.file.bench.clock.runs:
            return None
        # Not for every frame, which would wear the disk, nor only at the end: a crash has no end.
        self._kept += seconds
        if self._kept >= OFTEN:
            self._kept = 0.0
            self.settle(self.file.save())
        now = self._time(self.file.bench.clock.seat)
        # The page shows whole seconds: in between there is nothing to draw.
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
        if self.file.bench.people:
            self.settle(self.file.put(clock=self.file.bench.clock.paused(self.services.ticks())))

    def _time(self, seat: int) -> str:
        return told(self.file.bench.clock.at(self.services.ticks())[seat])

    def _called(self, seat: int) -> str:
        one = self.file.bench.people[seat]
        return shown(self.services.words, one.name, one.colour)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give whose turn it is, large, and everybody's time."""
        place = layout.place
        measures, people, turn = self.measures, self.file.bench.people, self.file.bench.clock.seat
        if not people:
            about = self.services.words.text("companion.tool.nobody")
            yield widgets.line(measures, "nobody", place, about, align="centre", wrap=True)
            return
        left = place.left(place.width * 0.5)
        right = place.end(place.width * 0.48)
        side = left.height * 0.2
        top = left.top(left.height * 0.24)
        yield Item("shape", "seat", top.left(side).middle(side, side), data=people[turn].colour)
        name = Region(top.x + side * 1.2, top.y, top.width - side * 1.2, top.height)
        yield Item(
            "turn",
            "distance_name",
            name,
            text=self._called(turn),
            data=measures.style(0.08, "title"),
        )
        middle = Region(left.x, top.bottom, left.width, left.height * 0.5)
        yield widgets.number(measures, "time", middle, self._time(turn), SUM * 1.9)
        if not self.file.bench.clock.runs:
            said = self.services.words.text("companion.tool.stands")
            yield widgets.line(
                measures, "stands", left.foot(left.height * 0.2), said, align="centre"
            )
        rows = [
            Row(
                f"seat:{at}",
                self._called(at),
                self._time(at),
                seat=one.colour,
                key=str(at + 1),
                lifted=at == turn,
                intent=Do("seat", at),
            )
            for at, one in enumerate(people)
        ]
        seats = self.services.words.text("companion.tool.seats")
        rows.append(Row("seats", seats, icon="common/meeple_group", key="t"))
        yield from layout.listed(rows, right)

    def actions(self) -> Sequence[Button]:
        """Give round, zero, pause and next; without people the way to them."""
        text, clock = self.services.words.text, self.file.bench.clock
        if not self.file.bench.people:
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
        clock, now = self.file.bench.clock, self.services.ticks()
        if name == "next":
            self.settle(self.file.put(clock=clock.passed(now)))
        elif name == "seat":
            self.settle(self.file.put(clock=clock.passed(now, value)))
        elif name == "pause":
            self.settle(self.file.put(clock=clock.paused(now) if clock.runs else clock.going(now)))
        elif name == "round":
            self.settle(self.file.put(round=self.file.bench.round + 1))
        elif name == "seats":
            return Push(SeatOrderPage(self.services))
        else:
            return self._sure()
        return None

    def _sure(self) -> Command:
        text = self.services.words.text
        question = Sure(
            self.services,
            text("companion.tool.clock_zero"),
            text("companion.tool.clock_zero_about"),
            text("companion.tool.zero"),
            text("companion.play.keep"),
        )
        return Push(question, self._zero)

    def _zero(self, sure: bool) -> None:
        if sure:
            self.settle(self.file.put(clock=self.file.bench.clock.zero(), round=1))
