"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.stoneage.actions import Act as DoAct
from game.stoneage.actions import Action, Decline, Starve, Use
from game.stoneage.odds import expected
from game.stoneage.paying import chooser
from scenes.stoneage.market import bottom_name, tile_name
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.picking import gives
from scenes.stoneage.selection import OPENING, action_of
from scenes.stoneage.valley import exact, label, number
from scenes.table.contract import Choice, Prompt
from scenes.table.fate import fated
from scenes.ui.picture import Act, Do, Tip

SECTIONS: Mapping[str, str] = {
    "roll": "roll",
    "tools": "tools",
    "dice": "dice",
    "pick": "dice",
    "improve": "tools",
    "row": "round",
    "tops": "round",
    "extra": "cards",
    "tile": "tiles",
    "over": "end",
}
"""Sections of the rules by step, where the names differ."""


def prompt(mat: StoneMat) -> Prompt:
    """Say what may be done now, and where in the round one stands."""
    phase = mat.phase
    kind = "prompt" if mat.deciding else "wait"
    words = mat.text(f"stoneage.table.{kind}.{phase}", count=_count(mat))
    section = SECTIONS.get(phase, phase)
    if phase == "pay":
        section = "cards" if mat.state.place.startswith("card") else "tiles"
    return Prompt(words, _aside(mat), section=section)


def _count(mat: StoneMat) -> int:
    if mat.phase == "feed":
        return mat.state.missing
    return mat.own.home if mat.phase == "place" else len(mat.state.dice)


def _aside(mat: StoneMat) -> str:
    """Say what the selection would bring, or how the phase stands."""
    selection, place = mat.selection, mat.selection.place
    # Cards and tiles, which have a number after the colon, are not rolled for.
    if mat.deciding and mat.phase == "place" and place and ":" not in place:
        what, divisor = mat.rules.yields(place)
        if divisor:
            mean = number(mat, expected(selection.people, divisor))
            return mat.text("stoneage.table.aside.mean", mean=mean, what=f":stoneage/{what}:")
    if mat.phase == "place":
        return mat.text("stoneage.table.aside.home", count=mat.own.home)
    if mat.phase == "act":
        waiting = sum(1 for people in mat.actor.placed if people)
        return mat.text("stoneage.table.aside.places", count=waiting)
    return ""


def choices(mat: StoneMat) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    make = _CHOICES.get(mat.phase)
    if make is None or not mat.deciding:
        return ()
    # Opening a card interrupts any step: until it is done or left no other button counts.
    if mat.selection.opening and mat.phase in OPENING:
        action = action_of(mat.state, mat.selection)
        words = mat.text("stoneage.table.do.open_none")
        if any(mat.selection.take):
            words = mat.text("stoneage.table.do.open", goods=mat.pieces(mat.selection.take))
        back = Choice(mat.text("stoneage.table.pay.back"), Do("open"), key="o")
        return (_checked(mat, words, action), back)
    return fated(mat, make(mat))


def _place(mat: StoneMat) -> tuple[Choice, ...]:
    selection = mat.selection
    if not selection.place:
        words = mat.text("stoneage.table.do.place_none")
        return (Choice(words, None, mat.text("stoneage.table.do.place_none_why")),)
    words = mat.text(
        "stoneage.table.do.place", place=where(mat, selection.place), count=selection.people
    )
    return (_checked(mat, words, action_of(mat.state, selection)),)


def where(mat: StoneMat, place: str) -> str:
    """Name a place, card or tile in short."""
    kind, _, at = place.partition(":")
    if kind == "card":
        return bottom_name(mat, mat.state.row[int(at) - 1])
    if kind == "tile":
        return tile_name(mat, mat.state.tops[int(at) - 1])
    return label(mat, place)


def _act(mat: StoneMat) -> tuple[Choice, ...]:
    place = mat.selection.place
    action = action_of(mat.state, mat.selection)
    if not isinstance(action, DoAct):
        return ()
    return (_checked(mat, _deed(mat, place), action), *_openers(mat))


