"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.options import encoded
from game.stoneage.actions import Act as DoAct
from game.stoneage.actions import Action, Decline, Starve, Use
from game.stoneage.odds import expected
from game.stoneage.options import Options
from game.stoneage.paying import chooser
from scenes.stage.contract import Choice, Prompt, Sight
from scenes.stoneage.draft import OPENING, action_of
from scenes.stoneage.glance import Glance, glance
from scenes.stoneage.market import bottom_name, tile_name
from scenes.stoneage.picking import gives
from scenes.stoneage.till import offered
from scenes.stoneage.valley import exact, label, number
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


def prompt(sight: Sight) -> Prompt:
    """Say what may be done now, and where in the round one stands."""
    look = glance(sight)
    phase = look.phase
    mine = look.turn is not None and sight.me == look.turn
    kind = "prompt" if mine else "wait"
    words = look.phrase(f"{kind}.{phase}", count=_count(look))
    section = SECTIONS.get(phase, phase)
    if phase == "pay":
        section = "cards" if look.state.place.startswith("card") else "tiles"
    return Prompt(words, _aside(look), section=section)


def line(sight: Sight) -> str:
    """Say how many play, and which options differ from the usual ones."""
    words = sight.words
    usual = encoded(Options())
    changed = [
        words.text(f"stoneage.option.{key}.{value}")
        for key, value in sight.options.items()
        if usual.get(key) != value
    ]
    players = words.text("stoneage.table.players", count=len(sight.seats))
    return " · ".join((players, *changed))


def _count(look: Glance) -> int:
    if look.phase == "feed":
        return look.state.missing
    return look.decider.home if look.phase == "place" else len(look.state.dice)


def _aside(look: Glance) -> str:
    """Say what the draft would bring, or how the phase stands."""
    draft, place = look.draft, look.draft.place
    if look.at("place") and place and ":" not in place:
        what, divisor = look.rules.yields(place)
        if divisor:
            mean = number(look, expected(draft.people, divisor))
            return look.phrase("aside.mean", mean=mean, what=f":stoneage/{what}:")
    if look.phase == "place":
        return look.phrase("aside.home", count=look.decider.home)
    if look.phase == "act":
        waiting = sum(1 for people in look.actor.placed if people)
        return look.phrase("aside.places", count=waiting)
    return ""


def choices(sight: Sight) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    if sight.me is None:
        return ()
    look = glance(sight)
    make = _CHOICES.get(look.phase)
    if make is None or sight.me != look.turn:
        return ()
    if look.draft.opening and look.phase in OPENING:
        action = action_of(look.state, look.draft)
        words = look.phrase("do.open", goods=look.pieces(look.draft.take))
        back = Choice(look.phrase("pay.back"), Do("open"), key="o")
        return (_checked(look, words, action), back)
    return make(look)


def _place(look: Glance) -> tuple[Choice, ...]:
    draft = look.draft
    if not draft.place:
        words = look.phrase("do.place_none")
        return (Choice(words, None, look.phrase("do.place_none_why")),)
    words = look.phrase("do.place", place=where(look, draft.place), count=draft.people)
    return (_checked(look, words, action_of(look.state, draft)),)


def where(look: Glance, place: str) -> str:
    """Name a place, card or tile in short."""
    kind, _, at = place.partition(":")
    if kind == "card":
        return bottom_name(look, look.state.row[int(at) - 1])
    if kind == "tile":
        return tile_name(look, look.state.tops[int(at) - 1])
    return label(look, place)


def _act(look: Glance) -> tuple[Choice, ...]:
    place = look.draft.place
    action = action_of(look.state, look.draft)
    if not isinstance(action, DoAct):
        return ()
    main = _checked(look, _deed(look, place), action)
    if not chooser(look.tables, look.actor):
        return (main,)
    about = Tip(look.phrase("pay.open"), lines=(look.phrase("pay.open_about"),))
    return main, Choice(look.phrase("pay.open"), Do("open"), key="o", tip=about)


def _deed(look: Glance, place: str) -> str:
    spot = look.tables.layouts[look.seats].spots[place]
    if spot.divisor:
        people = look.rules.people_at(look.state, place)[look.state.seat]
        return look.phrase("do.roll", place=where(look, place), count=people)
    if spot.number >= 0:
        return look.phrase("do.go", place=where(look, place))
    return look.phrase(f"do.{spot.gain}", count=exact(look, place))


def _tools(look: Glance) -> tuple[Choice, ...]:
    use = Use(look.draft.tools, look.draft.cards)
    found = look.rules.preview(look.state, use)
    words = look.phrase("do.take", count=found.amount, what=f":stoneage/{found.what}:")
    return (_checked(look, words, use),)


def _pay(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.state, look.draft)
    card, tile = offered(look)
    if tile:
        points = look.rules.tile_points(tile, look.draft.pay)
        words = look.phrase("do.build", count=points)
    else:
        words = look.phrase("do.buy", card=bottom_name(look, card), count=sum(look.draft.pay))
    about = Tip(look.phrase("do.decline"), lines=(look.phrase("do.decline_about"),))
    decline = Choice(look.phrase("do.decline"), Act(Decline()), key="n", tip=about)
    return _checked(look, words, action), decline


def _improve(look: Glance) -> tuple[Choice, ...]:
    value = look.actor.tools[look.draft.slot]
    words = look.phrase("do.improve", value=value, after=value + 1)
    return (_checked(look, words, action_of(look.state, look.draft)),)


def _pick(look: Glance) -> tuple[Choice, ...]:
    if not look.draft.face:
        return (Choice(look.phrase("do.pick_none"), None, look.phrase("do.pick_none_why")),)
    _, name = gives(look, look.draft.face)
    words = look.phrase("do.pick", what=name)
    return (_checked(look, words, action_of(look.state, look.draft)),)


def _feed(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.state, look.draft)
    words = look.phrase("do.feed", count=sum(look.draft.pay))
    loss = look.rules.penalty(look.state.missing)
    about = Tip(look.phrase("do.starve", count=loss), lines=(look.phrase("do.starve_about"),))
    starve = Choice(look.phrase("do.starve", count=loss), Act(Starve()), key="n", tip=about)
    return _checked(look, words, action), starve


def _checked(look: Glance, words: str, action: Action | None) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = look.rules.refuse(look.state, action)
    if refusal is not None:
        return Choice(words, None, look.say(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[Glance], tuple[Choice, ...]]] = {
    "place": _place,
    "act": _act,
    "tools": _tools,
    "pay": _pay,
    "improve": _improve,
    "pick": _pick,
    "feed": _feed,
}
