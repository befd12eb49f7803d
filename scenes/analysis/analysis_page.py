"""The analysis of a match on the screen: the curve, luck and play, the costliest decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.analysis import keeping
from game.analysis.analyst import Stage
from game.analysis.background import Background
from game.analysis.findings import Decision
from game.analysis.report import Report
from game.analysis.shares import chance
from game.practice.puzzle import Puzzle
from game.replay.index import index_of
from game.replay.record import Record
from game.storage.past import data_of
from scenes.analysis.paint import HEAD, PAINTERS, plot, spot
from scenes.analysis.paint_specs import CurveLook, RowLook, TableLook
from scenes.analysis.telling import COLUMNS, Teller
from scenes.base.scene import Command, Pop, Push
from scenes.base.services import Services
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import Frame, heading, note
from scenes.menus.scrolling_page import ScrollingPage
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip
from scenes.ui.theme import SMALL

COLOURS = {"dubious": "#d9a21b", "mistake": "#d9661b", "blunder": "#a01c12", "": "#3c7a5a"}
"""The colour of each word for a decision; those without one are the best ones."""
EVERY = 0.25
"""Seconds between two looks at what the process has found."""
CURVE, ROW, LINE, PAD = 320.0, 40.0, 40.0, 12.0
"""Heights of the curve in a narrow window, of a row of the balance, of a heading; edges of text."""
TOOL = 46.0
"""The button beside a decision."""
LIVES = 2
"""So many times an analysis that died is gone on with."""
WIDE = 1100.0
"""Units from which curve and decisions lie side by side."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What the page pops with: where to go in the match, and what was found so far."""

    place: int | None
    report: Report


