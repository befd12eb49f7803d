"""The era track: what each age changes, who stands where, and the race into the next one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from game.tempus.components import Era
from game.tempus.rules import TempusRules
from scenes.base.words import Words
from scenes.table.contract import Seat
from scenes.table.mat import capital
from scenes.table.paint_specs import Label
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import Age, Race
from scenes.tempus.palette import QUIET, VERMILION
from scenes.tempus.selection import picked
from scenes.ui.even import longest
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import PanelLook
from scenes.ui.picture import Item, Tip
from scenes.ui.theme import STRONG

FIELDS = ("people", "distance", "babies", "stack", "ships", "draw", "hand", "actions", "points")
"""What an era changes, in the order it is told."""
_ICONS = {
    "people": "common/meeple",
    "distance": "tempus/action_move",
    "babies": "tempus/baby",
    "stack": "common/meeple_group",
    "ships": "tempus/sea",
    "draw": "tempus/action_have_ideas",
    "hand": "common/book",
    "actions": "common/hourglass",
    "points": "common/star",
}


def items(mat: TempusMat) -> Iterator[Item]:
    """Give the panel of the ages."""
    place = mat.plan.ages
    if place is None:
        return
    yield Item("ages", "panel", place, look="parchment", data=PanelLook(14))
    inner = place.inset(20, 8)
    head = inner.top(40)
    look = Label(30, VERMILION, "title")
    title = mat.text("tempus.table.ages.title")
    yield Item("ages:title", "label", head.left(head.width * 0.5), text=title, data=look)
    state = mat.state
    aside = mat.text("tempus.table.ages.round", round=state.round, count=mat.tables.last)
    look = Label(22, QUIET, align="right")
    yield Item("ages:round", "label", head.end(head.width * 0.48), text=aside, data=look)
    high = 46
    rows = Region(inner.x, head.bottom + 2, inner.width, inner.height - 44 - high)
    boxes = tuple(tribe.box for tribe in state.tribes)
    over = state.phase == "over"
    yield from _ages(_Asked(mat.rules, mat.words, mat.board_view.seats, rows, boxes, over, mat))
    yield race(mat, inner.foot(high - 4))


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the rows of the ages depend on; the mat only makes them."""

    rules: TempusRules
    words: Words
    seats: tuple[Seat, ...]
    place: Region
    boxes: tuple[int, ...]
    over: bool
    mat: TempusMat = field(compare=False)


# A step asks for several pictures, and the ages change once a round.
@lru_cache(4)
def _ages(asked: _Asked) -> tuple[Item, ...]:
    mat = asked.mat
    eras = mat.tables.eras
    among = longest((mat.name("era", era.id) for era in eras), STRONG)
    rows = enumerate(asked.place.rows(len(eras)))
    return tuple(_age(mat, box, row, among) for box, row in rows)


def _age(mat: TempusMat, box: int, place: Region, among: str) -> Item:
    eras, state = mat.tables.eras, mat.state
    era = eras[box]
    leader = max(tribe.box for tribe in state.tribes)
    coming = box == leader + 1 and state.phase != "over"
    which = "now" if box == leader else "past" if box < leader else "next" if coming else ""
    seats = tuple(mat.colour(seat) for seat, tribe in enumerate(state.tribes) if tribe.box == box)
    aside = (
        mat.text("tempus.table.ages.counts", terrain=mat.key(f"terrain.{era.terrain}"))
        if coming
        else ""
    )
    look = Age(
        mat.name("era", era.id),
        ", ".join(gives(mat, box)),
        era.terrain,
        seats,
        which,
        aside,
        f"tempus/era_{era.id}",
        among,
    )
    brief = " ".join(f":{_ICONS[name]}: {getattr(era, name)}" for name in new(mat, box))
    wide = place.inset(-10, 0)
    return Item(
        f"age:{era.id}",
        "age",
        wide,
        text=brief.replace("True", ""),
        data=look,
        tip=age_tip(mat, box),
        group="ages",
    )


def new(mat: TempusMat, box: int) -> list[str]:
    """Name what an era changes against the one before; nothing for the first."""
    eras = mat.tables.eras
    if not box:
        return []
    era, before = eras[box], eras[box - 1]
    return [name for name in FIELDS if getattr(era, name) != getattr(before, name)]


def gives(mat: TempusMat, box: int) -> list[str]:
    """Say what an era changes, briefly."""
    era = mat.tables.eras[box]
    return [_words(mat, era, name, "brief") for name in new(mat, box)]


def _words(mat: TempusMat, era: Era, name: str, kind: str) -> str:
    return mat.text(f"tempus.table.ages.{kind}.{name}", count=int(getattr(era, name)))


def age_tip(mat: TempusMat, box: int) -> Tip:
    """Say all that holds in an era, and what entering it takes and gives."""
    era, state = mat.tables.eras[box], mat.state
    lines = []
    if era.terrain:
        lines.append(mat.text("tempus.table.ages.enter", terrain=mat.key(f"terrain.{era.terrain}")))
    if era.cards:
        lines.append(mat.text("tempus.table.ages.cards", count=era.cards))
    held = [name for name in FIELDS if getattr(era, name)]
    fresh = set(new(mat, box))
    for name in held:
        words = _words(mat, era, name, "full")
        lines.append(f"**{words}**" if name in fresh else words)
    here = [mat.who(seat) for seat, tribe in enumerate(state.tribes) if tribe.box == box]
    return Tip(
        capital(mat.name("era", era.id)),
        ", ".join(here),
        tuple(lines),
        icon=f"tempus/era_{era.id}",
    )


def race(mat: TempusMat, place: Region) -> Item:
    """Show everybody's progress points as they stand; own cards that are picked count."""
    state, rules = mat.state, mat.rules
    if not state.lap or state.phase == "over":
        return Item("race", "label", place, text="", data=Label(22, QUIET))
    totals, lines = [], []
    for seat in range(len(state.tribes)):
        own = mat.deciding and seat == mat.me and state.phase == "progress"
        points = rules.progress_now(state, seat, picked(state, mat.selection) if own else ())
        totals.append(points.total)
        lines.append(
            mat.text(
                "tempus.table.race.seat",
                name=mat.who(seat),
                total=points.total,
                people=points.people,
                cities=points.cities,
                cards=points.backgrounds + points.education,
                hidden=len(state.tribes[seat].hand),
            )
        )
    era = mat.tables.eras[rules.next_box(state)]
    marks = tuple(
        (mat.colour(seat), total, total == max(totals)) for seat, total in enumerate(totals)
    )
    return Item(
        "race",
        "race",
        place,
        text=mat.text("tempus.table.race.title", era=mat.key(f"era.{era.id}")),
        data=Race(marks, era.terrain),
        tip=Tip(
            mat.text("tempus.table.race.title", era=mat.key(f"era.{era.id}")),
            lines=(
                mat.text("tempus.table.race.how", terrain=mat.key(f"terrain.{era.terrain}")),
                *lines,
            ),
            icon="tempus/progress",
        ),
        group="ages",
    )
