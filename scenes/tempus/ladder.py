"""The era track: what each age changes, who stands where, and the race into the next one."""

from __future__ import annotations

from collections.abc import Iterator

from game.tempus.components import Era
from scenes.tempus.draft import picked
from scenes.tempus.glance import Glance, key
from scenes.tempus.inks import QUIET, VERMILION
from scenes.tempus.looks import Age, Label, Race
from scenes.ui.geometry import Region
from scenes.ui.looks import PanelLook
from scenes.ui.picture import Item, Tip

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


def items(glance: Glance) -> Iterator[Item]:
    """Give the panel of the ages."""
    place = glance.plan.ages
    if place is None:
        return
    unit = glance.unit
    yield Item("ages", "panel", place, look="parchment", data=PanelLook(14 * unit))
    inner = place.inset(20 * unit, 8 * unit)
    head = inner.top(40 * unit)
    look = Label(30 * unit, VERMILION, "title")
    title = glance.text("tempus.table.ages.title")
    yield Item("ages:title", "label", head.left(head.width * 0.5), text=title, data=look)
    state = glance.state
    aside = glance.text("tempus.table.ages.round", round=state.round, count=glance.tables.last)
    look = Label(22 * unit, QUIET, align="right")
    yield Item("ages:round", "label", head.end(head.width * 0.48), text=aside, data=look)
    high = 46 * unit
    rows = Region(inner.x, head.bottom + 2 * unit, inner.width, inner.height - 44 * unit - high)
    for box, row in enumerate(rows.rows(len(glance.tables.eras))):
        yield _age(glance, box, row)
    yield race(glance, inner.foot(high - 4 * unit))


def _age(glance: Glance, box: int, place: Region) -> Item:
    eras, state = glance.tables.eras, glance.state
    era = eras[box]
    leader = max(tribe.box for tribe in state.tribes)
    coming = box == leader + 1 and state.phase != "over"
    which = "now" if box == leader else "past" if box < leader else "next" if coming else ""
    seats = tuple(
        glance.colour(seat) for seat, tribe in enumerate(state.tribes) if tribe.box == box
    )
    aside = (
        glance.text("tempus.table.ages.counts", terrain=key(f"terrain.{era.terrain}"))
        if coming
        else ""
    )
    look = Age(
        glance.unit,
        glance.name("era", era.id),
        ", ".join(gives(glance, box)),
        era.terrain,
        seats,
        which,
        aside,
        f"tempus/era_{era.id}",
    )
    brief = " ".join(f":{_ICONS[name]}: {getattr(era, name)}" for name in new(glance, box))
    wide = place.inset(-10 * glance.unit, 0)
    return Item(
        f"age:{era.id}",
        "age",
        wide,
        text=brief.replace("True", ""),
        data=look,
        tip=age_tip(glance, box),
        group="ages",
    )


def new(glance: Glance, box: int) -> list[str]:
    """Name what an era changes against the one before; nothing for the first."""
    eras = glance.tables.eras
    if not box:
        return []
    era, before = eras[box], eras[box - 1]
    return [name for name in FIELDS if getattr(era, name) != getattr(before, name)]


def gives(glance: Glance, box: int) -> list[str]:
    """Say what an era changes, briefly."""
    era = glance.tables.eras[box]
    return [_words(glance, era, name, "brief") for name in new(glance, box)]


def _words(glance: Glance, era: Era, name: str, kind: str) -> str:
    return glance.text(f"tempus.table.ages.{kind}.{name}", count=int(getattr(era, name)))


def age_tip(glance: Glance, box: int) -> Tip:
    """Say all that holds in an era, and what entering it takes and gives."""
    era, state = glance.tables.eras[box], glance.state
    lines = []
    if era.terrain:
        lines.append(glance.text("tempus.table.ages.enter", terrain=key(f"terrain.{era.terrain}")))
    if era.cards:
        lines.append(glance.text("tempus.table.ages.cards", count=era.cards))
    held = [name for name in FIELDS if getattr(era, name)]
    fresh = set(new(glance, box))
    for name in held:
        words = _words(glance, era, name, "full")
        lines.append(f"**{words}**" if name in fresh else words)
    here = [glance.who(seat) for seat, tribe in enumerate(state.tribes) if tribe.box == box]
    return Tip(
        glance.upper(glance.name("era", era.id)),
        ", ".join(here),
        tuple(lines),
        icon=f"tempus/era_{era.id}",
    )


def race(glance: Glance, place: Region) -> Item:
    """Show everybody's progress points as they stand; own cards that are picked count."""
    state, rules = glance.state, glance.rules
    if not state.lap or state.phase == "over":
        return Item("race", "label", place, text="", data=Label(22 * glance.unit))
    totals, lines = [], []
    for seat in range(len(state.tribes)):
        mine = glance.mine and seat == state.seat and state.phase == "progress"
        points = rules.progress_now(state, seat, picked(state, glance.draft) if mine else ())
        totals.append(points.total)
        lines.append(
            glance.text(
                "tempus.table.race.seat",
                name=glance.who(seat),
                total=points.total,
                people=points.people,
                cities=points.cities,
                cards=points.backgrounds + points.education,
                hidden=len(state.tribes[seat].hand),
            )
        )
    era = glance.tables.eras[rules.next_box(state)]
    marks = tuple(
        (glance.colour(seat), total, total == max(totals)) for seat, total in enumerate(totals)
    )
    return Item(
        "race",
        "race",
        place,
        text=glance.text("tempus.table.race.title", era=key(f"era.{era.id}")),
        data=Race(glance.unit, marks, era.terrain),
        tip=Tip(
            glance.text("tempus.table.race.title", era=key(f"era.{era.id}")),
            lines=(
                glance.text("tempus.table.race.how", terrain=key(f"terrain.{era.terrain}")),
                *lines,
            ),
            icon="tempus/progress",
        ),
        group="ages",
    )
