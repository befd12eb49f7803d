"""The set-up of a new game while it is being chosen: a value, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.book.title import load
from game.core.message import Key, Message, refuse
from game.core.registry import titles
from game.core.title import Cover, Title
from game.shelf import boxes
from game.shelf.table import RANDOM, Chair, Table, new_seed

COLOURS = 5
LONGEST_NAME = 14
LONGEST_SEED = 24
USUAL_SEATS = 3


@dataclass(frozen=True, slots=True)
class Draft:
    """Who will sit where, and under which options."""

    title: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, str]
    seed: str
    start: int = RANDOM
    shuffle: bool = False
    """Whether the seats are mixed when the game begins."""
    box: str = boxes.OURS
    """Whose edition is played."""

    def chair(self, seat: int, **values: Any) -> Draft:
        """Change one chair."""
        chairs = list(self.chairs)
        chairs[seat] = replace(chairs[seat], **values)
        return replace(self, chairs=tuple(chairs))


def titled(draft: Draft) -> Title:
    """Give the title of a draft."""
    return titles()[draft.title]


def cover(title: str) -> Cover:
    """Give a title's cover: its place in the menu, numbers of seats, options."""
    found: Cover = load(title).cover
    return found


def levels(title: str) -> tuple[str, ...]:
    """Give the levels of a title's computer players, weakest first."""
    return titles()[title].levels


def styles(title: str) -> tuple[str, ...]:
    """Give the styles of a title's computer players, the neutral one first."""
    return ("", *titles()[title].styles(load(title)))


