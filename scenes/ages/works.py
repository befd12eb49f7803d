"""Cities and monuments with their worker boxes, and how many of them the draft marks."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.components import Monument
from game.core.message import Refusal
from scenes.ages import fleet
from scenes.ages.draft import SHIPS, STONES, most_boxes
from scenes.ages.glance import DEALING, Glance
from scenes.ages.holes import on_slip, stepper
from scenes.ages.inks import HEADING, QUIET
from scenes.ages.layout import rows
from scenes.ages.looks import Boxes, Label, Town, Work
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

HEAD, HIGHEST = 40.0, 76.0


def items(glance: Glance) -> Iterator[Item]:
    """Give both parts, and the buttons that mark one box more or less."""
    if glance.plan.cities is not None:
        yield from _cities(glance, glance.plan.cities)
    if glance.plan.monuments is not None:
        yield from _monuments(glance, glance.plan.monuments)


def _cities(glance: Glance, place: Region) -> Iterator[Item]:
    unit = glance.unit
    head = place.top(38 * unit)
    yield Item(
        "cities:title",
        "label",
        head.left(108 * unit),
        text=glance.text("ages.table.cities.title"),
        data=Label(28 * unit, HEADING, "title"),
    )
    count = glance.rules.city_count(glance.board)
    right = Region(head.x + 110 * unit, head.y, head.width - 112 * unit, head.height)
    small = Label(22 * unit, QUIET, align="right")
    words = glance.text("ages.table.cities.count", count=count)
    tip = Tip(
        glance.text("ages.table.cities.title"), str(count), (glance.text("ages.table.cities.tip"),)
    )
    yield Item("cities:count", "label", right, text=words, data=small, tip=tip)
    start = glance.tables.first_cities
    total = start + len(glance.tables.city_ids)
    body = Region(place.x, place.y + HEAD * unit, place.width, 100 * unit)
    pitch = min(74 * unit, body.width / total)
    for at in range(total):
        area = Region(body.x + at * pitch, body.y, pitch - 6 * unit, body.height)
        yield from _city(glance, at, area)


def _city(glance: Glance, at: int, area: Region) -> Iterator[Item]:
    start, unit = glance.tables.first_cities, glance.unit
    if at < start:
        short = area.top(58 * unit)
        title = glance.text("ages.table.cities.first")
        tip = Tip(
            title,
            glance.text("ages.table.built"),
            (glance.text("ages.table.cities.feeds"),),
            icon="ages/city",
        )
        look = Town(unit, Boxes(0, 0, 0))
        yield Item(f"city:{at + 1}", "town", short, look="built", data=look, tip=tip, group="works")
        return
    target = glance.tables.city_ids[at - start]
    have, total = glance.board.cities[at - start], glance.tables.city_boxes[at - start]
    boxes = Boxes(have, _planned(glance, target), total)
    intent, reason = answer(glance, target)
    yield Item(
        target,
        "town",
        area,
        look="built" if have == total else "open",
        data=Town(unit, boxes, glance.draft.target == target and glance.mine),
        intent=intent,
        reason=reason,
        tip=_city_tip(glance, target, boxes, reason),
        group="works",
    )


def _city_tip(glance: Glance, target: str, boxes: Boxes, reason: str) -> Tip:
    rest = boxes.total - boxes.filled
    if not rest:
        lines = [glance.text("ages.table.cities.feeds")]
        state = glance.text("ages.table.built")
    else:
        state = glance.text("ages.table.boxes_of", have=boxes.filled, count=boxes.total)
        lines = [
            glance.text("ages.table.cities.gives"),
            glance.text("ages.table.boxes_left", count=rest),
        ]
    name = glance.target(target)
    return Tip(name[:1].upper() + name[1:], state, tuple(lines), reason, icon="ages/city")


def _planned(glance: Glance, target: str) -> int:
    chosen = glance.at("build") and glance.draft.target == target
    return min(glance.draft.count, most_boxes(glance.rules, glance.state, target)) if chosen else 0


def answer(glance: Glance, target: str) -> tuple[Intent | None, str]:
    """Give what a click on a city or monument does, or why it does nothing."""
    refusal: Refusal | None
    if not glance.at("build"):
        return None, _not_now(glance, target)
    refusal = glance.rules.refuse_build(glance.state, target)
    if refusal is None:
        return Do("target", target), ""
    return None, glance.why(refusal)


def rest_of(glance: Glance, target: str) -> int:
    """Count the boxes of a target that are left."""
    tables = glance.tables
    if target in tables.city_ids:
        at = tables.city_ids.index(target)
        return tables.city_boxes[at] - glance.board.cities[at]
    at = tables.monument_place[target]
    return tables.monument_boxes[at] - glance.board.monuments[at]


def _not_now(glance: Glance, target: str) -> str:
    """Say that building follows the dice, and how many workers they give."""
    rest = rest_of(glance, target)
    if not rest or not glance.mine or not glance.acting:
        return ""
    dealing = glance.phase in DEALING
    if glance.phase in ("buy", "discard") or (dealing and glance.tables.trades_late):
        return glance.text("ages.table.build.too_late")
    if dealing:
        return glance.text("ages.table.build.after_trade", count=glance.state.workers)
    crops = glance.forecasts()
    if not crops:
        return glance.text("ages.table.build.later")
    most = max(crop.workers for crop, _ in crops)
    if most >= rest:
        return glance.text("ages.table.build.later_enough", count=most)
    return glance.text("ages.table.build.later_some", count=most)


def _monuments(glance: Glance, place: Region) -> Iterator[Item]:
    unit = glance.unit
    head = place.top(38 * unit)
    yield Item(
        "monuments:title",
        "label",
        head.left(head.width - 176 * unit),
        text=glance.text("ages.table.monuments.title"),
        data=Label(28 * unit, HEADING, "title"),
    )
    small = Label(22 * unit, QUIET, align="right")
    later = head.end(76 * unit).shift(-6 * unit, 0)
    first = Region(head.right - 172 * unit, head.y, 90 * unit, head.height)
    first_word = "developments.points" if glance.alone else "monuments.first"
    yield Item(
        "monuments:first",
        "label",
        first,
        text=glance.text(f"ages.table.{first_word}"),
        data=small,
    )
    if not glance.alone:
        yield Item(
            "monuments:later",
            "label",
            later,
            text=glance.text("ages.table.monuments.later"),
            data=small,
        )
    played = glance.rules.monuments_in_play(len(glance.state.boards))
    ships = fleet.sails(glance)
    places = rows(place, HEAD * unit, len(played) + ships, HIGHEST * unit)
    for target, area in zip(played, places, strict=False):
        yield _monument(glance, target, area)
    if ships:
        yield fleet.fleet(glance, places[-1])


def _monument(glance: Glance, target: str, area: Region) -> Item:
    numbers = glance.tables.edition.monuments[target]
    at = glance.tables.monument_place[target]
    builder = glance.state.firsts[at]
    have = glance.board.monuments[at]
    boxes = Boxes(have, _planned(glance, target), numbers.boxes)
    intent, reason = answer(glance, target)
    work = Work(
        glance.unit,
        boxes,
        numbers.first,
        numbers.later,
        have == numbers.boxes,
        glance.sight.seats[builder].colour if builder >= 0 else None,
        builder == glance.sight.shown,
        glance.at("build") and glance.draft.target == target,
        numbers.guards,
        glance.alone,
    )
    return Item(
        f"monument:{target}",
        "work",
        area,
        look=target,
        text=glance.name("monument", target),
        data=work,
        intent=intent,
        reason=reason,
        tip=_monument_tip(glance, target, numbers, work, reason),
        group="works",
    )


def _monument_tip(glance: Glance, target: str, numbers: Monument, work: Work, reason: str) -> Tip:
    boxes, lines = work.boxes, []
    if work.done:
        points = numbers.first if work.led else numbers.later
        lines.append(glance.text("ages.table.monuments.scored", count=points))
    else:
        left = boxes.total - boxes.filled
        lines.append(glance.text("ages.table.boxes_left", count=left))
        lines.append(_value(glance, target, numbers))
    if numbers.guards:
        guards = glance.name("disaster", numbers.guards)
        lines.append(glance.text("ages.table.monuments.guards", disaster=guards))
    state = (
        glance.text("ages.table.built")
        if work.done
        else glance.text("ages.table.boxes_of", have=boxes.filled, count=boxes.total)
    )
    title = glance.name("monument", target)
    return Tip(title, state, tuple(lines), reason, icon=f"ages/{target}")


def _value(glance: Glance, target: str, numbers: Monument) -> str:
    if glance.alone:
        return glance.text("ages.table.monuments.scores", count=numbers.first)
    builder = glance.state.firsts[glance.tables.monument_place[target]]
    if builder >= 0:
        name = glance.who(builder)
        return glance.text("ages.table.monuments.taken", name=name, count=numbers.later)
    return glance.text("ages.table.monuments.worth", count=numbers.first, later=numbers.later)


def steppers(glance: Glance, found: tuple[Item, ...]) -> Iterator[Item]:
    """Give − and + beside what is being built, when there is a choice of numbers."""
    target = glance.draft.target
    if glance.at("spend"):
        yield from _arms(glance)
        return
    if not glance.at("build") or not target:
        return
    most = most_boxes(glance.rules, glance.state, target)
    wanted = ("fleet",) if target == SHIPS else (target, f"monument:{target}")
    owner = next((item for item in found if item.id in wanted), None)
    if target == STONES:
        good = glance.tables.goods[glance.tables.traits(glance.board.developments).hauled]
        owner = next((item for item in found if item.id == f"good:{good}"), None)
    if owner is None or most < 2:
        return
    unit, count = glance.unit, glance.draft.count
    less, more = on_slip(glance) or _beside(owner, unit)
    yield stepper("less", less, count > 1, glance.text("ages.table.build.less"), -1, unit)
    yield stepper("more", more, count < most, glance.text("ages.table.build.more"), 1, unit)


def _arms(glance: Glance) -> Iterator[Item]:
    """Give − and + on the slip for the pieces that are given up for an attack."""
    places = on_slip(glance)
    if places is None:
        return
    unit, count, most = glance.unit, glance.draft.count, glance.rules.spends(glance.state)
    less, more = places
    yield stepper("less", less, count > 0, glance.text("ages.table.build.less"), -1, unit)
    yield stepper("more", more, count < most, glance.text("ages.table.build.more"), 1, unit)


def _beside(owner: Item, unit: float) -> tuple[Region, Region]:
    """Place both buttons: right of a row's name, below a city's boxes."""
    place, side = owner.place, min(28 * unit, owner.place.height * 0.5)
    if owner.kind == "town":
        x, y = place.centre.x - side - unit, place.bottom
    else:
        x, y = place.right - 190 * unit, place.y + 2 * unit
    return Region(x, y, side, side), Region(x + side + 4 * unit, y, side, side)
