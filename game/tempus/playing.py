"""Cards played for their effect in the own turn (T9, T15, T18, T21, T33, T39, T41)."""

from __future__ import annotations

from game.core.event import Events
from game.core.message import Key, Refusal, refuse
from game.tempus import fighting, turn
from game.tempus.actions import Action, Boost, Govern, Improve, Lead, Preach
from game.tempus.board import (
    add,
    full,
    leave,
    owner,
    protected,
    refuse_protected,
    supply,
    vulnerable,
)
from game.tempus.events import BonusLost, CardPlayed, PersonConverted
from game.tempus.grid import bits
from game.tempus.state import State, changed, number
from game.tempus.tables import Tables, spots

PHASES = ("act", "move", "babies", "end")
"""When effects may be played; besides, Sanitation before an advance (T31)."""


def plays(tables: Tables, state: State) -> list[Action]:
    """List the cards that can be played for their effect now, each with its target."""
    tribe = state.tribes[state.turn]
    found: list[Action] = []
    for card in tables.played(tribe.hand):
        if card in tables.sanitations:
            found += [tables.improve(card, hex) for hex, _ in tribe.people]
        elif card in tables.leaders:
            found += [tables.lead(card, *pair) for pair in fighting.pairs(tables, state)]
        elif card in tables.religions:
            found += [tables.preach(card, *pair) for pair in converts(tables, state)]
        elif card in tables.governments:
            found += _governs(tables, state, card)
        elif card in _boosts(tables, state):
            found.append(Boost(card))
    return found


def _governs(tables: Tables, state: State, card: str) -> list[Govern]:
    ways = tables.govern(card, False), tables.govern(card, True)
    return [way for way in ways if refuse_govern(tables, state, way) is None]


def _boosts(tables: Tables, state: State) -> frozenset[str]:
    if state.phase == "move":
        return tables.transports
    return tables.medicines if state.phase == "babies" else frozenset()


def refuse_card(state: State, card: object, kinds: frozenset[str], idea: str) -> Refusal | None:
    """Say why a card can't be played as this idea: not of that kind, not in the hand."""
    if card not in kinds:
        return refuse("tempus.refuse.idea", idea=Key(f"tempus.idea.{idea}"))
    if card not in state.tribes[state.turn].hand:
        return refuse("tempus.refuse.hand")
    return None


def refuse_boost(tables: Tables, state: State, action: Boost) -> Refusal | None:
    """Say why Transport or Medicine can't be played (T15, T21)."""
    card = action.card
    if card not in tables.transports | tables.medicines:
        return refuse("tempus.refuse.boost")
    if card not in state.tribes[state.turn].hand:
        return refuse("tempus.refuse.hand")
    if card not in _boosts(tables, state):
        key = "transport" if card in tables.transports else "medicine"
        return refuse(f"tempus.refuse.{key}")
    return None


def boost(tables: Tables, draft: State, action: Boost, events: Events) -> None:
    """Let one more person move, or one more child be born."""
    draft.left += tables.amounts[action.card]
    play(draft, action.card, events)


def play(draft: State, card: str, events: Events, hex: int = -1) -> None:
    """Spend a card; it goes to the discards (T37)."""
    turn.take(draft, draft.turn, (card,))
    draft.discards = (*draft.discards, card)
    if events is not None:
        events.append(CardPlayed(draft.turn, card, hex))


def refuse_improve(tables: Tables, state: State, action: Improve) -> Refusal | None:
    """Say why Sanitation can't be played there (T18, T31)."""
    refusal = refuse_card(state, action.card, tables.sanitations, "sanitation")
    if refusal is not None:
        return refusal
    if state.phase == "advance":
        assert state.fight is not None
        return None if action.hex == state.fight.target else refuse("tempus.refuse.won_only")
    if not number(state.tribes[state.turn].people, action.hex):
        return refuse("tempus.refuse.not_held")
    return None


def improve(tables: Tables, draft: State, action: Improve, events: Events) -> None:
    """Raise the limit of a hex for as long as nobody leaves it (T18)."""
    play(draft, action.card, events, action.hex)
    tribe = draft.edit(draft.turn)
    more = number(tribe.bonus, action.hex) + tables.amounts[action.card]
    tribe.bonus = changed(tribe.bonus, action.hex, more)


