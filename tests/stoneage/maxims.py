"""What the lessons of `stoneage` teach, for `python -m tests.beginner stoneage`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.stoneage import paying
from game.stoneage.actions import Act, Pay, Put, Use
from game.stoneage.state import State, Tribe
from tests.beginner import Maxim, Seen

HUNTED = 1.75
"""Food that a hunter brings on average."""
VILLAGE = ("hut", "field", "tool_maker")
SOURCES = {"forest": 0, "clay_pit": 1, "quarry": 2, "river": 3}
"""Where to gather, what is quickly fetched first."""
MANY = 8
"""People with whom the hut is no longer wanted."""
GATHERED = 0.9
"""Pieces that somebody brings from the nearer places."""
GROUP = 3
"""People who gather together."""
PAID = ("card", "tile")
"""What is paid for begins its ids so."""


def own(seen: Seen, state: State | None = None) -> Tribe:
    """Give the tribe that decides, in this state or another one."""
    found: Tribe = (state or seen.view).tribes[seen.seat]
    return found


def placing(seen: Seen) -> Any:
    """Hut, field and tools while they are free; enough hunters; what can be paid; else gather."""
    puts, most = seen.of(Put), dict[str, Put]()
    if not puts:
        return None
    for put in puts:
        if put.place not in most or put.people > most[put.place].people:
            most[put.place] = put
    village = [most[place] for place in VILLAGE if place in most]
    if own(seen).people >= MANY:
        village = [put for put in village if put.place != "hut"]
    if village:
        return village[0]
    if (hunters := hunting(seen, puts)) is not None:
        return hunters
    coming = spare(seen) + (gathered(seen) or GATHERED * min(GROUP, own(seen).home - 1))
    paid = [one for place, one in most.items() if place.startswith(PAID)]
    wanted = [put for put in paid if price(seen, put.place) <= coming]
    if wanted:
        # Cards first, the cheapest of them: that is what everybody else wants, too.
        return seen.best(wanted, lambda put: (put.place < "tile", -price(seen, put.place)))
    few = [put for put in puts if put.place in SOURCES and put.people == min(GROUP, own(seen).home)]
    return seen.best(few or list(most.values()), lambda put: -SOURCES.get(put.place, len(SOURCES)))


def price(seen: Seen, place: str) -> int:
    """Count the pieces that a card or a building costs, at least."""
    return int(paying.need_at(seen.rules.tables, seen.view, place).least)


def gathered(seen: Seen) -> float:
    """Count the pieces that those who gather will bring on average, roughly."""
    tribe, places = own(seen), seen.rules.tables.layouts[len(seen.view.tribes)]
    return GATHERED * float(sum(tribe.placed[places.at[place]] for place in SOURCES))


def spare(seen: Seen) -> float:
    """Count the pieces that are not wanted yet by those who stand somewhere."""
    tribe, places = own(seen), seen.rules.tables.layouts[len(seen.view.tribes)]
    stood = [one for one, at in places.at.items() if one.startswith(PAID) and tribe.placed[at]]
    return sum(tribe.resources) - sum(price(seen, one) for one in stood)


def hunting(seen: Seen, puts: Sequence[Put]) -> Put | None:
    """Send as many hunters as food will be missing in the evening."""
    tribe, places = own(seen), seen.rules.tables.layouts[len(seen.view.tribes)]
    sent = tribe.placed[places.at["hunting"]]
    lack = tribe.people - tribe.agriculture - tribe.food - HUNTED * sent
    hunts = [put for put in puts if put.place == "hunting"]
    if lack <= 0 or not hunts:
        return None
    return min(hunts, key=lambda put: abs(put.people * HUNTED - lack))


def acting(seen: Seen) -> Any:
    """Fetch first, pay last."""
    return seen.best(
        seen.of(Act), lambda act: (not act.place.startswith(PAID), act.place == "tool_maker")
    )


def rolling(seen: Seen) -> Any:
    """Add tools where they help, no more than that takes."""
    points = seen.rules.tables.points

    def value(use: Use) -> tuple[float, int]:
        tribe = own(seen, seen.after(use))
        fetched = sum(n * worth for n, worth in zip(tribe.resources, points, strict=True))
        return float(fetched + 2 * tribe.food), -len(use.tools) - 2 * len(use.cards)

    return seen.best(seen.of(Use), value)


def paying_for(seen: Seen) -> Any:
    """Pay for food and cards with what is worth least, for a building with what is worth most."""
    points, building = seen.rules.tables.points, seen.view.place.startswith("tile")

    def value(pay: Pay) -> int:
        worth = int(sum(n * each for n, each in zip(pay.resources, points, strict=True)))
        return worth if building and seen.view.phase == "pay" else -worth

    return seen.best(seen.of(Pay), value)


MAXIMS: Sequence[Maxim] = (placing, acting, rolling, paying_for)
