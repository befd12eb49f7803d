"""Entering a play by hand, and changing one later: every change is kept at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from game.storage.play import (
    HIGH,
    LOW,
    MOST_PEOPLE,
    NOTE,
    PLACE,
    Person,
    Play,
)
from scenes.base.scene import Command, Pop, Push, Scene
from scenes.base.services import Services
from scenes.companion.history import play_scores
from scenes.companion.history.person_page import PersonPage
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber, AskText, ask_person
from scenes.companion.toolkit.widgets import Button, Row
from scenes.shared import common_texts, game_list
from scenes.shared.new_game import COLOURS
from scenes.ui.picture import Do, Item

_DAY = re.compile(r"(\d{1,2})[./](\d{1,2})[./](\d{4})")
_LIMITS = {"place": PLACE, "note": NOTE, "day": 10}


def read_day(text: str) -> str | None:
    """Read a day as people write it, "2026-05-17" or "17.5.2026"; `None` if it is none."""
    found = _DAY.fullmatch(text)
    try:
        if found:
            number, month, year = map(int, found.groups())
            return date(year, month, number).isoformat()
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return None


class EditPage(DistancePage):
    """What is known of a play, a row for each part of it."""

    def __init__(self, services: Services, name: str, play: Play) -> None:
        super().__init__(services)
        self.name, self.play = name, play
        self.dress = play.title

    def heading(self) -> str:
        """Name the game and the day."""
        words, play = self.services.words, self.play
        head, tail = common_texts.title_name(words, play.title), play_scores.day(words, play.day)
        return words.text("common.dot", head=head, tail=tail)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give people first, then game, day, place and note."""
        words, play, text = self.services.words, self.play, self.services.words.text
        rows = [
            Row(
                f"person:{at}",
                play_scores.called(words, one),
                play_scores.total(one),
                seat=one.colour,
                intent=Do("person", at),
            )
            for at, one in enumerate(play.people)
        ]
        full = len(play.people) >= MOST_PEOPLE
        reason = text("companion.play.full", count=MOST_PEOPLE) if full else ""
        rows += [
            Row("add", text("companion.play.add"), icon="common/plus", key="+", reason=reason),
            Row("day", text("companion.play.day"), play_scores.day(words, play.day), key="d"),
            Row("place", text("companion.play.place"), play.place, key="l"),
            Row("note", text("companion.play.note"), play.note, key="n"),
            Row(
                "game",
                text("companion.play.game"),
                common_texts.title_name(words, play.title),
                key="g",
            ),
        ]
        return layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Give done."""
        return (
            Button("done", self.services.words.text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: Any) -> Command | None:
        """Ask for what was chosen."""
        if name == "done":
            return Pop()
        if name == "person":
            one = PersonPage(self.services, self.play, value)
            return Push(one, lambda _none: self.change(one.play))
        if name == "add":
            return ask_person(self.services, [one.name for one in self.play.people], self._points)
        if name == "game":
            return Push(self._which(), lambda title: self._set(title=title))
        text = self.services.words.text
        about = text("companion.play.day_about") if name == "day" else ""
        question = AskText(
            self.services,
            text(f"companion.play.{name}"),
            getattr(self.play, name),
            about,
            _LIMITS[name],
            self._no_day if name == "day" else None,
        )
        return Push(question, lambda said: self._set(**{name: _clean(name, said)}))

    def change(self, play: Play) -> None:
        """Take the play as it is now, and keep it."""
        if play == self.play:
            return
        self.play = play
        problem = self.services.plays.keep(self.name, play)
        if problem is not None:
            self.refuse(self.services.words.say(problem))
        self.renew()

    def _set(self, **values: str | None) -> None:
        # None is the answer of a question that was left, and changes nothing.
        if None not in values.values():
            self.change(replace(self.play, **values))  # type: ignore[arg-type]

    def _no_day(self, text: str) -> str:
        known = read_day(text) is not None
        return "" if known else self.services.words.text("companion.play.unfit.day", value=text)

    def _which(self) -> Scene:
        words = self.services.words
        rows = [Row(title, common_texts.title_name(words, title)) for title in game_list.playable()]
        return AskChoice(self.services, words.text("companion.play.which"), rows)

    def _points(self, name: str) -> Command:
        """Add somebody, and ask for the total at once."""
        taken = {one.colour for one in self.play.people}
        colour = next((c for c in range(COLOURS) if c not in taken), 0)
        self.change(replace(self.play, people=(*self.play.people, Person(name, colour))))
        at = len(self.play.people) - 1
        words = self.services.words
        title = words.text(
            "companion.play.points_of", name=play_scores.called(words, self.play.people[at])
        )
        question = AskNumber(self.services, title, 0, LOW, HIGH)
        return Push(question, lambda points: self._scored(at, points))

    def _scored(self, at: int, points: int | None) -> None:
        if points is not None:
            self.change(self.play.person(at, given=points))


def _clean(name: str, said: str | None) -> str | None:
    return read_day(said) if name == "day" and said is not None else said
