"""The valley: places with their rings and tags, people on them, and those about to be put there."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.actions import Act as DoAct
from game.stoneage.components import Village
from game.stoneage.odds import expected
from scenes.stoneage.draft import amounts
from scenes.stoneage.glance import Glance
from scenes.stoneage.inks import GOODS, OCHRE
from scenes.stoneage.looks import Ground, Person, Step, Stepper
from scenes.stoneage.spots import CROWD, HIGH, PERSON, SPOTS, WIDE, Spot, points
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Act, Do, Intent, Item, Tip


def items(glance: Glance) -> Iterator[Item]:
    """Give the painting, every place that no slab covers, and the people there."""
    valley = glance.plan.valley
    if valley is None:
        return
    yield Item("valley", "valley", valley, data=glance.plan.scale)
    for place in glance.tables.components.places.places:
        spot = SPOTS[place.id]
        if not covered(glance, spot):
            yield _ground(glance, place.id, spot)
            yield from _people(glance, place.id, spot)
    yield from _steppers(glance)


def covered(glance: Glance, spot: Spot) -> bool:
    """Tell whether a slab lies over a place."""
    slab = glance.plan.slab
    return glance.slab and slab is not None and _area(glance, spot.place).overlaps(slab)


def _area(glance: Glance, region: Region) -> Region:
    return glance.plan.spot(*region)


def _ground(glance: Glance, place: str, spot: Spot) -> Item:
    k = glance.plan.scale
    intent, reason = answer(glance, place)
    gain, divisor = glance.rules.yields(place)
    at = tuple(Offset(p.x - spot.place.x, p.y - spot.place.y) for p in rings(glance, place))
    look = Ground(
        k,
        at,
        spot.tag.y - spot.place.y,
        f"stoneage/{gain}" if divisor else "",
        divisor,
        mood(glance, place, intent),
    )
    return Item(
        f"place:{place}",
        "ground_of",
        _area(glance, spot.place),
        look=place,
        text=label(glance, place),
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(glance, place, reason),
        group="places",
        drop="place" if intent and glance.phase == "place" else "",
    )


def label(glance: Glance, place: str) -> str:
    """Give the short name that stands on a place's tag."""
    return glance.phrase(f"tag.{place}")


def mood(glance: Glance, place: str, intent: Intent | None) -> str:
    """Say how a place looks: chosen, open, own people waiting, closed, or nothing of it."""
    chosen = glance.mine and glance.draft.place == place and not glance.draft.opening
    if chosen and glance.phase in ("place", "act"):
        return "chosen"
    if intent:
        return "mine" if glance.phase == "act" else "open"
    return "closed" if glance.at("place") else "idle"


def answer(glance: Glance, place: str) -> tuple[Intent | None, str]:
    """Give what a click on a place, card or tile does, or why it does nothing."""
    if glance.at("place"):
        people = (amounts(glance.rules, glance.state, place) or (1,))[0]
        people = max(people, exact(glance, place))
        refusal = glance.rules.refuse_put(glance.state, glance.state.seat, place, people)
        return (None, glance.say(refusal)) if refusal else (Do("place", place), "")
    if glance.at("act") and glance.rules.people_at(glance.state, place)[glance.state.seat]:
        return Act(DoAct(place)), ""
    return None, ""


def exact(glance: Glance, place: str) -> int:
    """Give how many people a village place takes; 1 elsewhere."""
    found = (p for p in glance.tables.components.places.places if p.id == place)
    return next((p.people for p in found if isinstance(p, Village)), 1)


def rings(glance: Glance, place: str) -> tuple[Offset, ...]:
    """Give the middles of a place's rings in the painting."""
    layout = glance.tables.layouts[glance.seats]
    at = layout.at[place]
    count = dict(layout.sources).get(at) or (exact(glance, place) if at not in layout.hunts else 0)
    return points(SPOTS[place], count)


def crowd(glance: Glance, place: str) -> list[tuple[int, int]]:
    """Give (seat, place among its people) of everybody on a place, from the first player on."""
    there = glance.rules.people_at(glance.state, place)
    return [(seat, n) for seat in glance.order() for n in range(there[seat])]


def _people(glance: Glance, place: str, spot: Spot) -> Iterator[Item]:
    there = crowd(glance, place)
    planned = glance.draft.people if glance.at("place") and glance.draft.place == place else 0
    spots = rings(glance, place)
    if not spots:
        yield from _free(glance, place, spot, there, planned)
        return
    for (seat, n), at in zip(there, spots, strict=False):
        yield _person(glance, place, seat, n, at)
    for n, at in enumerate(spots[len(there) : len(there) + planned]):
        yield _ghost(glance, place, n, at)