def refuse_lead(tables: Tables, state: State, action: Lead) -> Refusal | None:
    """Say why War Leader can't be played so (T33)."""
    refusal = refuse_card(state, action.card, tables.leaders, "war_leader")
    return refusal or fighting.refuse_fight(tables, state, action.start, action.target)


def lead(tables: Tables, draft: State, action: Lead, events: Events) -> None:
    """Open one more fight; the card itself does not count in it (T33)."""
    play(draft, action.card, events, action.target)
    fighting.lead(tables, draft, action, events)


def converts(tables: Tables, state: State) -> list[tuple[int, int]]:
    """List whom Religion can convert: the enemy's hex and the own one (T39)."""
    tribe = state.tribes[state.turn]
    if not supply(tables, tribe):
        return []
    people, _ = vulnerable(tables, state, state.turn)
    touching = tables.grid.touching
    homes = bits(spots(tribe.people) & ~full(tables, tribe))
    return [(source, hex) for hex in homes for source in bits(touching[hex] & people)]


def refuse_preach(tables: Tables, state: State, action: Preach) -> Refusal | None:
    """Say why Religion can't be played so (T39)."""
    tribe, size = state.tribes[state.turn], tables.grid.size
    refusal = refuse_card(state, action.card, tables.religions, "religion")
    if refusal is not None:
        return refusal
    if any(type(h) is not int or not 0 <= h < size for h in (action.source, action.hex)):
        return refuse("tempus.refuse.unknown")
    if not number(tribe.people, action.hex):
        return refuse("tempus.refuse.not_held")
    victim = owner(state, action.source)
    if victim is None or victim == state.turn:
        return refuse("tempus.refuse.preach.nobody")
    if not number(state.tribes[victim].people, action.source):
        return refuse("tempus.refuse.preach.city")
    if not tables.grid.touching[action.hex] >> action.source & 1:
        return refuse("tempus.refuse.preach.far")
    if protected(tables, state.tribes[victim]):
        return refuse_protected(tables)
    if not supply(tables, tribe):
        return refuse("tempus.refuse.supply")
    if 1 << action.hex & full(tables, tribe):
        return refuse("tempus.refuse.full", count=number(tribe.people, action.hex))
    return None


def preach(tables: Tables, draft: State, action: Preach, events: Events) -> None:
    """Send an enemy person home and put an own one beside it (T39, T40)."""
    del tables
    victim = owner(draft, action.source)
    assert victim is not None
    play(draft, action.card, events, action.source)
    lost = leave(draft.edit(victim), action.source, 1)
    add(draft.edit(draft.turn), action.hex, 1)
    if events is not None:
        events.append(PersonConverted(draft.turn, victim, action.source, action.hex))
        events += [BonusLost(victim, action.source)] * lost


def refuse_govern(tables: Tables, state: State, action: Govern) -> Refusal | None:
    """Say why Government can't be played now or for later (T41, T42)."""
    refusal = refuse_card(state, action.card, tables.governments, "government")
    if refusal is not None:
        return refusal
    if type(action.later) is not bool:
        return refuse("tempus.refuse.unknown")
    tribe = state.tribes[state.turn]
    if action.later:
        return _refuse_later(tables, state, tribe.tokens, len(tribe.open))
    if state.phase not in ("act", "end"):
        return refuse("tempus.refuse.govern.between")
    if state.passed:
        return refuse("tempus.refuse.govern.passed")
    if not tables.free_action and tribe.tokens <= state.actions:
        return refuse("tempus.refuse.govern.tokens", count=state.actions + 1)
    return None


def _refuse_later(tables: Tables, state: State, tokens: int, owed: int) -> Refusal | None:
    if not state.passed:
        if state.done:
            return refuse("tempus.refuse.govern.begun")
        if owed:
            return refuse("tempus.refuse.govern.again")
    need = 1 if tables.free_action else owed + 2
    if tokens < need:
        return refuse("tempus.refuse.govern.tokens", count=need)
    return None


def govern(tables: Tables, draft: State, action: Govern, events: Events) -> None:
    """Lay a Government open: one more action in this turn, or none now and two next (T41)."""
    del tables
    turn.take(draft, draft.turn, (action.card,))
    tribe = draft.edit(draft.turn)
    tribe.open = (*tribe.open, action.card)
    if events is not None:
        events.append(CardPlayed(draft.turn, action.card, -1, action.later))
    if action.later:
        draft.passed, draft.actions, draft.phase = True, 0, "end"
    else:
        draft.actions += 1
        draft.phase = "act"
