"""A sheet that lies open: what is entered goes to the disk at once, what is derived is made anew.

No pygame here; the screens ask `OpenSheet` for everything and hand every entry to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.core.form import (
    SHARED,
    Answers,
    Doubt,
    Fact,
    Filled,
    Form,
    FormField,
    Group,
    Reckoning,
    Value,
    read,
    reckon,
    refuse_entry,
)
from game.core.message import Message
from game.core.registry import titles
from game.core.setup import OURS
from game.loading import editions
from game.storage.play import SHEET, Person, Play
from game.storage.saved_forms import Paper, Sheets, touched
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.toolkit.widgets import plain
from scenes.shared.common_texts import joined, shown

NAME = 24
"""Letters of a person's name at most."""
UNKNOWN = "–"
TOGETHER = 10
"""So many fields stand on one page, in two columns."""


def forms_of(title: str, edition: str = OURS) -> tuple[Form, ...]:
    """Give the forms of a title in an edition, none if it has none; raises Broken."""
    # The mark changes with the files: an edition that was just put right must not stay as it was.
    return _forms(title, edition, editions.mark(title, edition))


@lru_cache(16)
# Never looked at here: the mark only makes another key of the cache.
def _forms(title: str, edition: str, _mark: object) -> tuple[Form, ...]:
    offer = titles().get(title)
    if offer is None or offer.forms is None:
        return ()
    return offer.forms(editions.components(title, edition))


def form_of(paper: Paper) -> Form | None:
    """Give the form that a kept sheet belongs to, if there still is one."""
    # Our own values would fill the sheet too, with sums that are wrong for that box.
    if paper.edition and paper.edition not in editions.sound(paper.title):
        return None
    known = forms_of(paper.title, paper.edition)
    return next((form for form in known if form.id == paper.form), None)


