"""What the player is asked: the prompt on top, and the buttons of the action corner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.tempus.actions import (
    Action,
    Advance,
    Birth,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Improve,
    Move,
    Preach,
)
from game.tempus.fighting import card_points
from game.tempus.ideas import surplus
from scenes.stage.contract import Choice, Prompt, Sight
from scenes.tempus.aims import values
from scenes.tempus.draft import CALCULATOR
from scenes.tempus.glance import Glance, glance, key
from scenes.tempus.hints import changes
from scenes.ui.picture import Act, Do, Tip

_SECTIONS: Mapping[str, str] = {
    "tile": "island",
    "people": "island",
    "act": "turn",
    "move": "moving",
    "babies": "babies",
    "end": "turn",
    "terrain": "fight",
    "attack": "fight",
    "defend": "fight",
    "advance": "fight",
    "discard": "ideas",
    "progress": "progress",
    "over": "end",
}
"""Sections of the rules by step."""
_BY_MODE: Mapping[str, str] = {
    "fight": "fight",
    "lead": "fight",
    CALCULATOR: "fight",
    "build": "cities",
    "babies": "babies",
    "ideas": "ideas",
    "improve": "cards",
    "preach": "cards",
    "govern": "cards",
    "boost": "cards",
}


def prompt(sight: Sight) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    look = glance(sight)
    section = _BY_MODE.get(look.mode, _SECTIONS.get(look.state.phase, "idea"))
    if not look.mine:
        return Prompt(look.text(f"tempus.table.wait.{look.state.phase}"), section=section)
    return Prompt(_asked(look), _aside(look), section=section)


def _asked(look: Glance) -> str:
    action = look.action
    if action is not None and look.rules.refuse(look.state, action) is None:
        warning = look.rules.warn(look.state, action)
        if warning is not None:
            return look.say(warning)
    state, draft = look.state, look.draft
    box = look.tables.eras[look.own.box]
    name = look.mode or state.phase
    if name in ("commit",):
        name = state.phase
    if state.phase == "act" and not draft.deed and draft.card < 0:
        name = "act"
    if name in ("move", "babies") and state.phase == name:
        return look.text(f"tempus.table.prompt.{name}_left", count=state.left, steps=box.distance)
    if name == "discard":
        return look.text(
            "tempus.table.prompt.discard", count=surplus(look.tables, state, state.seat)
        )
    count = {"move": box.people, "babies": box.babies, "ideas": box.draw}.get(name, 0)
    if name in ("fight", "lead", "preach", "babies", "improve", "boost", "govern"):
        idea = look.own.hand[draft.card].partition(":")[0] if draft.card >= 0 else ""
        return look.text(
            f"tempus.table.prompt.{name}", count=count, idea=key(f"idea.{idea}") if idea else ""
        )
    return look.text(f"tempus.table.prompt.{name}", count=count, steps=box.distance)


def _aside(look: Glance) -> str:
    state = look.state
    if not state.lap:
        return ""
    if state.phase in ("act", "move", "babies") and state.actions > (state.phase == "act"):
        more = state.actions - (state.phase == "act")
        return look.text("tempus.table.aside.more", count=more)
    return look.text("tempus.table.aside.points", count=look.rules.score_now(state, state.seat))


def choices(sight: Sight) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    look = glance(sight)
    if not look.mine:
        return ()
    if look.mode == CALCULATOR:
        words = look.text("tempus.table.do.close")
        return (Choice(words, Do("calculator"), key="x"),)
    make = _CHOICES.get(look.mode, _plain)
    return (*make(look), *_waivers(look))


def _waivers(look: Glance) -> Iterator[Choice]:
    """Offer what ends an action or the turn, and the way out of a card."""
    state = look.state
    if look.draft.card >= 0:
        yield Choice(look.text("tempus.table.do.back"), Do("clear"), key="b")
        return
    if state.phase in ("move", "babies"):
        words = look.text("tempus.table.do.done", count=state.left)
        yield Choice(words, Act(Done()), key="n", tip=_tip(look, "done", words, "N"))
    if state.phase in ("move", "babies") and not state.actions:
        words = look.text("tempus.table.do.end")
        yield Choice(words, Act(End()), key="e", tip=_tip(look, "end", words, "E"))


def _tip(look: Glance, name: str, words: str, cap: str) -> Tip:
    return Tip(words, lines=(look.text(f"tempus.table.do.{name}_tip"),), keys=cap)


def _checked(look: Glance, words: str, action: Action, cap: str = "") -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = look.rules.refuse(look.state, action)
    if refusal is not None:
        return Choice(words, None, look.say(refusal), cap)
    lines = list(changes(look, action)) if isinstance(action, _CHANGING) else []
    warning = look.rules.warn(look.state, action)
    if warning is not None:
        lines.append(look.say(warning))
    tip = Tip(words, lines=tuple(lines)) if lines else None
    return Choice(words, Act(action), key=cap, tip=tip)


_CHANGING = (Move, Birth, Build, Improve, Preach)


def _missing(look: Glance, name: str) -> Choice:
    """Make a button that waits for something to be chosen."""
    return Choice(
        look.text(f"tempus.table.do.{name}_none"), None, look.text(f"tempus.table.do.{name}_why")
    )


def _plain(look: Glance) -> tuple[Choice, ...]:
    """One action, once it is complete."""
    action = look.action
    name = look.mode
    if look.state.phase == "end" and not action:
        words = look.text("tempus.table.do.end")
        return (Choice(words, Act(End()), tip=_tip(look, "end", words, "")),)
    if action is None:
        return (_missing(look, name),)
    draft = look.draft
    params: dict[str, object] = {"value": draft.value}
    if draft.to >= 0:
        params["terrain"] = key(f"terrain.{look.terrain(draft.to)}")
    if draft.card >= 0:
        params["idea"] = key(f"idea.{look.own.hand[draft.card].partition(':')[0]}")
    if name == "ideas":
        params["count"] = look.tables.eras[look.own.box].draw
    if name == "terrain":
        params["terrain"] = key(f"terrain.{draft.terrain}")
    return (_checked(look, look.text(f"tempus.table.do.{name}", **params), action),)


def _lay(look: Glance) -> tuple[Choice, ...]:
    words = look.text("tempus.table.do.turn")
    turn = Choice(words, Do("turn"), key="r", tip=_tip(look, "turn", words, "R"))
    return (*_plain(look), turn)


def _settle(look: Glance) -> tuple[Choice, ...]:
    action = look.action
    placed, whole = len(look.draft.hexes), look.tables.numbers.settlers
    if action is None:
        words = look.text("tempus.table.do.settle_none", placed=placed, whole=whole)
        return (Choice(words, None, look.text("tempus.table.do.settle_why", count=whole - placed)),)
    return (_checked(look, look.text("tempus.table.do.settle"), action),)


def _move(look: Glance) -> tuple[Choice, ...]:
    if look.action is None and look.state.phase == "move" and not look.state.left:
        words = look.text("tempus.table.do.done", count=0)
        return (Choice(words, Act(Done())),)
    return _plain(look)


def _build(look: Glance) -> tuple[Choice, ...]:
    """Offer the city of the value chosen, and the others that could stand there."""
    draft = look.draft
    if draft.to < 0:
        return (_missing(look, "build"),)
    rest = [value for value in values(look, draft.to) if value != draft.value]
    others = tuple(
        Choice(
            look.text("tempus.table.do.value", value=value), Do("value", value), key=str(value + 4)
        )
        for value in rest[:2]
    )
    return (*_plain(look), *others)


def _govern(look: Glance) -> tuple[Choice, ...]:
    card = look.own.hand[look.draft.card]
    now = _checked(look, look.text("tempus.table.do.govern"), Govern(card, False))
    later = _checked(look, look.text("tempus.table.do.govern_later"), Govern(card, True), "l")
    return (now, later) if now.intent is not None else (later, now)


def _commit(look: Glance) -> tuple[Choice, ...]:
    """Lay the cards picked, with what they give; or none."""
    state, action = look.state, look.action
    assert isinstance(action, Commit)
    count = len(action.cards)
    if not count:
        return (_checked(look, look.text(f"tempus.table.do.{state.phase}_none"), action),)
    points = _points(look, action.cards)
    words = look.text(f"tempus.table.do.{state.phase}", count=count, points=points)
    none = Choice(look.text("tempus.table.do.clear"), Do("clear"), key="b")
    return (_checked(look, words, action), none)


def _points(look: Glance, cards: tuple[str, ...]) -> int:
    """Count what cards give where they are laid now, as the rules do."""
    state = look.state
    if state.phase == "progress":
        with_them = look.rules.progress_now(state, state.seat, cards).total
        return with_them - look.rules.progress_now(state, state.seat).total
    assert state.fight is not None
    defends = state.phase == "defend"
    return card_points(look.tables, cards, state.fight.terrain, defends)


def _discard(look: Glance) -> tuple[Choice, ...]:
    action = look.action
    assert isinstance(action, Discard)
    words = look.text("tempus.table.do.discard", count=len(action.cards))
    return (_checked(look, words, action),)


def _advance(look: Glance) -> tuple[Choice, ...]:
    action = look.action
    assert isinstance(action, Advance)
    count = action.fresh + action.moved
    words = (
        look.text("tempus.table.do.advance", count=count)
        if count
        else look.text("tempus.table.do.advance_none")
    )
    return (_checked(look, words, action),)


_CHOICES: Mapping[str, Callable[[Glance], tuple[Choice, ...]]] = {
    "lay": _lay,
    "settle": _settle,
    "move": _move,
    "babies": _move,
    "build": _build,
    "govern": _govern,
    "commit": _commit,
    "discard": _discard,
    "advance": _advance,
}
