"""The fight calculator: exact chances over the cards that are not seen (issue: table, bots).

It counts points with the very functions that decide the fight. A hidden hand is any set of so
many unseen cards, each equally likely; its owner is taken to play everything that scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import NamedTuple

from game.tempus.board import owner
from game.tempus.fighting import card_points
from game.tempus.sight import unseen
from game.tempus.state import State, number
from game.tempus.tables import Tables


class Odds(NamedTuple):
    """What a fight may come to, as far as cards are known."""

    attack: int
    """Points of the attacker that are known."""
    defence: int
    """Points of the defender that are known."""
    hidden: int
    """Cards of the other side that are not known."""
    spread: tuple[tuple[int, float], ...]
    """(points, chance) of those hidden cards, ascending."""
    win: float
    """The chance that the attacker wins."""


def spread(
    tables: Tables, pool: Iterable[str], count: int, terrain: str, defender: bool
) -> dict[int, float]:
    """Give the chance of each sum of points of `count` cards drawn from a pool.

    `terrain` is a letter. Exact: ways are counted as whole numbers and divided at the end.
    """
    values = [card_points(tables, (card,), terrain, defender) for card in pool]
    count = min(count, len(values))
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value in sorted(set(values)):
        same = values.count(value)
        grown: dict[tuple[int, int], int] = {}
        for (cards, points), number_of in ways.items():
            for more in range(min(same, count - cards) + 1):
                key = (cards + more, points + more * value)
                grown[key] = grown.get(key, 0) + number_of * comb(same, more)
        ways = grown
    whole = comb(len(values), count)
    sums = {points: found for (cards, points), found in ways.items() if cards == count}
    return {points: sums[points] / whole for points in sorted(sums)}


def standing(
    tables: Tables,
    state: State,
    hexes: tuple[int, int],
    terrain: str,
    attack: tuple[str, ...],
) -> tuple[int, int]:
    """Give the points of both sides before the defender's cards; `terrain` is a letter."""
    start, target = hexes
    attacker, defender = owner(state, start), owner(state, target)
    men = 0 if attacker is None else number(state.tribes[attacker].people, start)
    held = 0
    if defender is not None:
        tribe = state.tribes[defender]
        held = number(tribe.cities, target) or number(tribe.people, target)
    return men + card_points(tables, attack, terrain, False), held


def against_hand(
    tables: Tables,
    view: State,
    hexes: tuple[int, int],
    terrain: str,
    attack: tuple[str, ...],
) -> Odds:
    """Give the chance to win with these cards against whatever the defender may hold."""
    mine, theirs = standing(tables, view, hexes, terrain, attack)
    defender = owner(view, hexes[1])
    count = 0 if defender is None else len(view.tribes[defender].hand)
    found = spread(tables, unseen(tables, view), count, terrain, True)
    win = sum(chance for points, chance in found.items() if mine > theirs + points)
    return Odds(mine, theirs, count, tuple(found.items()), win)


def against_laid(tables: Tables, view: State, defence: tuple[str, ...]) -> Odds:
    """Give the attacker's chance with the cards laid face down against this defence."""
    fight = view.fight
    if fight is None or not fight.terrain:
        raise ValueError("no fight has come to the defender's cards")
    hexes = (fight.start, fight.target)
    mine, theirs = standing(tables, view, hexes, fight.terrain, ())
    theirs += card_points(tables, defence, fight.terrain, True)
    count = len(fight.cards)
    found = spread(tables, unseen(tables, view), count, fight.terrain, False)
    win = sum(chance for points, chance in found.items() if mine + points > theirs)
    return Odds(mine, theirs, count, tuple(found.items()), win)
