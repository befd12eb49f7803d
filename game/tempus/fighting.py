"""A fight from the naming of its hexes to the advance; without dice (T25-T34)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.core.event import Events
from game.core.message import Refusal, refuse
from game.tempus import turn
from game.tempus.actions import Advance, Attack, Lead, Name
from game.tempus.board import add, leave, limit, owner, protected, refuse_protected, vulnerable
from game.tempus.events import (
    BonusLost,
    CardsLaid,
    DefenceShown,
    FightDecided,
    FightNamed,
    PeopleAdvanced,
    TerrainNamed,
)
from game.tempus.grid import bits
from game.tempus.moving import gone
from game.tempus.state import Fight, State, changed, number
from game.tempus.tables import Tables


def pairs(tables: Tables, state: State) -> list[tuple[int, int]]:
    """List the hexes to fight from and against now (T25, T26)."""
    people, cities = vulnerable(tables, state, state.turn)
    targets = people | cities
    if not targets:
        return []
    touching = tables.grid.touching
    return [
        (start, target)
        for start, _ in state.tribes[state.turn].people
        if touching[start] & targets
        for target in bits(touching[start] & targets)
    ]


def refuse_fight(tables: Tables, state: State, start: int, target: int) -> Refusal | None:
    """Say why there can be no fight between two hexes (T25, T26)."""
    size = tables.grid.size
    if any(type(h) is not int or not 0 <= h < size for h in (start, target)):
        return refuse("tempus.refuse.unknown")
    if not number(state.tribes[state.turn].people, start):
        return refuse("tempus.refuse.not_held")
    defender = owner(state, target)
    if defender is None or defender == state.turn:
        return refuse("tempus.refuse.fight.nobody")
    if not tables.grid.touching[start] >> target & 1:
        return refuse("tempus.refuse.fight.far")
    if protected(tables, state.tribes[defender]):
        return refuse_protected(tables)
    return None


def attack(tables: Tables, draft: State, action: Attack, events: Events) -> None:
    """Name the two hexes as the action of the turn."""
    turn.begin_action(tables, draft, "fight", events)
    name(draft, action.start, action.target, "", events)


def lead(tables: Tables, draft: State, action: Lead, events: Events) -> None:
    """Name the two hexes of a War Leader's fight (T33)."""
    del tables
    name(draft, action.start, action.target, draft.phase, events)


def name(draft: State, start: int, target: int, back: str, events: Events) -> None:
    """Begin a fight: a city's owner names the terrain, else the attacker goes on (T27)."""
    defender = owner(draft, target)
    assert defender is not None
    city = number(draft.tribes[defender].cities, target)
    terrain = "" if city else draft.land[target]
    draft.fight = Fight(start, target, defender, city, terrain, (), back)
    draft.phase, draft.seat = ("terrain", defender) if city else ("attack", draft.turn)
    if events is not None:
        events.append(FightNamed(draft.turn, defender, start, target, city))


def refuse_name(tables: Tables, action: Name) -> Refusal | None:
    """Say why a terrain can't be named (T29)."""
    if action.terrain not in tables.backgrounds:
        return refuse("tempus.refuse.terrain")
    return None


def name_terrain(tables: Tables, draft: State, action: Name, events: Events) -> None:
    """Let the named terrain count; the attacker goes on."""
    fight = draft.fight
    assert fight is not None
    draft.fight = replace(fight, terrain=tables.letter[action.terrain])
    if events is not None:
        events.append(TerrainNamed(draft.seat, action.terrain))
    draft.phase, draft.seat = "attack", draft.turn


def attacked(draft: State, cards: tuple[str, ...], events: Events) -> None:
    """Put the attacker's cards face down; the defender goes on (T27)."""
    fight = draft.fight
    assert fight is not None
    if cards:
        turn.take(draft, draft.turn, cards)
        if events is not None:
            events.append(CardsLaid(draft.turn, cards, False))
    draft.fight = replace(fight, cards=cards)
    draft.phase, draft.seat = "defend", fight.defender


def card_points(tables: Tables, cards: Iterable[str], terrain: str, defender: bool) -> int:
    """Count the fight points of cards on a terrain's letter (T28, T29)."""
    background = "" if terrain in tables.barren else tables.terrain[terrain]
    points = 0
    for card in cards:
        kind = tables.cards[card]
        points += kind.defence if defender else kind.attack
        if kind.background == background:
            points += tables.numbers.background_strength
    return points


def beats(attack: int, defence: int) -> bool:
    """Tell whether an attacker with so many points wins; a tie is the defender's (T30)."""
    return attack > defence


def bodies(state: State, fight: Fight, seat: int) -> tuple[int, int]:
    """Give the points of both sides without any cards; `seat` attacks (T28)."""
    defending = state.tribes[fight.defender]
    held = fight.city or number(defending.people, fight.target)
    return number(state.tribes[seat].people, fight.start), held


