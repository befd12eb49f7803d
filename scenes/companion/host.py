"""A screen of the referee that holds a panel: strip of totals, request, panel, undo and more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.chance import Roll
from game.core.contract import Chance, Over
from scenes.companion import panel as panels
from scenes.companion import parts
from scenes.companion.cards import Cards
from scenes.companion.decide import Decide
from scenes.companion.dice import Dice
from scenes.companion.faces import PAINTERS
from scenes.companion.follow import Follow
from scenes.companion.judge import Judge
from scenes.companion.judged import Judged
from scenes.companion.kit import GAP, TEXT
from scenes.companion.panel import Panel
from scenes.companion.parts import Button, Row
from scenes.desk import Desk
from scenes.scene import Command, Input, Key, Pop
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item


def panel_of(judge: Judge) -> Panel:
    """Make the panel for what is waited for."""
    pending = judge.pending
    if isinstance(pending, Chance):
        return Dice(judge) if isinstance(pending.request, Roll) else Cards(judge)
    if isinstance(pending, Over):
        return Panel(judge)
    return Follow(judge) if pending.seat in judge.session.bots else Decide(judge)


class Host(Judged):
    """A screen that shows what is asked now, and takes the answer."""

    painters = PAINTERS

    def __init__(self, desk: Desk, judge: Judge) -> None:
        super().__init__(desk, judge)
        self.panel = Panel(judge)
        self._epoch = -1
        self._steps = 0
        """Entries of the log when it was looked at last."""

    def heading(self) -> str:
        """Say whose turn it is and in which step."""
        return self.judge.heading()

    def body(self, place: Region) -> Iterator[Item]:
        """Give the totals, the request, and the panel below."""
        kit = self.kit
        yield from self.totals(place.top(kit.of(0.108)))
        y = place.y + kit.of(0.108 + GAP)
        asked = self.panel.asks()
        if asked:
            style = kit.style(TEXT)
            high = measure(asked, style, place.width).height + style.size * 0.15
            strip = Region(place.x, y, place.width, high)
            yield parts.line(kit, "asked", strip, asked, wrap=True)
            y += high + kit.of(GAP)
        rest = Region(place.x, y, place.width, place.bottom - y)
        yield from self.panel.body(self, rest)

    def totals(self, place: Region) -> Iterator[Item]:
        """Give everybody's points; whose turn it is stands out."""
        kit, judge = self.kit, self.judge
        seats, totals = judge.seats, judge.totals()
        for seat, column in enumerate(place.columns(len(seats), kit.of(GAP))):
            if seat == judge.acting:
                yield Item(f"acts:{seat}", "far_best", column, data=kit.dark)
            inner = column.inset(kit.of(0.012), 0)
            side = kit.of(0.062)
            shape = inner.left(side).middle(side, side)
            yield Item(f"shape:{seat}", "seat", shape, data=seats[seat].colour)
            total = parts.plain(totals[seat])
            wide = measure(total, kit.style(0.1, "bold")).width
            end = inner.end(wide)
            yield parts.number(kit, f"total:{seat}", end, total)
            x = shape.right + kit.of(0.012)
            room = Region(x, inner.y, end.x - x - kit.of(0.008), inner.height)
            if room.width > kit.of(0.09):
                name = seats[seat].name
                yield Item(f"name:{seat}", "far_name", room, text=name, data=kit.style(TEXT))

    def rows(self, place: Region, rows: Sequence[Row]) -> Iterator[Item]:
        """Give rows in as many columns as they fit; letters that were typed narrow them down."""
        kit = self.kit
        rows = parts.chosen(rows, self.sought)
        across = panels.columns(self, place, rows)
        each = parts.fit(kit, place) * across
        if self.sought or len(rows) > each:
            hint = place.top(kit.of(0.062))
            yield parts.line(kit, "sought", hint, self._hint(), colour=kit.inks.quiet)
            place = place.foot(place.height - kit.of(0.062 + GAP / 2))
            each = parts.fit(kit, place) * across
        self._turn_to(self.page, -(-len(rows) // each))
        shown = rows[self.page * each : (self.page + 1) * each]
        self._shown = tuple(row.id for row in shown)
        yield from panels.tiles(self, place, shown, across)

    def look(self) -> None:
        """Look whether something else is asked now."""
        if self._epoch != self.judge.session.epoch:
            self._epoch, self._steps = self.judge.session.epoch, self.judge.session.steps
            self.fresh()

    def fresh(self) -> None:
        """Show what is asked now, from its beginning."""
        self.panel = panel_of(self.judge)
        self.seeks = self.panel.seeks
        self.sought, self.page, self.focus = "", 0, ""
        self.renew()

    def enter(self) -> None:
        """Be shown for the first time."""
        self.look()
        super().enter()

    def uncover(self) -> None:
        """Be on top again: something may have been entered elsewhere."""
        self.look()
        super().uncover()

    def handle(self, event: Input) -> Command | None:
        """Let the panel take keys first."""
        if isinstance(event, Key) and self.panel.key(self, event):
            self.renew()
            return self.went()
        command = super().handle(event)
        return command or self.went()

    def went(self) -> Command | None:
        """Go on after something was entered."""
        if self._epoch != self.judge.session.epoch:
            before = self._steps
            self.look()
            if self.judge.session.steps > before:
                self.tell_last()
        return None

    def tell_last(self) -> None:
        """Say what followed from what was entered: the hands at the table must do it too."""
        self.said = ""
        lines = list(self.judge.happened())
        style, width = self.kit.style(TEXT), self.kit.inner.width - self.kit.of(TEXT * 1.2)
        while lines and measure(" ".join(lines), style, width).height > self.kit.of(TEXT * 2.5):
            lines.pop(0)
        if lines and not isinstance(self.panel, Dice):
            self.tell(" ".join(lines))

    def actions(self) -> Sequence[Button]:
        """Give the panel's buttons."""
        return self.panel.actions()

    def act(self, name: str, value: Any) -> Command | None:
        """Let the panel carry it out."""
        return self.panel.act(self, name, value)

    def back(self) -> Command | None:
        """Go one step back in the panel, else leave."""
        if self.panel.back():
            self.renew()
            return None
        return Pop()


class Entering(Host):
    """Takes one answer of chance over the table, and pops what was played by it."""

    def __init__(self, desk: Desk, judge: Judge) -> None:
        super().__init__(desk, judge)
        self.place = judge.session.steps

    def went(self) -> Command | None:
        """Close once the answer was taken; `None` is popped when it was not."""
        if self._epoch != self.judge.session.epoch and self._epoch >= 0:
            return Pop(self.judge.session.match.history()[self.place :])
        return super().went()

    def back(self) -> Command | None:
        """Leave without an answer."""
        return Pop()