def _free(
    glance: Glance, place: str, spot: Spot, there: list[tuple[int, int]], planned: int
) -> Iterator[Item]:
    """Set people where there are no rings; many of them are counted, seat by seat."""
    if len(there) + planned <= CROWD:
        at = points(spot, len(there) + planned)
        for (seat, n), middle in zip(there, at, strict=False):
            yield _person(glance, place, seat, n, middle)
        for n, middle in enumerate(at[len(there) :]):
            yield _ghost(glance, place, n, middle)
        return
    numbers = [(s, n) for s in glance.order() if (n := sum(seat == s for seat, _ in there))]
    at = points(spot, len(numbers) + bool(planned))
    for (seat, count), middle in zip(numbers, at, strict=False):
        yield _person(glance, place, seat, 0, middle, count)
    if planned:
        yield _ghost(glance, place, 0, at[-1], planned)


def _person(glance: Glance, place: str, seat: int, n: int, at: Offset, count: int = 1) -> Item:
    look = Person(glance.colour(seat), count)
    return Item(f"person:{place}:{seat}:{n}", "person", standing(glance, at), data=look)


def _ghost(glance: Glance, place: str, n: int, at: Offset, count: int = 1) -> Item:
    look = Person(glance.colour(glance.state.seat), count, pale=True)
    return Item(f"ghost:{place}:{n}", "person", standing(glance, at), data=look)


def standing(glance: Glance, at: Offset) -> Region:
    """Give the place of a person who stands in a ring."""
    return _area(glance, Region(at.x - PERSON / 2, at.y - PERSON * 0.78, PERSON, PERSON))


def _steppers(glance: Glance) -> Iterator[Item]:
    """Give − and + above the tag of the chosen place, and what so many people may bring."""
    place = glance.draft.place
    if not glance.at("place") or place not in SPOTS:
        return
    able = amounts(glance.rules, glance.state, place)
    spot, count, k = SPOTS[place], glance.draft.people, glance.plan.scale
    if len(able) < 2 or spot.bar is None:
        return
    what, divisor = glance.rules.yields(place)
    side, (x, y) = 40.0, spot.bar
    bar = Region(x, y, WIDE, HIGH)
    mean = number(glance, expected(count, divisor))
    look = Stepper(k, count, f"stoneage/{what}", GOODS.get(what, OCHRE))
    yield Item("amount", "amount", _area(glance, bar), text=f"≈ {mean}", data=look)
    for name, icon, left, steps, can in (
        ("less", "common/minus", x + 5, -1, count > able[0]),
        ("more", "common/plus", x + 5 + side + 44, 1, count < able[-1]),
    ):
        button = _area(glance, Region(left, y + 5, side, side))
        words = glance.phrase(f"place.{name}")
        yield Item(
            name,
            "step",
            button,
            look=icon,
            data=Step(k, can),
            intent=Do("people", steps) if can else None,
            tip=Tip(words, keys="−" if steps < 0 else "+"),
            key="-" if steps < 0 else "+",
            group="amount",
        )


def number(glance: Glance, value: float) -> str:
    """Write a mean with one decimal, as the language does."""
    words = f"{value:.1f}".removesuffix(".0")
    return words.replace(".", glance.phrase("decimal"))


def _tip(glance: Glance, place: str, reason: str) -> Tip:
    what, divisor = glance.rules.yields(place)
    there = glance.rules.people_at(glance.state, place)
    state = glance.phrase("place.people", count=sum(there)) if sum(there) else ""
    lines = list(roll_lines(glance, place) if divisor else _village_lines(glance, place, what))
    who = [seat for seat in glance.order() if there[seat]]
    if who:
        names = ", ".join(f"{glance.sight.seats[seat].name} {there[seat]}" for seat in who)
        lines.append(glance.phrase("place.who", names=names))
    title = glance.name("place", place)
    return Tip(title, state, tuple(lines), reason, icon=f"stoneage/{place}")


def roll_lines(glance: Glance, place: str) -> Iterator[str]:
    """Say what a roll brings: the rule, what to expect, and what tools could add."""
    what, divisor = glance.rules.yields(place)
    icon = f":stoneage/{what}:"
    yield glance.phrase("place.roll", divisor=divisor, what=icon)
    tribe = glance.decider
    waiting = tribe.placed[glance.tables.layouts[glance.seats].at[place]]
    counts = (waiting,) if waiting else range(1, min(tribe.home, 7) + 1)
    parts = [f"{n}: {number(glance, expected(n, divisor))}" for n in counts]
    if parts:
        yield glance.phrase("place.mean", what=icon, numbers=" · ".join(parts))
    spare = glance.rules.spare_tools(tribe)
    if spare:
        yield glance.phrase("place.tools", count=spare)


def _village_lines(glance: Glance, place: str, gain: str) -> Iterator[str]:
    yield glance.phrase(f"place.{gain}")
    yield glance.phrase("place.exact", count=exact(glance, place))
