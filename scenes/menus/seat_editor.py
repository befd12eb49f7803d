"""The seats of a game being set up: shape, name, who plays, level and style."""

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


def seats(seating: SetupView, room: float = 0.0) -> list[Block]:
    """Give a block for each seat and one for adding another."""
    seat_setups, most = seating.game.seats, max(seating.cover.seats)
    # By the most seats, not by those there are: rows must not move when a seat is added.
    even = max(116.0, min(150.0, room / most - 6))

    def high(seat_setup: SeatSetup) -> float:
        if not seating.narrow:
            return even
        return (128.0 if seat_setup.bot else 76.0) + (0 if seating.low else 58)

    blocks = [
        Block(high(seat_setup), partial(_seat, seating, seat))
        for seat, seat_setup in enumerate(seat_setups)
    ]
    if len(seat_setups) < most:
        blocks.append(Block(64.0 if seating.narrow else even, partial(_add, seating)))
    return blocks


def _add(seating: SetupView, place: Region) -> Iterator[Item]:
    wide = min(place.width, 340.0)
    yield Item(
        "add",
        "button",
        place.left(wide).middle(wide, 54),
        "second",
        text=seating.words.text("setup.add"),
        data=ButtonLook("common/plus"),
        intent=Do("add"),
        group="seats",
    )


def _seat(seating: SetupView, seat: int, place: Region) -> Iterator[Item]:
    """Lay out one seat: shape, name, who plays, level and style, and a sentence about them."""
    words, setup = seating.words, seating.game.seats[seat]
    group = f"seat:{seat}"
    yield Item(f"rule:{seat}", "divider", place.foot(2))
    tall = 54.0
    side = 60.0 if seating.narrow else 84.0
    top = place.y + (4 if seating.narrow else max(6.0, (place.height - side - 26) / 2))
    shape = Region(place.x, top, side, side)
    bin_ = Region(place.right - 46, top + 4, 46, 46)
    rest = Region(shape.right + 18, top, bin_.x - shape.right - 32, tall)
    yield _shape(words, seat, setup.colour, shape)
    yield _bin(seating, seat, bin_)
    places = _seat_narrow(rest, place) if seating.narrow else _seat_wide(seating, rest, place)
    yield _name(seating, seat, setup, places.name)
    yield from _kind(words, seat, setup, places.kind)
    if setup.bot:
        yield from cycle(
            words,
            f"level:{seat}",
            places.level,
            _level(seating, setup, places.level),
            (
                level_name(seating, setup),
                words.text("setup.level_tip"),
                about_level(seating, setup),
                *filter(None, (wins(words, seating.game.title, setup.level),)),
            ),
            group,
        )
        yield from cycle(
            words,
            f"style:{seat}",
            places.style,
            style_name(seating, setup.style),
            (words.text("setup.style"), about_style(seating, setup)),
            group,
        )
    if not seating.low:
        # A person has no level to choose, so the sentence takes that place.
        about = places.about if setup.bot or not seating.narrow else places.level
        yield note(f"about:{seat}", about, about_seat(seating, setup))


def _shape(words: Words, seat: int, colour: int, place: Region) -> Item:
    """Lay out a seat's colour and shape, which a click changes."""
    called = words.text(
        "seat.look", colour=words.text(f"seat.{colour}"), shape=words.text(f"seat.shape.{colour}")
    )
    return Item(
        f"colour:{seat}",
        "front_shape",
        place,
        data=colour,
        intent=Do("colour", seat),
        tip=Tip(words.text("setup.colour"), called, (words.text("setup.colour_tip"),)),
        group=f"seat:{seat}",
    )


@dataclass(frozen=True, slots=True)
class _Places:
    name: Region
    kind: Region
    level: Region
    style: Region
    about: Region


def _seat_narrow(rest: Region, place: Region) -> _Places:
    """Put level and style on a second line."""
    below = Region(rest.x, rest.bottom + 10, place.right - rest.x, 50)
    level, style = below.columns(2, 12)
    about = Region(rest.x, below.bottom + 4, below.width, 56)
    return _Places(rest.left(rest.width * 0.44), rest.end(rest.width * 0.53), level, style, about)


def _seat_wide(seating: SetupView, rest: Region, place: Region) -> _Places:
    """Put everything on one line, the sentence below it."""
    name = rest.left(rest.width * 0.17)
    kind = Region(name.right + 12, rest.y, rest.width * 0.31, rest.height)
    both = rest.end(rest.right - kind.right - 12)
    # A level that lacks room is called by its strength alone; a style has no shorter name.
    names = (style_name(seating, style) for style in seating.styles)
    longest = max(measure(name, STRONG).width for name in names)
    wide = max(both.width * 0.4, min(both.width * 0.6, longest + ARROWS)) - 5
    level, style = both.left(both.width - wide - 10), both.end(wide)
    about = Region(rest.x, rest.bottom + 8, place.right - rest.x, place.bottom - rest.bottom - 14)
    return _Places(name, kind, level, style, about)


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
