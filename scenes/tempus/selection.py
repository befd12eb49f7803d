"""What a player has chosen but not yet done, and the action that it amounts to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Govern,
    Ideas,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.rules import TempusRules
from game.tempus.state import State, number
from scenes.tempus.chart import PLAIN, Lens

DEEDS = ("move", "babies", "ideas", "build", "fight")
CALCULATOR = "calculator"
_WHOLE = {
    "tile": "lay",
    "people": "settle",
    "terrain": "terrain",
    "attack": "commit",
    "defend": "commit",
    "progress": "commit",
    "discard": "discard",
    "over": "",
}
"""Steps in which there is but one thing to do."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Choices not yet played; each step uses its own fields."""

    lens: Lens = PLAIN
    deed: str = ""
    """Which of the five actions is meant, or the calculator; "" lets the click decide."""
    card: int = -1
    """The card of the hand that is to be played for its effect."""
    start: int = -1
    to: int = -1
    value: int = 0
    """Of the city to be built."""
    rotation: int = 0
    hexes: tuple[int, ...] = ()
    """Where the first people are to stand."""
    picks: tuple[int, ...] = ()
    """Cards of the hand to be laid or thrown away."""
    terrain: str = ""
    fresh: int = 0
    moved: int = 0
    """How many are to advance: of those who have not moved, and of those who have."""


def fresh(state: State, old: Any = None) -> Selection:
    """Give the selection at the start of a decision; what was planned for it before stays."""
    before = old if isinstance(old, Selection) else Selection()
    made = Selection(before.lens)
    match state.phase:
        case "move":
            return _going_on(state, made, before)
        case "attack" if before.deed == "fight" or before.card >= 0:
            # A card played for its effect has left the hand, and the places of the others have
            # shifted.
            picks = before.picks if before.card < 0 else ()
            return replace(made, picks=picks)
        case "advance":
            return _advancing(state, made)
    return made


def _going_on(state: State, made: Selection, before: Selection) -> Selection:
    """Let the next of the same people be moved, or the one who moved first if nobody is left."""
    people = number(state.tribes[state.turn].people, before.start)
    if before.start >= 0 and people > number(state.moved, before.start) and state.left:
        return replace(made, start=before.start)
    return made


def _advancing(state: State, made: Selection) -> Selection:
    """Let as many advance as may, those who moved first."""
    fight = state.fight
    if fight is None:
        return made
    marked = number(state.moved, fight.start)
    people = number(state.tribes[state.turn].people, fight.start)
    # Those who have moved can't be moved again, while the others may still be wanted elsewhere.
    return replace(made, fresh=min(1, people - marked), moved=0 if people > marked else 1)


def mode(rules: TempusRules, state: State, selection: Selection) -> str:
    """Say what clicks on the chart are about now."""
    if selection.deed == CALCULATOR:
        return CALCULATOR
    phase = state.phase
    if phase in _WHOLE:
        return _WHOLE[phase]
    kind = effect(rules, state, selection)
    if kind:
        return kind
    if phase == "act":
        return selection.deed or "move"
    return phase


def effect(rules: TempusRules, state: State, selection: Selection) -> str:
    """Say which effect the chosen card has: "boost", "improve", "lead", "preach", "govern"."""
    hand = state.tribes[state.seat].hand
    if not 0 <= selection.card < len(hand):
        return ""
    card, tables = hand[selection.card], rules.tables
    kinds = (
        ("boost", tables.transports | tables.medicines),
        ("improve", tables.sanitations),
        ("lead", tables.leaders),
        ("preach", tables.religions),
        ("govern", tables.governments),
    )
    return next((name for name, cards in kinds if card in cards), "")


def picked(state: State, selection: Selection) -> tuple[str, ...]:
    """Give the cards picked, in the order the rules want."""
    hand = state.tribes[state.seat].hand
    return tuple(sorted(hand[at] for at in selection.picks if at < len(hand)))


def action_of(rules: TempusRules, state: State, selection: Selection) -> Action | None:
    """Give the action that the selection amounts to, or `None` while something is missing."""
    if state.phase == "advance" and selection.card < 0:
        return Advance(selection.fresh, selection.moved)
    hand = state.tribes[state.seat].hand
    card = hand[selection.card] if 0 <= selection.card < len(hand) else ""
    target = selection.to >= 0
    both = target and selection.start >= 0
    made: Action | None = None
    match mode(rules, state, selection):
        case "lay" if target:
            made = Lay(selection.to, selection.rotation)
        case "settle" if len(selection.hexes) == rules.tables.numbers.settlers:
            made = Settle(tuple(sorted(selection.hexes)))
        case "move" if both:
            made = Move(selection.start, selection.to)
        case "babies" if target:
            made = Birth(selection.to)
        case "ideas":
            made = Ideas()
        case "build" if target:
            made = Build(selection.to, selection.value)
        case "fight" if both:
            made = Attack(selection.start, selection.to)
        case "lead" if both:
            made = Lead(card, selection.start, selection.to)
        case "preach" if both:
            made = Preach(card, selection.to, selection.start)
        case "improve" if target:
            made = Improve(card, selection.to)
        case "boost":
            made = Boost(card)
        case "govern":
            made = Govern(card, False)
        case "terrain" if selection.terrain:
            made = Name(selection.terrain)
        case "commit":
            made = Commit(picked(state, selection))
        case "discard":
            made = Discard(picked(state, selection))
    return made


def prepare(state: State, action: Any, lens: Lens) -> Selection:
    """Give the selection in which an action is prepared (hints)."""
    hand = state.tribes[state.seat].hand
    card = getattr(action, "card", "")
    made = Selection(lens, card=hand.index(card) if card in hand else -1)
    match action:
        case Lay():
            return replace(made, to=action.centre, rotation=action.rotation)
        case Settle():
            return replace(made, hexes=action.hexes)
        case Move() | Attack() | Lead():
            to = action.to if isinstance(action, Move) else action.target
            deed = "fight" if isinstance(action, Attack) else ""
            return replace(made, deed=deed, start=action.start, to=to)
        case Birth():
            return replace(made, deed="babies", to=action.hex)
        case Build():
            return replace(made, deed="build", to=action.hex, value=action.value)
        case Ideas():
            return replace(made, deed="ideas")
        case Preach():
            return replace(made, start=action.hex, to=action.source)
        case Improve():
            return replace(made, to=action.hex)
        case Name():
            return replace(made, terrain=action.terrain)
        case Commit() | Discard():
            return replace(made, picks=places(hand, action.cards))
        case Advance():
            return replace(made, fresh=action.fresh, moved=action.moved)
    return made


def places(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[int, ...]:
    """Give where cards lie in a hand, equal ones from the left."""
    wanted = Counter(cards)
    found: list[int] = []
    for at, card in enumerate(hand):
        if wanted[card]:
            wanted[card] -= 1
            found.append(at)
    return tuple(found)
