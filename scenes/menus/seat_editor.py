"""The seats of a game being set up: piece, name, who plays, level and style."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from game.core.setup import SeatSetup
from scenes.base.levels import strength, wins
from scenes.base.words import Words
from scenes.menus.choice import cycle
from scenes.menus.column import Block
from scenes.menus.frame import note
from scenes.menus.paint_specs import PieceLook
from scenes.menus.setup_view import SetupView
from scenes.shared import common_texts
from scenes.shared.new_game import LONGEST_NAME
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, FieldLook
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import STRONG

ARROWS = 84.0
"""Width of the arrows on a plate."""
LEAST = 0.85
"""How much smaller words on a plate may be set."""
EDGE = 6.0
"""What lies between the cards of two seats, on each side."""
PAD = 14.0
"""What lies between a card's edge and what stands on it."""


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """Where each part of a seat stands."""

    shape: Region
    name: Region
    move: Region
    bin: Region
    kind: Region
    sign: Region
    level: Region
    style: Region
    about: Region
    person: Region
    """Where a sentence stands about a person, who has no level to choose."""
    portrait: Region | None = None
    """Where a person's sign stands, if there is room for one."""


def seats(seating: SetupView, room: float = 0.0) -> list[Block]:
    """Give a block for each seat and one for adding another."""
    seat_setups, most = seating.game.seats, max(seating.cover.seats)
    # By the most seats, not by those there are: rows must not move when a seat is added.
    even = max(136.0, min(150.0, room / most - 6))

    def high(seat_setup: SeatSetup) -> float:
        if not seating.narrow:
            return even
        around = 2 * (EDGE + PAD - 2)
        return (118.0 if seat_setup.bot else 56.0) + around + (0 if seating.low else 58)

    blocks = [
        Block(high(seat_setup), partial(_row, seating, seat))
        for seat, seat_setup in enumerate(seat_setups)
    ]
    if len(seat_setups) < most:
        blocks.append(Block(64.0 if seating.narrow else even, partial(_add_row, seating)))
    return blocks


def _add_row(seating: SetupView, place: Region) -> Iterator[Item]:
    wide = min(place.width, 340.0)
    yield add(seating, place.left(wide + EDGE).middle(wide - EDGE, 54))


def add(seating: SetupView, place: Region) -> Item:
    """Offer another seat."""
    return Item(
        "add",
        "button",
        place,
        "second",
        text=seating.words.text("setup.add"),
        data=ButtonLook("common/plus"),
        intent=Do("add"),
        group="seats",
    )


def _row(seating: SetupView, seat: int, place: Region) -> Iterator[Item]:
    """Lay out a seat as a card as wide as the list."""
    card = place.inset(0, EDGE)
    yield Item(
        f"place:{seat}", "setup_place", card.inset(5, 0), data=seating.game.seats[seat].colour
    )
    inner = card.inset(5 + PAD, PAD - 2 if seating.narrow else 8.0)
    side = 62.0 if seating.narrow else 92.0
    piece = Region(inner.x, inner.y - 2, side, side)
    bin_ = inner.end(46).top(54).middle(46, 46)
    move = bin_.shift(-52, 0)
    line = Region(piece.right + 14, inner.y, move.x - piece.right - 26, 54)
    lay = _seat_narrow if seating.narrow else partial(_seat_wide, seating)
    yield from seat_items(seating, seat, lay(line, inner, piece, move, bin_))


def seat_items(seating: SetupView, seat: int, places: SeatPlaces) -> Iterator[Item]:
    """Lay out one seat: piece, name, who plays, level and style, and a sentence about them."""
    words, setup = seating.words, seating.game.seats[seat]
    yield _shape(words, seat, setup, places.shape)
    yield _name(seating, seat, setup, places.name)
    if len(seating.game.seats) > 1:
        yield _move(words, seat, places.move)
    yield _bin(seating, seat, places.bin)
    yield from _kind(words, seat, setup, places.kind)
    if setup.bot:
        yield from _player(seating, seat, setup, places)
    elif places.portrait:
        yield Item(f"sign:{seat}", "setup_sign", places.portrait)
    if not seating.low:
        about = places.about if setup.bot else places.person
        yield note(f"about:{seat}", about, about_seat(seating, setup))


def _player(seating: SetupView, seat: int, setup: SeatSetup, places: SeatPlaces) -> Iterator[Item]:
    """Lay out the level of a computer player, its face beside it, and its style."""
    words = seating.words
    strong = strength(seating.levels, setup.level)
    yield Item(f"sign:{seat}", "setup_sign", places.sign, strong)
    told = (
        level_name(seating, setup),
        words.text("setup.level_tip"),
        about_level(seating, setup),
        *filter(None, (wins(words, seating.game.title, setup.level),)),
    )
    said = _level(seating, setup, places.level)
    yield from cycle(words, f"level:{seat}", places.level, said, told, f"seat:{seat}")
    yield from cycle(
        words,
        f"style:{seat}",
        places.style,
        style_name(seating, setup.style),
        (words.text("setup.style"), about_style(seating, setup)),
        f"seat:{seat}",
    )


def _shape(words: Words, seat: int, setup: SeatSetup, place: Region) -> Item:
    """Lay out a seat's piece in its colour and shape, which a click changes."""
    colour = setup.colour
    called = words.text(
        "seat.look", colour=words.text(f"seat.{colour}"), shape=words.text(f"seat.shape.{colour}")
    )
    return Item(
        f"colour:{seat}",
        "setup_piece",
        place,
        data=PieceLook(colour, setup.bot),
        intent=Do("colour", seat),
        tip=Tip(words.text("setup.colour"), called, (words.text("setup.colour_tip"),)),
        group=f"seat:{seat}",
    )


