"""Score sheets on paper: one for each edition, and one for a game alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.ages.components import Components, Edition, PerCity, PerGood, PerMonument, Ships
from game.ages.effects import describe
from game.core.message import Message
from scenes.ages.pages import hardship
from scenes.base.words import Words
from scenes.pads.contract import Pad
from scenes.pads.parts import (
    answer,
    capital,
    coin,
    field,
    head,
    heading,
    side_of,
    striped,
    ticks,
)
from scenes.pads.pen import BOLD, SANS, Pen
from scenes.ui.geometry import Region

ACCENT, TINT = "#9a4a22", "#fbeee4"
ROW = 4.7
"""Height of a row of goods, cities or points, in millimetres."""
STRIP = 15
"""Boxes for disasters that have room beside each other; a game knows no most."""
BONUSES = {PerMonument: "per_monument", PerCity: "per_city", PerGood: "per_good"}
"""The lines of the score that a development adds."""


def pads(components: Components) -> tuple[Pad, ...]:
    """Give the sheet of each edition, then one for a game alone by the first of them."""
    first = next(iter(components.editions))
    made = [(edition, edition, False) for edition in components.editions]
    return tuple(
        Pad(
            name,
            _name(name, alone),
            1,
            2,
            ACCENT,
            TINT,
            partial(_draw, _Sheet(components, edition, name, alone)),
        )
        for name, edition, alone in (*made, ("solo", first, True))
    )


def _name(name: str, alone: bool) -> Message:
    return Message("ages.pad.alone" if alone else f"ages.option.edition.{name}")


def _shared(place: Region, texts: list[list[str]]) -> list[Region]:
    """Cut a place into rows, higher where the words need more lines."""
    shares = [1.6 + len(lines) for lines in texts]
    rows, y = [], place.y
    for share in shares:
        rows.append(Region(place.x, y, place.width, place.height * share / sum(shares)))
        y = rows[-1].bottom
    return rows


def _draw(sheet: _Sheet, pen: Pen, place: Region, words: Words) -> None:
    sheet.draw(pen, place, words)


class _Sheet:
    """One sheet, for one person."""

    def __init__(self, components: Components, edition: str, name: str, alone: bool) -> None:
        self.components, self.name, self.alone = components, name, alone
        self.edition: Edition = components.editions[edition]

    def effects(self, kind: type) -> Iterator[object]:
        """Give the effects of one kind that developments have."""
        for development in self.edition.developments.values():
            yield from (effect for effect in development.effects if isinstance(effect, kind))

    def draw(self, pen: Pen, place: Region, words: Words) -> None:
        """Draw all parts: developments and goods at the left, what is built at the right."""
        title = words.text("common.dot", head=words.text("ages.name"),
                           tail=words.say(_name(self.name, self.alone)))  # fmt: skip
        body = head(pen, place, title, [words.text("pads.player"), words.text("pads.day")], 0.6)
        if self.alone:
            body = self._rounds(pen, body, words)
        gap = 4.0
        left = body.left((body.width - gap) * 0.54)
        right = body.end((body.width - gap) * 0.46)
        goods = ROW * len(self._tracks(words)) + 5.4
        self._developments(pen, left.top(left.height - goods), words)
        self._goods(pen, left.foot(goods - 1), words)
        self._built(pen, right, words)

    def _rounds(self, pen: Pen, place: Region, words: Words) -> Region:
        """Number the rounds of a game alone."""
        strip, count = place.top(5.6), self.components.solo.rounds
        pen.words(strip.left(22), words.text("pads.rounds"), 8, BOLD, colour=pen.ink.accent)
        for at, cell in enumerate(strip.end(strip.width - 24).columns(count, 1.6)):
            field(pen, cell, str(at + 1))
        return Region(place.x, strip.bottom + 1.4, place.width, place.height - 7)

    # At the left

    def _developments(self, pen: Pen, place: Region, words: Words) -> None:
        text = words.text
        aside = text("ages.pad.ends", count=self.edition.ending.developments)
        below = heading(
            pen, place, text("ages.table.fact.developments"), "" if self.alone else aside
        )
        told = [words.say(describe(*one)) for one in self.edition.developments.items()]
        rows = _shared(below, [pen.broken(text, 6, SANS, below.width - 50) for text in told])
        striped(pen, rows)
        for row, effect, (name, one) in zip(
            rows, told, self.edition.developments.items(), strict=True
        ):
            side = min(row.height * 0.62, 3.6)
            ticks(pen, Region(row.x + 0.6, row.y, side, row.height), 1, side)
            pen.symbol(f"ages/{name}", Region(row.x + 5.2, row.y, 4.2, row.height))
            said = words.text(f"ages.development.{name}")
            pen.words(Region(row.x + 10.4, row.y, 22.4, row.height), said, 7.6, BOLD)
            coins = Region(row.x + 33.2, row.y, 8.8, row.height)
            pen.words(coins.left(4.6), str(one.cost), 8, align="right")
            pen.symbol("ages/coin", coins.end(3.6))
            spot = Region(row.x + 43.4, row.y + 0.2, row.width - 50.0, row.height - 0.4)
            pen.words(spot, effect, 6.0, lines=4, colour=pen.ink.quiet)
            coin(pen, row.right - 3.4, row.centre.y, min(2.5, row.height * 0.43), str(one.points))

    def _tracks(self, words: Words) -> list[tuple[str, str, Sequence[str]]]:
        """Give the tracks of goods, then of ships and food: symbol, name, what stands there."""
        sheet = self.components.sheet
        found = [
            (f"ages/{good.id}", words.text(f"ages.good.{good.id}"), [*map(str, good.values[1:])])
            for good in reversed(sheet.goods)
        ]
        for fleet in self.effects(Ships):
            assert isinstance(fleet, Ships)
            numbers = [str(at) for at in range(1, fleet.most + 1)]
            found.append(("ages/shipping", words.text("ages.table.fact.ships"), numbers))
        food = [str(at) for at in range(1, sheet.food.most + 1)]
        return [*found, ("ages/food", words.text("ages.table.fact.food"), food)]

    def _goods(self, pen: Pen, place: Region, words: Words) -> None:
        """Draw a track for each good, with the worth of so many pieces in its circles."""
        sheet = self.components.sheet
        aside = words.text("ages.pad.keep", count=sheet.keep)
        below = heading(pen, place, words.text("ages.pad.stores"), aside)
        tracks = self._tracks(words)
        rows = below.rows(len(tracks))
        longest = max(len(numbers) for _, _, numbers in tracks)
        room = place.width - 23
        for row, (symbol, name, numbers) in zip(rows, tracks, strict=True):
            pen.symbol(symbol, Region(row.x + 0.6, row.y + 0.6, 3.5, row.height - 1.2))
            pen.words(Region(row.x + 5, row.y, 17, row.height), capital(name), 6.8)
            step = room / longest
            for at, number in enumerate(numbers):
                x = row.x + 23 + (at + 0.5) * step
                coin(pen, x, row.centre.y, min(step, row.height) * 0.46, number)

    # At the right

    def _built(self, pen: Pen, place: Region, words: Words) -> None:
        cities = self.components.sheet.cities
        parts: tuple[tuple[Callable[[Pen, Region, Words], None], float], ...] = (
            (self._cities, 4.6 + ROW * -(-(len(cities.boxes) + 1) // 2)),
            (self._monuments, 4.6 + 5.0 * len(self.edition.monuments)),
            (self._disasters, 4.6 + ROW * len(self.edition.disasters) + 7.6),
        )
        fixed = sum(high for _, high in parts) + 4.6 + 1.4 * 3
        totals = ROW * len(self._lines(words))
        stretch = min(1.22, max(0.8, (place.height - fixed - totals) / fixed + 1))
        y = place.y
        for draw, high in parts:
            draw(pen, Region(place.x, y, place.width, high * stretch), words)
            y += high * stretch + 1.4
        self._totals(pen, Region(place.x, y, place.width, place.bottom - y), words)

    def _cities(self, pen: Pen, place: Region, words: Words) -> None:
        """Draw the cities: those of the start are built, the others have their boxes."""
        cities = self.components.sheet.cities
        below = heading(
            pen, place, words.text("ages.table.fact.cities"), words.text("ages.pad.dice")
        )
        counts = [None, *cities.boxes]
        cells = [cell for row in below.rows(-(-len(counts) // 2)) for cell in row.columns(2, 3)]
        for at, (cell, boxes) in enumerate(zip(cells, counts, strict=False)):
            x, side = cell.x + 0.4, min(3.8, cell.height - 1)
            count = cities.start if boxes is None else 1
            for each in range(count):
                spot = Region(x + each * (side + 0.8), cell.centre.y - side / 2, side, side)
                pen.symbol("ages/city", spot, pen.ink.accent if boxes is None else pen.ink.quiet)
            if boxes is not None:
                number = Region(x + side + 0.6, cell.y, 4, cell.height)
                pen.words(number, str(cities.start + at), 7.6, BOLD)
                ticks(pen, Region(number.right + 0.6, cell.y, cell.right - number.right - 1,
                                  cell.height), boxes, 3.5, 0)  # fmt: skip

    def _monuments(self, pen: Pen, place: Region, words: Words) -> None:
        text, monuments = words.text, self.edition.monuments
        aside = "" if self.alone else text("ages.pad.first")
        below = heading(pen, place, text("ages.table.fact.monuments"), aside)
        rows = below.rows(len(monuments))
        striped(pen, rows)
        seats, most = self.components.cover.seats, max(one.boxes for one in monuments.values())
        for row, (name, one) in zip(rows, monuments.items(), strict=True):
            out = [count for count in one.left_out if count in seats] if not self.alone else []
            label = Region(row.x + 0.4, row.y, 23.4, row.height)
            upper = label.top(row.height * 0.62) if out else label
            pen.words(upper, text(f"ages.monument.{name}"), 7.2, BOLD)
            if out:
                said = ", ".join(text("ages.pad.without", count=count) for count in out)
                pen.words(label.foot(row.height * 0.42), said, 5, colour=pen.ink.quiet)
            points = [one.first] if self.alone else [one.first, one.later]
            wide = 5.2 * len(points) + 0.6
            boxes = Region(row.x + 24.2, row.y, row.width - 24.2 - wide - 0.8, row.height)
            ticks(pen, boxes, one.boxes, min(3.6, side_of(boxes.width, most)))
            for at, number in enumerate(points):
                x = row.right - wide + 2.8 + at * 5.2
                coin(pen, x, row.centre.y, min(2.4, row.height * 0.46), str(number), not at)

    def _disasters(self, pen: Pen, place: Region, words: Words) -> None:
        """Say what skulls bring, above boxes for what it cost."""
        below = heading(pen, place, words.text("ages.form.group.disasters"))
        rows = below.top(below.height - 6.6).rows(len(self.edition.disasters))
        striped(pen, rows)
        for row, (name, one) in zip(rows, self.edition.disasters.items(), strict=True):
            said = f"{one.skulls}+" if one.or_more else str(one.skulls)
            pen.words(Region(row.x + 0.4, row.y, 6.4, row.height), said, 7.4, BOLD, "right")
            pen.symbol("ages/skull", Region(row.x + 7.4, row.y, 3.2, row.height))
            pen.words(Region(row.x + 11.6, row.y, 14, row.height),
                      capital(words.text(f"ages.disaster.{name}")), 7.2, BOLD)  # fmt: skip
            blow = hardship(one)
            told = words.text(blow.key, **blow.params)
            pen.words(Region(row.x + 26.4, row.y + 0.3, row.width - 26.8, row.height - 0.6), told,
                      6, lines=3, colour=pen.ink.quiet)  # fmt: skip
        strip = below.foot(6.2)
        label = words.text("ages.form.field.disasters")
        pen.words(strip.left(18.4), label, 6.4, lines=2)
        ticks(pen, Region(strip.x + 19, strip.y + 0.8, strip.width - 19, 5), STRIP, 3.6)

    def _lines(self, words: Words) -> list[str]:
        """Name the lines of the final score."""
        kinds = {
            type(effect): key for kind, key in BONUSES.items() for effect in self.effects(kind)
        }
        bonuses = [f"ages.score.{key}.plain" for kind, key in BONUSES.items() if kind in kinds]
        keys = ["ages.table.fact.developments", "ages.table.fact.monuments", *bonuses]
        return [*map(words.text, keys), f"− {words.text('ages.form.field.disasters')}",
                words.text("companion.play.total")]  # fmt: skip

    def _totals(self, pen: Pen, place: Region, words: Words) -> None:
        below = heading(pen, place, words.text("pads.points"))
        lines = self._lines(words)
        rows = below.rows(len(lines))
        for at, (row, line) in enumerate(zip(rows, lines, strict=True)):
            last = at == len(lines) - 1
            pen.words(Region(row.x + 0.4, row.y, row.width - 20, row.height), line,
                      8.4 if last else 7.2, BOLD if last else SANS)  # fmt: skip
            answer(pen, row.end(18), last)
