"""Figures and worked examples of this title's rules: the mat in a small match, and its sums.

What a page shows stands in `FIGURES`, what it works out in `EXAMPLES`, both by its section. A
call-out without words says what the tooltip of its item says at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.core.message import Key
from game.stoneage.actions import Use
from scenes.stoneage.present import StoneScreen
from scenes.stoneage.stands import Stands
from scenes.table.figures import Gallery, count, example, of, summed, text
from scenes.table.pages import Figure, Paragraph, TableBlock

_of = partial(of, StoneScreen)


_key = partial(text, "stoneage")
_SOURCES = ("place:forest", "place:clay_pit")
_VILLAGE = ("place:tool_maker", "place:hut", "place:field")
_CARDS = ("cards:title", "cards:aside", "card:")
_TILES = ("tiles:title", "tiles:aside", "tile:")
_PEOPLE = ("people:", "food", "home:", "store:title", "store:aside", "good:")
_CIVIL = ("civil:", "culture", "figure:", "sum")
_ROLL = ("die:", "result")

FIGURES: Mapping[str, tuple[Callable[[Stands], Figure], ...]] = {
    "idea": (
        _of("placing", (*_SOURCES, "place:quarry", "place:river"), "place:forest", "place:river"),
    ),
    "setup": (
        _of("start", _PEOPLE, "people:aside", "food", "good:wood"),
        _of("start", _TILES, "tiles:aside"),
    ),
    "round": (
        _of("placing", _VILLAGE, *_VILLAGE),
        _of("placing", _PEOPLE, ("home:0", _key("home")), "food"),
    ),
    "place": (
        _of("placing", ("place:clay_pit", "place:quarry"), "place:clay_pit", "place:quarry"),
        _of("placing", _VILLAGE, "place:hut"),
    ),
    "act": (
        _of(
            "placing",
            ("place:clay_pit", "place:quarry"),
            ("person:", _key("person")),
            "place:quarry",
        ),
    ),
    "roll": (_of("rolled", _ROLL, ("die:0", _key("die")), ("result", _key("result"))),),
    "tools": (
        _of("rolled", ("use:",), "use:0", "use:1"),
        _of("rolled", _ROLL, ("result:sum", _key("sum")), ("result", _key("result"))),
        _of("placing", ("tools:", "tool:"), "tool:0", "tools:aside"),
    ),
    "village": (_of("placing", ("place:hut", "place:field"), "place:hut", "place:field"),),
    "cards": (_of("placing", _CARDS, "card:1", "card:2", "card:4"),),
    "dice": (_of("placing", _CARDS, "card:", "cards:aside"),),
    "tiles": (_of("placing", ("tile:",), "tile:1", "tile:2"),),
    "feed": (
        _of(
            "hungry",
            _PEOPLE,
            "people:aside",
            ("food:eat", _key("eat")),
            ("food:after", _key("after")),
        ),
    ),
    "end": (
        _of("placing", _TILES, "tiles:aside"),
        _of("placing", _CARDS, "cards:aside"),
    ),
    "score": (
        _of("placing", _CIVIL, "culture", "figure:farmer", "figure:toolmaker", "figure:shaman"),
    ),
    "secrets": (_of("placing", (*_CIVIL, "civil:title"), "civil:aside", "culture", "sum"),),
    "symbols": (_of("placing", _CIVIL, "culture", "figure:farmer", "figure:hut_builder"),),
}


# Worked examples: every number comes from the rules


_n = partial(count, "stoneage")
_example = partial(example, "stoneage")


def _gain(stands: Stands, what: str) -> Key:
    kind = "resource" if what in stands.rules.tables.goods else "gain"
    return Key(f"stoneage.{kind}.{what}")


def rolling(stands: Stands) -> Paragraph:
    """Divide a roll by the number of its place."""
    state = stands.rolled
    found = stands.rules.preview(state)
    return _example(
        "roll",
        dice=" + ".join(map(str, state.dice)),
        total=found.total,
        divisor=found.divisor,
        what=_gain(stands, found.what),
        amount=found.amount,
    )


def using(stands: Stands) -> Paragraph:
    """Add all fresh tools to the same roll."""
    state, rules = stands.rolled, stands.rules
    tribe = state.tribes[state.seat]
    fresh = zip(tribe.tools, tribe.used, strict=True)
    slots = tuple(at for at, (value, used) in enumerate(fresh) if value and not used)
    use = Use(slots, ())
    found = rules.preview(state, use)
    return _example(
        "tools",
        value=rules.tool_value(tribe, use),
        total=found.total,
        divisor=found.divisor,
        what=_gain(stands, found.what),
        amount=found.amount,
    )


def feeding(stands: Stands) -> Paragraph:
    """Say who eats, and what a tribe that cannot pay for the rest loses."""
    state, rules = stands.hungry, stands.rules
    tribe = state.tribes[state.seat]
    return _example(
        "feed",
        people=_n("person", tribe.people),
        missing=_n("food", state.missing),
        points=_n("point", rules.penalty(state.missing)),
    )


def placing(stands: Stands) -> Paragraph:
    """Count the places that are open to the next one."""
    state, rules = stands.placing, stands.rules
    rooms = rules.rooms(state, state.seat)
    return _example(
        "place",
        seat=Key(f"seat.{state.seat}"),
        home=state.tribes[state.seat].home,
        places=sum(1 for room in rooms.values() if room),
    )


def paying(stands: Stands) -> Paragraph:
    """Say what an open tile asks for."""
    rules = stands.rules
    tile = next(tile for tile in stands.placing.tops if tile)
    return _example("tiles", what=rules.describe_tile(tile))


def carding(stands: Stands) -> Paragraph:
    """Say what the cheapest card of the row brings at once and at the end."""
    rules = stands.rules
    card = next(card for card in stands.placing.row if card)
    cost = stands.components.numbers.row[0]
    return _example(
        "cards",
        name=Key(f"stoneage.card.{card}"),
        cost=cost,
        top=rules.describe_top(card),
        bottom=rules.describe_bottom(card),
    )


def adding_up(stands: Stands) -> TableBlock:
    """Add up somebody's points."""
    return summed(stands.of(stands.placing))


