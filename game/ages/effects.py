"""The named effects of developments, added up: what the ones a player owns change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields

from game.ages.components import (
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
    PerMonument,
    SellFood,
    Spare,
    TurnBack,
)
from game.core.message import Key, Message, Param


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


def describe(name: str, development: Development) -> Message:
    """Say what a development does: its text, with the number of its effect as `count`."""
    params: dict[str, Param] = {}
    for effect in development.effects:
        for part in fields(effect):
            value = getattr(effect, part.name)
            if isinstance(value, int):
                params["count"] = value
            else:
                params[part.name] = Key(f"ages.{part.name}.{value}")
    return Message(f"ages.effect.{name}", params)
