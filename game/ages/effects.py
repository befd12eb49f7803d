"""The named effects of developments, added up: what the ones a player owns change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from game.ages.components import (
    Attack,
    CoinWorth,
    Development,
    Effect,
    GoodToWorkers,
    KeepAll,
    Lead,
    MoreFood,
    MoreGood,
    MoreWorkers,
    PerCity,
    PerGood,
    PerMonument,
    Preserve,
    SellFood,
    Ships,
    Spare,
    TurnBack,
)
from game.core.message import Key, Message, Param


class Onslaught(NamedTuple):
    """A disaster sent out against the opponents, and what makes it stronger."""

    development: str
    good: int
    """Place of the good that adds boxes."""
    boxes: int
    """Boxes more for each piece."""


@dataclass(slots=True)
class Traits:
    """What all developments of one player change together; made once for each set of them."""

    points: int = 0
    """Points of the developments themselves."""
    lead: bool = False
    food: int = 0
    """More food from each die used as food."""
    workers: int = 0
    """More workers from each die used as workers."""
    coins: int = 0
    """What a coin die is worth at least."""
    extra: tuple[tuple[int, int], ...] = ()
    """(place of a good, pieces more when the dice gave at least one)."""
    keep: bool = False
    """No goods are given up at the end of the turn."""
    rate: int = 0
    """Coins for each food sold, 0 when food does not pay."""
    hauled: int = -1
    """Place of the good that engineering takes, -1 for none."""
    haul: int = 0
    """Workers for each piece of that good."""
    per_monument: int = 0
    per_city: int = 0
    per_good: int = 0
    preserved: int = -1
    """Place of the good that preservation takes, -1 for none."""
    times: int = 1
    """What preservation multiplies the food by."""
    fleet: int = 0
    """Most ships that may be owned."""
    planks: tuple[int, ...] = ()
    """Places of the goods of which each ship takes one piece."""
    attacks: dict[str, Onslaught] = field(default_factory=dict)
    """Disaster -> how it is sent out against the opponents."""
    spares: dict[str, str] = field(default_factory=dict)
    """Disaster -> the development that spares its owner."""
    turns: dict[str, str] = field(default_factory=dict)
    """Disaster -> the development that turns it on the opponents."""


def gather(
    owned: Iterable[str], table: Mapping[str, Development], goods: Mapping[str, int]
) -> Traits:
    """Add up the effects of the developments `owned`; `goods` gives the place of each good."""
    traits = Traits()
    for name in owned:
        development = table[name]
        traits.points += development.points
        for effect in development.effects:
            _add(traits, name, effect, goods)
    return traits


def _add(traits: Traits, name: str, effect: Effect, goods: Mapping[str, int]) -> None:
    match effect:
        case Lead():
            traits.lead = True
        case Spare():
            traits.spares[effect.disaster] = name
        case TurnBack():
            traits.turns[effect.disaster] = name
        case MoreFood():
            traits.food += effect.amount
        case MoreWorkers():
            traits.workers += effect.amount
        case MoreGood():
            traits.extra += ((goods[effect.good], effect.amount),)
        case CoinWorth():
            traits.coins = max(traits.coins, effect.coins)
        case KeepAll():
            traits.keep = True
        case SellFood():
            traits.rate = max(traits.rate, effect.coins)
        case GoodToWorkers():
            traits.hauled, traits.haul = goods[effect.good], effect.workers
        case PerMonument():
            traits.per_monument += effect.points
        case PerCity():
            traits.per_city += effect.points
        case PerGood():
            traits.per_good += effect.points
        case Preserve():
            traits.preserved, traits.times = goods[effect.good], effect.times
        case Ships():
            traits.fleet = effect.most
            traits.planks = tuple(goods[good] for good in effect.goods)
        case Attack():
            traits.attacks[effect.disaster] = Onslaught(name, goods[effect.good], effect.boxes)


def describe(name: str, development: Development) -> Message:
    """Say what a development does: its text, with the number of its effect as `count`."""
    params: dict[str, Param] = {}
    for effect in development.effects:
        for part in fields(effect):
            value = getattr(effect, part.name)
            if isinstance(value, int):
                params["count"] = value
            elif isinstance(value, str):
                params[part.name] = Key(f"ages.{part.name}.{value}")
    return Message(f"ages.effect.{name}", params)
