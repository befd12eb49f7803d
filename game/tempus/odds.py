"""The fight calculator: exact chances over the cards that are not seen (issue: table, bots).

It counts points with the very functions that decide the fight. A hidden hand is any set of so
many unseen cards, each equally likely; its owner is taken to play everything that scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import comb
from typing import NamedTuple

from game.tempus.board import owner
from game.tempus.fighting import beats, card_points
from game.tempus.state import UNKNOWN, State, number
from game.tempus.tables import MEMORY, Tables
from game.tempus.visibility import unseen

Classes = tuple[tuple[tuple[int, int], int], ...]
"""How many cards bring so many points to an attacker and to a defender."""


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
    veiled: int = 0
    """Cards of the attacker that are not known either."""


def clash(
    tables: Tables, pool: Iterable[str], counts: tuple[int, int], terrain: str
) -> Mapping[tuple[int, int], float]:
    """Give the chance of each pair of points of the attacker's and the defender's hidden cards.

    Both hands come from one pool. `terrain` is a letter. Ways are counted as whole numbers.
    """
    return _clash(_classes(tables, tuple(pool), terrain), counts)


@lru_cache(MEMORY)
def _classes(tables: Tables, pool: tuple[str, ...], terrain: str) -> Classes:
    """Count the cards by the points that they bring to the attacker and to the defender."""
    # Cards of equal points are one class, so that a deck has a handful of classes to draw from
    # and not thousands of hands.
    found = Counter(
        (
            card_points(tables, (card,), terrain, False),
            card_points(tables, (card,), terrain, True),
        )
        for card in pool
    )
    return tuple(sorted(found.items()))


@lru_cache(MEMORY)
def _clash(classes: Classes, counts: tuple[int, int]) -> Mapping[tuple[int, int], float]:
    size = sum([same for _, same in classes])
    # Near the end the deck may hold fewer cards than hands hide.
    most = min(counts[0], size)
    rest = min(counts[1], size - most)
    # Ways stay whole numbers to the end: sums of fractions would depend on the order of the deck.
    ways: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 1}
    for (attack, defence), same in classes:
        grown: dict[tuple[int, int, int, int], int] = {}
        for (one, other, mine, theirs), number_of in ways.items():
            for more in range(min(same, most - one) + 1):
                for extra in range(min(same - more, rest - other) + 1):
                    key = (
                        one + more,
                        other + extra,
                        mine + more * attack,
                        theirs + extra * defence,
                    )
                    found = number_of * comb(same, more) * comb(same - more, extra)
                    grown[key] = grown.get(key, 0) + found
        ways = grown
    whole = comb(size, most) * comb(size - most, rest)
    full = {key[2:]: found for key, found in ways.items() if key[:2] == (most, rest)}
    return {pair: full[pair] / whole for pair in sorted(full)}


def spread(
    tables: Tables, pool: Iterable[str], count: int, terrain: str, defender: bool
) -> dict[int, float]:
    """Give the chance of each sum of points of `count` cards drawn from a pool."""
    counts = (0, count) if defender else (count, 0)
    pairs = clash(tables, pool, counts, terrain)
    return {pair[defender]: chance for pair, chance in pairs.items()}


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
    attack: tuple[str, ...] | None,
) -> Odds:
    """Give the chance to win against whatever the defender may hold.

    `attack` are the attacker's cards; `None` takes all that the attacker has, known or not.
    """
    mine, theirs = standing(tables, view, hexes, terrain, attack or ())
    known, veiled = ((), 0) if attack is not None else _hand(view, hexes[0])
    open_, count = _hand(view, hexes[1])
    mine += card_points(tables, known, terrain, False)
    theirs += card_points(tables, open_, terrain, True)
    return _reckoned(tables, unseen(tables, view), terrain, (mine, theirs), (veiled, count))


@lru_cache(MEMORY)
def _reckoned(
    tables: Tables,
    pool: tuple[str, ...],
    terrain: str,
    known: tuple[int, int],
    hidden: tuple[int, int],
) -> Odds:
    """Give the chances of known points and so many hidden cards of the attacker and the defender.

    Remembered, for most of a turn thought through changes nothing about most fights.
    """
    (mine, theirs), (veiled, count) = known, hidden
    # Both hidden hands come from one pool: drawn apart, a card could lie in both.
    pairs = clash(tables, pool, hidden, terrain)
    found: dict[int, float] = {}
    for (_, points), chance in pairs.items():
        found[points] = found.get(points, 0.0) + chance
    win = sum([part for (more, less), part in pairs.items() if beats(mine + more, theirs + less)])
    return Odds(mine, theirs, count, tuple(sorted(found.items())), win, veiled)


def _hand(view: State, hex: int) -> tuple[tuple[str, ...], int]:
    """Give the cards of a hex's owner that a view shows, and how many it hides."""
    seat = owner(view, hex)
    hand = () if seat is None else view.tribes[seat].hand
    known = tuple(card for card in hand if card != UNKNOWN)
    return known, len(hand) - len(known)


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
    win = sum(chance for points, chance in found.items() if beats(mine + points, theirs))
    return Odds(mine, theirs, count, tuple(found.items()), win)
