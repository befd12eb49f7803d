"""The strong player: plays the placing on, plans its purchases together, uses tools exactly."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.bot import Limit
from game.stoneage import rolling
from game.stoneage.actions import Act, Action, Pick, Use
from game.stoneage.bots.crafts import Helper, Task, help_to_come
from game.stoneage.bots.crowd import Crowd
from game.stoneage.bots.duel import Duel
from game.stoneage.bots.market import purchases, shops
from game.stoneage.bots.medium import Medium
from game.stoneage.bots.outlook import Outlook
from game.stoneage.bots.race import Race


class Hard(Medium):
    """Chooses the placement after which the whole round is worth most against the others."""

    def place(self, race: Race, limit: Limit) -> Action:
        """Play the most promising placements on to the end of the placing."""
        crowd, state = Crowd(race), race.state
        ideas = sorted(crowd.ideas(state, race.seat), reverse=True)
        # What a placement is worth shows only after the others have placed, which is dear to play:
        # only the most promising ones are.
        width = int(limit.samples or self.weights.width)
        if width < 2:
            return crowd.put(ideas[0])
        likely, replies = limit.within(ideas[:width]), int(self.weights.replies)
        if len(race.going) == 2 and replies > 1:
            return crowd.put(Duel(crowd, replies).best(state, likely, int(self.weights.ahead)))
        branches = int(self.weights.branches)
        worth = {idea: crowd.played_on(state, idea, branches, crowd.liked(idea)) for idea in likely}
        return crowd.put(max(worth, key=worth.__getitem__))

    def wanted(self, race: Race) -> tuple[str, ...]:
        """Name the place at hand, then all others with something to buy."""
        place = race.state.place
        return (place, *[name for name in shops(race.going[race.seat]) if name != place])

    def shop(self, race: Race, acts: Sequence[Act]) -> Action:
        """Go where the plan begins."""
        outlook = race.going[race.seat]
        deals = purchases(race, shops(outlook), outlook.store.resources).deals
        return Act(deals[0].place) if deals else acts[0]

    def used(self, race: Race, use: Use) -> float:
        """Give the value of using these tools: the rest helps all rolls to come at best."""
        outlook, tables = race.going[race.seat], self.tables
        tribe, place = outlook.tribe, race.state.place
        helpers = [
            Helper(tribe.tools[slot], 0.0)
            for slot in rolling.unused(tribe)
            if slot not in use.tools
        ]
        each = self.weights.one_use * outlook.prospect.soon
        for card in rolling.one_uses(tables, tribe):
            if card not in use.cards:
                value = tables.one_use[card]
                # Rounded, so that states that hardly differ find the same entry in the cache.
                helpers.append(Helper(value, round(each * value, 3)))
        tasks = tasks_to_come(outlook, outlook.layout.at[place])
        return self.rolled(race, use, 0) + help_to_come(tasks, tuple(sorted(helpers)))

    def pick(self, race: Race, actions: Sequence[Action]) -> Action:
        """Take the die that gives most, the next one's best choice taken off."""
        picks = [action for action in actions if isinstance(action, Pick)]
        return max(picks, key=lambda pick: self._picked(race, pick))

    def _picked(self, race: Race, pick: Pick) -> float:
        die, seats = self.tables.die, len(race.going)
        own = race.going[race.seat].gain(die[pick.face - 1])
        left = list(race.state.dice)
        # Only the next seat is looked at: what is left after it is nobody's to plan.
        left.remove(pick.face)
        if not left:
            return own
        rival = race.going[(race.seat + 1) % seats]
        # The more rivals, the less it matters what one of them gets.
        return own - max(rival.gain(die[face - 1]) for face in left) / (seats - 1)


def tasks_to_come(outlook: Outlook, here: int) -> tuple[Task, ...]:
    """List the rolls that a seat's people will still make, beside those at place `here`."""
    found = []
    for at, spot in enumerate(outlook.spots):
        people = outlook.tribe.placed[at]
        if spot.divisor and people and at != here:
            unit = outlook.food(2) / 2 if spot.good < 0 else outlook.prospect.prices[spot.good]
            found.append(Task(people, spot.divisor, round(unit, 3)))
    return tuple(found)
