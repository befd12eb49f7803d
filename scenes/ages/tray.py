"""The tray: dice with their keys and locks, and the slip that says what they will bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.ages.actions import Again, Throw
from game.ages.components import Face
from scenes.ages.draft import choice_dice
from scenes.ages.glance import Glance
from scenes.ages.layout import slots
from scenes.ages.looks import Die, Shelf
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Intent, Item, Tip

TILTS = (1.4, -1.1, 0.7, -1.6, 1.0, -0.6, 1.2)


def items(glance: Glance) -> Iterator[Item]:
    """Give the tray, the shelf, and each die in its slot."""
    plan = glance.plan
    yield Item("tray", "tray", plan.tray, data=plan.unit)
    yield Item("well", "well", plan.well, data=plan.unit)
    count = _count(glance)
    places = slots(plan.well, count, plan.unit)
    if places:
        yield Item("shelf", "shelf", _shelf(glance, places), data=_standing(glance, places))
    for at, place in enumerate(places):
        yield _die(glance, at, place)


def _count(glance: Glance) -> int:
    turn = glance.state.boards[glance.state.seat]
    shown = turn if glance.acting else glance.board
    return len(glance.state.dice) or glance.rules.dice_count(shown)


def _shelf(glance: Glance, places: tuple[Region, ...]) -> Region:
    side = places[0].width
    reach = min(14 * glance.unit, side * 0.12)
    low = places[0].y + side * 1.08
    return Region(
        places[0].x - reach, low - 2, places[-1].right - places[0].x + 2 * reach, 12 * glance.unit
    )


def _standing(glance: Glance, places: tuple[Region, ...]) -> Shelf:
    """Name the stretches of shelf under dice that stay."""
    loose = set(_thrown(glance))
    stretches: list[tuple[float, float]] = []
    joined = False
    for at, place in enumerate(places):
        if at in loose:
            joined = False
            continue
        left = stretches.pop()[0] if joined else place.x
        stretches.append((left, place.right))
        joined = True
    return Shelf(glance.unit, tuple(stretches))


def _thrown(glance: Glance) -> tuple[int, ...]:
    """Name the dice that are about to be thrown."""
    state = glance.state
    if state.waiting and state.dice:
        return state.waiting
    if state.phase in ("keep", "lead") and glance.acting:
        return glance.draft.dice
    return ()


def _die(glance: Glance, at: int, place: Region) -> Item:
    unit, tilt = glance.unit, TILTS[at % len(TILTS)]
    room = min(place.width + 32 * unit, glance.plan.well.width / _count(glance)) - 6 * unit
    look = Die(place.width, unit, room=room, tilt=tilt)
    if not glance.state.dice or not glance.acting:
        return _unthrown(glance, at, place, look)
    face = glance.tables.faces[glance.state.dice[at] - 1]
    look = _posed(glance, at, face, replace(look, face=_sprite(glance, face)))
    intent, reason = _answer(glance, at)
    return Item(
        f"die:{at}",
        "die",
        place,
        look=face.id,
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(glance, at, face, look, reason),
        key=str(at + 1) if intent else "",
        group="dice",
    )


def _unthrown(glance: Glance, at: int, place: Region, look: Die) -> Item:
    now = glance.at("throw")
    return Item(
        f"die:{at}",
        "die",
        place,
        look="blank",
        data=look,
        intent=Act(Throw()) if now else None,
        tip=Tip(
            glance.text("ages.table.die.blank"), lines=(glance.text("ages.table.die.blank_tip"),)
        ),
        group="dice",
    )


def _sprite(glance: Glance, face: Face) -> str:
    """Name the picture of a face; a coin die shows what it is worth to this player."""
    if face.coins:
        worth = _coins(glance, face)
        return f"ages/face_{face.id}" + (f"_{worth}" if worth != face.coins else "")
    return f"ages/face_{face.id}"


def _coins(glance: Glance, face: Face) -> int:
    return max(face.coins, glance.tables.traits(glance.board.developments).coins)


def _posed(glance: Glance, at: int, face: Face, look: Die) -> Die:
    """Say how a die stands: locked, to be thrown again, which half counts, what it brings."""
    phase, cap = glance.phase, str(at + 1)
    if at in _thrown(glance):
        tilt = 4.0 if at % 2 else -4.0
        words = glance.text("ages.table.die.lead" if phase == "lead" else "ages.table.die.again")
        return replace(look, state="again", tilt=tilt, cap=cap, words=words, icon="common/refresh")
    if phase == "keep" and face.skulls:
        return replace(
            look,
            state="locked",
            tilt=0,
            cap=cap,
            words=glance.text("ages.table.die.locked"),
            icon="common/lock",
        )
    if phase in ("keep", "lead"):
        words = glance.text("ages.table.die.kept")
        return replace(look, state="kept", tilt=0, cap=cap, words=words, icon="common/check")
    if phase == "split" and face.choice:
        half = "food" if at in glance.draft.food else "workers"
        words = glance.text(f"ages.table.die.{half}")
        return replace(
            look, state="kept", tilt=0, cap=cap, words=words, icon=f"ages/{half}", used=half
        )
    return replace(look, tilt=look.tilt * 0.5)


def _answer(glance: Glance, at: int) -> tuple[Intent | None, str]:
    """Give what a click on a die does, or why it does nothing."""
    phase = glance.phase
    if phase not in ("keep", "lead", "split") or not glance.mine:
        return None, ""
    if phase == "split":
        splits = choice_dice(glance.rules, glance.state)
        return (Do("die", at), "") if at in splits else (None, "")
    if phase == "keep":
        refusal = glance.rules.refuse(glance.state, Again((at,)))
        if refusal is not None:
            return None, glance.why(refusal)
    return Do("die", at), ""


def _tip(glance: Glance, at: int, face: Face, look: Die, reason: str) -> Tip:
    return Tip(
        glance.text("ages.table.die.title", n=at + 1),
        glance.name("face", face.id),
        tuple(_gives(glance, face)),
        reason,
        keys=look.cap,
    )


def _gives(glance: Glance, face: Face) -> Iterator[str]:
    """Say what a face brings to this player, developments included."""
    traits = glance.tables.traits(glance.board.developments)
    if face.goods:
        yield glance.text("ages.table.die.gives_goods", count=face.goods)
    if face.food:
        yield glance.text("ages.table.die.gives_food", count=face.food + traits.food)
    if face.choice:
        yield glance.text("ages.table.die.or")
    if face.workers:
        yield glance.text("ages.table.die.gives_workers", count=face.workers + traits.workers)
    if face.coins:
        yield glance.text("ages.table.die.gives_coins", count=_coins(glance, face))
    if face.skulls:
        yield glance.text("ages.table.die.gives_skull")
