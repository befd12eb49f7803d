"""A game beside its own board: the way there, and the page that says what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from game.core.form import SHARED, Filled
from game.core.guide import Guide, Stand
from game.core.registry import titles
from game.loading.title import load
from game.storage.saved_forms import Paper
from scenes.base.scene import Command, Pop, Push, Replace
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.forms.forms_pages import begin
from scenes.companion.forms.open_sheet import OpenSheet, forms_of
from scenes.companion.forms.people_page import SheetPeoplePage
from scenes.companion.forms.totals_pages import result
from scenes.companion.guide.guide_file import GuideFile, Kept
from scenes.companion.toolkit import row_keys, widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import GAP, ICON, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, Row, initial, plain
from scenes.shared.common_texts import called, joined, shown
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item

_TOLD = 0.44
"""Share of the body's height that what is told may take where much is to be chosen."""
_FACT, _NUMBER = 0.062, 0.08
"""Shares of the window's height: a line of numbers, and the width of a number."""


@cache
def guide_of(title: str) -> Guide | None:
    """Give the guide of a title, if it has one."""
    make = titles()[title].guide
    return None if make is None else make(load(title))


def called_people(words: Words, kept: Kept) -> tuple[str, ...]:
    """Give who plays, as they are told: colours for names that no font here has."""
    return tuple(shown(words, name, seat) for seat, name in enumerate(kept.people))


def guided() -> tuple[str, ...]:
    """Name the titles with a guide, in the order of the menu."""
    found = [name for name, title in titles().items() if title.guide is not None]
    return tuple(sorted(found, key=lambda name: load(name).cover.order))


class GuideHomePage(DistancePage):
    """A new game, the one that was left, and why no computer sits here."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services, lambda: services.rules(title))
        self.dress = title
        self.title, self.file = title, GuideFile(services.home, title)

    def heading(self) -> str:
        """Name the game."""
        return self.services.words.text("companion.guide.title", title=called(self.title))

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for a new game, one for that which was left, and the reason below."""
        words, measures, place = self.services.words, layout.measures, layout.place
        rows = [Row("new", words.text("companion.guide.new"), icon="common/plus", key="1")]
        kept = self.left()
        if kept is not None:
            said = words.text(
                "companion.guide.go_on", names=joined(words, called_people(words, kept))
            )
            rows.append(Row("go", said, icon="common/play", key="2"))
        upper = place.top(place.height * 0.5)
        yield from layout.keyed(rows, upper)
        why = words.text("companion.guide.alone")
        yield widgets.line(
            measures, "alone", place.foot(place.height * 0.46), why, wrap=True, valign="top"
        )

    def left(self) -> Kept | None:
        """Give the game that was left, if as many may play it as its file names."""
        kept, guide = self.file.load(), guide_of(self.title)
        seats = () if guide is None else guide.seats
        return kept if kept is not None and len(kept.people) in seats else None

    def act(self, name: str, _value: object) -> Command | None:
        """Ask who plays, or go on."""
        kept = self.left()
        if name == "go" and kept is not None:
            return Push(GuidePage(self.services, self.title, kept))
        sheet = sheet_of(self.services, self.title, ())
        page = begin(sheet)
        assert isinstance(page, SheetPeoplePage)
        page.then = lambda: Replace(GuidePage(self.services, self.title, Kept(sheet.people)))
        return Push(page)


def sheet_of(services: Services, title: str, people: Sequence[str], form: str = "") -> OpenSheet:
    """Open an empty sheet of a title for these people: of the form that counts its end."""
    forms = forms_of(title)
    chosen = next((one for one in forms if one.id == form), next(f for f in forms if f.seats))
    paper = Paper(title, chosen.id, Filled(tuple(people)), services.now())
    return OpenSheet(services, title, chosen, paper)


