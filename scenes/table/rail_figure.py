"""A figure of the table's own parts for the page on mouse and keys: cards, chronicle, corner."""

from __future__ import annotations

from game.core.message import Key
from scenes.base.words import Words
from scenes.table import corner, layout, rail
from scenes.table.contract import Choice, Seat
from scenes.table.figures import called
from scenes.table.layout import Wish
from scenes.table.pages import Figure
from scenes.table.paint_specs import ChronicleRow
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Picture

_WINDOW = Region(0, 0, 1400, 620)
"""A window in which the rail is as wide as usual and no higher than a page of the book."""
_PLAYERS = 2


def _picture(words: Words) -> Picture:
    places = layout.places(_WINDOW, Wish(_PLAYERS, redo=True))
    names = [words.text(f"seat.{seat}") for seat in range(_PLAYERS)]
    items: list[Item] = []
    for seat, place in enumerate(places.cards):
        note = words.text("table.next" if seat else "table.playing")
        who = Seat(names[seat], seat)
        card = rail.Card(seat, who, 0, (), note, seat == 0, seat == 0, "")
        items += rail.card(place, card, words)
    if places.chronicle is not None:
        rows = tuple(ChronicleRow(name, seat) for seat, name in enumerate(names))
        log = rail.Log(rows, 0, False, words.text("chronicle.aside", round=1))
        items += rail.chronicle(places.chronicle, log, words)
    choices = (Choice(words.text("rules.figure.action"), Do("table.hurry")),)
    items += corner.corner(places, corner.Corner(choices, "", "", "", False), words)
    return Picture(tuple(items))


FIGURE = Figure(
    "",
    _picture,
    ("seat:", "chronicle", "undo", "redo", "hint", "action"),
    called("seat:0", "undo", "hint", ("action", Key("rules.figure.enter"))),
)
"""Who sits there, what happened, and the buttons of the corner."""
