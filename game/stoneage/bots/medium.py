"""The middling player: the strong one's values, looking one decision ahead only."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.bot import Advice, Brief, Limit
from game.stoneage import rolling
from game.stoneage.actions import Act, Action, Decline, Improve, Open, Pay, Pick, Starve, Use
from game.stoneage.bots.crowd import Crowd
from game.stoneage.bots.market import Plan, purchases
from game.stoneage.bots.race import Race
from game.stoneage.bots.reasons import advise
from game.stoneage.bots.stock import Store
from game.stoneage.bots.weights import Taste, Weights
from game.stoneage.feeding import penalty
from game.stoneage.gains import add
from game.stoneage.paying import chooser, minus, plus
from game.stoneage.rules import StoneRules
from game.stoneage.state import State


class Medium:
    """Does what is worth most right after it."""

    def __init__(self, rules: StoneRules, weights: Weights, taste: Taste) -> None:
        self.rules, self.tables = rules, rules.tables
        self.weights, self.taste = weights, taste

    def choose(self, brief: Brief) -> Advice:
        """Choose by the value of one decision."""
        state: State = brief.view
        actions = self.rules.legal(state)
        if len(actions) == 1:
            return Advice(actions[0])
        race = Race(self.tables, state, brief.seat, self.weights, self.taste)
        match state.phase:
            case "place":
                action = self.place(race, brief.limit)
            case "act":
                action = self.act(race, actions)
            case "tools":
                action = self.use(race, actions)
            case "pay":
                action = self.pay(race)
            case "pick":
                action = self.pick(race, actions)
            case "feed":
                action = self.feed(race, actions)
            case _:
                action = self.improve(race, actions)
        return advise(race, action)

    def place(self, race: Race, limit: Limit) -> Action:
        """Put people where they gain most for each of them."""
        del limit
        crowd = Crowd(race)
        return crowd.put(max(crowd.ideas(race.state, race.seat)))

    def act(self, race: Race, actions: Sequence[Action]) -> Action:
        """Make a tool first, for it helps at once; then go where it likes most; then buy."""
        spots, eager = race.going[race.seat].layout.spots, self.taste.eager
        acts = [action for action in actions if isinstance(action, Act)]
        tools = [act for act in acts if spots[act.place].gain == "tool"]
        if tools:
            return tools[0]
        calm = [act for act in acts if spots[act.place].gain in ("person", "agriculture")]
        rolls = [act for act in acts if spots[act.place].divisor]
        if calm or rolls:
            ways = [*calm, *reversed(rolls)]
            return max(ways, key=lambda a: eager.get(spots[a.place].gain, 0.0))
        return self.shop(race, acts)

    def shop(self, race: Race, acts: Sequence[Act]) -> Action:
        """Go where the dearest thing lies."""
        outlook = race.going[race.seat]
        return max(acts, key=lambda act: outlook.items[outlook.layout.at[act.place]].gain)

    def use(self, race: Race, actions: Sequence[Action]) -> Action:
        """Use the tools after which the most is to be expected."""
        uses = [action for action in actions if isinstance(action, Use)]
        return max(uses, key=lambda use: self.used(race, use))

    def used(self, race: Race, use: Use) -> float:
        """Give the value of using these tools: the others help the largest roll to come."""
        left = race.going[race.seat].store.tools
        left -= rolling.value(self.tables, race.state.tribes[race.seat], use)
        return self.rolled(race, use, left)

    def rolled(self, race: Race, use: Use, tools: int) -> float:
        """Give the value of what a roll brings with these tools, and of so much left of them."""
        outlook, state = race.going[race.seat], race.state
        what, _, _, amount = rolling.result(self.tables, state, use)
        resources, food, _ = outlook.store
        at = self.tables.good_at.get(what, -1)
        if at >= 0:
            resources = add(resources, at, amount)
        else:
            food += amount
        here = outlook.layout.at[state.place]
        placed = outlook.tribe.placed
        rest = (*placed[:here], 0, *placed[here + 1 :])
        spent = sum(self.tables.one_use[card] for card in use.cards)
        cost = self.weights.one_use * outlook.prospect.soon * spent
        return outlook.with_store(rest, Store(resources, food, tools)).value - cost

    def wanted(self, race: Race) -> tuple[str, ...]:
        """Name the places at which purchases are planned together."""
        return (race.state.place,)

    def pay(self, race: Race) -> Action:
        """Pay as planned, open the card of resources for that, or decline."""
        state, have = race.state, race.going[race.seat].store.resources
        places = self.wanted(race)
        plan = purchases(race, places, have)
        opened = self.opened(race, places, plan)
        if opened is not None:
            return opened
        if plan.deals and plan.deals[0].place == state.place:
            return Pay(plan.deals[0].paid)
        return Decline()

    def opened(self, race: Race, places: tuple[str, ...], plan: Plan) -> Action | None:
        """Give the way to open the card of resources that is better than to keep it."""
        outlook = race.going[race.seat]
        card = chooser(self.tables, outlook.tribe)
        if not card:
            return None
        less = self.tables.chooses[card] * max(outlook.prospect.prices)
        best, found = plan.value, None
        for action in self.rules.legal(race.state):
            if isinstance(action, Open):
                have = plus(outlook.store.resources, action.resources)
                value = purchases(race, places, have, less).value
                if value > best + 1e-6:
                    best, found = value, action
        return found

    def pick(self, race: Race, actions: Sequence[Action]) -> Action:
        """Take the die that gives most."""
        outlook = race.going[race.seat]
        picks = [action for action in actions if isinstance(action, Pick)]
        return max(picks, key=lambda pick: outlook.gain(self.tables.die[pick.face - 1]))

    def feed(self, race: Race, actions: Sequence[Action]) -> Action:
        """Pay for the missing food what is worth least, unless the loss is worth less."""
        return max(actions, key=lambda action: self.fed(race, action))

    def fed(self, race: Race, action: Action) -> float:
        """Give the value of what is left after paying, the loss taken off."""
        outlook = race.going[race.seat]
        prospect, have, missing = outlook.prospect, outlook.store.resources, race.state.missing
        if isinstance(action, Open):
            used = self.tables.chooses[chooser(self.tables, outlook.tribe)]
            left = plus(have, action.resources)
            if sum(left) < missing:
                return float("-inf")
            cheap = sum(sorted(self._pieces(left, prospect.prices))[:missing])
            return prospect.goods(left) - cheap - used * max(prospect.prices)
        if isinstance(action, Pay):
            have, missing = minus(have, action.resources), missing - sum(action.resources)
        assert isinstance(action, (Pay, Starve))
        return prospect.goods(have) - self.taste.food * penalty(self.tables, missing)

    def _pieces(self, have: Sequence[int], prices: Sequence[float]) -> list[float]:
        return [price for n, price in zip(have, prices, strict=True) for _ in range(n)]

    def improve(self, race: Race, actions: Sequence[Action]) -> Action:
        """Raise a tool that can still be used in this round."""
        used = race.state.tribes[race.seat].used
        slots = [action for action in actions if isinstance(action, Improve)]
        return min(slots, key=lambda action: used[action.tool])
