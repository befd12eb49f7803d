"""Whose board lies on the mat: frame, plate, the way back, and the switch that keeps the own one.

No pygame here.
"""

from __future__ import annotations

from scenes.base.words import Words
from scenes.table.contract import BoardView, Choice
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import STRONG, SUBHEADING

OWN, OTHER = STRONG.of(size=22), SUBHEADING.of(size=34)
"""How the name stands on the plate, of the own board and of another's."""
BELOW = 13.0
"""How far a plate reaches below the mat, where the window has a margin."""
HIGH, LARGE = 28.0, 44.0


def frame(mat: Region, board_view: BoardView, own: int) -> tuple[Item, ...]:
    """Frame another's board in that seat's colour."""
    if board_view.shown == own:
        return ()
    return (
        Item("owner:frame", "table_frame", mat, data=board_view.seats[board_view.shown].colour),
    )


def plate(mat: Region, board_view: BoardView, own: int) -> tuple[Item, ...]:
    """Name the owner of the board on the lower edge of the mat, another's in large letters."""
    if len(board_view.seats) < 2:
        return ()
    other = board_view.shown != own
    seat = board_view.seats[board_view.shown]
    text = board_view.words.text("table.board_of", name=seat.name)
    high = LARGE if other else HIGH
    width = min(mat.width - 80, measure(text, OTHER if other else OWN).width + high + 28)
    place = Region(mat.centre.x - width / 2, mat.bottom + BELOW - high, width, high)
    look = "other" if other else "own"
    return (Item("owner", "table_plate", place, look=look, text=text, data=seat.colour),)


def looking(board_view: BoardView, turn: int | None, words: Words) -> str:
    """Say after the owner's name that this board is only looked at, and who plays meanwhile."""
    if board_view.me is not None:
        return words.text("table.looking_mine")
    if turn is None or turn == board_view.shown:
        return words.text("table.looking")
    return words.text("table.looking_other", name=board_view.seats[turn].name)


def back(words: Words) -> Choice:
    """Give the way back to the own board."""
    tip = Tip(words.text("table.back"), lines=(words.text("table.back_about"),), keys="Esc")
    return Choice(words.text("table.back"), Do("table.seat", None), tip=tip)


def switch(place: Region | None, on: bool, words: Words) -> tuple[Item, ...]:
    """Ask beside the seats whether the own board stays while computer players play."""
    if place is None:
        return ()
    tip = Tip(words.text("table.keep"), lines=(words.text("table.keep_about"),), keys="K")
    return (
        Item(
            "keep",
            "toggle",
            place,
            look="walnut",
            text=words.text("table.keep"),
            data=on,
            intent=Do("table.keep"),
            key="k",
            group="seats",
            tip=tip,
        ),
    )
