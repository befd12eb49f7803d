"""The tray: dice with their keys and locks, the shelf under those that stay, the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.ages.actions import Again, Throw
from game.ages.components import Face
from scenes.ages.layout import PILL, slots
from scenes.ages.mat import DEALING, AgesMat
from scenes.ages.paint_specs import Die, Rounds, Shelf
from scenes.ages.selection import choice_dice
from scenes.table.fate import ROLLS
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Intent, Item, Tip

TILTS = (1.4, -1.1, 0.7, -1.6, 1.0, -0.6, 1.2)
"""Degrees by which dice lie turned, one after the other: never quite straight, never at random,
so that equal positions give equal pictures."""


def items(mat: AgesMat) -> Iterator[Item]:
    """Give the tray, the shelf, and each die in its slot."""
    plan = mat.plan
    yield Item("tray", "tray", plan.tray)
    yield Item("well", "well", plan.well)
    yield from _rounds(mat)
    if mat.phase in DEALING:
        return
    count = _count(mat)
    places = slots(plan.dice, count)
    dice = [_die(mat, at, place) for at, place in enumerate(places)]
    # Without pills below them the dice stand in the middle of the tray, over no empty band.
    low = 0.0 if any(_said(die.data) for die in dice) else (PILL - 2) / 2
    if places:
        shelf = Item("shelf", "shelf", _shelf(places), data=_standing(mat, places))
        yield replace(shelf, place=shelf.place.shift(0, low))
    for die in dice:
        yield replace(die, place=die.place.shift(0, low))


def _said(look: Die) -> bool:
    """Tell whether a die has a pill."""
    return bool(look.cap or look.words or look.state == "ready")


def _rounds(mat: AgesMat) -> Iterator[Item]:
    """Count the rounds of a game that has a fixed number of them."""
    place, state = mat.plan.rounds, mat.state
    if place is None:
        return
    last = mat.last()
    words = mat.text("ages.table.rounds", round=state.round, of=last)
    tip = Tip(words, lines=(mat.text("ages.table.rounds_tip", count=last),))
    data = Rounds(state.round, last)
    yield Item("rounds", "rounds", place, text=words, data=data, tip=tip)


def _count(mat: AgesMat) -> int:
    # Another's board shows the dice which that player will throw, not those of the turn.
    thrown = len(mat.state.dice) if mat.acting else 0
    return thrown or mat.rules.dice_count(mat.board)


def _shelf(places: tuple[Region, ...]) -> Region:
    side = places[0].width
    reach = min(14, side * 0.12)
    low = places[0].y + side * 1.08
    return Region(places[0].x - reach, low - 2, places[-1].right - places[0].x + 2 * reach, 12)


def _standing(mat: AgesMat, places: tuple[Region, ...]) -> Shelf:
    """Name the stretches of shelf under dice that stay."""
    loose = set(_thrown(mat))
    stretches: list[tuple[float, float]] = []
    joined = False
    for at, place in enumerate(places):
        if at in loose:
            joined = False
            continue
        left = stretches.pop()[0] if joined else place.x
        stretches.append((left, place.right))
        joined = True
    return Shelf(tuple(stretches))


def _thrown(mat: AgesMat) -> tuple[int, ...]:
    """Name the dice that are about to be thrown."""
    state = mat.state
    if not mat.acting:
        return ()
    if state.waiting and state.dice:
        return state.waiting
    if state.phase in ("keep", "lead"):
        return mat.selection.dice
    return ()


def _die(mat: AgesMat, at: int, place: Region) -> Item:
    tilt = TILTS[at % len(TILTS)]
    room = min(place.width + 32, mat.plan.dice.width / _count(mat)) - 6
    look = Die(place.width, room=room, tilt=tilt)
    if not mat.state.dice or not mat.acting:
        return _unthrown(mat, at, place, look)
    face = mat.tables.faces[mat.state.dice[at] - 1]
    look = _posed(mat, at, face, replace(look, face=_sprite(mat, face)))
    intent, reason = _answer(mat, at)
    return Item(
        f"die:{at}",
        "die",
        place,
        look=face.id,
        data=look,
        intent=intent,
        reason=reason,
        tip=_tip(mat, at, face, look, reason),
        key=str(at + 1) if intent else "",
        group="dice",
    )


def _unthrown(mat: AgesMat, at: int, place: Region, look: Die) -> Item:
    now = mat.at("throw")
    return Item(
        f"die:{at}",
        "die",
        place,
        look="blank",
        # What throws must look unlike what only chooses: a die is clicked on for both.
        data=replace(look, state="ready", icon=ROLLS) if now else look,
        intent=Act(Throw()) if now else None,
        tip=Tip(mat.text("ages.table.die.blank"), lines=(mat.text("ages.table.die.blank_tip"),)),
        group="dice",
    )


def _sprite(mat: AgesMat, face: Face) -> str:
    """Name the picture of a face; a coin die shows what it is worth to this player."""
    if face.coins:
        worth = _coins(mat, face)
        return f"ages/face_{face.id}" + (f"_{worth}" if worth != face.coins else "")
    return f"ages/face_{face.id}"


def _coins(mat: AgesMat, face: Face) -> int:
    return max(face.coins, mat.traits.coins)


def _posed(mat: AgesMat, at: int, face: Face, look: Die) -> Die:
    """Say how a die stands: locked, to be thrown again, which half counts, what it brings."""
    phase, cap = mat.phase, str(at + 1)
    if at in _thrown(mat):
        tilt = 4.0 if at % 2 else -4.0
        words = mat.text("ages.table.die.lead" if phase == "lead" else "ages.table.die.again")
        return replace(look, state="again", tilt=tilt, cap=cap, words=words, icon="common/refresh")
    if phase == "keep" and face.skulls and not _free(mat, at):
        return replace(
            look,
            state="locked",
            tilt=0,
            cap=cap,
            words=mat.text("ages.table.die.locked"),
            icon="common/lock",
        )
    if phase in ("keep", "lead"):
        words = mat.text("ages.table.die.kept")
        return replace(look, state="kept", tilt=0, cap=cap, words=words, icon="common/check")
    if phase == "split" and face.choice:
        half = "food" if at in mat.selection.food else "workers"
        words = mat.text(f"ages.table.die.{half}")
        return replace(
            look, state="kept", tilt=0, cap=cap, words=words, icon=f"ages/{half}", used=half
        )
    return replace(look, tilt=look.tilt * 0.5)


def _free(mat: AgesMat, at: int) -> bool:
    """Tell whether the rules let a die go into the next throw."""
    return mat.rules.refuse(mat.state, Again((at,))) is None


def _answer(mat: AgesMat, at: int) -> tuple[Intent | None, str]:
    """Give what a click on a die does, or why it does nothing."""
    phase = mat.phase
    if phase not in ("keep", "lead", "split") or not mat.mine:
        return None, ""
    if phase == "split":
        splits = choice_dice(mat.rules, mat.state)
        return (Do("die", at), "") if at in splits else (None, "")
    if phase == "keep":
        refusal = mat.rules.refuse(mat.state, Again((at,)))
        if refusal is not None:
            return None, mat.say(refusal)
    return Do("die", at), ""


def _tip(mat: AgesMat, at: int, face: Face, look: Die, reason: str) -> Tip:
    return Tip(
        mat.text("ages.table.die.title", n=at + 1),
        mat.name("face", face.id),
        tuple(_gives(mat, face)),
        reason,
        keys=look.cap,
    )


def _gives(mat: AgesMat, face: Face) -> Iterator[str]:
    """Say what a face brings to this player, developments included."""
    traits = mat.traits
    if face.goods:
        yield mat.text("ages.table.die.gives_goods", count=face.goods)
    if face.food:
        yield mat.text("ages.table.die.gives_food", count=face.food + traits.food)
    if face.choice:
        yield mat.text("ages.table.die.or")
    if face.workers:
        yield mat.text("ages.table.die.gives_workers", count=face.workers + traits.workers)
    if face.coins:
        yield mat.text("ages.table.die.gives_coins", count=_coins(mat, face))
    if face.skulls:
        free = "_free" if mat.alone else ""
        yield mat.text(f"ages.table.die.gives_skull{free}")
