"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bronze.actions import Action, Done
from scenes.bronze.draft import action_of
from scenes.bronze.glance import Glance, glance, key
from scenes.stage.contract import Choice, Prompt, Sight
from scenes.ui.picture import Act, Tip

_SECTIONS: Mapping[str, str] = {"over": "end"}
"""Sections of the rules by step, where the names differ."""


def prompt(sight: Sight) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    look = glance(sight)
    phase = look.phase
    mine = sight.me == look.state.seat and not look.state.waiting and phase != "over"
    words = _asked(look) if mine else look.text(f"bronze.table.wait.{phase}")
    return Prompt(words, _aside(look), section=_SECTIONS.get(phase, phase))


def _asked(look: Glance) -> str:
    state = look.state
    match look.phase:
        case "lay":
            return look.text("bronze.table.prompt.lay", card=key(f"technology.{state.hand}"))
        case "settle":
            return _settle(look)
        case "city":
            land = look.rules.last_land(state, state.seat)
            return look.text("bronze.table.prompt.city", land=land + 1)
    return look.text("bronze.table.prompt.take")


def _settle(look: Glance) -> str:
    card = look.draft.technology
    if not card:
        return look.text("bronze.table.prompt.settle")
    name = key(f"technology.{card}")
    if card == look.tables.wild:
        return look.text("bronze.table.prompt.settle_any", card=name)
    terrains = look.tables.components.technologies.technologies[card].terrains
    where = tuple(look.text(f"bronze.terrain.{terrain}.loc") for terrain in terrains)
    return look.text("bronze.table.prompt.settle_in", card=name, terrains=_or(look, where))


def _or(look: Glance, parts: tuple[str, ...]) -> str:
    head = ", ".join(parts[:-1])
    return look.text("bronze.table.or", head=head, tail=parts[-1]) if head else parts[-1]


def _aside(look: Glance) -> str:
    state = look.state
    if state.active:
        return look.text("bronze.table.aside.cards", count=len(state.active))
    if state.ending:
        return look.text("bronze.table.aside.last")
    return look.text("bronze.table.aside.cubes", count=state.players[state.seat].cubes)


def choices(sight: Sight) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    if sight.me is None:
        return ()
    look = glance(sight)
    make = _CHOICES.get(look.phase)
    if make is None or look.state.waiting or sight.me != look.state.seat:
        return ()
    return make(look)


def _take(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.rules, look.state, look.draft)
    if action is None:
        words = look.text("bronze.table.do.take_none")
        return (Choice(words, None, look.text("bronze.table.do.take_none_why")),)
    card = key(f"technology.{look.state.tops[look.draft.pile]}")
    return (_checked(look, look.text("bronze.table.do.take", card=card), action),)


def _lay(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.rules, look.state, look.draft)
    if action is None:
        words = look.text("bronze.table.do.lay_none")
        return (Choice(words, None, look.text("bronze.table.do.lay_none_why")),)
    card = key(f"technology.{look.tables.wild if look.draft.wild else look.state.hand}")
    count = len(look.preview.awake) if look.preview is not None else 0
    words = look.text("bronze.table.do.lay", card=card, count=count)
    return (_checked(look, words, action),)


def _done(look: Glance) -> tuple[Choice, ...]:
    count = len(look.state.active)
    words = look.text("bronze.table.do.done", count=count)
    tip = Tip(words, lines=(look.text("bronze.table.do.done_tip", count=count),))
    return (Choice(words, Act(Done()), tip=tip),)


def _city(look: Glance) -> tuple[Choice, ...]:
    action = action_of(look.rules, look.state, look.draft)
    if action is None:
        words = look.text("bronze.table.do.city_none")
        return (Choice(words, None, look.text("bronze.table.do.city_none_why")),)
    city = key(f"city.{look.draft.city}")
    return (_checked(look, look.text("bronze.table.do.city", city=city), action),)


def _checked(look: Glance, words: str, action: Action) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = look.rules.refuse(look.state, action)
    if refusal is not None:
        return Choice(words, None, look.say(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[Glance], tuple[Choice, ...]]] = {
    "take": _take,
    "lay": _lay,
    "settle": _done,
    "city": _city,
}
