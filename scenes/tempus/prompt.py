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
from scenes.table.contract import Choice, Prompt
from scenes.tempus.aims import values
from scenes.tempus.hints import changes
from scenes.tempus.mat import TempusMat
from scenes.tempus.selection import CALCULATOR
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


def prompt(mat: TempusMat) -> Prompt:
    """Say what may be done now, and where in the turn one stands."""
    section = _BY_MODE.get(mat.mode, _SECTIONS.get(mat.state.phase, "idea"))
    if not mat.deciding:
        return Prompt(mat.text(f"tempus.table.wait.{mat.state.phase}"), section=section)
    return Prompt(_asked(mat), _aside(mat), section=section)


def _asked(mat: TempusMat) -> str:
    action = mat.action
    if action is not None and mat.rules.refuse(mat.state, action) is None:
        warning = mat.rules.warn(mat.state, action)
        if warning is not None:
            return mat.say(warning)
    state, selection = mat.state, mat.selection
    box = mat.tables.eras[mat.own.box]
    name = mat.mode or state.phase
    if name in ("commit",):
        name = state.phase
    if state.phase == "act" and not selection.deed and selection.card < 0:
        name = "act_still" if mat.spent else "act"
    if name in ("move", "babies") and state.phase == name:
        if mat.spent:
            return mat.text(f"tempus.table.prompt.{name}_spent")
        return mat.text(f"tempus.table.prompt.{name}_left", count=state.left, steps=box.distance)
    if name == "discard":
        return mat.text("tempus.table.prompt.discard", count=surplus(mat.tables, state, state.seat))
    count = {"move": box.people, "babies": box.babies, "ideas": box.draw}.get(name, 0)
    if name in ("fight", "lead", "preach", "babies", "improve", "boost", "govern"):
        idea = mat.own.hand[selection.card].partition(":")[0] if selection.card >= 0 else ""
        return mat.text(
            f"tempus.table.prompt.{name}", count=count, idea=mat.key(f"idea.{idea}") if idea else ""
        )
    return mat.text(f"tempus.table.prompt.{name}", count=count, steps=box.distance)


def _aside(mat: TempusMat) -> str:
    state = mat.state
    if not state.lap:
        return ""
    if state.phase in ("act", "move", "babies") and state.actions > (state.phase == "act"):
        more = state.actions - (state.phase == "act")
        return mat.text("tempus.table.aside.more", count=more)
    return mat.text("tempus.table.aside.points", count=mat.rules.score_now(state, state.seat))


def choices(mat: TempusMat) -> tuple[Choice, ...]:
    """Give the buttons, the main one first; none when nobody at this mouse decides."""
    if not mat.deciding:
        return ()
    if mat.mode == CALCULATOR:
        words = mat.text("tempus.table.do.close")
        return (Choice(words, Do("calculator"), key="x"),)
    make = _CHOICES.get(mat.mode, _plain)
    return (*make(mat), *_waivers(mat))


def _waivers(mat: TempusMat) -> Iterator[Choice]:
    """Offer what ends an action or the turn, and the way out of a card."""
    state = mat.state
    if mat.selection.card >= 0:
        yield Choice(mat.text("tempus.table.do.back"), Do("clear"), key="b")
        return
    if state.phase in ("move", "babies"):
        # What could not be done anyway is not given up.
        name = "spent" if mat.spent else "done"
        words = mat.text(f"tempus.table.do.{name}", count=state.left)
        yield Choice(words, Act(Done()), key="n", tip=_tip(mat, "done", words, "N"))
    if state.phase in ("move", "babies") and not state.actions:
        words = mat.text("tempus.table.do.end")
        yield Choice(words, Act(End()), key="e", tip=_tip(mat, "end", words, "E"))


def _tip(mat: TempusMat, name: str, words: str, cap: str) -> Tip:
    return Tip(words, lines=(mat.text(f"tempus.table.do.{name}_tip"),), keys=cap)


def _checked(mat: TempusMat, words: str, action: Action, cap: str = "") -> Choice:
    """Make a button that plays the action, or says why the engine refuses it."""
    refusal = mat.rules.refuse(mat.state, action)
    if refusal is not None:
        return Choice(words, None, mat.say(refusal), cap)
    lines = list(changes(mat, action)) if isinstance(action, _CHANGING) else []
    warning = mat.rules.warn(mat.state, action)
    if warning is not None:
        lines.append(mat.say(warning))
    tip = Tip(words, lines=tuple(lines)) if lines else None
    return Choice(words, Act(action), key=cap, tip=tip)


_CHANGING = (Move, Birth, Build, Improve, Preach)


def _missing(mat: TempusMat, name: str) -> Choice:
    """Make a button that waits for something to be chosen."""
    return Choice(
        mat.text(f"tempus.table.do.{name}_none"), None, mat.text(f"tempus.table.do.{name}_why")
    )


