"""The shown player's matrix: its cards, what each place for a new card would wake, the cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.bronze.actions import LEFT
from game.bronze.rules import Preview
from scenes.bronze.mat import BronzeMat
from scenes.bronze.paint_specs import Mat, Stock, Tech
from scenes.bronze.paint_specs import Place as Slot
from scenes.bronze.palette import COPPER_INK
from scenes.bronze.selection import columns
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

TITLE, LEAST_ROWS, SIDE = 44.0, 4, 64.0


@dataclass(frozen=True, slots=True)
class Grid:
    """Where cards lie: columns stand in the middle, room for new ones at both sides."""

    body: Region
    columns: int
    rows: int
    most: int
    gap: float

    @property
    def width(self) -> float:
        """The width of a card."""
        return (self.body.width - (self.most - 1) * self.gap) / self.most

    @property
    def pitch(self) -> float:
        """The distance of rows."""
        return self.body.height / self.rows

    @property
    def left(self) -> float:
        """The x of the first column."""
        used = self.columns * (self.width + self.gap) - self.gap
        return self.body.centre.x - used / 2

    def cell(self, column: int, row: int) -> Region:
        """Give the place of a card; columns -1 and `columns` are the new ones at the sides."""
        y = self.body.y + row * self.pitch
        high = self.pitch - min(self.gap, self.pitch * 0.08)
        if not self.columns:
            return Region(self.body.centre.x - self.width / 2, y, self.width, high)
        if 0 <= column < self.columns:
            x = self.left + column * (self.width + self.gap)
            return Region(x, y, self.width, high)
        room = self.left - self.body.x - self.gap
        # Many columns leave less than the width of a card at their sides.
        side = min(self.width, room)
        x = self.left - self.gap - side
        if column >= self.columns:
            x = self.left + self.columns * (self.width + self.gap)
        return Region(x, y, side, high)


def grid(mat: BronzeMat, tray: Region) -> Grid:
    """Lay out the matrix with one row to spare."""
    matrix = mat.player.matrix
    body = Region(
        tray.x + 16,
        tray.y + TITLE,
        tray.width - 32,
        tray.height - (TITLE + 10),
    )
    rows = max(LEAST_ROWS, 1 + max(map(len, matrix), default=0))
    return Grid(body, len(matrix), rows, mat.tables.columns, 7)


def items(mat: BronzeMat) -> Iterator[Item]:
    """Give the tray with everything on it."""
    tray = mat.plan.tray
    if tray is None:
        return
    places = grid(mat, tray)
    laying = mat.at("take") or mat.at("lay")
    look = Mat(mat.shown, tuple(_blanks(mat, places, laying)))
    yield Item("tray", "tray", tray, data=look)
    yield from _head(mat, tray)
    yield from _cards(mat, places)
    if laying:
        yield from _slots(mat, places)


def _blanks(mat: BronzeMat, places: Grid, laying: bool) -> Iterator[Region]:
    """Give the empty places of the columns, but for those that are offered."""
    for column, cards in enumerate(mat.player.matrix):
        for row in range(len(cards) + laying, places.rows):
            yield places.cell(column, row)


def _head(mat: BronzeMat, tray: Region) -> Iterator[Item]:
    head = Region(tray.x + 20, tray.y + 4, tray.width - 40, (TITLE - 6))
    title = mat.text("bronze.table.matrix.title")
    heading = Label(28, COPPER_INK, "title")
    aside = _aside(mat)
    yield whose(mat, "tray:seat", head)
    words = head.left(head.width * (0.46 if aside else 0.76))
    words = words.end(words.width - 34)
    yield Item("tray:title", "label", words, text=title, data=heading)
    room = Region(head.x + head.width * 0.47, head.y, head.width * 0.35, head.height)
    if aside:
        look = Label(22, "#f8d3a8", "bold", "right")
        yield Item("tray:aside", "label", room, text=aside, data=look)
    yield stock(mat, head.end(head.width * 0.15))


def whose(mat: BronzeMat, name: str, head: Region) -> Item:
    """Show at the left of a heading whose things lie below it."""
    side = 24
    place = head.left(side).middle(side, side)
    tip = Tip(mat.who(mat.shown))
    return Item(name, "seat", place, data=mat.colour(mat.shown), tip=tip, group="matrix")


def stock(mat: BronzeMat, place: Region) -> Item:
    """Show the cubes that the shown seat has left."""
    count = mat.player.cubes
    title = mat.text("bronze.table.fact.cubes")
    tip = Tip(title, str(count), (mat.text("bronze.table.stock.tip"),), icon="bronze/cube")
    look = Stock(mat.colour(mat.shown), count)
    return Item("stock", "stock", place, data=look, tip=tip, group="matrix")


def _aside(mat: BronzeMat) -> str:
    """Say how many cards the plan would wake, or how many are still to be used."""
    if mat.preview is not None:
        return mat.text("bronze.table.matrix.wakes", count=len(mat.preview.awake))
    if mat.acting and mat.state.active:
        return mat.text("bronze.table.matrix.unused", count=len(mat.state.active))
    return ""


def card_look(mat: BronzeMat, card: str, state: str = "") -> Tech:
    """Give how a technology card looks."""
    kinds = mat.tables.components.technologies.technologies
    # Only a card that is awake, or would be, shows whose cube it places.
    colour = mat.colour(mat.shown) if state else -1
    blank = Tech(card, state=state, colour=colour, among=mat.longest_name)
    if card == mat.tables.wild:
        return replace(blank, wild=True)
    return replace(blank, terrains=kinds[card].terrains, kinds=kinds[card].kinds)


def _cards(mat: BronzeMat, places: Grid) -> Iterator[Item]:
    states = {**_planned(mat.preview, mat), **_awake(mat)}
    for column, cards in enumerate(mat.player.matrix):
        for row, card in enumerate(cards):
            state = states.get((column, row), "")
            intent, reason = _use(mat, card, state)
            yield Item(
                f"card:{column}:{row}",
                "tech",
                places.cell(column, row),
                text=mat.name("technology", card),
                data=card_look(mat, card, state),
                intent=intent,
                reason=reason,
                tip=card_tip(mat, card, state, reason),
                group="matrix",
            )


def _planned(preview: Preview | None, mat: BronzeMat) -> dict[tuple[int, int], str]:
    """Name the cards lying now that the plan would wake."""
    if preview is None:
        return {}
    shift = 1 if mat.selection.column == LEFT else 0
    # The first to wake is the new card, which doesn't lie there yet.
    return {(column - shift, row): "plan" for column, row in preview.awake[1:]}


def _awake(mat: BronzeMat) -> dict[tuple[int, int], str]:
    """Tell used cards from those that can still place a cube: of equal ones the first are used."""
    if not mat.acting or mat.state.laid < 0:
        return {}
    awake = mat.rules.awake(mat.state)
    matrix = mat.player.matrix
    unused = Counter(mat.state.active)
    spent = Counter(matrix[x][y] for x, y in awake)
    spent.subtract(unused)
    states: dict[tuple[int, int], str] = {}
    for column, row in awake:
        card = matrix[column][row]
        chosen = mat.at("settle") and card == mat.selection.technology
        states[column, row] = "chosen" if chosen else "ready"
        if spent[card] > 0:
            spent[card] -= 1
            states[column, row] = "used"
    return states


def _use(mat: BronzeMat, card: str, state: str) -> tuple[Intent | None, str]:
    """Give what a click on an awake card does, or why it does nothing."""
    if not mat.at("settle") or state not in ("ready", "chosen"):
        return None, ""
    idle = mat.say(mat.rules.idle(mat.state, card))
    return (None, idle) if idle else (Do("use", card), "")


def card_tip(mat: BronzeMat, card: str, state: str = "", reason: str = "") -> Tip:
    """Say what a card settles, and what it does just now."""
    words = mat.text(f"bronze.table.card.{state}") if state in _TOLD else ""
    lines = [settles(mat, card)]
    count = sum(column.count(card) for column in mat.player.matrix)
    who = mat.who(mat.shown)
    lines.append(mat.text("bronze.table.card.count", name=who, count=count))
    known = mat.tables.components.technologies.technologies.get(card)
    if known is not None and known.house:
        lines.append(mat.text("bronze.table.house.card"))
    title = mat.name("technology", card)
    return Tip(title, words, tuple(lines), reason, icon=f"bronze/{card}")


_TOLD = ("plan", "ready", "chosen", "used")


def settles(mat: BronzeMat, card: str) -> str:
    """Say where a card settles, in words."""
    if card == mat.tables.wild:
        return mat.text("bronze.table.card.wild")
    it = mat.tables.components.technologies.technologies[card]
    terrains = tuple(mat.key(f"terrain.{name}") for name in it.terrains)
    kinds = tuple(mat.key(f"kind.{name}") for name in it.kinds)
    return mat.text("bronze.table.card.settles", terrains=terrains, kinds=kinds)


def _slots(mat: BronzeMat, places: Grid) -> Iterator[Item]:
    """Give every place for the card with what it would wake there."""
    order = sorted(columns(mat.rules, mat.state))
    for number, column in enumerate(order, 1):
        # Until a card is taken the digits belong to the piles.
        yield _slot(mat, places, column, str(number) if mat.at("lay") else "")


def _slot(mat: BronzeMat, places: Grid, column: int, cap: str) -> Item:
    matrix, card = mat.player.matrix, mat.card
    row = len(matrix[column]) if 0 <= column < len(matrix) else 0
    chosen = mat.selection.column == column and bool(card)
    preview = mat.rules.preview(mat.state, card, column) if card else None
    look = Slot(0, 0)
    lines: tuple[str, ...] = ()
    if preview is not None:
        spots = 0
        for bits in preview.spots.values():
            spots |= bits
        laid = card_look(mat, card, "new") if chosen else None
        look = Slot(len(preview.awake), spots.bit_count(), laid, cap)
        lines = tuple(_wakes(mat, preview))
    title, state = _slot_title(mat, column)
    reason = "" if card else mat.text("bronze.table.slot.first")
    return Item(
        f"column:{column}",
        "slot",
        places.cell(column, row),
        text=mat.name("technology", card) if card else "",
        data=look,
        intent=Do("column", column) if card else None,
        reason=reason,
        tip=Tip(title, state, lines, reason, cap),
        key=cap,
        group="matrix",
    )


def _slot_title(mat: BronzeMat, column: int) -> tuple[str, str]:
    have = len(mat.player.matrix)
    if 0 <= column < have:
        return mat.text("bronze.table.slot.column", column=column + 1), ""
    side = "left" if column == LEFT else "right"
    return mat.text(f"bronze.table.slot.{side if have else 'only'}"), ""


def _wakes(mat: BronzeMat, preview: Preview) -> Iterator[str]:
    """List the cards that would wake, each with the number of its spots."""
    matrix = preview.matrix
    counts = Counter(matrix[column][row] for column, row in preview.awake)
    yield mat.text("bronze.table.slot.wakes", count=len(preview.awake))
    for card, count in counts.items():
        spots = preview.spots[card].bit_count()
        name = mat.name("technology", card)
        words = mat.text("bronze.table.slot.spots", count=spots)
        yield f":bronze/{card}: {name}" + (f" × {count}" if count > 1 else "") + f": {words}"
    yield mat.text("bronze.table.slot.again")
