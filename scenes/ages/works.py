"""Cities and monuments with their worker boxes, and how many of them the selection marks."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.components import Monument
from scenes.ages import fleet
from scenes.ages.holes import on_slip, stepper
from scenes.ages.layout import rows
from scenes.ages.mat import DEALING, AgesMat
from scenes.ages.paint_specs import Boxes, Town, Work
from scenes.ages.palette import HEADING, QUIET
from scenes.ages.selection import SHIPS, STONES, most_boxes
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Intent, Item, Tip

HEAD, HIGHEST = 40.0, 76.0


def items(mat: AgesMat) -> Iterator[Item]:
    """Give both parts, and the buttons that mark one box more or less."""
    if mat.plan.cities is not None:
        yield from _cities(mat, mat.plan.cities)
    if mat.plan.monuments is not None:
        yield from _monuments(mat, mat.plan.monuments)


def _cities(mat: AgesMat, place: Region) -> Iterator[Item]:
    head = place.top(38)
    yield Item(
        "cities:title",
        "label",
        head.left(108),
        text=mat.text("ages.table.cities.title"),
        data=Label(28, HEADING, "title"),
    )
    count = mat.rules.city_count(mat.board)
    right = Region(head.x + 110, head.y, head.width - 112, head.height)
    small = Label(22, QUIET, align="right")
    words = mat.text("ages.table.cities.count", count=count)
    tip = Tip(mat.text("ages.table.cities.title"), str(count), (mat.text("ages.table.cities.tip"),))
    yield Item("cities:count", "label", right, text=words, data=small, tip=tip)
    start = mat.tables.first_cities
    total = start + len(mat.tables.city_ids)
    body = Region(place.x, place.y + HEAD, place.width, 100)
    pitch = min(74, body.width / total)
    for at in range(total):
        area = Region(body.x + at * pitch, body.y, pitch - 6, body.height)
        yield from _city(mat, at, area)


def _city(mat: AgesMat, at: int, area: Region) -> Iterator[Item]:
    start = mat.tables.first_cities
    if at < start:
        short = area.top(58)
        title = mat.text("ages.table.cities.first")
        tip = Tip(
            title,
            mat.text("ages.table.built"),
            (mat.text("ages.table.cities.feeds"),),
            icon="ages/city",
        )
        look = Town(Boxes(0, 0, 0))
        yield Item(f"city:{at + 1}", "town", short, look="built", data=look, tip=tip, group="works")
        return
    target = mat.tables.city_ids[at - start]
    have, total = mat.board.cities[at - start], mat.tables.city_boxes[at - start]
    boxes = Boxes(have, _planned(mat, target), total)
    intent, reason = answer(mat, target)
    yield Item(
        target,
        "town",
        area,
        look="built" if have == total else "open",
        data=Town(boxes, mat.selection.target == target and mat.mine),
        intent=intent,
        reason=reason,
        tip=_city_tip(mat, target, boxes, reason),
        group="works",
    )


def _city_tip(mat: AgesMat, target: str, boxes: Boxes, reason: str) -> Tip:
    rest = boxes.total - boxes.filled
    if not rest:
        lines = [mat.text("ages.table.cities.feeds")]
        state = mat.text("ages.table.built")
    else:
        state = mat.text("ages.table.boxes_of", have=boxes.filled, count=boxes.total)
        lines = [
            mat.text("ages.table.cities.gives"),
            mat.text("ages.table.boxes_left", count=rest),
        ]
    name = mat.target(target)
    return Tip(capital(name), state, tuple(lines), reason, icon="ages/city")


def _planned(mat: AgesMat, target: str) -> int:
    chosen = mat.at("build") and mat.selection.target == target
    return min(mat.selection.count, most_boxes(mat.rules, mat.state, target)) if chosen else 0


def answer(mat: AgesMat, target: str) -> tuple[Intent | None, str]:
    """Give what a click on a city or monument does, or why it does nothing."""
    if not mat.at("build"):
        return None, _not_now(mat, target)
    refusal = mat.rules.refuse_build(mat.state, target)
    if refusal is None:
        return Do("target", target), ""
    return None, mat.say(refusal)


def rest_of(mat: AgesMat, target: str) -> int:
    """Count the boxes of a target that are left."""
    tables = mat.tables
    if target in tables.city_ids:
        at = tables.city_ids.index(target)
        return tables.city_boxes[at] - mat.board.cities[at]
    at = tables.monument_place[target]
    return tables.monument_boxes[at] - mat.board.monuments[at]


def _not_now(mat: AgesMat, target: str) -> str:
    """Say that building follows the dice, and how many workers they give."""
    rest = rest_of(mat, target)
    if not rest or not mat.mine or not mat.acting:
        return ""
    dealing = mat.phase in DEALING
    if mat.phase in ("buy", "discard") or (dealing and mat.tables.trades_late):
        return mat.text("ages.table.build.too_late")
    if dealing:
        return mat.text("ages.table.build.after_trade", count=mat.state.workers)
    crops = mat.forecasts
    if not crops:
        return mat.text("ages.table.build.later")
    # The best of the open splits: what is still possible must not be called out of reach.
    most = max(crop.workers for crop, _ in crops)
    if most >= rest:
        return mat.text("ages.table.build.later_enough", count=most)
    return mat.text("ages.table.build.later_some", count=most)


def _monuments(mat: AgesMat, place: Region) -> Iterator[Item]:
    head = place.top(38)
    yield Item(
        "monuments:title",
        "label",
        head.left(head.width - 176),
        text=mat.text("ages.table.monuments.title"),
        data=Label(28, HEADING, "title"),
    )
    small = Label(22, QUIET, align="right")
    later = head.end(76).shift(-6, 0)
    first = Region(head.right - 172, head.y, 90, head.height)
    first_word = "developments.points" if mat.alone else "monuments.first"
    yield Item(
        "monuments:first",
        "label",
        first,
        text=mat.text(f"ages.table.{first_word}"),
        data=small,
    )
    if not mat.alone:
        yield Item(
            "monuments:later",
            "label",
            later,
            text=mat.text("ages.table.monuments.later"),
            data=small,
        )
    played = mat.rules.monuments_in_play(len(mat.state.boards))
    ships = fleet.sails(mat)
    places = rows(place, HEAD, len(played) + ships, HIGHEST)
    for target, area in zip(played, places, strict=False):
        yield _monument(mat, target, area)
    if ships:
        yield fleet.fleet(mat, places[-1])


def _monument(mat: AgesMat, target: str, area: Region) -> Item:
    numbers = mat.tables.edition.monuments[target]
    at = mat.tables.monument_place[target]
    builder = mat.state.firsts[at]
    have = mat.board.monuments[at]
    boxes = Boxes(have, _planned(mat, target), numbers.boxes)
    intent, reason = answer(mat, target)
    work = Work(
        boxes,
        numbers.first,
        numbers.later,
        have == numbers.boxes,
        mat.colour(builder) if builder >= 0 else None,
        builder == mat.shown,
        mat.at("build") and mat.selection.target == target,
        numbers.guards,
        mat.alone,
    )
    return Item(
        f"monument:{target}",
        "work",
        area,
        look=target,
        text=mat.name("monument", target),
        data=work,
        intent=intent,
        reason=reason,
        tip=_monument_tip(mat, target, numbers, work, reason),
        group="works",
    )


def _monument_tip(mat: AgesMat, target: str, numbers: Monument, work: Work, reason: str) -> Tip:
    boxes, lines = work.boxes, []
    if work.done:
        points = numbers.first if work.led else numbers.later
        lines.append(mat.text("ages.table.monuments.scored", count=points))
    else:
        left = boxes.total - boxes.filled
        lines.append(mat.text("ages.table.boxes_left", count=left))
        lines.append(_value(mat, target, numbers))
    if numbers.guards:
        guards = mat.name("disaster", numbers.guards)
        lines.append(mat.text("ages.table.monuments.guards", disaster=guards))
    state = (
        mat.text("ages.table.built")
        if work.done
        else mat.text("ages.table.boxes_of", have=boxes.filled, count=boxes.total)
    )
    title = mat.name("monument", target)
    return Tip(title, state, tuple(lines), reason, icon=f"ages/{target}")


def _value(mat: AgesMat, target: str, numbers: Monument) -> str:
    if mat.alone:
        return mat.text("ages.table.monuments.scores", count=numbers.first)
    builder = mat.state.firsts[mat.tables.monument_place[target]]
    if builder >= 0:
        name = mat.who(builder)
        return mat.text("ages.table.monuments.taken", name=name, count=numbers.later)
    return mat.text("ages.table.monuments.worth", count=numbers.first, later=numbers.later)


def steppers(mat: AgesMat, found: tuple[Item, ...]) -> Iterator[Item]:
    """Give − and + beside what is being built, when there is a choice of numbers."""
    target = mat.selection.target
    if mat.at("spend"):
        yield from _arms(mat)
        return
    if not mat.at("build") or not target:
        return
    most = most_boxes(mat.rules, mat.state, target)
    wanted = ("fleet",) if target == SHIPS else (target, f"monument:{target}")
    owner = next((item for item in found if item.id in wanted), None)
    if target == STONES:
        owner = next((item for item in found if item.id == f"good:{mat.hauled}"), None)
    if owner is None or most < 2:
        return
    count = mat.selection.count
    less, more = on_slip(mat) or _beside(owner)
    yield stepper("less", less, count > 1, mat.text("ages.table.build.less"), -1)
    yield stepper("more", more, count < most, mat.text("ages.table.build.more"), 1)


def _arms(mat: AgesMat) -> Iterator[Item]:
    """Give − and + on the slip for the pieces that are given up for an attack."""
    places = on_slip(mat)
    if places is None:
        return
    count, most = mat.selection.count, mat.rules.spends(mat.state)
    less, more = places
    yield stepper("less", less, count > 0, mat.text("ages.table.build.less"), -1)
    yield stepper("more", more, count < most, mat.text("ages.table.build.more"), 1)


def _beside(owner: Item) -> tuple[Region, Region]:
    """Place both buttons: right of a row's name, below a city's boxes."""
    place, side = owner.place, min(28, owner.place.height * 0.5)
    if owner.kind == "town":
        x, y = place.centre.x - side - 1, place.bottom
    else:
        x, y = place.right - 190, place.y + 2
    return Region(x, y, side, side), Region(x + side + 4, y, side, side)