def _seat_narrow(
    line: Region, inner: Region, piece: Region, move: Region, bin_: Region
) -> SeatPlaces:
    """Put level and style on a second line."""
    below = Region(line.x, line.bottom + 10, inner.right - line.x, 50)
    sign = Region(piece.x + (piece.width - 56) / 2, below.y - 4, 56, 64)
    level, style = below.columns(2, 12)
    about = Region(line.x, below.bottom + 4, below.width, 56)
    name, kind = line.left(line.width * 0.42), line.end(line.width * 0.55)
    person = Region(line.x, line.bottom + 6, below.width, 58)
    return SeatPlaces(piece, name, move, bin_, kind, sign, level, style, about, person)


def _seat_wide(
    seating: SetupView, line: Region, inner: Region, piece: Region, move: Region, bin_: Region
) -> SeatPlaces:
    """Put everything on one line, the sentence below it."""
    name = line.left(line.width * 0.17)
    kind = Region(name.right + 12, line.y, line.width * 0.29, line.height)
    sign = Region(kind.right + 10, line.y - 4, 52, 60)
    both = line.end(line.right - sign.right - 8)
    # A level that lacks room is called by its strength alone; a style has no shorter name.
    names = (style_name(seating, style) for style in seating.styles)
    longest = max(measure(name, STRONG).width for name in names)
    wide = max(both.width * 0.4, min(both.width * 0.6, longest + ARROWS)) - 5
    level, style = both.left(both.width - wide - 10), both.end(wide)
    about = Region(line.x, line.bottom + 8, inner.right - line.x, inner.bottom - line.bottom - 8)
    return SeatPlaces(piece, name, move, bin_, kind, sign, level, style, about, about)


def _move(words: Words, seat: int, place: Region) -> Item:
    return Item(
        f"move:{seat}",
        "front_tool",
        place,
        data=ButtonLook("common/refresh"),
        intent=Do("move", seat),
        tip=Tip(words.text("setup.move"), lines=(words.text("setup.move_tip"),)),
        group=f"seat:{seat}",
    )


def _bin(seating: SetupView, seat: int, place: Region) -> Item:
    words, least = seating.words, min(seating.cover.seats)
    able = len(seating.game.seats) > least
    return Item(
        f"remove:{seat}",
        "front_tool",
        place,
        data=ButtonLook("common/cross"),
        intent=Do("remove", seat) if able else None,
        reason="" if able else words.text("setup.refuse.least", count=least),
        tip=Tip(words.text("setup.remove")),
        group=f"seat:{seat}",
    )


def _name(seating: SetupView, seat: int, seat_setup: SeatSetup, place: Region) -> Item:
    words = seating.words
    hint = words.text(f"seat.{seat_setup.colour}")
    return Item(
        f"name:{seat}",
        "field",
        place,
        text=seat_setup.name,
        data=FieldLook(hint, LONGEST_NAME),
        intent=Do("name", seat),
        tip=Tip(words.text("setup.name"), lines=(words.text("setup.name_tip"),)),
        group=f"seat:{seat}",
    )


def _kind(words: Words, seat: int, seat_setup: SeatSetup, place: Region) -> Iterator[Item]:
    yield Item(f"kinds:{seat}", "front_trough", place)
    for name, part in zip(("person", "computer"), place.columns(2), strict=True):
        yield Item(
            f"{name}:{seat}",
            "segment",
            part,
            text=words.text(f"setup.{name}"),
            intent=Do(name, seat),
            lifted=seat_setup.bot == (name == "computer"),
            group=f"seat:{seat}",
        )


def _level(seating: SetupView, seat_setup: SeatSetup, place: Region) -> str:
    """Say how strong a seat plays, and what the game calls it where there is room."""
    words, level = seating.words, seat_setup.level
    whole = level_name(seating, seat_setup)
    if measure(whole, STRONG).width * LEAST <= place.width - ARROWS:
        return whole
    return words.text(f"strength.{strength(seating.levels, level)}")


def level_name(seating: SetupView, seat_setup: SeatSetup) -> str:
    """Give the name of a seat's level."""
    return common_texts.level_named(seating.words, seating.game.title, seat_setup.level)


def style_name(seating: SetupView, style: str) -> str:
    """Give the name of a style; of none: that nothing is preferred."""
    if not style:
        return seating.words.text("setup.style_none")
    return seating.words.text(f"{seating.game.title}.style.{style}")


def about_seat(seating: SetupView, seat_setup: SeatSetup) -> str:
    """Describe who takes a seat in a sentence or two."""
    if not seat_setup.bot:
        return seating.words.text("setup.person_about")
    about, style = about_level(seating, seat_setup), about_style(seating, seat_setup)
    # What was measured is the level without a favourite: there it says more than the style does.
    measured = wins(seating.words, seating.game.title, seat_setup.level)
    return f"{about} {style if seat_setup.style else measured or style}"


def about_level(seating: SetupView, seat_setup: SeatSetup) -> str:
    """Describe a seat's level."""
    return seating.words.text(f"{seating.game.title}.level.{seat_setup.level}.about")


def about_style(seating: SetupView, seat_setup: SeatSetup) -> str:
    """Describe a seat's style."""
    if not seat_setup.style:
        return seating.words.text("setup.style_none_about")
    return seating.words.text(f"{seating.game.title}.style.{seat_setup.style}.about")
