"""Figures and worked examples of this title's rules: the mat in a small match, and its sums.

What a page shows stands in `FIGURES`, what it works out in `EXAMPLES`, both by its section. A
call-out without words says what the tooltip of its item says at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.core.message import Key
from game.tempus.state import State
from scenes.table.figures import Gallery, count, example, of, summed, text
from scenes.table.pages import Figure, Paragraph, TableBlock
from scenes.tempus.present import TempusScreen
from scenes.tempus.stands import Stands

_of = partial(of, TempusScreen)


_key = partial(text, "tempus")
_LAND = ("people:",)
_TRACK = ("ages", "race")
_AGES = ("age:",)
_DEEDS = ("deeds", "tokens")
_CARDS = ("card:",)
_PEOPLE = ("people:", _key("people"))

FIGURES: Mapping[str, tuple[Callable[[Stands], Figure], ...]] = {
    "idea": (_of("attacking", _LAND, _PEOPLE, "hex:"),),
    "island": (_of("settled", _LAND, _PEOPLE, "hex:"),),
    "turn": (
        _of(
            "settled", _DEEDS, "deed:move", "deed:babies", "deed:ideas", "deed:build", "deed:fight"
        ),
    ),
    "ages": (_of("acting", _AGES, "age:cities", "age:roads"),),
    "moving": (_of("attacking", _LAND, _PEOPLE, "hex:"),),
    "babies": (_of("settled", _LAND, _PEOPLE, "hex:"),),
    "cities": (_of("progressing", _LAND, _PEOPLE, "hex:"),),
    "fight": (_of("attacking", ("duel",), "duel:attack", "duel:defence", "duel:odds"),),
    "points": (
        _of(
            "defending", ("duel",), "duel:attack", "duel:defence", ("duel:terrain", _key("ground"))
        ),
        _of("defending", _CARDS, "card:0", "card:1"),
    ),
    "ideas": (
        _of("defending", _CARDS, "card:0", "card:1"),
        _of("settled", _DEEDS, "deed:ideas"),
    ),
    "cards": (_of("defending", _CARDS, "card:0", "card:1"),),
    "government": (
        _of("acting", _DEEDS, ("tokens", _key("tokens")), "deed:build"),
        _of("attacking", _CARDS, "card:0"),
    ),
    "progress": (_of("progressing", _TRACK, ("race", _key("next")), "age:cities"),),
    "end": (_of("acting", _AGES, "age:trains", "age:flight"),),
    "house": (_of("acting", _AGES, "age:trade", "age:ships"),),
    "symbols": (_of("acting", _AGES, "age:writing", "age:agriculture"),),
}


# Worked examples: every number comes from the rules


_n = partial(count, "tempus")
_example = partial(example, "tempus")


def fighting(stands: Stands) -> Paragraph:
    """Count both sides of the fight in the figure, without cards, and the chance to win it."""
    state, rules = stands.attacking, stands.rules
    fight = state.fight
    hexes = (fight.start, fight.target) if fight is not None else _neighbours(state)
    mine, theirs = rules.fight_points(state, hexes, "")
    chance = rules.chance(rules.view(state, state.seat), hexes, "", ())
    return _example(
        "fight",
        mine=_n("strength", mine),
        theirs=_n("strength", theirs),
        percent=round(100 * chance.win),
    )


def _neighbours(state: State) -> tuple[int, int]:
    """Give the first hexes of two players, for sheets with which no fight comes about."""
    first, second = (tribe.people or tribe.cities for tribe in state.tribes[:2])
    return first[0][0], second[0][0]


def racing(stands: Stands) -> Paragraph:
    """Count everybody's progress points, cards aside."""
    state, rules = stands.progressing, stands.rules
    box = stands.components.eras.eras[rules.next_box(state)]
    counts = [rules.progress_now(state, seat).total for seat in range(len(state.tribes))]
    return _example(
        "progress",
        era=Key(f"tempus.era.{box.id}"),
        terrain=Key(f"tempus.terrain.{box.terrain}") if box.terrain else "",
        counts=" · ".join(map(str, counts)),
        most=max(counts),
    )


def walking(stands: Stands) -> Paragraph:
    """Count the hexes that a person can reach."""
    state, rules = stands.acting, stands.rules
    tribe = state.tribes[state.seat]
    start = max((hex for hex, _ in tribe.people), key=lambda hex: len(rules.reach(state, hex)))
    era = stands.components.eras.eras[tribe.box]
    return _example(
        "moving",
        era=Key(f"tempus.era.{era.id}"),
        steps=era.distance,
        count=len(rules.reach(state, start)),
    )


def bearing(stands: Stands) -> Paragraph:
    """Count the people who are left in a supply."""
    state, rules = stands.acting, stands.rules
    seat = state.seat
    there = sum(count for _, count in state.tribes[seat].people)
    return _example(
        "babies", there=_n("person", there), left=_n("person", rules.supply(state, seat))
    )


def adding_up(stands: Stands) -> TableBlock:
    """Add up somebody's points."""
    return summed(stands.of(stands.attacking))


EXAMPLES: Mapping[str, Callable[[Stands], Paragraph | TableBlock]] = {
    "moving": walking,
    "babies": bearing,
    "fight": fighting,
    "progress": racing,
    "end": adding_up,
}

# Ways among the pages, and what on the table each of them explains

SEE: Mapping[str, tuple[str, ...]] = {
    "idea": ("turn", "ages", "progress", "end"),
    "island": ("idea", "moving", "house"),
    "turn": ("moving", "babies", "ideas", "cities", "fight"),
    "ages": ("progress", "turn"),
    "moving": ("turn", "fight"),
    "babies": ("turn", "cities"),
    "cities": ("babies", "end", "progress"),
    "fight": ("points", "moving", "ideas"),
    "points": ("fight", "cards"),
    "ideas": ("cards", "points", "progress"),
    "cards": ("ideas", "points", "government"),
    "government": ("cards", "turn"),
    "progress": ("ages", "cards", "end"),
    "end": ("cities", "progress"),
    "house": ("island", "ages"),
    "symbols": ("ages", "cards"),
}
TOPICS: Mapping[str, tuple[str, ...]] = {
    "island": ("hex:", "chart", "tile", "rose", "people:"),
    "turn": ("deed", "tokens"),
    "moving": ("deed:move", "tool:"),
    "babies": ("deed:babies",),
    "cities": ("deed:build", "city:"),
    "fight": ("deed:fight", "duel"),
    "points": ("tool:calculator",),
    "ideas": ("deed:ideas", "hand", "deck"),
    "cards": ("card:",),
    "ages": ("age",),
    "progress": ("race", "marker"),
}
GALLERY = Gallery("tempus", FIGURES, EXAMPLES, SEE, TOPICS)
"""What the book of this title shows."""
