"""One edition's numbers, precomputed: looked up thousands of times a second by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.ages.components import Components, Disaster, Edition, TradeStep
from game.ages.effects import Traits, gather
from game.ages.options import Options


class Tally(NamedTuple):
    """What a throw shows, before any choice and any development."""

    food_dice: int
    food: int
    goods: int
    worker_dice: int
    workers: int
    coins: tuple[int, ...]
    """The coins of each coin die."""
    skulls: int
    choices: int
    """Dice that are food or workers."""
    free: tuple[int, ...]
    """Places of the dice without a skull."""


class Tables:
    """Components of one edition in the form the rules ask for; goods and monuments by place."""

    def __init__(self, components: Components, options: Options) -> None:
        self.components = components
        self.edition: Edition = components.editions[options.edition]
        sheet, table = components.sheet, self.edition
        self.faces = components.dice.faces
        self.throws = components.dice.throws
        self.goods = tuple(good.id for good in sheet.goods)
        self.place = {good: at for at, good in enumerate(self.goods)}
        self.values = tuple(good.values for good in sheet.goods)
        self.most = tuple(good.most for good in sheet.goods)
        self.room = (*self.most, sheet.food.most)
        self.keep = sheet.keep
        self.food_start, self.food_most = sheet.food.start, sheet.food.most
        self.first_cities, self.city_boxes = sheet.cities.start, sheet.cities.boxes
        self.city_ids = tuple(
            f"city:{self.first_cities + 1 + at}" for at in range(len(self.city_boxes))
        )
        self.monuments = tuple(table.monuments)
        self.monument_place = {name: at for at, name in enumerate(self.monuments)}
        self.monument_boxes = tuple(m.boxes for m in table.monuments.values())
        self.developments = tuple(table.developments)
        self.costs = {name: d.cost for name, d in table.developments.items()}
        self.to_end = table.ending.developments
        self.sails = gather(self.developments, table.developments, self.place).fleet > 0
        self._choose(components.trade.editions[options.edition], options)
        self.patience = components.trade.patience
        self.rounds = components.solo.rounds
        choices = [face for face in self.faces if face.choice]
        self.choice_food = choices[0].food if choices else 0
        self.choice_workers = choices[0].workers if choices else 0
        # Boards and throws recur all the time. Each table has caches of its own, which go with it.
        self.traits = lru_cache(1 << 12)(self._traits)
        self.tally = lru_cache(1 << 14)(self._tally)
        self.worth = lru_cache(1 << 14)(self._worth)
        self.city_count = lru_cache(1 << 12)(self._city_count)
        self.in_play = lru_cache(16)(self._in_play)
        self.disaster = lru_cache(64)(self._disaster)
        self.wards = frozenset(filter(self._wards, self.developments))
        """Developments that spare their owner what opponents throw."""

    def _choose(self, step: TradeStep, options: Options) -> None:
        trading = step.standard or options.trading
        self.trades_early = trading and step.step == "before_building"
        self.trades_late = trading and step.step == "after_building"
        self.early_end = options.early_end
        self.spent = options.spearheads == "spent"

    def _traits(self, developments: tuple[str, ...]) -> Traits:
        return gather(developments, self.edition.developments, self.place)

    def _wards(self, development: str) -> bool:
        spared = self.traits((development,)).spares
        return any(self.edition.disasters[name].others for name in spared)

    def _tally(self, dice: tuple[int, ...]) -> Tally:
        food_dice = food = goods = worker_dice = workers = skulls = choices = 0
        coins: tuple[int, ...] = ()
        free: tuple[int, ...] = ()
        for at, value in enumerate(dice):
            face = self.faces[value - 1]
            goods += face.goods
            if face.choice:
                choices += 1
            else:
                food, workers = food + face.food, workers + face.workers
                food_dice += face.food > 0
                worker_dice += face.workers > 0
            if face.coins:
                coins += (face.coins,)
            if face.skulls:
                skulls += face.skulls
            else:
                free += (at,)
        return Tally(food_dice, food, goods, worker_dice, workers, coins, skulls, choices, free)

    def _worth(self, goods: tuple[int, ...]) -> int:
        return sum(values[count] for values, count in zip(self.values, goods, strict=True))

    def _city_count(self, cities: tuple[int, ...]) -> int:
        done = (have == boxes for have, boxes in zip(cities, self.city_boxes, strict=True))
        return self.first_cities + sum(done)

    def _in_play(self, seats: int) -> tuple[int, ...]:
        table = self.edition.monuments.values()
        return tuple(at for at, monument in enumerate(table) if seats not in monument.left_out)

    def _disaster(self, skulls: int) -> tuple[str, Disaster] | None:
        for name, row in self.edition.disasters.items():
            if skulls == row.skulls or (row.or_more and skulls > row.skulls):
                return name, row
        return None

    def finished(self, monuments: Iterable[int]) -> int:
        """Count the finished monuments of a board's row of boxes."""
        pairs = zip(monuments, self.monument_boxes, strict=True)
        return sum(have == boxes for have, boxes in pairs)