class GuidePage(DistancePage):
    """Where the game stands: whose turn it is, what changes, and what can be entered."""

    def __init__(self, services: Services, title: str, kept: Kept) -> None:
        super().__init__(services, lambda: services.rules(title))
        self.dress = title
        found = guide_of(title)
        assert found is not None, f"{title} has no guide"
        self.title, self.guide, self.kept = title, found, kept
        self.file = GuideFile(services.home, title)
        self.stand: Stand = found.stand(called_people(services.words, kept), kept.entered)

    def heading(self) -> str:
        """Say where the game stands."""
        return self.services.words.say(self.stand.head)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give what is asked, what is told, and a row for each thing that can be entered."""
        words, place = self.services.words, layout.place
        yield from self._line(layout, "asked", place, words.say(self.stand.asks), "bold")
        rest = self._under(layout, place, words.say(self.stand.asks), "bold")
        room = rest.height * (_TOLD if len(self.stand.choices) > _FEW else _MOSTLY)
        if self.stand.facts:
            yield from self._facts(layout, rest)
            high = self._deep(layout, rest) * layout.measures.of(_FACT) + layout.measures.of(GAP)
            rest, room = rest.foot(rest.height - high), room - high
        told = list(map(words.say, self.stand.told))
        # What was said last matters most, so where there is no room the first lines go.
        while told and sum(self._high(layout, rest, said) for said in told) > room:
            told.pop(0)
        for at, said in enumerate(told):
            yield from self._line(layout, f"told:{at}", rest, said)
            rest = self._under(layout, rest, said, gap=GAP if at == len(told) - 1 else 0.0)
        rows = self._rows()
        if not rows:
            yield widgets.art(layout.measures, rest)
        yield from layout.keyed(rows, rest)

    def _facts(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the numbers that hold now, beside each other like those of a sheet."""
        measures, deep = layout.measures, self._deep(layout, place)
        columns = place.columns(-(-len(self.stand.facts) // deep), measures.of(GAP * 5))
        for at, fact in enumerate(self.stand.facts):
            column = columns[at // deep]
            spot = column.top(measures.of(_FACT)).shift(0, at % deep * measures.of(_FACT))
            name, value = f"fact:{at}", spot.end(measures.of(_NUMBER))
            if fact.seat != SHARED:
                side = measures.of(ICON * 0.8)
                yield Item(
                    f"{name}:seat", "seat", spot.left(side).middle(side, side), data=fact.seat
                )
                spot = spot.end(spot.width - side - measures.of(GAP))
            said = initial(self.services.words.say(fact.name))
            yield widgets.line(measures, name, spot.left(spot.width - value.width), said)
            number = plain(fact.value)
            yield widgets.line(measures, f"{name}:value", value, number, font="bold", align="right")

    def _deep(self, layout: PageLayout, place: Region) -> int:
        """Tell below each other how many numbers stand: in as many columns as their names allow."""
        measures, facts = layout.measures, self.stand.facts
        taken = measures.of(_NUMBER + (0 if facts[0].seat == SHARED else ICON + GAP))
        names = [initial(self.services.words.say(fact.name)) for fact in facts]
        wide = max(measure(name, measures.style(TEXT)).width for name in names)
        for across in (3, 2):
            if wide + taken <= place.columns(across, measures.of(GAP * 5))[0].width:
                return -(-len(facts) // across)
        return len(facts)

    def _rows(self) -> list[Row]:
        words, choices = self.services.words, self.stand.choices
        keys = row_keys.given([choice.key for choice in choices])
        return [
            Row(
                f"choice:{choice.id}",
                words.say(choice.name),
                key=key,
                intent=Do("choice", choice.id),
            )
            for choice, key in zip(choices, keys, strict=True)
        ]

    def _line(
        self, layout: PageLayout, name: str, place: Region, text: str, font: str = "sans"
    ) -> Iterator[Item]:
        high = self._high(layout, place, text, font)
        yield widgets.line(
            layout.measures, name, place.top(high), text, wrap=True, valign="top", font=font
        )

    def _high(self, layout: PageLayout, place: Region, text: str, font: str = "sans") -> float:
        style = layout.measures.style(TEXT, font)
        return measure(text, style, place.width).height + style.size * 0.15

    def _under(
        self,
        layout: PageLayout,
        place: Region,
        text: str,
        font: str = "sans",
        gap: float = GAP,
    ) -> Region:
        used = self._high(layout, place, text, font) + layout.measures.of(gap)
        return place.foot(place.height - used)

    def actions(self) -> Sequence[Button]:
        """Give taking back, and at the end the result."""
        text = self.services.words.text
        found = [Button("undo", text("companion.referee.undo"), "f3")]
        if self.stand.sheet:
            found.insert(0, Button("result", text("companion.referee.result"), "return", main=True))
        return found

    def act(self, name: str, value: object) -> Command | None:
        """Enter something, take the last entry back, or show the result."""
        if name == "choice":
            self._go((*self.kept.entered, str(value)))
        elif name == "undo":
            if self.kept.entered:
                self._go(self.kept.entered[:-1])
            else:
                self.refuse(self.services.words.text("companion.referee.nothing_yet"))
        elif name == "result":
            return Push(result(self._sheet()))
        return None

    def _go(self, entered: tuple[str, ...]) -> None:
        self.kept = replace(self.kept, entered=entered)
        self.stand = self.guide.stand(called_people(self.services.words, self.kept), entered)
        self.start_over()
        self.renew()
        if not self.file.keep(self.kept):
            self.refuse(self.services.words.text("companion.guide.not_kept"))

    def _sheet(self) -> OpenSheet:
        """Fill in the sheet that counts the end."""
        sheet = sheet_of(self.services, self.title, self.kept.people, self.stand.sheet)
        for (key, seat), value in self.stand.entries.items():
            sheet.enter(key, seat, value)
        return sheet

    def back(self) -> Command | None:
        """Leave; everything is kept."""
        return Pop()


_FEW, _MOSTLY = 4, 0.68
"""So few rows leave more of the body to what is told: that share."""
