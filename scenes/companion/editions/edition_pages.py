"""The owner's editions: what a real box holds, entered beside the table, value by value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from game.core.message import Message
from game.core.registry import titles
from game.core.setup import OURS
from game.core.slot import Several, Slot, Tick, Whole
from game.loading import editions
from game.loading.title import load
from game.storage import edition_writer
from scenes.base.scene import Command, Input, Key, Pop, Push
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.registry import Feature
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import TEXT, Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber, AskText, Sure
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item

ACROSS = 4
"""Buttons beside each other."""
DIGITS = 9
"""So many of them have a digit as their key."""


def owned() -> tuple[str, ...]:
    """List the titles of which an owner can enter something, in the order of the menu."""
    found = [name for name, title in titles().items() if title.slots is not None]
    return tuple(sorted(found, key=lambda name: load(name).cover.order))


def _many(words: Words, count: int) -> str:
    return words.text("companion.edition.count", count=count) if count else ""


class EditionsPage(DistancePage):
    """Which game the edition is of."""

    def heading(self) -> str:
        """Give the name of this part."""
        return self.services.words.text("companion.edition.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the games of which something can be entered."""
        words = self.services.words
        rows = [
            Row(
                title,
                common_texts.title_name(words, title),
                _many(words, len(editions.names(title))),
                key=str(at),
                intent=Do("open", title),
                art=title,
            )
            for at, title in enumerate(owned(), 1)
        ]
        return layout.tiles(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Open a game's editions."""
        return Push(TitleEditionsPage(self.services, value))


class TitleEditionsPage(DistancePage):
    """The editions of one game that were entered."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services)
        self.title = title
        self.dress = title

    def heading(self) -> str:
        """Give the game's name."""
        return common_texts.title_name(self.services.words, self.title)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the editions, each with the number of its mistakes."""
        place = layout.place
        words, names = self.services.words, editions.names(self.title)
        if not names:
            told = words.text("companion.edition.none")
            yield from widgets.bare(self.measures, place, FEATURE.icon, told)
            return
        yield from layout.listed(
            [
                Row(f"edition:{name}", name, self._state(name), intent=Do("open", name))
                for name in names
            ],
        )

    def actions(self) -> Sequence[Button]:
        """Offer a new edition."""
        text = self.services.words.text
        return (Button("new", text("companion.edition.new"), "n", main=True),)

    def act(self, name: str, value: Any) -> Command | None:
        """Open an edition, or ask how a new one is called."""
        if name == "open":
            return Push(EditionPage(self.services, self.title, value))
        words = self.services.words
        about = words.text("companion.edition.name_about")
        ask = AskText(self.services, words.text("companion.edition.name"), "", about)
        return Push(ask, self._named)

    def _named(self, name: str | None) -> Command | None:
        if name is None:
            return None
        refusal = edition_writer.begin(self.title, name)
        if refusal is not None:
            self.refuse(self.services.words.say(refusal))
            return None
        return Push(EditionPage(self.services, self.title, name))

    def _state(self, name: str) -> str:
        return state(self.services, self.title, name)


def state(services: Services, title: str, edition: str) -> str:
    """Say whether an edition can be played."""
    wrong = len(editions.report(title, edition).errors)
    if wrong:
        return services.words.text("companion.edition.wrong", count=wrong)
    return services.words.text("companion.edition.sound")


class EditionPage(DistancePage):
    """One edition: the groups of its values."""

    seeks = True

    def __init__(self, services: Services, title: str, edition: str) -> None:
        super().__init__(services)
        self.title, self.edition = title, edition
        self.dress = title
        self.groups: dict[str, list[Slot]] = {}
        for slot in editions.slots(title):
            # By a key of words: the parameters of a message cannot be hashed.
            self.groups.setdefault(_key(slot.group), []).append(slot)

    def heading(self) -> str:
        """Give the edition's name."""
        return self.edition

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the groups; a star stands where something differs from our own values."""
        words, own = self.services.words, editions.values(self.title, self.edition)
        ours = editions.values(self.title, OURS)
        rows = []
        for group, slots in self.groups.items():
            changed = sum(own[slot.place] != ours[slot.place] for slot in slots)
            aside = words.text("companion.edition.changed", count=changed) if changed else ""
            said = widgets.initial(words.say(slots[0].group))
            rows.append(Row(f"group:{group}", said, aside, intent=Do("open", group)))
        return layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Offer what is wrong, and to delete the edition."""
        text = self.services.words.text
        none = self.services.words.text("companion.edition.no_findings")
        found = tuple(editions.report(self.title, self.edition))
        return (
            Button(
                "findings",
                state(self.services, self.title, self.edition),
                "f3",
                reason="" if found else none,
            ),
            Button("delete", text("companion.edition.delete"), "delete"),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Open a group or the findings, or ask before deleting."""
        words = self.services.words
        if name == "open":
            return Push(GroupPage(self.services, self.title, self.edition, self.groups[value]))
        if name == "findings":
            return Push(FindingsPage(self.services, self.title, self.edition))
        sure = Sure(
            self.services,
            words.text("companion.edition.delete_sure", name=self.edition),
            words.text("companion.edition.delete_about"),
            words.text("companion.edition.delete"),
            words.text("companion.edition.keep"),
        )
        return Push(sure, self._delete)

    def _delete(self, sure: bool) -> Command | None:
        if not sure:
            return None
        problem = edition_writer.remove(self.title, self.edition)
        if problem is None:
            return Pop()
        self.refuse(self.services.words.say(problem))
        return None


def _key(message: Message) -> str:
    return ":".join((message.key, *(str(value) for value in message.params.values())))


class GroupPage(DistancePage):
    """The values of one card, tile or sheet."""

    seeks = True

    def __init__(self, services: Services, title: str, edition: str, slots: Sequence[Slot]) -> None:
        super().__init__(services)
        self.title, self.edition, self.slots = title, edition, tuple(slots)
        self.dress = title

    def heading(self) -> str:
        """Give the group's name."""
        return widgets.initial(self.services.words.say(self.slots[0].group))

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give each value; a hole is a question mark."""
        own, words = editions.values(self.title, self.edition), self.services.words
        rows = [
            Row(
                f"slot:{at}",
                widgets.initial(words.say(slot.label)),
                said(self.services, slot, own[slot.place]),
                intent=Do("enter", at),
            )
            for at, slot in enumerate(self.slots)
        ]
        return layout.listed(rows)

    def act(self, _name: str, value: Any) -> Command | None:
        """Ask for a value; yes and no change at once."""
        slot = self.slots[value]
        now = editions.values(self.title, self.edition)[slot.place]
        # A question with two answers would be one key more for each of many cards.
        if isinstance(slot.kind, Tick):
            self._enter(slot, not now)
            return None
        return Push(_question(self.services, slot, now), lambda answer: self._enter(slot, answer))

    def _enter(self, slot: Slot, answer: Any) -> None:
        if answer is None:
            return
        refusal = edition_writer.enter(self.title, self.edition, slot, answer)
        if refusal is not None:
            self.refuse(self.services.words.say(refusal))
        self.renew()


def said(services: Services, slot: Slot, value: Any) -> str:
    """Say a value of a slot in words."""
    words, kind = services.words, slot.kind
    if value is None:
        return "?"
    if isinstance(kind, Tick):
        return words.text("companion.edition.ticked" if value else "companion.edition.unticked")
    if isinstance(kind, Whole):
        return widgets.plain(value)
    named = dict(kind.values)
    chosen = [value] if kind.single else value
    known = isinstance(chosen, list) and all(name in named for name in chosen)
    # A file written by hand may name what there is not; it is mended here like a hole.
    return ", ".join(words.text(named[name]) for name in chosen) if known else "?"


def _question(services: Services, slot: Slot, now: Any) -> DistancePage:
    kind, label = slot.kind, widgets.initial(services.words.say(slot.label))
    if isinstance(kind, Whole):
        # A hole has no number to begin with.
        start = now if isinstance(now, int) else kind.low
        return AskNumber(services, label, start, kind.low, kind.high)
    assert isinstance(kind, Several)
    if kind.single:
        rows = [
            Row(name, widgets.initial(services.words.text(key)), lifted=name == now)
            for name, key in kind.values
        ]
        return AskChoice(services, label, rows)
    return SeveralPage(services, slot, now if isinstance(now, list) else [])


class SeveralPage(DistancePage):
    """Several values for one slot: keys add them in order, Backspace takes the last one back."""

    def __init__(self, services: Services, slot: Slot, now: Sequence[str]) -> None:
        super().__init__(services)
        assert isinstance(slot.kind, Several)
        self.slot, self.kind = slot, slot.kind
        known = dict(slot.kind.values)
        self.chosen = [name for name in now if name in known]

    def heading(self) -> str:
        """Give the slot's name."""
        return widgets.initial(self.services.words.say(self.slot.label))

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give what is chosen, and below it what can be."""
        place = layout.place
        measures, words = self.measures, self.services.words
        told = said(self.services, self.slot, self.chosen) or "…"
        yield widgets.line(
            measures, "chosen", place.top(measures.of(0.13)), told, TEXT, wrap=True, align="centre"
        )
        lower = place.foot(place.height - measures.of(0.145))
        across = ACROSS if lower.width > lower.height * 2 else ACROSS - 1
        for at, (name, key) in enumerate(self.kind.values):
            cells = lower.shift(0, (at // across) * measures.of(0.14)).top(measures.of(0.12))
            yield widgets.button(
                measures,
                cells.columns(across, measures.of(0.014))[at % across],
                Button(
                    f"value:{name}",
                    words.text(key),
                    str(at + 1) if at < DIGITS else "",
                    Do("add", name),
                    lifted=name in self.chosen,
                ),
            )

    def actions(self) -> Sequence[Button]:
        """Offer to take one back, to begin anew, and to be done."""
        text = self.services.words.text
        none = "" if self.chosen else text("companion.edition.empty")
        return (
            Button("fewer", text("companion.edition.back"), "backspace", reason=none),
            Button("done", text("companion.page.done"), "return", main=True),
        )

    def handle(self, event: Input) -> Command | None:
        """Let Enter be done even while a row has the focus."""
        # Enter on a focused value would add it once more instead of finishing.
        if isinstance(event, Key) and event.name == "return" and not event.alt:
            self.current()
            return self.act("done", None)
        return super().handle(event)

    def act(self, name: str, value: Any) -> Command | None:
        """Add or take back a value, or answer."""
        if name == "add":
            self._add(value)
        elif name == "fewer":
            self.chosen.pop()
        else:
            refusal = self.kind.refuse(list(self.chosen))
            if refusal is None:
                return Pop(list(self.chosen))
            self.refuse(self.services.words.say(refusal))
        self.renew()
        return None

    def _add(self, name: str) -> None:
        # What cannot be there twice can only be meant to go.
        if name in self.chosen and not self.kind.twice:
            self.chosen.remove(name)
        elif len(self.chosen) < self.kind.high:
            self.chosen.append(name)
        else:
            refusal = self.kind.refuse([*self.chosen, name])
            assert refusal is not None
            self.refuse(self.services.words.say(refusal))


def _folded(measures: Measures, path: str, width: float) -> list[str]:
    """Break the name of a file behind its slashes into lines that have room."""
    lines, style = [""], measures.style(TEXT, "bold")
    for part in re.split(r"(?<=[/\\])", path):
        if lines[-1] and measure(lines[-1] + part, style).width > width:
            lines.append("")
        lines[-1] += part
    return lines


class FindingsPage(DistancePage):
    """What is wrong with an edition or looks odd, one finding on each page."""

    def __init__(self, services: Services, title: str, edition: str) -> None:
        super().__init__(services)
        self.title, self.edition = title, edition
        self.dress = title

    def heading(self) -> str:
        """Say how many mistakes there are."""
        return state(self.services, self.title, self.edition)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give one finding: the file as one opens it, what is wrong, what would be right."""
        place, measures = layout.place, self.measures
        found = tuple(editions.report(self.title, self.edition))
        if not found:
            return
        one = found[layout.paged(len(found))]
        high, y = measures.of(TEXT * 1.3), place.y
        for at, part in enumerate(_folded(measures, str(one.spot), place.width)):
            strip = Region(place.x, y, place.width, high)
            yield widgets.line(measures, f"file:{at}", strip, part, font="bold")
            y += high
        told = one.line().removeprefix(f"{one.spot}: ")
        rest = place.foot(place.bottom - y - measures.of(TEXT * 0.4))
        yield widgets.line(measures, "finding", rest, told, TEXT, valign="top", wrap=True)

    def actions(self) -> Sequence[Button]:
        """Offer to go back and mend it."""
        return (
            Button("mend", self.services.words.text("companion.page.done"), "return", main=True),
        )


FEATURE = Feature(
    "companion.edition.title", 5, lambda services, _links: EditionsPage(services), "common/crate"
)
