"""The valley: places with their rings and tags, people on them, and those about to be put there."""

from __future__ import annotations

from collections.abc import Iterator

from game.stoneage.actions import Act as DoAct
from game.stoneage.components import Village
from game.stoneage.odds import expected
from scenes.stoneage.layout import CROWD, PERSON, SPOTS, STEPPER, Spot, points
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.paint_specs import (
    Ground,
    Person,
    Step,
    Stepper,
)
from scenes.stoneage.selection import amounts
from scenes.table.mat import capital
from scenes.ui.geometry import Offset, Region
from scenes.ui.picture import Act, Do, Intent, Item, Tip


def items(mat: StoneMat) -> Iterator[Item]:
    """Give the painting, every place that no slab covers, and the people there."""
    valley = mat.plan.valley
    if valley is None:
        return
    yield Item("valley", "valley", valley)
    yield from mat.plan.on_mat(_upon(mat))


def _upon(mat: StoneMat) -> Iterator[Item]:
    """Give what lies on the painting, in the painting's measures."""
    for place in mat.tables.components.places.places:
        spot = SPOTS[place.id]
        if not (mat.slab and spot.place.overlaps(mat.cover)):
            yield _ground(mat, place.id, spot)
            yield from _people(mat, place.id, spot)
    yield from _steppers(mat)


def _ground(mat: StoneMat, place: str, spot: Spot) -> Item:
    intent, reason = answer(mat, place)
    gain, divisor = mat.rules.yields(place)
    at = tuple(Offset(p.x - spot.place.x, p.y - spot.place.y) for p in _rings(mat, place))
    look = Ground(
        at,
        spot.tag.y - spot.place.y,
        f"stoneage/{gain}" if divisor else "",
        divisor,
        mood(mat, place, intent),
    )
    return Item(
        f"place:{place}",
        "ground_of",
        mat.plan.spot(spot.place),
        look=place,
        text=label(mat, place),
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(mat, place, reason),
        group="places",
        drop="place" if intent and mat.phase == "place" else "",
    )


def label(mat: StoneMat, place: str) -> str:
    """Give the short name that stands on a place's tag."""
    return mat.text(f"stoneage.table.tag.{place}")


def mood(mat: StoneMat, place: str, intent: Intent | None) -> str:
    """Say how a place looks: chosen, open, own people waiting, closed, or nothing of it."""
    chosen = mat.mine and mat.selection.place == place and not mat.selection.opening
    if chosen and mat.phase in ("place", "act"):
        return "chosen"
    if intent:
        return "mine" if mat.phase == "act" else "open"
    return "closed" if mat.at("place") else "idle"


def answer(mat: StoneMat, place: str) -> tuple[Intent | None, str]:
    """Give what a click on a place, card or tile does, or why it does nothing."""
    if mat.at("place"):
        people = (amounts(mat.rules, mat.state, place) or (1,))[0]
        people = max(people, exact(mat, place))
        refusal = mat.rules.refuse_put(mat.state, mat.state.seat, place, people)
        return (None, mat.say(refusal)) if refusal else (Do("place", place), "")
    if mat.at("act") and mat.rules.people_at(mat.state, place)[mat.state.seat]:
        return Act(DoAct(place)), ""
    return None, ""


def exact(mat: StoneMat, place: str) -> int:
    """Give how many people a village place takes; 1 elsewhere."""
    found = (p for p in mat.tables.components.places.places if p.id == place)
    return next((p.people for p in found if isinstance(p, Village)), 1)


def _rings(mat: StoneMat, place: str) -> tuple[Offset, ...]:
    """Give the middles of a place's rings in the painting."""
    layout = mat.tables.layouts[mat.seats]
    at = layout.at[place]
    count = dict(layout.sources).get(at) or (exact(mat, place) if at not in layout.hunts else 0)
    return points(SPOTS[place], count)


def crowd(mat: StoneMat, place: str) -> list[tuple[int, int]]:
    """Give (seat, place among its people) of everybody on a place, from the first player on."""
    there = mat.rules.people_at(mat.state, place)
    return [(seat, n) for seat in mat.order() for n in range(there[seat])]


def _people(mat: StoneMat, place: str, spot: Spot) -> Iterator[Item]:
    there = crowd(mat, place)
    planned = mat.planned if mat.selection.place == place else 0
    spots = _rings(mat, place)
    if not spots:
        yield from _free(mat, place, spot, there, planned)
        return
    for (seat, n), at in zip(there, spots, strict=False):
        yield _person(mat, place, seat, n, at)
    for n, at in enumerate(spots[len(there) : len(there) + planned]):
        yield _ghost(mat, place, n, at)


