"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.bronze.actions import Action, Done
from game.bronze.events import ProvinceClosed, RouteTaken
from scenes.bronze.mat import BronzeMat
from scenes.bronze.selection import action_of
from scenes.table.contract import Choice, Prompt
from scenes.ui.picture import Act, Tip

_SECTIONS: Mapping[str, str] = {"over": "end"}
"""Sections of the rules by step, where the names differ."""


def prompt(mat: BronzeMat) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    phase = mat.phase
    words = _asked(mat) if mat.deciding else mat.text(f"bronze.table.wait.{phase}")
    return Prompt(words, _aside(mat), section=_SECTIONS.get(phase, phase))


def _asked(mat: BronzeMat) -> str:
    state = mat.state
    match mat.phase:
        case "lay":
            return mat.text("bronze.table.prompt.lay", card=mat.key(f"technology.{state.hand}"))
        case "settle":
            return _settle(mat)
        case "city":
            land = mat.rules.last_land(state, state.seat)
            return mat.text("bronze.table.prompt.city", land=land + 1)
    return mat.text("bronze.table.prompt.take")


def _settle(mat: BronzeMat) -> str:
    card = mat.selection.technology
    if not card:
        return mat.text("bronze.table.prompt.settle")
    name = mat.key(f"technology.{card}")
    if card == mat.tables.wild:
        return mat.text("bronze.table.prompt.settle_any", card=name)
    terrains = mat.tables.components.technologies.technologies[card].terrains
    where = tuple(mat.text(f"bronze.terrain.{terrain}.loc") for terrain in terrains)
    return mat.text("bronze.table.prompt.settle_in", card=name, terrains=_or(mat, where))


def _or(mat: BronzeMat, parts: tuple[str, ...]) -> str:
    head = ", ".join(parts[:-1])
    return mat.text("bronze.table.or", head=head, tail=parts[-1]) if head else parts[-1]


def _aside(mat: BronzeMat) -> str:
    state = mat.state
    if state.active:
        return mat.text("bronze.table.aside.cards", count=len(state.active))
    if state.ending:
        return mat.text("bronze.table.aside.last")
    return mat.text("bronze.table.aside.cubes", count=state.players[state.seat].cubes)


def choices(mat: BronzeMat) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    make = _CHOICES.get(mat.phase)
    return make(mat) if make is not None and mat.deciding else ()


def _take(mat: BronzeMat) -> tuple[Choice, ...]:
    action = action_of(mat.rules, mat.state, mat.selection)
    if action is None:
        words = mat.text("bronze.table.do.take_none")
        return (Choice(words, None, mat.text("bronze.table.do.take_none_why")),)
    card = mat.key(f"technology.{mat.state.tops[mat.selection.pile]}")
    return (_checked(mat, mat.text("bronze.table.do.take", card=card), action),)


def _lay(mat: BronzeMat) -> tuple[Choice, ...]:
    action = action_of(mat.rules, mat.state, mat.selection)
    if action is None:
        words = mat.text("bronze.table.do.lay_none")
        return (Choice(words, None, mat.text("bronze.table.do.lay_none_why")),)
    card = mat.key(f"technology.{mat.tables.wild if mat.selection.wild else mat.state.hand}")
    count = len(mat.planned.awake) if mat.planned is not None else 0
    words = mat.text("bronze.table.do.lay", card=card, count=count)
    return (_checked(mat, words, action),)


def _done(mat: BronzeMat) -> tuple[Choice, ...]:
    active = mat.state.active
    words = mat.text("bronze.table.do.done", count=len(active))
    cards = tuple(mat.key(f"technology.{name}") for name in dict.fromkeys(active))
    lines = (
        mat.text("bronze.table.do.done_tip", count=len(active)),
        mat.text("bronze.table.do.done_cards", cards=cards),
        *_settled(mat),
    )
    return (Choice(words, Act(Done()), tip=Tip(words, lines=lines)),)


def _settled(mat: BronzeMat) -> Iterator[str]:
    """Tell the trade routes and provinces that ending the turn now would settle."""
    for event in mat.rules.apply(mat.state, Done()).events:
        told = mat.tell(event) if isinstance(event, RouteTaken | ProvinceClosed) else None
        if told is not None:
            yield told.text


def _city(mat: BronzeMat) -> tuple[Choice, ...]:
    action = action_of(mat.rules, mat.state, mat.selection)
    if action is None:
        words = mat.text("bronze.table.do.city_none")
        return (Choice(words, None, mat.text("bronze.table.do.city_none_why")),)
    city = mat.key(f"city.{mat.selection.city}")
    return (_checked(mat, mat.text("bronze.table.do.city", city=city), action),)


def _checked(mat: BronzeMat, words: str, action: Action) -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = mat.rules.refuse(mat.state, action)
    if refusal is not None:
        return Choice(words, None, mat.say(refusal))
    return Choice(words, Act(action))


_CHOICES: Mapping[str, Callable[[BronzeMat], tuple[Choice, ...]]] = {
    "take": _take,
    "lay": _lay,
    "settle": _done,
    "city": _city,
}
