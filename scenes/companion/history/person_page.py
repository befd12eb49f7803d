"""One person of a play: name, colour, points as a whole or by source, tie-break."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.contract import Line
from game.storage.play import (
    HIGH,
    LOW,
    Person,
    Play,
)
from scenes.base.scene import Command, Pop, Push
from scenes.base.services import Services
from scenes.companion.history import play_scores, rematch
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskNumber, AskText
from scenes.companion.toolkit.widgets import Button, Row, plain
from scenes.shared.new_game import COLOURS, LONGEST_NAME
from scenes.ui.measure import legible
from scenes.ui.picture import Do, Item


class PersonPage(DistancePage):
    """Somebody of a play; `play` is the play with what was changed here."""

    def __init__(self, services: Services, play: Play, seat: int) -> None:
        super().__init__(services)
        self.play, self.seat = play, seat
        self.dress = play.title

    @property
    def one(self) -> Person:
        """The person."""
        return self.play.people[self.seat]

    def heading(self) -> str:
        """Give the name and the total."""
        words = self.services.words
        head, tail = play_scores.called(words, self.one), play_scores.total(self.one)
        return words.text("common.dot", head=head, tail=tail)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each part."""
        words, one, text = self.services.words, self.one, self.services.words.text
        summed = text("companion.play.summed") if one.lines else ""
        rows = [
            Row(
                "given",
                text("companion.play.total"),
                play_scores.total(one),
                key="t",
                reason=summed,
            ),
            *(
                Row(
                    f"line:{at}",
                    play_scores.source(words, found),
                    plain(found.points),
                    intent=Do("line", at),
                )
                for at, found in enumerate(one.lines)
            ),
        ]
        if not one.lines:
            none = "" if rematch.sources(self.play) else text("companion.play.no_sources")
            rows.append(Row("sources", text("companion.play.by_source"), key="b", reason=none))
        tie = " ".join(map(plain, one.tie)) or "–"
        colour = text(f"seat.{one.colour}")
        rows += [
            Row("name", text("companion.play.name"), legible(one.name), key="n"),
            Row("colour", text("companion.play.colour"), colour, seat=one.colour, key="c"),
            Row("tie", text("companion.play.tie"), tie, key="x"),
        ]
        return layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Give done and remove."""
        text = self.services.words.text
        return (
            Button("remove", text("companion.play.remove"), "delete"),
            Button("done", text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Ask for what was chosen, or do what the button says."""
        one, text = self.one, self.services.words.text
        if name == "remove":
            people = [p for at, p in enumerate(self.play.people) if at != self.seat]
            self.play = replace(self.play, people=tuple(people))
        if name in ("remove", "done"):
            return Pop()
        if name == "name":
            question = AskText(
                self.services, text("companion.play.name"), one.name, "", LONGEST_NAME
            )
            return Push(question, self._rename)
        if name == "line":
            return self._ask_line(value, one.lines[value])
        if name in _ASKED:
            start = one.given if name == "given" else one.tie[0] if one.tie else 0
            return self._ask(text(f"companion.play.{_ASKED[name]}"), start or 0, name)
        if name == "colour":
            self._set(colour=(one.colour + 1) % COLOURS)
        elif name == "sources":
            self._set(lines=rematch.sources(self.play))
        return None

    def _rename(self, said: str | None) -> None:
        if said is not None:
            self._set(name=said)

    def _ask(self, title: str, start: int, name: str) -> Command:
        def take(points: int | None) -> None:
            if points is not None:
                self._set(**{name: (points,) if name == "tie" else points})

        return Push(AskNumber(self.services, title, start, LOW, HIGH), take)

    def _ask_line(self, at: int, found: Line) -> Command:
        def take(points: int | None) -> None:
            if points is not None:
                lines = list(self.one.lines)
                lines[at] = replace(found, points=points)
                self._set(lines=tuple(lines))

        title = play_scores.source(self.services.words, found)
        return Push(AskNumber(self.services, title, found.points, LOW, HIGH), take)

    def _set(self, **values: Any) -> None:
        self.play = self.play.person(self.seat, **values)
        self.renew()


_ASKED = {"given": "total", "tie": "tie"}