def fresh(title: str) -> Draft:
    """Give the set-up that a title begins with: one person, computers of the middle level."""
    sheet = cover(title)
    count = USUAL_SEATS if USUAL_SEATS in sheet.seats else sheet.seats[0]
    known = levels(title)
    level = known[len(known) // 2] if known else ""
    chairs = tuple(Chair(colour=seat, level=level if seat else "") for seat in range(count))
    options = {option.key: option.values[0] for option in sheet.options}
    return Draft(title, chairs, options, new_seed())


def add(draft: Draft) -> Draft | Message:
    """Add a computer player with a free colour, or say why there is no room."""
    most = max(cover(draft.title).seats)
    if len(draft.chairs) >= most:
        return refuse("setup.refuse.many", count=most)
    known = levels(draft.title)
    level = known[len(known) // 2] if known else ""
    chair = Chair(colour=free(draft)[0], level=level)
    return replace(draft, chairs=(*draft.chairs, chair))


def remove(draft: Draft, seat: int) -> Draft | Message:
    """Take a seat away, or say why it must stay."""
    least = min(cover(draft.title).seats)
    if len(draft.chairs) <= least:
        return refuse("setup.refuse.least", count=least)
    chairs = draft.chairs[:seat] + draft.chairs[seat + 1 :]
    start = draft.start - 1 if draft.start > seat else draft.start
    return replace(draft, chairs=chairs, start=RANDOM if draft.start == seat else start)


def free(draft: Draft) -> tuple[int, ...]:
    """List the colours that no seat has."""
    taken = {chair.colour for chair in draft.chairs}
    return tuple(colour for colour in range(COLOURS) if colour not in taken)


def recolour(draft: Draft, seat: int) -> Draft | Message:
    """Give a seat the next colour that is free, or say that there is none."""
    spare = free(draft)
    if not spare:
        return refuse("setup.refuse.no_colour")
    now = draft.chairs[seat].colour
    ahead = [colour for colour in spare if colour > now]
    return draft.chair(seat, colour=(ahead or list(spare))[0])


def why_not(draft: Draft) -> Message | None:
    """Say why a game cannot begin like this."""
    seats = cover(draft.title).seats
    if len(draft.chairs) < min(seats):
        return refuse("setup.refuse.few", count=min(seats) - len(draft.chairs))
    if len(draft.chairs) not in seats:
        return refuse("setup.refuse.count", count=len(draft.chairs))
    if not draft.seed.strip():
        return refuse("setup.refuse.no_seed")
    twice = _twice([chair.colour for chair in draft.chairs])
    if twice is not None:
        return refuse("setup.refuse.same_colour", colour=Key(f"seat.{twice}"))
    named = [chair.name.strip() for chair in draft.chairs if chair.name.strip()]
    same = _twice(named)
    if same is not None:
        return refuse("setup.refuse.same_name", name=same)
    if draft.box and draft.box not in boxes.sound(draft.title):
        return refuse("setup.refuse.edition", name=draft.box)
    return titled(draft).refuse_setup(load(draft.title), len(draft.chairs), draft.options)


def offers(draft: Draft, key: str) -> bool:
    """Tell whether an option is a choice for this game: some value but the usual one fits.

    What fits is judged by the options before it, those after it being as usual.
    """
    options = cover(draft.title).options
    usual = {option.key: option.values[0] for option in options}
    place = next(at for at, option in enumerate(options) if option.key == key)
    if draft.options[key] != usual[key]:
        return True
    before = {option.key: draft.options[option.key] for option in options[:place]}
    title, sheet, seats = titled(draft), load(draft.title), len(draft.chairs)
    unusual = ({**usual, **before, key: value} for value in options[place].values[1:])
    fits = any(title.refuse_setup(sheet, seats, chosen) is None for chosen in unusual)
    return fits or len(options[place].values) == 1


def _twice(values: list[Any]) -> Any:
    return next((value for at, value in enumerate(values) if value in values[:at]), None)


def table(draft: Draft) -> Table:
    """Make the table of a draft: seats mixed by the seed where that was asked for."""
    order = list(range(len(draft.chairs)))
    if draft.shuffle:
        Random(f"{draft.seed}/order").shuffle(order)
    chairs = tuple(
        replace(draft.chairs[seat], name=draft.chairs[seat].name.strip()) for seat in order
    )
    start = RANDOM if draft.start == RANDOM else order.index(draft.start)
    return Table(draft.title, chairs, dict(draft.options), draft.seed.strip(), start, box=draft.box)


def again(draft: Draft) -> Draft:
    """Give the same set-up with a new seed."""
    return replace(draft, seed=new_seed())


def like(table: Table) -> Draft:
    """Give the set-up of a table that was played, with a new seed."""
    usual = fresh(table.title)
    options = {**usual.options, **table.options}
    return Draft(table.title, table.chairs, options, usual.seed, box=table.box)


def keep(draft: Draft) -> dict[str, Any]:
    """Give a draft as JSON data for the settings; the seed is not kept."""
    return {
        "title": draft.title,
        "options": dict(draft.options),
        "start": draft.start,
        "shuffle": draft.shuffle,
        "box": draft.box,
        "chairs": [[c.name, c.colour, c.level, c.style] for c in draft.chairs],
    }


def recall(data: Mapping[str, Any] | None, title: str) -> Draft | None:
    """Give back a draft that was kept for this title, if it can still be played."""
    try:
        if not data or data["title"] != title:
            return None
        chairs = tuple(_chair(line, title) for line in data["chairs"])
        start, shuffle = int(data["start"]), bool(data["shuffle"])
        box = str(data.get("box", boxes.OURS))
        options = {str(key): str(value) for key, value in data["options"].items()}
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    sound = start in range(-1, len(chairs)) and set(options) == set(fresh(title).options)
    draft = Draft(title, chairs, options, new_seed(), start, shuffle, box)
    return draft if sound and why_not(draft) is None else None


def _chair(line: Any, title: str) -> Chair:
    name, colour, level, style = line
    if colour not in range(COLOURS) or (level and level not in levels(title)):
        raise ValueError(f"{line} is no chair")
    if style not in styles(title):
        raise ValueError(f"there is no style {style}")
    return Chair(str(name)[:LONGEST_NAME], int(colour), str(level), str(style))