def _free(
    mat: StoneMat, place: str, spot: Spot, there: list[tuple[int, int]], planned: int
) -> Iterator[Item]:
    """Set people where there are no rings; many of them are counted, seat by seat."""
    if len(there) + planned <= CROWD:
        at = points(spot, len(there) + planned)
        for (seat, n), middle in zip(there, at, strict=False):
            yield _person(mat, place, seat, n, middle)
        for n, middle in enumerate(at[len(there) :]):
            yield _ghost(mat, place, n, middle)
        return
    numbers = [(s, n) for s in mat.order() if (n := sum(seat == s for seat, _ in there))]
    at = points(spot, len(numbers) + bool(planned))
    for (seat, count), middle in zip(numbers, at, strict=False):
        yield _person(mat, place, seat, 0, middle, count)
    if planned:
        yield _ghost(mat, place, 0, at[-1], planned)


def _person(mat: StoneMat, place: str, seat: int, n: int, at: Offset, count: int = 1) -> Item:
    look = Person(mat.colour(seat), count)
    return Item(f"person:{place}:{seat}:{n}", "person", _standing(mat, at), data=look)


def _ghost(mat: StoneMat, place: str, n: int, at: Offset, count: int = 1) -> Item:
    look = Person(mat.colour(mat.state.seat), count, pale=True)
    return Item(f"ghost:{place}:{n}", "person", _standing(mat, at), data=look)


def _standing(mat: StoneMat, at: Offset) -> Region:
    """Give the place of a person who stands in a ring."""
    return mat.plan.spot(Region(at.x - PERSON / 2, at.y - PERSON * 0.78, PERSON, PERSON))


def _steppers(mat: StoneMat) -> Iterator[Item]:
    """Give − and + above the tag of the chosen place, and what so many people may bring."""
    place = mat.selection.place
    if not mat.at("place") or place not in SPOTS:
        return
    able = amounts(mat.rules, mat.state, place)
    spot, count = SPOTS[place], mat.selection.people
    if len(able) < 2 or spot.bar is None:
        return
    what, divisor = mat.rules.yields(place)
    side, (x, y) = 40.0, spot.bar
    bar = Region(x, y, *STEPPER)
    mean = number(mat, expected(count, divisor))
    look = Stepper(count, f"stoneage/{what}")
    yield Item("amount", "amount", mat.plan.spot(bar), text=f"≈ {mean}", data=look)
    for name, icon, left, steps, can in (
        ("less", "common/minus", x + 5, -1, count > able[0]),
        ("more", "common/plus", x + 5 + side + 44, 1, count < able[-1]),
    ):
        button = mat.plan.spot(Region(left, y + 5, side, side))
        words = mat.text(f"stoneage.table.place.{name}")
        yield Item(
            name,
            "step",
            button,
            look=icon,
            data=Step(can),
            intent=Do("people", steps) if can else None,
            tip=Tip(words, keys="−" if steps < 0 else "+"),
            key="-" if steps < 0 else "+",
            group="amount",
        )


def number(mat: StoneMat, value: float) -> str:
    """Write a mean with one decimal, as the language does."""
    words = f"{value:.1f}".removesuffix(".0")
    return words.replace(".", mat.text("stoneage.table.decimal"))


def _tip(mat: StoneMat, place: str, reason: str) -> Tip:
    what, divisor = mat.rules.yields(place)
    there = mat.rules.people_at(mat.state, place)
    state = mat.text("stoneage.table.place.people", count=sum(there)) if sum(there) else ""
    lines = list(_roll_lines(mat, place) if divisor else _village_lines(mat, place, what))
    who = [seat for seat in mat.order() if there[seat]]
    if who:
        names = ", ".join(f"{mat.who(seat)} {there[seat]}" for seat in who)
        lines.append(mat.text("stoneage.table.place.who", names=names))
    title = capital(mat.name("place", place))
    return Tip(title, state, tuple(lines), reason, icon=f"stoneage/{place}")


def _roll_lines(mat: StoneMat, place: str) -> Iterator[str]:
    """Say what a roll brings: the rule, what to expect, and what tools could add."""
    what, divisor = mat.rules.yields(place)
    icon = f":stoneage/{what}:"
    yield mat.text("stoneage.table.place.roll", divisor=divisor, what=icon)
    tribe = mat.own
    waiting = tribe.placed[mat.tables.layouts[mat.seats].at[place]]
    counts = (waiting,) if waiting else range(1, min(tribe.home, 7) + 1)
    parts = [f"{n}: {number(mat, expected(n, divisor))}" for n in counts]
    if parts:
        yield mat.text("stoneage.table.place.mean", what=icon, numbers=" · ".join(parts))
    spare = mat.rules.spare_tools(tribe)
    if spare:
        yield mat.text("stoneage.table.place.tools", count=spare)


def _village_lines(mat: StoneMat, place: str, gain: str) -> Iterator[str]:
    yield mat.text(f"stoneage.table.place.{gain}")
    yield mat.text("stoneage.table.place.exact", count=exact(mat, place))
