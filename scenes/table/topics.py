"""Which page of the rules explains what lies somewhere on the table, and what its symbols mean.

A page says itself how the ids of the items begin that it explains, and the page of symbols names a
page for each sprite; so nothing has to be said anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from game.core.setup import MatchSetup
from game.opening import components_of
from scenes.base.words import Words
from scenes.table.contract import Stage
from scenes.table.pages import Cell, Paragraph, RulesPage, Symbol
from scenes.ui.picture import Item, Picture, Tip, answers

_ICON = re.compile(r":(\w+/\w+):")


class Topics:
    """Knows the pages of a title's rules and what each of them explains."""

    def __init__(self, pages: Sequence[RulesPage]) -> None:
        self.pages = pages

    @cached_property
    def symbols(self) -> Mapping[str, Symbol]:
        """The symbols of the title by their sprites."""
        return {symbol.sprite: symbol for page in self.pages for symbol in page.symbols}

    def called(self, sprite: str, words: Words) -> str:
        """Say what a sprite in a line is, for a text without pictures; empty if nothing says it.

        One that shows a number is that number; one that is drawn in several ways has one name.
        """
        base = sprite.rpartition("/")[2]
        if sprite in self.symbols:
            return _say(words, self.symbols[sprite].name)
        if (number := base.rpartition("_")[2]).isdigit():
            return number
        names = {name.rpartition("/")[2]: symbol for name, symbol in self.symbols.items()}
        ways = re.compile(rf".+_{base}|{base}_\d+")
        found = next((symbol for name, symbol in names.items() if ways.fullmatch(name)), None)
        return _say(words, found.name) if found is not None else ""

    @cached_property
    def _begins(self) -> tuple[tuple[str, str], ...]:
        """Beginnings of ids with their sections, the longest first."""
        found = [(begin, page.section) for page in self.pages for begin in page.topics]
        return tuple(sorted(found, key=lambda each: -len(each[0])))

    def section(self, item: Item, on_mat: bool = True) -> str:
        """Give the section that explains an item, or an empty text.

        Only what lies `on_mat` has an id of the title's; the table's own may begin alike.
        """
        for begin, section in self._begins if on_mat else ():
            if item.id.startswith(begin):
                return section
        return next((self.symbols[name].section for name in self._sprites(item)), "")

    def explained(self, picture: Picture, words: Words) -> Picture:
        """Give the picture with a tip for every symbol of the title that has none so far."""
        if not self.symbols:
            return picture
        able = [item for item in picture if answers(item)]
        return Picture(tuple(self._told(item, able, words) for item in picture))

    def _told(self, item: Item, able: Sequence[Item], words: Words) -> Item:
        if answers(item):
            return item
        found = tuple(dict.fromkeys(self._sprites(item)))
        # What can be pressed or explains itself beneath a symbol must not be hidden by its tip.
        if not found or any(other.place.overlaps(item.place) for other in able):
            return item
        lines = [self._line(name, words) for name in found]
        first = self.symbols[found[0]]
        if len(found) == 1:
            tip = Tip(_capital(_say(words, first.name)), lines=(_say(words, first.about),))
        else:
            tip = Tip(words.text("rules.symbols"), lines=tuple(lines))
        return replace(item, tip=replace(tip, icon=found[0]))

    def _line(self, name: str, words: Words) -> str:
        symbol = self.symbols[name]
        return f":{name}: **{_capital(_say(words, symbol.name))}.** {_say(words, symbol.about)}"

    def _sprites(self, item: Item) -> Iterator[str]:
        """Give the symbols of the title that an item shows, as far as its values tell."""
        tip = item.tip or Tip("")
        for name in (tip.icon, item.look):
            if name in self.symbols:
                yield name
        for text in (item.text, tip.title, tip.state, *tip.lines):
            yield from (name for name in _ICON.findall(text) if name in self.symbols)


def _say(words: Words, cell: Cell) -> str:
    if isinstance(cell, Paragraph):
        return words.text(cell.key, **cell.params)
    return words.say(cell) if not isinstance(cell, str | int) else words.text(str(cell))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def topics_of(stage: Stage, setup: MatchSetup) -> Topics:
    """Give what the rules of a title explain of a match."""
    if stage.pages is None:
        return Topics(())
    return Topics(stage.pages.get()(components_of(setup), setup.options))