class OpenSheet:
    """A form of a title with its values; kept on the disk under a name, if it has people."""

    def __init__(
        self, services: Services, title: str, form: Form, paper: Paper | None = None, name: str = ""
    ) -> None:
        self.services, self.title, self.form = services, title, form
        self.sheets = Sheets(services.home / "sheets")
        self.paper = paper or Paper(title, form.id, Filled(), services.now())
        self.name = name

    @property
    def words(self) -> Words:
        """The texts of the chosen language."""
        return self.services.words

    @property
    def people(self) -> tuple[str, ...]:
        """How everybody is called: by name, else by colour."""
        names = enumerate(self.paper.filled.people)
        return tuple(shown(self.words, name, seat) for seat, name in names)

    @property
    def filled(self) -> Filled:
        """The values with the names as they are spoken."""
        return replace(self.paper.filled, people=self.people)

    @property
    def answers(self) -> Answers:
        """The values as the form reads them."""
        return read(self.form, self.filled)

    @property
    def found(self) -> Reckoning:
        """Everything that follows from the values, worked out anew."""
        return reckon(self.form, self.filled)

    def rules(self) -> Scene:
        """Make the book of rules of the title, in the edition that the sheet is of."""
        return self.services.rules(self.title, "", self.form.options, self.paper.edition)

    def groups(self, seat: int) -> tuple[Group, ...]:
        """Give the parts that are entered for a seat, or for the whole table, each on a page.

        Small ones that follow each other share one: nobody turns pages for a number each.
        """
        found: list[Group] = []
        for group in self.form.groups(self.filled):
            if group.shared != (seat == SHARED):
                continue
            last = found[-1].fields if found else ()
            alone = _alone(group.fields) or _alone(last)
            if last and not alone and len(last) + len(group.fields) <= TOGETHER:
                found[-1] = replace(found[-1], fields=(*last, *group.fields))
            else:
                found.append(group)
        return tuple(found)

    def called(self, group: Group) -> str:
        """Name a part: all that stands together on its page."""
        names = [
            self.words.say(one.name)
            for one in self.form.groups(self.filled)
            if one.fields and one.fields[0] in group.fields and one.shared == group.shared
        ]
        said = names[0]
        for name in names[1:]:
            said = self.words.text("common.dot", head=said, tail=name)
        return said

    def why(self, key: str, seat: int, value: Value) -> str:
        """Say in words why a value is refused, "" if it is not."""
        refusal = refuse_entry(self.form, self.filled, key, seat, value)
        return self.words.say(refusal) if refusal is not None else ""

    def enter(self, key: str, seat: int, value: Value) -> str:
        """Enter a value and keep the sheet; say in words why not, "" when all is well."""
        return self.why(key, seat, value) or self._keep(self.paper.filled.put(key, seat, value))

    def forget(self, key: str, seat: int) -> str:
        """Empty a place."""
        return self._keep(self.paper.filled.without(key, seat))

    def seat(self, people: Sequence[str]) -> str:
        """Set who is there; what was entered for seats that are gone stays for their return."""
        return self._keep(replace(self.paper.filled, people=tuple(people)))

    def _keep(self, filled: Filled) -> str:
        self.paper = touched(self.paper, filled, self.services.now())
        # A calculator has nobody to whom it would matter later, so it leaves no file.
        if not self.form.seats:
            return ""
        # Named with the first entry: a sheet that was only looked at must not be listed as begun.
        self.name = self.name or self.sheets.new_name(self.title, self.form.id, self.services.now())
        problem = self.sheets.keep(self.name, self.paper)
        return self.words.say(problem) if problem is not None else ""

    def standing(self, seat: int, found: Reckoning) -> str:
        """Write a seat's points, and how much of it is entered while it is not all."""
        done, every = self.progress(seat)
        entered = self.words.text("companion.form.entered", done=done, every=every)
        if not found.scores:
            return entered
        points = plain(found.scores[seat].total)
        if done in (0, every):
            return points if done else UNKNOWN
        return self.words.text("companion.form.standing", points=points, entered=entered)

    def progress(self, seat: int) -> tuple[int, int]:
        """Tell how many values of a seat are entered, and how many there are."""
        places = [(f.key, seat) for group in self.groups(seat) for f in group.fields]
        answers = self.answers
        return sum(answers.has(*place) for place in places), len(places)

    def shown(self, each: FormField, seat: int) -> str:
        """Write what was entered in a field."""
        answers, words = self.answers, self.words
        value = answers.value(each.key, seat)
        if not answers.has(each.key, seat) and not (each.usual or each.kind == "choice"):
            return UNKNOWN
        if each.kind == "tick":
            return words.text(f"companion.form.{'ticked' if value else 'unticked'}")
        if each.kind == "choice":
            return next(words.say(c.name) for c in each.choices if c.id == value)
        if isinstance(value, tuple):
            return words.text("companion.form.chosen", count=len(value))
        return plain(value)

    def row(self, each: FormField, seat: int) -> str:
        """Write a row of choices in their order."""
        names = {choice.id: self.words.say(choice.name) for choice in each.choices}
        return joined(self.words, [names[i] for i in self.answers.words(each.key, seat)])

    def play(self) -> Play:
        """Give what the sheet comes to as a play of the history."""
        scores = {score.seat: score for score in self.found.scores}
        people = tuple(
            Person(name, seat, lines=scores[seat].lines, tie=scores[seat].tie)
            for seat, name in enumerate(self.paper.filled.people)
        )
        day = self.services.now().date().isoformat()
        options = dict(self.form.options)
        return Play(self.title, day, people, kind=SHEET, options=options, origin=self.name)

    def remember(self) -> str:
        """Write what the sheet comes to into the history; say in words why not, "" if it is."""
        kept = self.services.plays.record(self.play())
        return self.words.say(kept) if isinstance(kept, Message) else ""

    def sentence(self, doubt: Doubt) -> str:
        """Say what does not go together."""
        return self.words.say(doubt.message)


def _alone(fields: Sequence[FormField]) -> bool:
    """Tell whether a part is a choice of several things, which fills a page of its own."""
    return len(fields) == 1 and fields[0].kind == "several"


def value_of(words: Words, fact: Fact) -> str:
    """Write the value of a fact that is a number."""
    if fact.kind == "chance":
        assert isinstance(fact.value, float | int)
        return words.text("companion.form.chance", share=fact.value * 100)
    if fact.kind == "mean":
        return words.text("companion.form.mean", mean=fact.value)
    return plain(fact.value)


def parts_of(words: Words, fact: Fact) -> list[str]:
    """Write the words of a fact one by one; none for a number."""
    values: tuple[Message, ...] = fact.value if isinstance(fact.value, tuple) else ()
    return [words.say(part) for part in values]
