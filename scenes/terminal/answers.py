"""What is answered to orders: help, numbers, reasons, rules, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.menus.rules_search import find, sheet
from scenes.menus.text_blocks import say as cell_words
from scenes.table.mat import capital
from scenes.table.pages import Paragraph, RulesPage
from scenes.terminal.choosing import folded
from scenes.terminal.orders import ORDERS, Order, Orders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from scenes.base.words import Words
    from scenes.terminal.choosing import Choosing
    from scenes.terminal.lines import Talk
    from scenes.terminal.report import Report

NAMES = 8
"""Things that are named with one reason, of more the first ones."""
LINES = 12
"""Lines of the chronicle that are told again when nobody says how many."""


class Course(Protocol):
    """The match that orders are about, and what they can change in it."""

    talk: Talk
    words: Words
    report: Report
    choosing: Choosing
    orders: Orders
    home: int | None

    def text(self, key: str, /, **params: object) -> str:
        """Give a text of the catalogs."""

    def tell(self, lines: Iterable[str]) -> None:
        """Say some lines."""

    def offer(self) -> None:
        """Say what can be chosen."""

    def take_back(self) -> None:
        """Take back the last decision."""

    def do_again(self) -> None:
        """Do again what was taken back."""

    def advise(self) -> None:
        """Say what the strongest computer player would do."""

    def leave(self) -> None:
        """Leave the match."""

    def assure(self, key: str) -> None:
        """Say by a text that the match is saved, or why it is not."""


class Answers:
    """Carries out what is ordered."""

    def __init__(self, table: Course) -> None:
        self.table = table
        self._orders: Mapping[str, Callable[[str], None]] = {
            "help": self._help,
            "again": self._again,
            "more": self._more,
            "back": self._back,
            "table": self._table,
            "board": self._board,
            "goods": self._board,
            "scores": self._scores,
            "look": self._look,
            "why": self._why,
            "log": self._log,
            "rules": self._rules,
            "hint": lambda _: table.advise(),
            "undo": lambda _: table.take_back(),
            "redo": lambda _: table.do_again(),
            "save": self._save,
            "quit": lambda _: table.leave(),
        }

    def carry_out(self, order: Order) -> None:
        """Carry out an order."""
        self._orders[order.name](order.rest)

    # Choices

    def _help(self, _: str) -> None:
        table = self.table
        table.talk.say(table.text("terminal.help"))
        for name in ORDERS:
            word = table.orders.usual(name)
            table.talk.say(table.text(f"terminal.about.{name}", word=word))

    def _again(self, _: str) -> None:
        table = self.table
        table.talk.say(table.report.heading())
        if table.home is not None:
            table.tell(table.report.now(table.home))
            table.talk.say(table.report.asked(table.home))
        table.offer()

    def _more(self, _: str) -> None:
        self.table.choosing.more()
        self.table.offer()

    def _back(self, _: str) -> None:
        if not self.table.choosing.back():
            self.table.talk.say(self.table.text("terminal.no_back"))
        self.table.offer()

    # What there is

    def _table(self, _: str) -> None:
        self.table.tell(self.table.report.table(self.table.home))

    def _board(self, rest: str) -> None:
        table = self.table
        seat = table.report.named(rest) if rest else table.home
        if seat is None:
            names = ", ".join(seat.name for seat in table.report.seats)
            table.talk.say(table.text("terminal.nobody", typed=rest, names=names))
        else:
            table.tell(table.report.board(table.home, seat))

    def _scores(self, _: str) -> None:
        self.table.tell(self.table.report.scores())

    def _look(self, rest: str) -> None:
        table = self.table
        found = table.report.look(table.home, rest)
        table.tell(found or (table.text("terminal.not_there", typed=rest),))

    def _why(self, rest: str) -> None:
        """Say why something cannot be done; without a name: all that cannot, with its number."""
        table = self.table
        assert table.home is not None
        found = table.report.impossible(table.home)
        sought = folded(rest)
        groups: dict[str, list[str]] = {}
        for what, why in found:
            groups.setdefault(why, []).append(what)
        hits = [(at, what, why) for at, (why, what) in enumerate(groups.items(), 1)]
        if sought.isdecimal():
            hits = hits[int(sought) - 1 : int(sought)] if int(sought) else []
        elif sought:
            named = [(at, [w for w in what if sought in folded(w)], why) for at, what, why in hits]
            hits = [hit for hit in named if hit[1]]
        for at, names, why in hits:
            what = self.several(names)
            table.talk.say(table.text("terminal.because", number=at, what=capital(what), why=why))
        if not hits:
            key = "terminal.possible" if sought else "terminal.all_possible"
            table.talk.say(table.text(key, typed=rest))

    def several(self, names: Sequence[str]) -> str:
        """Name several things, the first of many; a name may have a comma of its own."""
        told, over = list(names[:NAMES]), len(names) - NAMES
        if over > 0:
            told.append(self.table.text("terminal.more", count=over))
        return ("; " if any(", " in name for name in told) else ", ").join(told)

    def _log(self, rest: str) -> None:
        table = self.table
        count = int(rest) if rest.isdecimal() and int(rest) else LINES
        lines = table.report.told(table.home, 0, reasons=True)[-count:]
        table.tell(lines or (table.text("companion.referee.nothing_yet"),))

    # Rules

    def _rules(self, rest: str) -> None:
        """Read a page of rules: that of the step, or those that have a word."""
        table, report = self.table, self.table.report
        pages = report.book
        if not pages:
            table.talk.say(table.text("terminal.no_rules"))
            return
        if not rest and table.home is not None:
            section = report.section(table.home)
            self._read(next((page for page in pages if page.section == section), pages[0]))
            titles = (table.text(page.title) for page in pages)
            table.talk.say(table.text("terminal.pages", pages=", ".join(titles)))
            return
        hits = find([sheet(table.words, page, ()) for page in pages], rest)
        if not hits:
            table.talk.say(table.text("terminal.not_there", typed=rest))
            return
        self._read(next(page for page in pages if page.section == hits[0].section))
        more = ", ".join(hit.title for hit in hits[1:])
        if more:
            table.talk.say(table.text("terminal.pages", pages=more))

    def _read(self, page: RulesPage) -> None:
        table = self.table
        table.talk.say(table.report.plain(table.text(page.title)))
        for line in self._lines(page):
            table.talk.say(table.report.plain(line))

    def _lines(self, page: RulesPage) -> Iterator[str]:
        words = self.table.words
        for block in page.blocks:
            if isinstance(block, Paragraph):
                said = words.text(block.key, **block.params)
                yield from filter(None, said.splitlines())
                continue
            heads = [cell_words(words, cell) for cell in block.heads]
            for row in block.rows:
                cells = [cell_words(words, cell) for cell in row]
                pairs = zip(heads[1:], cells[1:], strict=True)
                rest = ", ".join(f"{head} {cell}".strip() for head, cell in pairs)
                yield f"{cells[0]}: {rest}"

    def _save(self, _: str) -> None:
        self.table.assure("terminal.kept")
