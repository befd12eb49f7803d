"""What the pages of an open sheet share: the sheet, the rules of its title, lists in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenes.companion import parts
from scenes.companion.far import Far
from scenes.companion.forms.opened import Open
from scenes.companion.kit import GAP, ROW
from scenes.companion.parts import Row
from scenes.front.rules import RulesScene
from scenes.scene import Command, Push
from scenes.ui.geometry import Region
from scenes.ui.picture import Item

RULES, TOTALS, BEFORE, AFTER, PEOPLE, MORE, KEEP = "f1", "f5", "f3", "f4", "f6", "f7", "f8"
"""The keys of what every such page may offer."""


class Blank(Far):
    """A page about a sheet that lies open."""

    def __init__(self, sheet: Open) -> None:
        super().__init__(sheet.desk)
        self.sheet = sheet

    def rules(self) -> Command:
        """Open the rules of the title, with F1."""
        sheet = self.sheet
        return Push(RulesScene(self.desk, sheet.title, "", sheet.form.options, sheet.paper.edition))

    def spread(self, place: Region, rows: Sequence[Row]) -> Iterator[Item]:
        """Give a page of a list, in two columns where one has no room for all of it."""
        kit = self.kit
        across = 2 if len(rows) > parts.fit(kit, place) else 1
        if self.seeks:
            strip = place.top(kit.of(0.07))
            yield parts.line(kit, "sought", strip, self._hint(), colour=kit.inks.quiet)
            place = place.foot(place.height - kit.of(0.07 + GAP))
            rows = parts.chosen(rows, self.sought)
        deep = parts.fit(kit, place)
        self._turn_to(self.page, -(-len(rows) // (deep * across)))
        first = self.page * deep * across
        shown = rows[first : first + deep * across]
        self._shown, self._rows = tuple(one.id for one in shown), tuple(rows)
        columns = place.columns(across, kit.of(GAP * 1.4))
        for at, one in enumerate(shown):
            column = columns[at // deep]
            y = column.y + at % deep * kit.of(ROW + GAP)
            yield parts.row(kit, Region(column.x, y, column.width, kit.of(ROW)), one)

    def told(self, problem: str) -> None:
        """Say what is wrong, if anything is."""
        if problem:
            self.refuse(problem)
        else:
            self.renew()
