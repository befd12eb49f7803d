"""The game beside its own board: eras, turns, progress, fights and the end, by counts alone.

What people hold in their hands nobody enters: only how many count, once they lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from game.core.form import Fact
from game.core.guide import Choice, Stand
from game.core.message import Key, Message, Param
from game.tempus import progress, turn
from game.tempus.components import Components
from game.tempus.fighting import beats
from game.tempus.forms import blank_of, tally
from game.tempus.grid import STEPS
from game.tempus.rules import TempusRules
from game.tempus.state import State

WITHOUT, DONE, EXTRA, FIGHT, ON = "without", "done", "extra", "fight", "on"
SHOWN = ("actions", "people", "distance", "babies", "stack", "draw", "hand")
"""What the era of a tribe allows, as the sheet calls it."""


def _key(count: int) -> str:
    """Give the key of a count: its digit, if it has only one."""
    return str(count) if len(str(count)) == 1 else ""


def guide(components: Components) -> TempusGuide:
    """Make the guide."""
    return TempusGuide(TempusRules(components, {}))


class TempusGuide:
    """Gives where a game at a table stands."""

    def __init__(self, rules: TempusRules) -> None:
        self.rules = rules
        self.seats = rules.tables.components.cover.seats
        self._at: _Place | None = None
        """Where the last question was."""

    def stand(self, people: tuple[str, ...], entered: Iterable[str]) -> Stand:
        """Follow what was entered, and give what is asked next."""
        entered = tuple(entered)
        at, before = self._at, self._at.entered if self._at is not None else ()
        # Most of the time one entry was added to those of before.
        if at is None or at.course.people != people or entered[: len(before)] != before:
            course = _Course(self.rules, people)
            asking = course.whole()
            at = _Place(course, asking, (), next(asking))
        now = at.now
        for entry in entered[len(at.entered) :]:
            if any(choice.id == entry for choice in now.choices):
                at.course.answer = entry
                now = next(at.asking)
        self._at = _Place(at.course, at.asking, entered, now)
        return now


class _Place(NamedTuple):
    """How far a game was followed."""

    course: _Course
    asking: Iterator[Stand]
    entered: tuple[str, ...]
    now: Stand


class _Course:
    """One game, told as it is played: each question waits for its answer."""

    def __init__(self, rules: TempusRules, people: tuple[str, ...]) -> None:
        self.rules, self.tables, self.people = rules, rules.tables, people
        self.draft: State = blank_of(rules, len(people)).clone()
        self.answer = ""
        self.told: list[Message] = []
        self.laid: list[tuple[str, int]] = []

    def whole(self) -> Iterator[Stand]:
        """Ask everything from the island to the end."""
        yield from self._island()
        turn.begin_era(self.tables, self.draft, None)
        self._tell_era(0, ())
        while True:
            while self.draft.phase != "count":
                yield from self._turn()
            yield from self._progress()
            if max(tribe.box for tribe in self.draft.tribes) == self.tables.last:
                break
            progress.next_era(self.tables, self.draft, None)
        yield from self._end()

    # The island

    def _island(self) -> Iterator[Stand]:
        tiles = tuple(self.tables.components.map.tiles)
        many = self.tables.tiles_laid[len(self.people)]
        while len(self.laid) < many:
            left = [tile for tile in tiles if tile not in {name for name, _ in self.laid}]
            rows = [_choice(f"tile:{tile}", "tile", number=tiles.index(tile) + 1) for tile in left]
            if not self.laid:
                rows.insert(0, _choice(WITHOUT, "without", "return"))
            seat = len(self.laid) % len(self.people)
            yield self._stand("island", rows, seat, number=len(self.laid) + 1, count=many)
            if self.answer == WITHOUT:
                return
            tile = self.answer.partition(":")[2]
            number = tiles.index(tile) + 1
            turns = [_choice(f"turn:{by}", "turned", str(by), count=by) for by in range(len(STEPS))]
            yield self._stand("turn", turns, seat, number=number)
            self.laid.append((tile, int(self.answer.partition(":")[2])))
            self.told = [self._lands()]

    def _lands(self) -> Message:
        """Say what the island consists of so far."""
        tiles = self.tables.components.map.tiles
        letters = Counter(
            letter for name, _ in self.laid for letter in (tiles[name].centre, *tiles[name].ring)
        )
        terrains = self.tables.letter.items()
        params: dict[str, Param] = {name: letters[letter] for name, letter in terrains}
        number, by = len(self.laid), self.laid[-1][1]
        at = tuple(tiles).index(self.laid[-1][0]) + 1
        return Message("tempus.guide.lands", {**params, "count": number, "tile": at, "by": by})

    # Turns

    def _turn(self) -> Iterator[Stand]:
        """Ask what a seat has done with its action."""
        draft = self.draft
        seat, tribe = draft.turn, draft.tribes[draft.turn]
        rows = [_choice(DONE, "done", "return"), _choice(FIGHT, "fight")]
        if tribe.tokens > 1 or self.tables.free_action:
            rows.append(_choice(EXTRA, "extra"))
        era = self.tables.eras[tribe.box]
        # How many actions are left the question says.
        facts = [
            Fact(Message(f"tempus.form.fact.{name}"), int(getattr(era, name)))
            for name in SHOWN
            if name != "actions"
        ]
        told = (*self.told, *self._next(progress.next_box(self.tables, draft) - 1))
        stand = self._stand("act", rows, seat, told, count=tribe.tokens, era=_era(era.id))
        yield replace(stand, facts=tuple(facts))
        did, self.told = self.answer, []
        if did == FIGHT:
            yield from self._fight(seat)
        turn.begin_action(self.tables, draft, did, None)
        if did == EXTRA:
            # Government: another action in the same turn.
            draft.actions = 1
            self.told = [Message("tempus.guide.again", {"name": self.people[seat]})]
            return
        turn.end_turn(draft, None)

    def _fight(self, seat: int) -> Iterator[Stand]:
        """Ask for the known points of both sides, and say who wins."""
        others = [
            Choice(f"against:{other}", Message("tempus.guide.name", {"name": name}))
            for other, name in enumerate(self.people)
            if other != seat
        ]
        yield self._stand("against", others, seat)
        other = int(self.answer.partition(":")[2])
        stack = 2 * max(era.stack for era in self.tables.eras)
        cards = 2 * max(era.hand for era in self.tables.eras)
        asked = (("men", seat, 1, stack), ("force", seat, 0, cards),
                 ("held", other, 1, stack), ("guard", other, 0, cards))  # fmt: skip
        counts = []
        for what, whose, low, high in asked:
            yield from self._count(what, whose, low, high)
            counts.append(self._number())
        men, force, held, guard = counts
        won = beats(men + force, held + guard)
        names: dict[str, Param] = {"name": self.people[seat], "other": self.people[other]}
        points: dict[str, Param] = {"attack": men + force, "defence": held + guard}
        key = "tempus.guide.won" if won else "tempus.guide.lost"
        self.told = [Message(key, {**names, **points})]

    # Progress

    def _progress(self) -> Iterator[Stand]:
        """Ask what counts for the next era, and let those with the most enter it."""
        draft, tables = self.draft, self.tables
        progress.begin(draft, None)
        box = progress.next_box(tables, draft)
        terrain = Key(f"tempus.terrain.{tables.eras[box].terrain}")
        cities, hand = sum(tables.city_counts.values()), max(era.hand for era in tables.eras)
        totals = [0] * len(self.people)
        for seat in self._order():
            counts = []
            for what, high in (("there", tables.numbers.people), ("built", cities),
                               ("fitting", hand), ("taught", hand)):  # fmt: skip
                yield from self._count(what, seat, 0, high, terrain=terrain)
                counts.append(self._number())
            totals[seat] = tally(self.rules, box, *counts).total
        ahead = progress.leading(tuple(totals))
        for seat in ahead:
            draft.edit(seat).box = box
        self.told = []
        self._tell_era(box, ahead)
        self.told += self._next(box)
        facts = tuple(
            Fact(Message("tempus.guide.name", {"name": self.people[seat]}), totals[seat], seat=seat)
            for seat in self._order()
        )
        era = _era(tables.eras[box].id)
        stand = self._stand("entered", [_choice(ON, "go_on", "return")], None, era=era)
        yield replace(stand, facts=facts)
        # What is said of the eras stands on every page of a turn.
        self.told = []

    def _order(self) -> list[int]:
        """Give the seats from the first player on."""
        count = len(self.people)
        return [(self.draft.first + place) % count for place in range(count)]

    def _tell_era(self, box: int, seats: Iterable[int]) -> None:
        """Say who is in an era, and what it changes beside the one before."""
        eras = self.tables.eras
        for seat in seats:
            params: dict[str, Param] = {"name": self.people[seat], "era": _era(eras[box].id)}
            self.told.append(Message("tempus.guide.enters", params))
        if eras[box].cards:
            self.told.append(Message("tempus.guide.cards", {"count": eras[box].cards}))
        for name in SHOWN if box else ():
            before, now = (int(getattr(era, name)) for era in (eras[box - 1], eras[box]))
            if before != now:
                what = Key(f"tempus.form.fact.{name}")
                self.told.append(
                    Message("tempus.guide.change", {"what": what, "before": before, "after": now})
                )
        if box and eras[box].ships and not eras[box - 1].ships:
            self.told.append(Message("tempus.guide.ships"))

    def _next(self, box: int) -> list[Message]:
        """Say what counts for the era after one, if there is any."""
        if box >= self.tables.last:
            return []
        terrain = Key(f"tempus.terrain.{self.tables.eras[box + 1].terrain}")
        return [Message("tempus.guide.next", {"terrain": terrain})]

    # The end

    def _end(self) -> Iterator[Stand]:
        """Ask what scores, seat by seat; the sheet of the title counts it."""
        entries: dict[tuple[str, int], bool | int] = {}
        tables, hand = self.tables, max(era.hand for era in self.tables.eras)
        self.told = []
        for seat in range(len(self.people)):
            yield from self._count("hexes", seat, 0, tables.numbers.people)
            entries["hexes", seat] = self._number()
            for value, count in tables.city_counts.items():
                yield from self._count("cities", seat, 0, count, value=value)
                entries[f"cities:{value}", seat] = self._number()
            yield from self._count("cards", seat, 0, hand)
            entries["cards", seat] = self._number()
            entries["entered", seat] = self.draft.tribes[seat].box == tables.last
        head, asks = Message("tempus.guide.head.over"), Message("tempus.guide.ask.over")
        while True:
            yield Stand(head, asks, (), sheet="scoring", entries=entries)

    # Parts

    def _count(self, what: str, seat: int, low: int, high: int, **params: Param) -> Iterator[Stand]:
        rows = [
            _choice(f"count:{count}", "number", _key(count), count=count)
            for count in range(low, high + 1)
        ]
        yield self._stand(what, rows, seat, None, **params)

    def _number(self) -> int:
        return int(self.answer.partition(":")[2])

    def _stand(
        self,
        what: str,
        rows: Iterable[Choice],
        seat: int | None,
        told: Iterable[Message] | None = None,
        **params: Param,
    ) -> Stand:
        """Put a question about a seat."""
        name: dict[str, Param] = {} if seat is None else {"name": self.people[seat]}
        asks = Message(f"tempus.guide.ask.{what}", {**params, **name})
        which = "island" if what in ("island", "turn") else "era"
        head = Message(f"tempus.guide.head.{which}", {"round": self.draft.round})
        lines = tuple(self.told if told is None else told)
        return Stand(head, asks, tuple(rows), lines, acting=seat)


def _choice(name: str, text: str, key: str = "", **params: Param) -> Choice:
    return Choice(name, Message(f"tempus.guide.{text}", params), key)


def _era(era: str) -> Key:
    return Key(f"tempus.era.{era}")
