"""One turn as a whole: what a throw is worth when building and buying follow at their best."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from game.ages.bots.labour import NEVER, Labour, Marks
from game.ages.bots.multiset import throws
from game.ages.bots.outlook import Outlook, led_by, replaced
from game.ages.bots.prospect import PLAIN, Prospect, rivals, still_to_move
from game.ages.bots.treasure import Goods, Treasure, kept
from game.ages.bots.weights import Taste, Weights
from game.ages.bots.winning import Winning
from game.ages.disaster import Blow, disaster
from game.ages.harvest import Harvest, harvest
from game.ages.scoring import total
from game.ages.state import State
from game.ages.tables import Tables

FAR, HALVES = 400.0, 36
"""A lead beyond which none is looked for, and how often the interval of it is halved."""
SURE = 6.0
"""Log odds beyond which a game is as good as won: more of them count for nothing, or the winner
would never end it."""
TIES = 0.2
"""The spread of a final lead that nobody answers: what settles ties is guessed at, no more."""
LEADS = range(-8, 81)
"""Final leads that are told apart; what is beyond them is as good as lost or won."""


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
        winning: Winning | None = None,
    ) -> None:
        """Look at a state; with `winning`, a duel that goes on is judged by the chance to win."""
        self.tables, self.state, self.seat, self.weights = tables, state, seat, weights
        self.winning = winning if len(state.boards) == 2 and not state.ending else None
        self.outlook: Outlook | None = None
        self.prospect = Prospect(tables, state, weights, taste, raced)
        if self.winning is not None:
            self.prospect = self.outlook = Outlook(
                tables, state, seat, weights, taste, self.winning
            )
        self.board = state.boards[seat]
        self.traits = tables.traits(self.board.developments)
        self.labour = Labour(self.prospect, seat, self._most_workers())
        self.treasure = Treasure(self.prospect, seat)
        self._blows: dict[tuple[int, int | None], Blows] = {}
        self._arms = self._armed()
        self._meals: dict[int, float] = {}
        self._answers: dict[int, float] = {}
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
        self._later = bool(later & set(others))
        self._rival_ending = max(ends, default=0.0)
        # What pieces score is weighed with the purchase, which may take them or make them score.
        lying = weights.gathered * self.traits.per_good * sum(self.board.goods)
        self._lead_ending = points - lying - self._rival_ending
        # Nobody to move after this one: only ties are left uncertain.
        self._spread_ending = weights.spread_end if self._later else 0.5
        self._spread_going, self._box = weights.spread_end, 1.0
        if self.outlook is not None:
            self._look_out(self.outlook, points - ends[0])
            return
        self._rival_going = max((prospect.standing(other) for other in others), default=0.0)
        self._lead_going = points + prospect.begun(seat) - self._rival_going
        self._spread_going += weights.spread_turn * prospect.turns

    def _look_out(self, outlook: Outlook, lead: float) -> None:
        """Count in log odds while the game goes on, and in points that are there at its end."""
        self._lead_going, self._rival_going, self._box = outlook.level, 0.0, outlook.box
        if self._later:
            # What the rival still makes of its last turn is worked out, not guessed.
            self._lead_ending = lead + self.weights.last_turn

    def seen_by(self, seat: int) -> Turn:
        """Value the same state for another seat, as this player would in its place."""
        return Turn(self.tables, self.state, seat, self.weights, self.prospect.taste)

    def going(self, lead: float) -> float:
        """Give how much a lead is worth while the game goes on: the chance to win, and greed."""
        if self.winning is not None:
            more = min(max(lead, -SURE), SURE) / (2 * SURE)
            return 0.5 + 0.5 * math.tanh(lead / 2) + self.winning.greed * more
        return self._chance(lead, self._spread_going)

    def ending(self, lead: float) -> float:
        """Give how much a final lead is worth."""
        if self.winning is not None and self._later:
            return self._answered(lead) + self.winning.greed * lead
        if self.winning is not None:
            return 0.5 + 0.5 * math.tanh(lead / TIES) + self.winning.greed * lead
        return self._chance(lead, self._spread_ending)

    def _answered(self, lead: float) -> float:
        """Give the chance that a lead lasts through the rival's last turn."""
        whole = math.floor(lead)
        below, above = (self._answer(one) for one in (whole, whole + 1))
        return below + (lead - whole) * (above - below)

    def _answer(self, lead: int) -> float:
        lead = min(max(lead, LEADS[0]), LEADS[-1])
        found = self._answers.get(lead)
        if found is None:
            state = led_by(self.tables, self.state, self.seat, lead)
            sober = replace(self.weights, greed=0.0)
            found = 1 - Turn(self.tables, state, 1 - self.seat, sober, PLAIN).whole()
            self._answers[lead] = found
        return found

    def whole(self) -> float:
        """Give the exact value of the turn before its first throw."""
        tables = self.tables
        free = loose(tables, len(self.state.boards) == 1)
        spread = throws(tables.city_count(self.board.cities), len(tables.faces), free)
        values = [self.split(faces)[0] for faces in spread.faces[spread.first :]]
        if self.traits.lead:
            values = spread.lead(values)
        for _ in range(tables.throws - 1):
            values = spread.best(spread.expect(values))[spread.first :]
        return spread.expect(values)[0]

    def lying(self) -> float:
        """Give what lies on the board before anything is built or bought."""
        if self.outlook is not None:
            return self.outlook.level
        return self.prospect.food(self.board.food, self.board) - self.board.disasters

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

    def worth(self, dice: tuple[int, ...]) -> float:
        """Give the value of dice that stand, with the whole of the end that follows them."""
        value, food_dice = self.split(dice)
        if self.outlook is None:
            return value
        work = self._follow(dice, food_dice)
        if not work.going:
            return value
        crop = harvest(self.tables, self.board, dice, food_dice, self.traits)
        return self.going(self._end(self.outlook, crop, work))

    def _end(self, outlook: Outlook, crop: Harvest, work: Work) -> float:
        """Give the log odds of the end to which the best that follows a crop leads."""
        tables, seat, blow = self.tables, self.seat, self._struck(crop)
        marks = self.marks(work, crop.workers + work.engineer * self.traits.haul)
        goods = (0,) * len(crop.goods) if blow.robbed else crop.goods
        goods = self.without(goods, work.engineer)
        buy = self.treasure.deal(goods, crop.coins, crop.food).going.buy
        board, firsts = self.board.clone(), self.state.firsts
        board.food, board.disasters = crop.food, board.disasters + crop.hungry + round(blow.own)
        for target, boxes in marks:
            at = tables.monument_place.get(target, -1)
            if at < 0:
                at = tables.city_ids.index(target)
                board.cities = replaced(board.cities, at, board.cities[at] + boxes)
                continue
            have = board.monuments[at] + boxes
            board.monuments = replaced(board.monuments, at, have)
            if have == tables.monument_boxes[at] and firsts[at] < 0:
                firsts = replaced(firsts, at, seat)
        if buy is not None:
            board.developments = (*board.developments, buy.development)
            board.food -= buy.food
            names = tables.goods
            goods = tuple(
                0 if name in buy.goods else n for name, n in zip(names, goods, strict=True)
            )
        keeps = tables.traits(board.developments).keep
        board.goods = goods if keeps else kept(goods, tables.values, tables.keep)
        return outlook.end(board, firsts, self._disaster(crop.skulls))

    def _disaster(self, skulls: int) -> Blow | None:
        return disaster(self.tables, self.state.boards, self.seat, skulls)

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
            value = labour.going[workers] + deal.going.value + meal - loss * self._box
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
        going = harm + goods if self.outlook is None else self.outlook.struck(blow)
        return Blows(float(own), going, harm, self.seat in blow.robbed)


def loose(tables: Tables, alone: bool) -> tuple[int, ...]:
    """Name the faces that may be thrown again: those without a skull; alone, all (rtta1)."""
    faces = enumerate(tables.faces, 1)
    return tuple(value for value, face in faces if alone or not face.skulls)