EXAMPLES: Mapping[str, Callable[[Stands], Paragraph | TableBlock]] = {
    "roll": rolling,
    "tools": using,
    "feed": feeding,
    "place": placing,
    "tiles": paying,
    "cards": carding,
    "score": adding_up,
}

# Ways among the pages, and what on the table each of them explains

SEE: Mapping[str, tuple[str, ...]] = {
    "idea": ("round", "cards", "tiles", "score"),
    "setup": ("idea", "round", "secrets"),
    "round": ("place", "act", "feed"),
    "place": ("act", "village", "round"),
    "act": ("roll", "village", "cards", "tiles"),
    "roll": ("tools", "act"),
    "tools": ("roll", "village"),
    "village": ("place", "tools", "feed"),
    "cards": ("dice", "score", "act"),
    "dice": ("cards",),
    "tiles": ("end", "score"),
    "feed": ("village", "round", "score"),
    "end": ("tiles", "cards", "score"),
    "score": ("cards", "tiles", "end"),
    "secrets": ("cards", "score"),
    "symbols": ("cards", "score"),
}
TOPICS: Mapping[str, tuple[str, ...]] = {
    "place": ("place:", "person:", "home:", "people", "away:", "valley", "hand"),
    "roll": ("die:", "result", "slab", "well", "good:", "store"),
    "tools": ("tool", "use:", "slot:", "chips", "improve"),
    "village": ("place:tool_maker", "place:hut", "place:field", "fields"),
    "cards": ("card", "offer", "open"),
    "dice": ("pick",),
    "tiles": ("tile", "pay", "till"),
    "feed": ("food", "hunger"),
    "score": ("civil", "culture", "figure:", "sum", "board"),
}
GALLERY = Gallery("stoneage", FIGURES, EXAMPLES, SEE, TOPICS)
"""What the book of this title shows."""
