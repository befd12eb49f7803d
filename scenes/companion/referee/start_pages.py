"""The referee's first screens: matches to go on with, a new game, and who plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.message import Message
from game.core.setup import RANDOM
from game.loading import editions
from scenes.base.levels import wins
from scenes.base.scene import Command, Push, Replace, Scene
from scenes.base.services import Services
from scenes.companion.editions.edition_choice import edition_row, next_edition
from scenes.companion.guide.guide_pages import GuideHomePage, guided
from scenes.companion.registry import Feature
from scenes.companion.speech import refereed
from scenes.companion.toolkit import row_keys
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskText
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts, new_game, resuming
from scenes.shared.links import Links
from scenes.shared.new_game import LONGEST_NAME, NewGame
from scenes.ui.picture import Do, Item


class RefereePage(DistancePage):
    """New games, and those that were left."""

    def __init__(self, services: Services, links: Links) -> None:
        super().__init__(services)
        self.links = links

    def heading(self) -> str:
        """Give the referee's name."""
        return self.services.words.text("companion.referee.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each game, then the matches that can be gone on with."""
        text = self.services.words.text
        rows = [
            Row(
                f"new:{title}",
                text("companion.referee.new", title=common_texts.called(title)),
                key=str(at),
                intent=Do("new", title),
                art=title,
            )
            for at, title in enumerate(refereed(), 1)
        ]
        beside = [name for name in guided() if name not in refereed()]
        rows += [
            Row(
                f"guide:{title}",
                text("companion.guide.title", title=common_texts.called(title)),
                key=str(at),
                intent=Do("guide", title),
                art=title,
            )
            for at, title in enumerate(beside, len(rows) + 1)
        ]
        return layout.tiles([*rows, *self._left(len(rows) + 1)])

    def _left(self, first: int) -> Iterator[Row]:
        words, at = self.services.words, first
        for entry in self.services.store.list():
            header = entry.header
            if header is None or header.over or not header.setup.companion:
                continue
            said = words.text(
                "companion.referee.go_on", title=common_texts.called(header.setup.title)
            )
            people = common_texts.names(words, header.setup.seats)
            aside = words.text("companion.referee.round", round=header.round)
            yield Row(
                f"go:{entry.name}",
                words.text("common.dot", head=said, tail=people),
                aside,
                "common/play",
                key=str(at) if at < 10 else "",
                intent=Do("go", entry.name),
            )
            at += 1

    def act(self, name: str, value: Any) -> Command | None:
        """Set a game up, or go on with one."""
        if name == "new":
            return Push(SeatingPage(self.services, self.links, str(value)))
        if name == "guide":
            return Push(GuideHomePage(self.services, str(value)))
        return resuming.resume(self.services, self.links, str(value))


class SeatingPage(DistancePage):
    """Who sits where, the options, and who begins."""

    def __init__(self, services: Services, links: Links, title: str) -> None:
        super().__init__(services, self._book)
        self.dress = title
        self.links, self.title = links, title
        self.game = _people(title)

    def _book(self) -> Scene:
        """Make the rules of this game."""
        return self.services.rules(self.title, "", self.game.options, self.game.edition)

    def heading(self) -> str:
        """Ask who plays."""
        return self.services.words.text(
            "companion.referee.seats", title=common_texts.called(self.title)
        )

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each seat and each choice before the game."""
        rows = [*self._chairs(), *self._options(), self._first()]
        if self.game.edition or editions.sound(self.title):
            rows.append(edition_row(self.services, self.game.edition))
        # A seat has its number as its key; what is to be chosen besides goes on after the last.
        keys = row_keys.given([row.key for row in rows])
        return layout.listed([replace(row, key=key) for row, key in zip(rows, keys, strict=True)])

    def _chairs(self) -> Iterator[Row]:
        for seat, seat_setup in enumerate(self.game.seats):
            yield Row(
                f"seat:{seat}",
                common_texts.name(self.services.words, seat_setup),
                self._kind(seat_setup.level),
                seat=seat_setup.colour,
                key=str(seat + 1),
                intent=Do("seat", seat),
            )

    def _kind(self, level: str) -> str:
        text = self.services.words.text
        if level:
            named = common_texts.level_named(self.services.words, self.title, level)
            return text("companion.referee.computer", level=named)
        return text("companion.referee.person")

    def _options(self) -> Iterator[Row]:
        write = self.services.words.text
        for option in new_game.cover(self.title).options:
            if new_game.offers(self.game, option.key):
                key = f"{self.title}.option.{option.key}"
                value = write(f"{key}.{self.game.options[option.key]}")
                yield Row(
                    f"option:{option.key}", write(key), value, intent=Do("option", option.key)
                )

    def _first(self) -> Row:
        text, start = self.services.words.text, self.game.start
        who = text("companion.referee.drawn")
        if start != RANDOM:
            who = common_texts.name(self.services.words, self.game.seats[start])
        return Row("first", text("companion.referee.first"), who)

    def actions(self) -> Sequence[Button]:
        """Offer one more seat, and to begin."""
        text, wrong = self.services.words.text, new_game.why_not(self.game)
        reason = self.services.words.say(wrong) if wrong is not None else ""
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
                count = len(self.game.seats)
                start = self.game.start + 1
                self.game = replace(self.game, start=start if start < count else RANDOM)
            case "edition":
                edition = next_edition(self.title, self.game.edition)
                self.game = replace(self.game, edition=edition)
            case "add":
                self._take(new_game.add(self.game))
            case "begin":
                setup = replace(new_game.match_setup(self.game), companion=True)
                return Replace(self.links.play(setup), whole=True)
        return None

    def _take(self, changed: NewGame | Message) -> None:
        if isinstance(changed, Message):
            self.refuse(self.services.words.say(changed))
            return
        more = len(changed.seats) > len(self.game.seats)
        self.game = changed.seat(len(changed.seats) - 1, level="") if more else changed

    def _cycle(self, key: str) -> None:
        """Take the next value of an option that this game allows."""
        option = next(o for o in new_game.cover(self.title).options if o.key == key)
        at = option.values.index(self.game.options[key])
        for step in range(1, len(option.values) + 1):
            value = option.values[(at + step) % len(option.values)]
            tried = replace(self.game, options={**self.game.options, key: value})
            if new_game.why_not(tried) is None:
                self.game = tried
                return

    def _menu(self, seat: int) -> AskChoice:
        text, seat_setup = self.services.words.text, self.game.seats[seat]
        rows = [Row("name", text("companion.referee.name"), key="1")]
        rows.append(Row("colour", text("companion.referee.colour"), key="2"))
        for at, level in enumerate(("", *new_game.levels(self.title)), 3):
            lifted = level == seat_setup.level
            known = wins(self.services.words, self.title, level)
            # The tenth row is under the tenth key of the digits; a title has seven levels at most.
            key = str(at % 10)
            rows.append(Row(f"level:{level}", self._kind(level), known, key=key, lifted=lifted))
        rows.append(Row("remove", text("companion.referee.remove"), key="-"))
        name = common_texts.name(self.services.words, seat_setup)
        return AskChoice(self.services, name, rows, seeks=False)

    def _change(self, seat: int, what: object) -> Command | None:
        match what:
            case "name":
                asked = self.services.words.text("companion.referee.ask_name")
                page = AskText(self.services, asked, self.game.seats[seat].name, limit=LONGEST_NAME)
                return Push(page, lambda name: self._call(seat, name))
            case "colour":
                self._take(new_game.recolour(self.game, seat))
            case "remove":
                self._take(new_game.remove(self.game, seat))
            case str() if what.startswith("level:"):
                self.game = self.game.seat(seat, level=what.partition(":")[2], style="")
        return None

    def _call(self, seat: int, name: str | None) -> Command | None:
        if name is not None:
            self.game = self.game.seat(seat, name=name)
        return None


def _people(title: str) -> NewGame:
    """Give the usual set-up of a title, with people on all seats."""
    usual = new_game.fresh(title)
    return replace(usual, seats=tuple(replace(seat_setup, level="") for seat_setup in usual.seats))


FEATURE = Feature("companion.referee.title", 1, RefereePage, "common/whistle")
