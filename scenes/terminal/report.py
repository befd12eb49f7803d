"""A match in words, for whoever does not see it: every title by what it says anyway."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from game.core.contract import Turn
from game.core.event import Event
from game.core.message import Key, Message
from scenes.base.words import Words, signed
from scenes.menus.text_blocks import say as cell_words
from scenes.table.aloud import Aloud, items, joined, shortly, told
from scenes.table.chronicle import Chronicle
from scenes.table.contract import BoardView, LogLine, Stage
from scenes.table.mat import AnyMat, capital
from scenes.table.plain import plain
from scenes.table.session import Session
from scenes.table.standing import rows
from scenes.table.view import seats_of
from scenes.terminal.choosing import Deed, folded, natural
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Item

if TYPE_CHECKING:
    from scenes.table.contract import Seat
    from scenes.table.pages import RulesPage
    from scenes.table.speech import Speech

MAT = Region(0, 0, 1400, 900)
"""Where a title may think that its mat is; nothing of it is drawn."""


class Report:
    """Says everything about a match in one language."""

    def __init__(self, session: Session, stage: Stage, words: Words) -> None:
        self.session, self.stage, self.words = session, stage, words
        self.chronicle = Chronicle()
        self.seats: tuple[Seat, ...] = seats_of(session, words)
        self.aloud: Aloud[AnyMat] | None = stage.aloud.get() if stage.aloud else None
        self.speech: Speech | None = stage.speech.get() if stage.speech else None
        self._mats: tuple[tuple[int, int], dict[tuple[int | None, int | None, bool], AnyMat]] = (
            (-1, -1),
            {},
        )
        """The mats that were opened for this position."""
        self.unnamed: set[str] = set()
        """Sprites in texts that have no name; there should be none."""

    # What the title is asked with

    def mat(self, viewer: int | None, shown: int | None = None, deciding: bool = False) -> AnyMat:
        """Open the title's mat as a seat knows it, on somebody's board."""
        session = self.session
        place = session.epoch, session.steps
        if self._mats[0] != place:
            self._mats = place, {}
        kept = self._mats[1]
        asked = viewer, shown, deciding
        if asked not in kept:
            kept[asked] = self._open(viewer, shown, deciding)
        return kept[asked]

    def _open(self, viewer: int | None, shown: int | None, deciding: bool) -> AnyMat:
        session = self.session
        rules = session.match.rules
        state = rules.view(session.match.state, viewer)
        acting = viewer if viewer is not None else session.seat or 0
        view = BoardView(
            rules=rules,
            components=session.title_data.components,
            options=session.setup.options,
            state=state,
            pending=rules.pending(state),
            seats=self.seats,
            me=viewer if deciding else None,
            shown=acting if shown is None else shown,
            selection=None,
            words=self.words,
            region=MAT,
        )
        mat = self.stage.open(view)
        return mat.with_selection(mat.fresh()) if deciding else mat

    @cached_property
    def book(self) -> tuple[RulesPage, ...]:
        """The pages of rules of this match."""
        if self.stage.pages is None:
            return ()
        setup = self.session.setup
        return self.stage.pages.get()(self.session.title_data.components, setup.options)

    @cached_property
    def _icons(self) -> Mapping[str, str]:
        """The words of the sprites that stand in texts."""
        extra = self.aloud.icons if self.aloud else ()
        text = self.words.text
        found = {sprite: text(key) if "." in key else key for sprite, key in extra}
        for page in self.book:
            found |= {s.sprite: cell_words(self.words, s.name) for s in page.symbols}
        return found

    def plain(self, text: str) -> str:
        """Give a text without bold letters, its icons in words."""
        return plain(text, self.words, self._icon)

    def _icon(self, sprite: str) -> str:
        name = self._icons.get(sprite)
        if name is None:
            self.unnamed.add(sprite)
        return name or ""

    # What can be done

    def asked(self, seat: int) -> str:
        """Say whose turn it is and what may be done."""
        mat = self.mat(seat, deciding=True)
        prompt = mat.prompt()
        own = dict(self.aloud.asks).get(mat.phase) if self.aloud else None
        words = self.words.text(own) if own else prompt.text
        # One colon in a sentence is enough.
        key = "terminal.asked_with" if ": " in words else "terminal.asked"
        said = self.words.text(key, name=self.seats[seat].name, prompt=self.plain(words))
        return joined((said, capital(self.plain(prompt.aside))))

    def now(self, seat: int) -> tuple[str, ...]:
        """Say what lies there for this decision alone, such as dice."""
        lines = self.aloud.now(self.mat(seat, deciding=True)) if self.aloud else ()
        return tuple(map(self.joined, lines))

    def section(self, seat: int) -> str:
        """Name the page of rules that belongs to what is decided."""
        return self.mat(seat, deciding=True).prompt().section

    def deeds(self, seat: int) -> tuple[Deed, ...]:
        """Give everything that may be done; of equal words the first stands for all."""
        mat = self.mat(seat, deciding=True)
        found: dict[str, Deed] = {}
        for action in self.session.match.rules.legal(mat.state):
            said = self.say(mat, action)
            if said not in found:
                found[said] = Deed(action, said, self._steps(mat, action))
        deeds = tuple(found.values())
        sorts = {type(deed.action) for deed in deeds}
        if self.aloud is None or self.aloud.steps is None or len(sorts) > 1:
            return deeds
        # Places of one sort of decision: in the order in which they are named.
        return tuple(sorted(deeds, key=lambda deed: [natural(head) for head in deed.steps]))

    def say(self, mat: AnyMat, action: object) -> str:
        """Say a decision: as hands are told, else as the mat's button is called."""
        if self.aloud is not None and self.aloud.say is not None:
            said = self.aloud.say(mat, action)
        elif self.speech is not None:
            said = self.speech.say(mat.board_view, action)
        else:
            pressed = (c.label for c in mat.choices() if c.intent == Act(action))
            said = next(pressed, "") or mat.what(action) or str(action)
        return self.joined(said)

    def _steps(self, mat: AnyMat, action: object) -> tuple[str, ...]:
        if self.aloud is not None and self.aloud.steps is not None:
            heads = self.aloud.steps(mat, action)
        else:
            ways = self.speech.ways(mat.board_view, action) if self.speech else ()
            # What is asked first; the rest is said in whole sentences, as there is room here.
            heads = tuple(way.text for way in ways[:1] if len(ways) > 1)
        return tuple(capital(self.plain(head)) for head in heads)

    def impossible(self, seat: int) -> tuple[tuple[str, str], ...]:
        """Give what cannot be done now, each with its reason."""
        mat = self.mat(seat, deciding=True)
        found: dict[str, str] = {}
        # Buttons of a title that chooses on a picture first only say that nothing is chosen yet.
        for choice in mat.choices() if self.aloud is None else ():
            if choice.intent is None and choice.reason:
                found[self.plain(choice.label)] = self.plain(choice.reason)
        where = self.aloud.where if self.aloud else None
        for item in mat.picture:
            reason = item.reason or (item.tip.reason if item.tip else "")
            name = (where(mat, item.id) if where else "") or shortly(item)
            if reason and name:
                found.setdefault(capital(self.plain(name)), self.plain(reason))
        return tuple(found.items())

    # What there is

    def scores(self) -> Iterator[str]:
        """Give everybody's points and what they are made of, as everybody may know them."""
        match = self.session.match
        view = match.state if match.over else match.rules.view(match.state, None)
        scores = tuple(match.rules.scores(view))
        table = rows(scores, self.words)
        for score in scores:
            cells = [row.cells[score.seat] for row in table]
            parts = tuple(
                self.words.text("terminal.part", what=capital(what), points=signed(points))
                for what, points in filter(None, cells)
                if points
            )
            total = self.words.text(
                "result.alone", name=self.seats[score.seat].name, count=score.total
            )
            yield self.plain(joined((total, *parts)))

    def table(self, viewer: int | None) -> Iterator[str]:
        """Say what lies there for everybody; a title that says nothing of its own: all of it."""
        mat = self.mat(viewer)
        if self.aloud is not None:
            yield from filter(None, map(self.joined, self.aloud.table(mat)))
        else:
            yield from dict.fromkeys(self.joined(told(item)) for item in items(mat, ""))

    def board(self, viewer: int | None, seat: int) -> Iterator[str]:
        """Say what a seat has: its key numbers, what they are made of, its own board."""
        mat = self.mat(viewer, seat)
        yield self.seats[seat].name
        for fact in mat.facts(seat):
            part, _, whole = fact.value.partition("/")
            told = self.words.text("terminal.of", part=part, whole=whole) if whole else part
            value = self.words.text("terminal.part", what=capital(fact.label), points=told)
            yield self.plain(joined((value, *fact.lines)))
        if self.aloud is not None:
            yield from filter(None, map(self.joined, self.aloud.board(mat)))

    def look(self, viewer: int | None, word: str) -> tuple[str, ...]:
        """Say all about the things whose names have a word, or about a place."""
        mat = self.mat(viewer)
        there = self.aloud.look(mat, word) if self.aloud else ()
        found = [self.plain(line) for line in there]
        sought = folded(word)
        if not found and sought:
            said = (self.plain(told(item)) for item in mat.picture if _named(item, sought))
            # A number that stands beside a picture says nothing alone.
            found = [line for line in said if any(map(str.isalpha, line))]
        return tuple(dict.fromkeys(found))

    # What happened

    def told(self, viewer: int | None, first: int, reasons: bool = False) -> tuple[str, ...]:
        """Tell the entries of the log from `first` on, as somebody may know them.

        `reasons`: also why computer players did what they did.
        """
        mat = self.mat(viewer)

        def tell(event: Event) -> LogLine | None:
            line = mat.tell(event)
            return line and replace(line, text=self._placed(mat, line))

        steps = self.session.steps
        entries = self.chronicle.entries(tell, self.words, self.seats, viewer, steps)
        places = self.chronicle.places(self.words, viewer)
        return tuple(
            self.plain(joined((entry.text, entry.thought if reasons else "")))
            for place, entry in zip(places, entries, strict=False)
            if place >= first
        )

    def _placed(self, mat: AnyMat, line: LogLine) -> str:
        """Add where it happened, where the title's words do not say it."""
        where = self.aloud.where if self.aloud else None
        spots = dict.fromkeys(filter(None, (where(mat, mark) for mark in line.marks if where)))
        return joined((line.text, ", ".join(spots))) if spots else line.text

    def heading(self) -> str:
        """Say which round it is and who is to decide."""
        match = self.session.match
        round_ = match.rules.round(match.state)
        said = self.words.text("chronicle.round", round=round_) if round_ else ""
        pending = match.pending
        if not isinstance(pending, Turn):
            return said
        phase = self.words.text(f"{self.session.setup.title}.phase.{pending.phase}")
        name = self.seats[pending.seat].name
        return joined((said, self.words.text("terminal.step", name=name, step=phase)))

    def named(self, typed: str) -> int | None:
        """Find the seat of that number, or whose name begins so, perhaps behind other words."""
        parts = folded(typed).split()
        if len(parts) == 1 and parts[0].isdecimal():
            return int(parts[0]) - 1 if 0 < int(parts[0]) <= len(self.seats) else None
        for at in range(len(parts)):
            sought = " ".join(parts[at:])
            hits = [n for n, seat in enumerate(self.seats) if folded(seat.name).startswith(sought)]
            if len(hits) == 1:
                return hits[0]
        return None

    def joined(self, *said: str) -> str:
        """Put sentences one after the other."""
        return self.plain(joined(said))

    def title(self) -> str:
        """Give the name of the game."""
        return self.words.text(Key(f"{self.session.setup.title}.name"))

    def message(self, message: Message) -> str:
        """Give a message of the engine in plain words."""
        return self.plain(self.words.say(message))


def _named(item: Item, sought: str) -> bool:
    return sought in folded(shortly(item)) and bool(item.tip or item.text)
