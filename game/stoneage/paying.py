"""Payments: what is exact, what a player lacks, and every way to pay."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.message import Key, Refusal, refuse
from game.stoneage.actions import Action, Open, Pay
from game.stoneage.state import State, Tribe
from game.stoneage.tables import Need, Tables

Resources = tuple[int, ...]


class Shortage(NamedTuple):
    """What an open card or tile needs and what a player lacks for it."""

    need: Need
    payable: bool
    """Whether it can be paid as things stand."""
    with_open: bool
    """Whether it can be paid, an own open card of resources of choice used if need be."""
    lack: Resources
    """Of a fixed tile: the pieces of each resource that are missing."""
    pieces: int
    """How many pieces are missing at least, of whatever kind they must be."""
    kinds: int
    """How many more kinds an exact tile asks for."""


def suits(need: Need, paid: Resources) -> bool:
    """Tell whether a payment is exactly what is asked for (sa16, sa19, sa20, sa21)."""
    if need.cost:
        return paid == need.cost
    if not need.least <= sum(paid) <= need.most:
        return False
    return not need.kinds or sum(1 for count in paid if count) == need.kinds


@lru_cache(1 << 15)
def _ways(need: Need, have: Resources) -> tuple[Action, ...]:
    if need.cost:
        fine = all(a >= b for a, b in zip(have, need.cost, strict=True))
        return (Pay(need.cost),) if fine else ()
    if sum(have) < need.least:
        return ()
    return tuple(
        [Pay(paid) for paid in _handfuls(have, need.least, need.most) if suits(need, paid)]
    )


@lru_cache(1 << 12)
def _handfuls(have: Resources, least: int, most: int) -> tuple[Resources, ...]:
    """List every way to take from `least` to `most` pieces, those of the first kinds first."""
    if not have:
        return ((),) if least <= 0 else ()
    # Kind by kind: of all products of the kinds only a few have the sum that is asked for, and what
    # the last kinds allow is the same for many stocks.
    rest = have[1:]
    return tuple(
        [
            (count, *more)
            for count in range(min(have[0], most), -1, -1)
            for more in _handfuls(rest, least - count, most - count)
        ]
    )


def payments(need: Need, have: Resources) -> tuple[Action, ...]:
    """List every payment of a need out of these resources, those of the first kinds first."""
    most = need.most
    for count in have:
        if count > most:
            # More than is asked for opens no further way: stocks cut to it share one entry of the
            # cache.
            return _ways(need, tuple([count if count < most else most for count in have]))
    return _ways(need, have)


@lru_cache(64)
def opens(amount: int, kinds: int) -> tuple[Open, ...]:
    """List every choice of `amount` resources, equal or different (sa41)."""
    return tuple(Open(chosen) for chosen in _handfuls((amount,) * kinds, amount, amount))


@lru_cache(1 << 14)
def payable(need: Need, have: Resources, extra: int) -> bool:
    """Tell whether a need can be paid, `extra` resources of choice being at hand (sa15)."""
    if payments(need, have):
        return True
    if not extra:
        return False
    chosen = (choice.resources for choice in opens(extra, len(have)))
    return any(payments(need, plus(have, more)) for more in chosen)


def plus(have: Resources, more: Resources) -> Resources:
    """Add resources."""
    return tuple([a + b for a, b in zip(have, more, strict=True)])


def minus(have: Resources, less: Resources) -> Resources:
    """Take resources away."""
    return tuple([a - b for a, b in zip(have, less, strict=True)])


def extra(tables: Tables, tribe: Tribe) -> int:
    """Count the resources of choice that a player's open cards would give."""
    chooses = tables.chooses
    return sum([chooses[card] for card in tribe.open if card in chooses]) if tribe.open else 0


def chooser(tables: Tables, tribe: Tribe) -> str:
    """Give the first open card with resources of choice; empty when there is none."""
    return next((card for card in tribe.open if card in tables.chooses), "")


def need_at(tables: Tables, state: State, place: str) -> Need:
    """Give what the card or tile at a place costs; raises KeyError where nothing is paid."""
    spot = tables.layouts[len(state.tribes)].spots[place]
    if spot.gain == "card":
        return tables.card_needs[spot.number]
    if spot.gain != "tile":
        raise KeyError(place)
    return tables.tile_needs[state.tops[spot.number]]


def shortage(tables: Tables, state: State, seat: int, place: str) -> Shortage:
    """Give what a card or tile needs and a player lacks now."""
    need, tribe = need_at(tables, state, place), state.tribes[seat]
    have = tribe.resources
    fine = bool(payments(need, have))
    lack, kinds = tables.none, 0
    if need.cost:
        lack = tuple(max(0, b - a) for a, b in zip(have, need.cost, strict=True))
        pieces = sum(lack)
    else:
        pieces, kinds = (0, 0) if fine else _missing(need, have)
    return Shortage(need, fine, payable(need, have, extra(tables, tribe)), lack, pieces, kinds)


@lru_cache(1 << 14)
def _missing(need: Need, have: Resources) -> tuple[int, int]:
    """Count pieces and kinds that are missing at least for a need without a printed cost."""
    # Asked of the payments themselves, so that the words on the screen cannot differ from the rule.
    pieces = next(n for n in range(1, need.most + 1) if payable(need, have, n))
    owned = sum(1 for count in have if count)
    return pieces, max(0, need.kinds - owned)


def refuse_pay(tables: Tables, need: Need, have: Resources, paid: Resources) -> Refusal | None:
    """Say why these resources do not pay a need."""
    kinds = len(tables.goods)
    if not isinstance(paid, tuple) or len(paid) != kinds:
        return refuse("stoneage.refuse.payment_form")
    if any(type(count) is not int or count < 0 for count in paid):
        return refuse("stoneage.refuse.payment_form")
    for good, count, owned in zip(tables.goods, paid, have, strict=True):
        if count > owned:
            name = Key(f"stoneage.resource.{good}")
            return refuse("stoneage.refuse.not_owned", resource=name, count=count - owned)
    if need.cost:
        return None if paid == need.cost else refuse("stoneage.refuse.pay_printed")
    return _refuse_count(need, paid)


def _refuse_count(need: Need, paid: Resources) -> Refusal | None:
    count = sum(paid)
    if count < need.least:
        return refuse("stoneage.refuse.pay_more", count=need.least - count)
    if count > need.most:
        return refuse("stoneage.refuse.pay_less", count=count - need.most)
    if need.kinds and sum(1 for number in paid if number) != need.kinds:
        return refuse("stoneage.refuse.pay_kinds", count=need.kinds)
    return None


def worth(tables: Tables, tile: str, paid: Resources) -> int:
    """Give the points of a tile for a payment: printed, or the values of what is paid."""
    printed = tables.tile_points[tile]
    if printed:
        return printed
    return sum([count * each for count, each in zip(paid, tables.points, strict=True)])


def refuse_open(tables: Tables, tribe: Tribe, chosen: Resources) -> Refusal | None:
    """Say why these resources cannot be taken with an open card (sa41)."""
    card = chooser(tables, tribe)
    if not card:
        return refuse("stoneage.refuse.no_open")
    amount = tables.chooses[card]
    if not isinstance(chosen, tuple) or len(chosen) != len(tables.goods):
        return refuse("stoneage.refuse.payment_form")
    if any(type(count) is not int or count < 0 for count in chosen):
        return refuse("stoneage.refuse.payment_form")
    if sum(chosen) != amount:
        return refuse("stoneage.refuse.open_count", count=amount)
    return None
