"""The referee's first screens: matches to go on with, a new game, and who plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.book import editions
from game.core.message import Message
from game.core.setup import RANDOM
from scenes.companion.ask import AskChoice, AskText
from scenes.companion.edition import edition, following
from scenes.companion.far import Far
from scenes.companion.found import Entry
from scenes.companion.parts import Button, Row
from scenes.companion.speech import refereed
from scenes.desk import Desk
from scenes.front import draft as drafts
from scenes.front import opening, spoken
from scenes.front.draft import LONGEST_NAME, Draft
from scenes.front.rules import RulesScene
from scenes.front.ways import Ways
from scenes.scene import Command, Push, Replace
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item


class Referee(Far):
    """New games, and those that were left."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk)
        self.ways = ways

    def heading(self) -> str:
        """Give the referee's name."""
        return self.desk.words.text("companion.referee.title")

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each game, then the matches that can be gone on with."""
        text = self.desk.words.text
        rows = [
            Row(
                f"new:{title}",
                text("companion.referee.new", title=spoken.called(title)),
                icon="common/plus",
                key=str(at),
                intent=Do("new", title),
            )
            for at, title in enumerate(refereed(), 1)
        ]
        return self.listed(place, [*rows, *self._left(len(rows) + 1)])

    def _left(self, first: int) -> Iterator[Row]:
        words, at = self.desk.words, first
        for entry in self.desk.store.list():
            header = entry.header
            if header is None or header.over or not header.setup.companion:
                continue
            said = words.text("companion.referee.go_on", title=spoken.called(header.setup.title))
            people = spoken.names(words, header.setup.seats)
            aside = words.text("companion.referee.round", round=header.round)
            yield Row(
                f"go:{entry.name}", f"{said} · {people}", aside, "common/play",
                key=str(at) if at < 10 else "", intent=Do("go", entry.name),
            )  # fmt: skip
            at += 1

    def act(self, name: str, value: Any) -> Command | None:
        """Set a game up, or go on with one."""
        if name == "new":
            return Push(Seats(self.desk, self.ways, str(value)))
        return opening.resume(self.desk, self.ways, str(value))


class Seats(Far):
    """Who sits where, the options, and who begins."""

    def __init__(self, desk: Desk, ways: Ways, title: str, draft: Draft | None = None) -> None:
        super().__init__(desk)
        self.ways, self.title = ways, title
        self.draft = draft or _people(title)

    def rules(self) -> Command:
        """Open the rules of this game."""
        return Push(RulesScene(self.desk, self.title, "", self.draft.options, self.draft.edition))

    def heading(self) -> str:
        """Ask who plays."""
        return self.desk.words.text("companion.referee.seats", title=spoken.called(self.title))

    def body(self, place: Region) -> Iterator[Item]:
        """Give a row for each seat and each choice before the game."""
        rows = [*self._chairs(), *self._options(), self._first()]
        if self.draft.edition or editions.sound(self.title):
            rows.append(edition(self.desk, self.draft.edition))
        return self.listed(place, rows)

    def _chairs(self) -> Iterator[Row]:
        for seat, chair in enumerate(self.draft.seats):
            yield Row(
                f"seat:{seat}", spoken.name(self.desk.words, chair), self._kind(chair.level),
                seat=chair.colour, key=str(seat + 1), intent=Do("seat", seat),
            )  # fmt: skip

    def _kind(self, level: str) -> str:
        text = self.desk.words.text
        key = f"{self.title}.level.{level}" if level else "companion.referee.person"
        return text(key)

    def _options(self) -> Iterator[Row]:
        write = self.desk.words.text
        for option in drafts.cover(self.title).options:
            if drafts.offers(self.draft, option.key):
                key = f"{self.title}.option.{option.key}"
                value = write(f"{key}.{self.draft.options[option.key]}")
                yield Row(
                    f"option:{option.key}", write(key), value, intent=Do("option", option.key)
                )

    def _first(self) -> Row:
        text, start = self.desk.words.text, self.draft.start
        who = text("companion.referee.drawn")
        if start != RANDOM:
            who = spoken.name(self.desk.words, self.draft.seats[start])
        return Row("first", text("companion.referee.first"), who)

    def actions(self) -> Sequence[Button]:
        """Offer one more seat, and to begin."""
        text, wrong = self.desk.words.text, drafts.why_not(self.draft)
        reason = self.desk.words.say(wrong) if wrong is not None else ""
        return (
            Button("add", text("companion.referee.add"), "+"),
            Button("begin", text("companion.referee.begin"), "f5", reason=reason, main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Change a seat or a choice, or begin."""
        match name:
            case "seat":
                return Push(self._menu(int(value)), lambda what: self._change(int(value), what))
            case "option":
                self._cycle(str(value))
            case "first":
                count = len(self.draft.seats)
                start = self.draft.start + 1
                self.draft = replace(self.draft, start=start if start < count else RANDOM)
            case "edition":
                edition = following(self.title, self.draft.edition)
                self.draft = replace(self.draft, edition=edition)
            case "add":
                self._take(drafts.add(self.draft))
            case "begin":
                setup = replace(drafts.match_setup(self.draft), companion=True)
                return Replace(self.ways.play(setup), whole=True)
        return None

    def _take(self, changed: Draft | Message) -> None:
        if isinstance(changed, Message):
            self.refuse(self.desk.words.say(changed))
            return
        more = len(changed.seats) > len(self.draft.seats)
        self.draft = changed.seat(len(changed.seats) - 1, level="") if more else changed

    def _cycle(self, key: str) -> None:
        """Take the next value of an option that this game allows."""
        option = next(o for o in drafts.cover(self.title).options if o.key == key)
        at = option.values.index(self.draft.options[key])
        for step in range(1, len(option.values) + 1):
            value = option.values[(at + step) % len(option.values)]
            tried = replace(self.draft, options={**self.draft.options, key: value})
            if drafts.why_not(tried) is None:
                self.draft = tried
                return

    def _menu(self, seat: int) -> AskChoice:
        text, chair = self.desk.words.text, self.draft.seats[seat]
        rows = [Row("name", text("companion.referee.name"), key="1")]
        rows.append(Row("colour", text("companion.referee.colour"), key="2"))
        for at, level in enumerate(("", *drafts.levels(self.title)), 3):
            lifted = level == chair.level
            rows.append(Row(f"level:{level}", self._kind(level), key=str(at), lifted=lifted))
        key = str(len(rows) + 1)
        rows.append(Row("remove", text("companion.referee.remove"), key=key))
        name = spoken.name(self.desk.words, chair)
        return AskChoice(self.desk, name, rows, seeks=False)

    def _change(self, seat: int, what: object) -> Command | None:
        match what:
            case "name":
                asked = self.desk.words.text("companion.referee.ask_name")
                page = AskText(self.desk, asked, self.draft.seats[seat].name, limit=LONGEST_NAME)
                return Push(page, lambda name: self._call(seat, name))
            case "colour":
                self._take(drafts.recolour(self.draft, seat))
            case "remove":
                self._take(drafts.remove(self.draft, seat))
            case str() if what.startswith("level:"):
                self.draft = self.draft.seat(seat, level=what.partition(":")[2], style="")
        return None

    def _call(self, seat: int, name: str | None) -> Command | None:
        if name is not None:
            self.draft = self.draft.seat(seat, name=name)
        return None


def _people(title: str) -> Draft:
    """Give the usual set-up of a title, with people on all seats."""
    usual = drafts.fresh(title)
    return replace(usual, seats=tuple(replace(chair, level="") for chair in usual.seats))


ENTRY = Entry("companion.referee.title", 1, Referee, "common/dice")