def _openers(mat: StoneMat) -> tuple[Choice, ...]:
    """Offer the open card with resources of choice."""
    if not chooser(mat.tables, mat.actor):
        return ()
    about = Tip(
        mat.text("stoneage.table.pay.open"), lines=(mat.text("stoneage.table.pay.open_about"),)
    )
    return (Choice(mat.text("stoneage.table.pay.open"), Do("open"), key="o", tip=about),)


def _deed(mat: StoneMat, place: str) -> str:
    spot = mat.tables.layouts[mat.seats].spots[place]
    if spot.divisor:
        people = mat.rules.people_at(mat.state, place)[mat.state.seat]
        return mat.text("stoneage.table.do.roll", place=where(mat, place), count=people)
    if spot.number >= 0:
        return mat.text("stoneage.table.do.go", place=where(mat, place))
    return mat.text(f"stoneage.table.do.{spot.gain}", count=exact(mat, place))


def _tools(mat: StoneMat) -> tuple[Choice, ...]:
    use = Use(mat.selection.tools, mat.selection.cards)
    found = mat.rules.preview(mat.state, use)
    what = f":stoneage/{found.what}:"
    words = mat.text("stoneage.table.do.take", count=found.amount, what=what)
    if not found.amount:
        words = mat.text("stoneage.table.do.take_none")
    return (_checked(mat, words, use),)


def _pay(mat: StoneMat) -> tuple[Choice, ...]:
    action = action_of(mat.state, mat.selection)
    card, tile = mat.offered
    if tile:
        points = mat.rules.tile_points(tile, mat.selection.pay)
        words = mat.text("stoneage.table.do.build", count=points)
    else:
        name, count = bottom_name(mat, card), sum(mat.selection.pay)
        words = mat.text("stoneage.table.do.go", place=name)
        if count:
            words = mat.text("stoneage.table.do.buy", card=name, count=count)
    about = Tip(
        mat.text("stoneage.table.do.decline"), lines=(mat.text("stoneage.table.do.decline_about"),)
    )
    decline = Choice(mat.text("stoneage.table.do.decline"), Act(Decline()), key="n", tip=about)
    return _checked(mat, words, action), decline, *_openers(mat)


def _improve(mat: StoneMat) -> tuple[Choice, ...]:
    value = mat.actor.tools[mat.selection.slot]
    words = mat.text("stoneage.table.do.improve", value=value, after=value + 1)
    return (_checked(mat, words, action_of(mat.state, mat.selection)),)


def _pick(mat: StoneMat) -> tuple[Choice, ...]:
    if not mat.selection.face:
        return (
            Choice(
                mat.text("stoneage.table.do.pick_none"),
                None,
                mat.text("stoneage.table.do.pick_none_why"),
            ),
        )
    _, name = gives(mat, mat.selection.face)
    words = mat.text("stoneage.table.do.pick", what=name)
    return (_checked(mat, words, action_of(mat.state, mat.selection)),)


def _feed(mat: StoneMat) -> tuple[Choice, ...]:
    action = action_of(mat.state, mat.selection)
    count = sum(mat.selection.pay)
    words = mat.text("stoneage.table.do.feed_none")
    if count:
        words = mat.text("stoneage.table.do.feed", count=count)
    loss = mat.rules.penalty(mat.state.missing)
    about = Tip(
        mat.text("stoneage.table.do.starve", count=loss),
        lines=(mat.text("stoneage.table.do.starve_about"),),
    )
    starve = Choice(
        mat.text("stoneage.table.do.starve", count=loss), Act(Starve()), key="n", tip=about
    )
    return _checked(mat, words, action), starve, *_openers(mat)


def _checked(mat: StoneMat, words: str, action: Action | None) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = mat.rules.refuse(mat.state, action)
    if refusal is not None:
        return Choice(words, None, mat.say(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[StoneMat], tuple[Choice, ...]]] = {
    "place": _place,
    "act": _act,
    "tools": _tools,
    "pay": _pay,
    "improve": _improve,
    "pick": _pick,
    "feed": _feed,
}
