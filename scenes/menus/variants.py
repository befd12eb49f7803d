"""What can be played differently: every value of an option as a card with a small picture."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.title import Option
from scenes.base.words import Words
from scenes.menus.figures import FigureLook, Plate, plate
from scenes.menus.frame import STYLES, label, note
from scenes.menus.setup_view import SetupView
from scenes.table.mat import capital
from scenes.table.registry import stage
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import PanelLook, TextLook
from scenes.ui.picture import Do, Item, Tip
from scenes.ui.theme import PARCHMENT_INK, STRONG, Style

HEAD = 34.0
NAME = 38.0
LEAST_PICTURE = 64.0
"""Height that a picture must have, whatever there is to be said."""
SURE, SURE_WIDTH = 1.05, 0.95
"""How much more room a sentence gets than it was measured to need, and in how much less width."""


def variant_cards(seating: SetupView, place: Region) -> Iterator[Item]:
    """Lay all options of the game on the mat, each with its values side by side."""
    offered = seating.offered
    across = 1 if len(offered) < 3 else 2
    down = -(-len(offered) // across)
    cells = [cell for row in place.rows(max(1, down), 14) for cell in row.columns(across, 14)]
    for option, cell in zip(offered, cells, strict=False):
        high = min(cell.height, 420.0)
        card = Region(cell.x, cell.y, cell.width, high)
        yield Item(f"variant:{option.key}", "panel", card, "parchment", data=PanelLook(14))
        yield from option_items(seating, option, card.inset(18, 12))


def option_items(seating: SetupView, option: Option, place: Region) -> Iterator[Item]:
    """Lay out an option: its name, and its values as cards of which the chosen one is framed."""
    words, key = seating.words, f"{seating.game.title}.option.{option.key}"
    yield label(f"option:{option.key}", place.top(HEAD - 4), words.text(key), "strong")
    below = place.foot(place.height - HEAD).inset(4, 5)
    parts = below.columns(len(option.values), 18)
    inner = parts[0].inset(14, 6)
    told = max(
        measure(
            words.text(f"{key}.{value}.about"), STYLES["quiet"], inner.width * SURE_WIDTH
        ).height
        for value in option.values
    )
    room = inner.height - NAME
    # What a value is like must be seen first; where that leaves no room, tips hold the sentence.
    told = 0.0 if seating.low or told * SURE > room - LEAST_PICTURE else told * SURE
    # All are drawn to one scale, as pieces on one table are.
    shown = [_plate(words, seating.game.title, option.key, v) for v in option.values]
    units = [one.unit(inner.width, room - told - 8) for one in shown if one is not None]
    for value, part, one in zip(option.values, parts, shown, strict=True):
        yield from _value(seating, option, value, part, told)
        if one is not None:
            yield _shown(seating, f"shown:{option.key}:{value}", one, part, told, min(units))


def _value(
    seating: SetupView, option: Option, value: str, place: Region, told: float
) -> Iterator[Item]:
    """Lay out the card of a value: its name, and its sentence `told` units high at its foot."""
    words, key = seating.words, f"{seating.game.title}.option.{option.key}"
    name, about = words.text(f"{key}.{value}"), words.text(f"{key}.{value}.about")
    single = len(option.values) == 1
    yield Item(
        f"fixed:{option.key}" if single else f"option:{option.key}:{value}",
        "setup_value",
        place,
        intent=None if single else Do("option", (option.key, value)),
        lifted=seating.game.options[option.key] == value,
        group="options",
        tip=Tip(words.text(key), name, (about,)),
    )
    inner = place.inset(14, 6)
    look = TextLook(_name_style(seating, option, inner.width), "centre", "middle")
    yield Item(f"name:{option.key}:{value}", "text", inner.top(NAME), text=capital(name), data=look)
    if told:
        yield note(f"about:{option.key}:{value}", inner.foot(told), about, align="centre")


def _name_style(seating: SetupView, option: Option, width: float) -> Style:
    """Give how the names of an option's values are set: all as large as the longest allows."""
    key = f"{seating.game.title}.option.{option.key}"
    named = [capital(seating.words.text(f"{key}.{value}")) for value in option.values]
    longest = max(measure(name, STRONG).width for name in named)
    # A little less than fits: letters are made in whole pixels, and would be made smaller again.
    size = STRONG.size * min(1.0, width * SURE_WIDTH / max(1.0, longest))
    return STRONG.of(PARCHMENT_INK, size)


def _shown(
    seating: SetupView, name: str, one: Plate, place: Region, told: float, unit: float
) -> Item:
    """Lay the picture of a value between its name and its sentence."""
    inner = place.inset(14, 6)
    room = Region(inner.x, inner.y + NAME, inner.width, inner.height - NAME - told)
    box = room.middle(one.part.width * unit, one.part.height * unit)
    return Item(
        name,
        "front_figure",
        box,
        data=FigureLook(seating.game.title, one.picture.items, one.part),
    )


def _plate(words: Words, title: str, key: str, value: str) -> Plate | None:
    """Lay a value's picture out; `None` where a title has none."""
    try:
        lazy = stage(title).variants
    except LookupError:
        return None
    found = None if lazy is None else lazy.get().get(key, {}).get(value)
    return None if found is None else plate(words, found)