def _plain(mat: TempusMat) -> tuple[Choice, ...]:
    """One action, once it is complete."""
    action = mat.action
    name = mat.mode
    # A chosen card is to be played first, even if it still lacks its hexes.
    if mat.state.phase == "end" and not action and mat.selection.card < 0:
        words = mat.text("tempus.table.do.end")
        return (Choice(words, Act(End()), tip=_tip(mat, "end", words, "")),)
    if action is None:
        return (_missing(mat, name),)
    selection = mat.selection
    params: dict[str, object] = {"value": selection.value}
    if selection.to >= 0:
        params["terrain"] = mat.key(f"terrain.{mat.terrains[selection.to]}")
    if selection.card >= 0:
        params["idea"] = mat.key(f"idea.{mat.own.hand[selection.card].partition(':')[0]}")
    if name == "ideas":
        params["count"] = mat.tables.eras[mat.own.box].draw
    if name == "terrain":
        params["terrain"] = mat.key(f"terrain.{selection.terrain}")
    return (_checked(mat, mat.text(f"tempus.table.do.{name}", **params), action),)


def _lay(mat: TempusMat) -> tuple[Choice, ...]:
    words = mat.text("tempus.table.do.turn")
    turn = Choice(words, Do("turn"), key="r", tip=_tip(mat, "turn", words, "R"))
    return (*_plain(mat), turn)


def _settle(mat: TempusMat) -> tuple[Choice, ...]:
    action = mat.action
    placed, whole = len(mat.selection.hexes), mat.tables.numbers.settlers
    if action is None:
        words = mat.text("tempus.table.do.settle_none", placed=placed, whole=whole)
        return (Choice(words, None, mat.text("tempus.table.do.settle_why", count=whole - placed)),)
    return (_checked(mat, mat.text("tempus.table.do.settle"), action),)


def _move(mat: TempusMat) -> tuple[Choice, ...]:
    """Offer a person or a child; nothing where neither can be, so that ending comes first."""
    if mat.action is not None:
        return _plain(mat)
    if mat.spent:
        return ()
    walks = mat.mode != "move" or any(isinstance(action, Move) for action in mat.legal)
    return (_missing(mat, mat.mode if walks else "fight"),)


def _build(mat: TempusMat) -> tuple[Choice, ...]:
    """Offer the city of the value chosen, and the others that could stand there."""
    selection = mat.selection
    if selection.to < 0:
        return (_missing(mat, "build"),)
    rest = [value for value in values(mat, selection.to) if value != selection.value]
    others = tuple(
        Choice(
            mat.text("tempus.table.do.value", value=value), Do("value", value), key=str(value + 4)
        )
        for value in rest[:2]
    )
    return (*_plain(mat), *others)


def _govern(mat: TempusMat) -> tuple[Choice, ...]:
    card = mat.own.hand[mat.selection.card]
    now = _checked(mat, mat.text("tempus.table.do.govern"), Govern(card, False))
    later = _checked(mat, mat.text("tempus.table.do.govern_later"), Govern(card, True), "l")
    return tuple(way for way in (now, later) if way.intent is not None)


def _commit(mat: TempusMat) -> tuple[Choice, ...]:
    """Lay the cards picked, with what they give; or none."""
    state, action = mat.state, mat.action
    assert isinstance(action, Commit)
    count = len(action.cards)
    if not count:
        return (_checked(mat, mat.text(f"tempus.table.do.{state.phase}_none"), action),)
    points = _points(mat, action.cards)
    words = mat.text(f"tempus.table.do.{state.phase}", count=count, points=points)
    none = Choice(mat.text("tempus.table.do.clear"), Do("clear"), key="b")
    return (_checked(mat, words, action), none)


def _points(mat: TempusMat, cards: tuple[str, ...]) -> int:
    """Count what cards give where they are laid now, as the rules do."""
    state = mat.state
    if state.phase == "progress":
        with_them = mat.rules.progress_now(state, state.seat, cards).total
        return with_them - mat.rules.progress_now(state, state.seat).total
    assert state.fight is not None
    defends = state.phase == "defend"
    return card_points(mat.tables, cards, state.fight.terrain, defends)


def _discard(mat: TempusMat) -> tuple[Choice, ...]:
    action = mat.action
    assert isinstance(action, Discard)
    words = mat.text("tempus.table.do.discard", count=len(action.cards))
    return (_checked(mat, words, action),)


def _advance(mat: TempusMat) -> tuple[Choice, ...]:
    action = mat.action
    assert isinstance(action, Advance)
    count = action.fresh + action.moved
    words = (
        mat.text("tempus.table.do.advance", count=count)
        if count
        else mat.text("tempus.table.do.advance_none")
    )
    return (_checked(mat, words, action),)


_CHOICES: Mapping[str, Callable[[TempusMat], tuple[Choice, ...]]] = {
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