class AnalysisPage(ScrollingPage):
    """Analyses a match that is over, and shows what there is so far; pops with `Looked`."""

    painters = PAINTERS

    def __init__(
        self, services: Services, record: Record, name: str, stage: Stage | None = None
    ) -> None:
        """Begin to analyse; the analysis is kept beside the save called `name`, if it has one.

        With a stage that is shown, and nothing is begun.
        """
        super().__init__(services)
        self.name = name
        self.record, self.index = record, index_of(record)
        self.report = Report(record, stage or Stage())
        self._path = keeping.beside(services.store.folder / f"{name}.json") if name else None
        self._deaths, self.fault = 0, ""
        self._process = None if stage else self._begin()
        self._since, self._rows = 0.0, dict[tuple[int, str], str]()

    def _begin(self) -> Background | None:
        record, path = self.record, self._path
        if path is not None:
            stage, whole = keeping.load(path, record)
            self.report = Report(record, stage)
            if whole:
                return None
        data = data_of(record, self.services.now())
        return Background(data, record.last + 1, path)

    @property
    def part(self) -> float:
        """The part of the match that is analysed."""
        return min(1.0, self.report.stage.next / (self.record.last + 1))

    # Time

    def tick(self, seconds: float) -> Command | None:
        """Hear from time to time what was found."""
        self._since += seconds
        process = self._process
        if process is None or self._since < EVERY:
            return None
        self._since = 0.0
        sketched, stage = len(process.sketch), process.poll()
        if stage.next > self.report.stage.next or len(process.sketch) > sketched:
            self.report = Report(self.record, stage)
            self.renew()
        if process.done or process.fault:
            self.close()
        if process.fault:
            self._mourn(process.fault)
        return None

    def _mourn(self, fault: str) -> None:
        """Go on where a process was that has died; say so where that comes to nothing again."""
        self._deaths += 1
        if self._deaths <= LIVES:
            self._process = self._begin()
        else:
            self.fault = fault
        self.renew()

    def close(self) -> None:
        """End the process; what it has found is kept, and it goes on from there another time."""
        process, self._process = self._process, None
        if process is None:
            return
        stage = process.poll()
        process.close()
        # The process writes only from time to time, and what was shown must not be lost.
        if self._path is not None and stage.next > keeping.load(self._path, self.record)[0].next:
            whole = stage.next > self.record.last
            keeping.keep(self._path, keeping.mark_of(self.record), stage, whole)

    def escape(self) -> Command | None:
        """Leave, and stop."""
        self.close()
        return Pop(Looked(None, self.report))

    # What is on the screen

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the curve with the balance, and the decisions as a list."""
        frame = Frame(self.region, self.services.words, "analysis", footed=False, aside_used=False)
        items, body = [*frame.items(), frame.panel("analysis", frame.body)], frame.body
        inside = body.inset(26, 20)
        if body.width >= WIDE and body.height >= 500:
            left = inside.left(inside.width * 0.54)
            table = self._table_height()
            about = self._about_height(left.width)
            room = Region(left.x, left.y, left.width, left.height - table - about - LINE)
            items += self._curve(room)
            items += self._table(Region(left.x, room.bottom + 12, left.width, table))
            items.append(self._about(left.foot(about)))
            right = inside.end(inside.width * 0.44)
            shown = column("decisions", right, self._blocks(right.width), self.first, 8)
        else:
            wide = inside.width - 30
            blocks = [
                Block(min(CURVE, inside.height), self._curve),
                Block(self._table_height(), self._table),
                Block(self._about_height(wide), lambda place: (self._about(place),)),
                *self._blocks(wide),
            ]
            shown = column("decisions", inside, blocks, self.first, 10)
        return Picture((*items, *shown.items)), shown

    @property
    def teller(self) -> Teller:
        """What says the report in the player's language."""
        return Teller(self.report, self.services.words)

    @property
    def _colours(self) -> tuple[int, ...]:
        return tuple([chair.colour for chair in self.record.setup.seats])

    @property
    def _values(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Give the chances of what is analysed, and of what is only sketched."""
        known = dict(enumerate(self.report.stage.values))
        found = known if self._process is None else {**self._process.sketch, **known}
        return tuple([(at, tuple(map(chance, found[at]))) for at in sorted(found)])

    def _curve(self, place: Region) -> Iterator[Item]:
        if self.part < 1:
            yield Item("progress", "analysis_progress", place.top(16), data=self.part)
            place = place.end(place.width).foot(place.height - 26)
        values, places = self._values, self.record.last + 1
        known = len(self.report.stage.values)
        look = CurveLook(values, known, places, self._colours)
        yield Item("curve", "analysis_curve", place, data=look)
        where, text = plot(place), self.services.words.text
        for around in self.index.rounds:
            start, end = (
                where.x + where.width * at / max(1, places - 1) for at in (around.first, around.end)
            )
            tip = Tip(text("saves.round", round=around.round))
            yield Item(
                f"round:{around.round}",
                "analysis_span",
                Region(start, where.y, max(1.0, end - start), where.height),
                intent=Do("go", around.first),
                group="curve",
                tip=tip,
            )
        yield from self._marks(place, places)

    def _marks(self, place: Region, places: int) -> Iterator[Item]:
        for one in self._told():
            point = spot(place, one.place, places, chance(one.taken[one.seat]))
            yield Item(
                f"mark:{one.place}",
                "analysis_mark",
                Region(point.x - 9, point.y - 9, 18, 18),
                COLOURS[one.mark(self.report.marks)],
                intent=Do("go", one.place),
                group="marks",
                tip=Tip(self.teller.name(one.seat), lines=(self._said(one),)),
            )

    def _told(self) -> Iterator[Decision]:
        for seat in range(len(self.record.setup.seats)):
            yield from self.report.costliest(seat)
            yield from self.report.best(seat)

    def _table_height(self) -> float:
        return HEAD + ROW * len(self.record.setup.seats)

    def _table(self, place: Region) -> Iterator[Item]:
        text, teller = self.services.words.text, self.teller
        # As long as the end is not reached, there is no result yet.
        named = {"result": "so_far"} if self.part < 1 else {}
        heads = tuple([text(f"analysis.column.{named.get(name, name)}") for name in COLUMNS])
        if self.report.stage.values:
            rows = tuple(
                [(teller.name(one.seat), *teller.numbers(one)) for one in self.report.balances]
            )
            look, tip = TableLook(heads, rows, self._colours), text("analysis.hindsight_about")
            yield Item(
                "balance", "analysis_table", place, data=look, tip=Tip(heads[-1], lines=(tip,))
            )

    def _sentences(self) -> str:
        teller = self.teller
        return " ".join((teller.seen_by(), teller.thresholds()))

    def _about_height(self, width: float) -> float:
        return measure(self._sentences(), SMALL, width).height + 4

    def _about(self, place: Region) -> Item:
        return note("about", place, self._sentences())

    def _blocks(self, width: float) -> list[Block]:
        """Give the headings and the decisions of every seat."""
        found: list[Block] = []
        if self.fault:
            said = self.services.words.text("analysis.stopped", why=self.fault)
            high = measure(said, SMALL, width).height + PAD
            found.append(Block(high, lambda place: (note("stopped", place, said),)))
        for seat in range(len(self.record.setup.seats)):
            for key, made in (
                ("costliest", self.report.costliest(seat)),
                ("best", self.report.best(seat)),
            ):
                if made:
                    found.append(self._head(f"{key}:{seat}", key, seat))
                    found += [self._row(one, width) for one in made]
        if not found:
            found.append(self._none())
        if self.services.teaching is not None:
            found.append(Block(LINE + 2 * PAD, self._practice))
        return found

    def _practice(self, place: Region) -> Iterator[Item]:
        """Lead to all single positions of the game: what cost most in it, and that of the day."""
        text = self.services.words.text
        yield Item(
            "practice",
            "button",
            place.foot(LINE + PAD),
            "second",
            text=text("practice.title"),
            data=ButtonLook("common/bulb"),
            intent=Do("practice"),
            tip=Tip(text("practice.title"), lines=(text("practice.about"),)),
            group="decisions",
        )

    def _head(self, name: str, key: str, seat: int) -> Block:
        said = self.services.words.text(f"analysis.{key}", name=self.teller.name(seat))
        return Block(LINE, lambda place: (heading(name, place, said),))

    def _none(self) -> Block:
        key = "analysis.faultless" if self.part == 1 else "analysis.thinking"
        said = self.services.words.text(key)
        return Block(2 * LINE, lambda place: (note("none", place, said),))

    def _said(self, one: Decision) -> str:
        """Say a decision, once for each language: to name an action costs as much as a table."""
        key = one.place, self.services.words.language
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = self.teller.decision(one)
        return found

    def _row(self, one: Decision, width: float) -> Block:
        said = self._said(one)
        offered = bool(one.instead) and one.loss > 0 and self.services.teaching is not None
        side = TOOL + PAD if offered else 0.0
        # A scroll bar may take its part of the width.
        high = max(measure(said, SMALL, width - 56 - side).height + 2 * PAD, side + PAD)

        def fill(place: Region) -> tuple[Item, ...]:
            better = (self._better(one, place.end(TOOL).top(TOOL + PAD).foot(TOOL)),)
            place = place.left(place.width - side)
            colour = COLOURS[one.mark(self.report.marks)]
            tip = Tip(self.services.words.text("replay.line"))
            return (
                Item(
                    f"decision:{one.place}",
                    "analysis_row",
                    place,
                    text=said,
                    data=RowLook(colour),
                    intent=Do("go", one.place),
                    group="decisions",
                    tip=tip,
                ),
                *(better if offered else ()),
            )

        return Block(high, fill)

    def _better(self, one: Decision, place: Region) -> Item:
        """Offer a decision again, to be played better."""
        text = self.services.words.text
        name = text("practice.title")
        return Item(
            f"better:{one.place}",
            "button",
            place,
            "second",
            data=ButtonLook("common/bulb"),
            intent=Do("better", one),
            group="decisions",
            tip=Tip(name, lines=(text("analysis.improve_about"),)),
        )

    def do(self, intent: Intent) -> Command | None:
        """Go to a moment of the match, or back."""
        assert isinstance(intent, Do)
        if intent.name == "go":
            self.close()
            return Pop(Looked(intent.value, self.report))
        teaching = self.services.teaching
        if intent.name == "practice" and teaching is not None:
            return Push(teaching.practice(self.record.setup.title))
        if intent.name == "better" and teaching is not None:
            name = f"{self.name}/{intent.value.place}" if self.name else ""
            puzzle = Puzzle(name, self.record, intent.value)
            return Push(teaching.puzzle(puzzle, "practice.analysis"))
        return self.escape()
