"""Forms of all titles filled in for pictures: the same values each time, nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from zlib import crc32

from game.core.form import SHARED, Filled, Form, FormField, Value, read, refuse_entry
from game.storage.saved_forms import Paper
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.forms.forms_pages import FormsPage, TitleFormsPage, begin
from scenes.companion.forms.open_sheet import OpenSheet, forms_of
from scenes.companion.forms.overview_page import OverviewPage
from scenes.companion.forms.part_page import PartPage
from scenes.companion.forms.picking_pages import RowPage
from scenes.companion.forms.totals_pages import result
from scenes.shared import game_list
from scenes.shared.links import Links

PEOPLE = ("Ada", "Ben", "Cleo")
FEW, FEWER, MOST = 3, 60, 5
"""Numbers that may be larger than FEWER are filled in with FEW at most, others with MOST."""
CARDS, DICE = 3, 5
"""Things in a row: cards or spots, and dice."""


def screens(services: Services, links: Links) -> Iterable[tuple[str, Scene]]:
    """Give the first part of every form and what it comes to, for pictures."""
    return every(services, links, 1)


def every(services: Services, links: Links, parts: int = 99) -> Iterator[tuple[str, Scene]]:
    """Give the pages of every form, with so many parts for each seat and for the table."""
    yield "forms", FormsPage(services, links)
    people = next((t, f) for t in game_list.playable() for f in forms_of(t) if f.seats)
    yield "forms-people", begin(OpenSheet(services, *people))
    for title in game_list.playable():
        yield f"forms-{title}", TitleFormsPage(services, title)
        for form in forms_of(title):
            for name, scene in pages(sample(services, title, form), parts):
                yield f"forms-{title}-{form.id}-{name}", scene


def pages(sheet: OpenSheet, parts: int) -> Iterator[tuple[str, Scene]]:
    """Give the pages of a sheet, with so many parts."""
    if sheet.form.seats:
        yield "hub", OverviewPage(sheet)
    for seat in (0, SHARED) if sheet.form.seats else (SHARED,):
        for at, group in enumerate(sheet.groups(seat)[:parts]):
            yield group.key, PartPage(sheet, seat, at)
            row = next((each for each in group.fields if each.kind == "row"), None)
            if row is not None:
                yield f"{group.key}-row", RowPage(sheet, row, seat)
    yield "result", result(sheet)


def sample(services: Services, title: str, form: Form) -> OpenSheet:
    """Fill in a form: some values for everybody, none that is refused or contradicts another."""
    filled = Filled(PEOPLE[: max(form.seats, default=0)])
    for group in form.groups(filled):
        for each, seat in group.places(len(filled.people)):
            number = crc32(f"{title}/{form.id}/{each.key}/{seat}".encode())
            for value in _values(each, number):
                put = filled.put(each.key, seat, value)
                fine = refuse_entry(form, filled, each.key, seat, value) is None
                if fine and not any(form.doubts(read(form, put))):
                    filled = put
                    break
    return OpenSheet(services, title, form, Paper(title, form.id, filled, services.now()))


def _values(each: FormField, number: int) -> Iterator[Value]:
    """Give values for a field, by a number; where one contradicts others, the next is tried."""
    value = _value(each, number)
    if value is not None:
        yield value
    if each.kind == "choice":
        yield from (choice.id for choice in reversed(each.choices))
    elif each.kind == "number":
        yield each.high
        yield each.low


def _value(each: FormField, number: int) -> Value | None:
    """Choose a value for a field by a number; some stay empty."""
    ids = [choice.id for choice in each.choices]
    match each.kind:
        case "number":
            if each.low < 0:
                return 40 + number % 40
            most = FEW if each.high > FEWER else MOST
            return each.low + number % (min(each.high - each.low, most) + 1)
        case "tick":
            return number % 3 == 0
        case "choice":
            return ids[number % len(ids)]
        case "several":
            return tuple(dict.fromkeys(ids[(number >> 5 * at) % len(ids)] for at in range(4)))
    count = min(each.high, DICE if all(choice.icon for choice in each.choices) else CARDS)
    return tuple(ids[(number >> at) % len(ids)] for at in range(count))