def defended(tables: Tables, draft: State, cards: tuple[str, ...], events: Events) -> None:
    """Play the defender's cards and decide the fight (T28, T30, T32)."""
    fight = draft.fight
    assert fight is not None
    if cards:
        turn.take(draft, fight.defender, cards)
        if events is not None:
            events.append(DefenceShown(fight.defender, cards))
    men, held = bodies(draft, fight, draft.turn)
    points = (
        men + card_points(tables, fight.cards, fight.terrain, False),
        held + card_points(tables, cards, fight.terrain, True),
    )
    draft.discards = (*draft.discards, *fight.cards, *cards)
    won = beats(*points)
    lost = 1 if not won else 0 if fight.city else held
    if events is not None:
        events.append(_decided(tables, draft, fight, cards, points, won, lost))
    if won:
        _beat(draft, fight, events)
        draft.fight = replace(fight, cards=())
        draft.phase, draft.seat = "advance", draft.turn
    else:
        if leave(draft.edit(draft.turn), fight.start, 1) and events is not None:
            events.append(BonusLost(draft.turn, fight.start))
        gone(draft, fight.start, 1)
        close(draft)


def _decided(
    tables: Tables,
    draft: State,
    fight: Fight,
    defence: tuple[str, ...],
    points: tuple[int, int],
    won: bool,
    lost: int,
) -> FightDecided:
    return FightDecided(
        draft.turn,
        fight.defender,
        fight.start,
        fight.target,
        tables.terrain[fight.terrain],
        fight.cards,
        defence,
        points,
        won,
        lost,
        fight.city,
    )


def _beat(draft: State, fight: Fight, events: Events) -> None:
    loser = draft.edit(fight.defender)
    if fight.city:
        loser.cities = changed(loser.cities, fight.target, 0)
        return
    if leave(loser, fight.target, number(loser.people, fight.target)) and events is not None:
        events.append(BonusLost(fight.defender, fight.target))


def most(tables: Tables, state: State) -> int:
    """Give how many may advance at most (T31)."""
    fight = state.fight
    assert fight is not None
    tribe = state.tribes[state.turn]
    return min(number(tribe.people, fight.start), limit(tables, tribe, fight.target))


def advances(tables: Tables, state: State) -> list[Advance]:
    """List how many may advance, told apart by whether they moved in this action (T16, T31)."""
    fight = state.fight
    assert fight is not None
    marked = number(state.moved, fight.start)
    top = most(tables, state)
    if not marked:
        return list(tables.advances[: top + 1])
    fresh = number(state.tribes[state.turn].people, fight.start) - marked
    return [
        Advance(few, tired)
        for few in range(fresh + 1)
        for tired in range(marked + 1)
        if few + tired <= top
    ]


def refuse_advance(tables: Tables, state: State, action: Advance) -> Refusal | None:
    """Say why so many can't advance (T31)."""
    fight = state.fight
    assert fight is not None
    if any(type(n) is not int or n < 0 for n in (action.fresh, action.moved)):
        return refuse("tempus.refuse.unknown")
    marked = number(state.moved, fight.start)
    fresh = number(state.tribes[state.turn].people, fight.start) - marked
    if action.moved > marked or action.fresh > fresh:
        return refuse("tempus.refuse.advance.people", count=fresh, moved=marked)
    if action.fresh + action.moved > most(tables, state):
        return refuse("tempus.refuse.advance.room", count=most(tables, state))
    return None


def advance(tables: Tables, draft: State, action: Advance, events: Events) -> None:
    """Let people enter the won hex; it is no move and sets no mark (T16, T31)."""
    del tables
    fight = draft.fight
    assert fight is not None
    seat, count = draft.turn, action.fresh + action.moved
    if events is not None:
        events.append(PeopleAdvanced(seat, fight.start, fight.target, count))
    tribe = draft.edit(seat)
    if count:
        if leave(tribe, fight.start, count) and events is not None:
            events.append(BonusLost(seat, fight.start))
        add(tribe, fight.target, count)
        if action.moved:
            left = number(draft.moved, fight.start) - action.moved
            draft.moved = changed(draft.moved, fight.start, left)
            draft.moved = changed(draft.moved, fight.target, action.moved)
    elif number(tribe.bonus, fight.target):
        tribe.bonus = changed(tribe.bonus, fight.target, 0)
        if events is not None:
            events.append(BonusLost(seat, fight.target))
    close(draft)


def close(draft: State) -> None:
    """End the fight: go back to what it interrupted, or end the action."""
    fight = draft.fight
    assert fight is not None
    draft.fight, draft.seat = None, draft.turn
    if fight.back:
        draft.phase = fight.back
    else:
        turn.finish_action(draft)
