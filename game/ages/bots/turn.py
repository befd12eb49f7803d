"""One turn as a whole: what a throw is worth when building and buying follow at their best."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.ages.bots.labour import NEVER, Labour, Marks
from game.ages.bots.prospect import Prospect, rivals, still_to_move
from game.ages.bots.treasure import Goods, Treasure
from game.ages.bots.weights import Taste, Weights
from game.ages.disaster import disaster
from game.ages.harvest import Harvest, harvest
from game.ages.scoring import total
from game.ages.state import State
from game.ages.tables import Tables

FAR, HALVES = 400.0, 36
"""A lead beyond which none is looked for, and how often the interval of it is halved."""


class Blows(NamedTuple):
    """What so many skulls do, in points: to the own board, to the rivals, to the own goods."""

    own: float
    harm_going: float
    harm_ending: float
    robbed: bool


class Work(NamedTuple):
    """The best that follows once the dice are collected."""

    value: float
    going: bool
    """Whether the game goes on after it."""
    engineer: int
    """Pieces of the good that engineering takes."""
    closing: bool
    """Whether these workers finish the last monument that nobody had."""


class Turn:
    """Values of one seat's turn; made anew for every state that is asked about."""

    def __init__(
        self,
        tables: Tables,
        state: State,
        seat: int,
        weights: Weights,
        taste: Taste,
        raced: bool = False,
    ) -> None:
        self.tables, self.state, self.seat, self.weights = tables, state, seat, weights
        self.prospect = Prospect(tables, state, weights, taste, raced)
        self.board = state.boards[seat]
        self.traits = tables.traits(self.board.developments)
        self.labour = Labour(self.prospect, seat, self._most_workers())
        self.treasure = Treasure(self.prospect, seat)
        self._blows: dict[tuple[int, int | None], Blows] = {}
        self._arms = self._armed()
        self._meals: dict[int, float] = {}
        self._measure()

    def _most_workers(self) -> int:
        tables, traits = self.tables, self.traits
        hauled = tables.most[traits.hauled] * traits.haul if traits.hauled >= 0 else 0
        if self.state.phase == "build":
            return self.state.workers + hauled
        face = max(face.workers for face in tables.faces) + traits.workers
        return face * tables.city_count(self.board.cities) + hauled

    def _armed(self) -> int:
        """Give the place of the good that makes an own attack stronger by lying there, or -1."""
        if self.tables.spent or not self.weights.gathered:
            return -1
        return next((attack.good for attack in self.traits.attacks.values()), -1)

    def _measure(self) -> None:
        """Work out what is equal for all throws: the points, the rivals, what may still move."""
        state, seat, weights = self.state, self.seat, self.weights
        prospect = self.prospect
        points = total(self.tables, state, seat)
        others, later = rivals(state, seat), still_to_move(state, seat)
        ends = [
            total(self.tables, state, other) + (weights.last_turn if other in later else 0.0)
            for other in others
        ]
        self._rival_ending = max(ends, default=0.0)
        # What pieces score is weighed with the purchase, which may take them or make them score.
        lying = weights.gathered * self.traits.per_good * sum(self.board.goods)
        self._lead_ending = points - lying - self._rival_ending
        # Nobody to move after this one: only ties are left uncertain.
        self._spread_ending = weights.spread_end if later & set(others) else 0.5
        self._rival_going = max((prospect.standing(other) for other in others), default=0.0)
        self._lead_going = points + prospect.begun(seat) - self._rival_going
        self._spread_going = weights.spread_end + weights.spread_turn * prospect.turns

    def seen_by(self, seat: int) -> Turn:
        """Value the same state for another seat, as this player would in its place."""
        return Turn(self.tables, self.state, seat, self.weights, self.prospect.taste)

    def going(self, lead: float) -> float:
        """Give how much a lead is worth while the game goes on: the chance to win, and greed."""
        return self._chance(lead, self._spread_going)

    def ending(self, lead: float) -> float:
        """Give how much a final lead is worth."""
        return self._chance(lead, self._spread_ending)

    def _chance(self, lead: float, spread: float) -> float:
        # Alone nobody is beaten: points themselves are what counts.
        if self.prospect.alone:
            return lead
        # A game is won by any lead, so a lead counts as far as it makes winning likelier. The greed
        # keeps it playing for points when all is won or lost, where tanh is flat.
        return 0.5 + 0.5 * math.tanh(lead / spread) + self.weights.greed * lead

    def hope(self, value: float) -> float:
        """Give the points that are worth so much beside the best rival as it stands."""
        ending = self.state.ending
        spread = self._spread_ending if ending else self._spread_going
        low, high = -FAR, FAR
        # By halves: the sum of a curve and a line has no inverse that could be written down.
        for _ in range(HALVES):
            middle = (low + high) / 2
            low, high = (middle, high) if self._chance(middle, spread) < value else (low, middle)
        return low + (self._rival_ending if ending else self._rival_going)

    def value(self, dice: tuple[int, ...], food_dice: int) -> float:
        """Give the value of these dice when they stand, `food_dice` of the choice dice as food."""
        return self._follow(dice, food_dice).value

    def goes_on(self, dice: tuple[int, ...], food_dice: int) -> bool:
        """Tell whether the game goes on after the best that follows these dice."""
        return self._follow(dice, food_dice).going

    def _follow(self, dice: tuple[int, ...], food_dice: int) -> Work:
        crop = harvest(self.tables, self.board, dice, food_dice, self.traits)
        blow = self._struck(crop)
        goods = (0,) * len(crop.goods) if blow.robbed else crop.goods
        # Points lost are the same whatever is built after them, so they need not enter the tables.
        loss = crop.hungry + blow.own
        return self.work(goods, crop.coins, crop.food, crop.workers, loss, blow)

    def _struck(self, crop: Harvest) -> Blows:
        """Give what the skulls of a throw do; goods come before they strike (rtta26)."""
        if self._arms < 0:
            return self._blows.get((crop.skulls, None)) or self.blows(crop.skulls)
        have, come = self.board.goods[self._arms], crop.gained[self._arms]
        pieces = have + round(self.weights.gathered * come)
        return self._blows.get((crop.skulls, pieces)) or self.blows(crop.skulls, pieces)

    def plan(self, dice: tuple[int, ...], food_dice: int) -> Marks:
        """Give what the best that follows these dice builds, in order."""
        work = self._follow(dice, food_dice)
        crop = harvest(self.tables, self.board, dice, food_dice, self.traits)
        return self.marks(work, crop.workers + work.engineer * self.traits.haul)

    def aim(self, workers: int) -> Marks:
        """Give what so many workers would do, as far as that can be said before the dice stand."""
        workers = min(workers, len(self.labour.going) - 1)
        if self.state.ending:
            return self.labour.last_marks(workers)
        return self.labour.marks(workers)

    def marks(self, work: Work, workers: int) -> Marks:
        """Give what is built with so many workers in the game that is reckoned with."""
        if work.going:
            return self.labour.marks(workers)
        last = self.labour.trigger_marks if work.closing else self.labour.last_marks
        return last(workers)

    def split(self, dice: tuple[int, ...]) -> tuple[float, int]:
        """Give the best value of these dice, and how many of the choice dice are food then."""
        choices = self.tables.tally(dice).choices
        best = (self.value(dice, 0), 0)
        for food_dice in range(1, choices + 1):
            value = self.value(dice, food_dice)
            if value > best[0]:
                best = (value, food_dice)
        return best

    def work(
        self, goods: Goods, coins: int, food: int, workers: int, loss: float, blow: Blows
    ) -> Work:
        """Give the best building and buying with what is there, together."""
        # A plan asks for thousands of throws, which leave a dozen amounts of food.
        meal = self._meals.get(food)
        if meal is None:
            meal = self._meals[food] = self.prospect.food(food, self.board)
        best = self._together(goods, coins, food, workers, meal, loss, blow)
        if self.traits.hauled < 0:
            return best
        # Goods turned into workers can no longer be coins: only trying each number weighs both
        # uses.
        for given in range(1, goods[self.traits.hauled] + 1):
            more, left = workers + given * self.traits.haul, self.without(goods, given)
            found = self._together(left, coins, food, more, meal, loss, blow)
            if found.value > best.value:
                best = found._replace(engineer=given)
        return best

    def _together(
        self,
        goods: Goods,
        coins: int,
        food: int,
        workers: int,
        meal: float,
        loss: float,
        blow: Blows,
    ) -> Work:
        deal, labour = self.treasure.deal(goods, coins, food), self.labour
        ending, trigger = deal.ending.value, deal.trigger.value
        other = labour.ending[workers] + (ending if self.state.ending else trigger)
        closing = labour.trigger[workers] + (trigger if trigger > ending else ending)
        end, ended = (closing if closing > other else other), NEVER
        if end > NEVER:
            ended = self.ending(self._lead_ending + end - loss + blow.harm_ending)
        if not self.state.ending:
            value = labour.going[workers] + deal.going.value + meal - loss
            going = self.going(self._lead_going + value + blow.harm_going)
            # Of equals the game goes on: an end cannot be taken back.
            if going >= ended:
                return Work(going, True, 0, False)
        return Work(ended, False, 0, closing > other)

    def without(self, goods: Goods, given: int) -> Goods:
        """Take pieces of the good that engineering needs away."""
        if not given:
            return goods
        at = self.traits.hauled
        return (*goods[:at], goods[at] - given, *goods[at + 1 :])

    def blows(self, skulls: int, pieces: int | None = None) -> Blows:
        """Give what so many skulls do; `pieces` of the good of an attack, or those on the board."""
        found = self._blows.get((skulls, pieces))
        if found is None:
            found = self._blows[skulls, pieces] = self._strike(skulls, pieces)
        return found

    def _strike(self, skulls: int, pieces: int | None) -> Blows:
        blow = disaster(self.tables, self.state.boards, self.seat, skulls, pieces)
        if blow is None:
            return Blows(0.0, 0.0, 0.0, False)
        share = self.weights.harm / max(1, len(self.state.boards) - 1)
        own = sum(boxes for seat, boxes in blow.boxes if seat == self.seat)
        harm = share * sum(boxes for seat, boxes in blow.boxes if seat != self.seat)
        goods = share * sum(
            self.prospect.goods(self.state.boards[seat].goods)
            for seat in blow.robbed
            if seat != self.seat
        )
        return Blows(float(own), harm + goods, harm, self.seat in blow.robbed)
