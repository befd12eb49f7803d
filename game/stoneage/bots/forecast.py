"""The strong player as a judge of positions: everybody's points to expect."""

from __future__ import annotations

from game.core.chance import Draw, Seeded
from game.core.forecast import Forecast
from game.stoneage.bots.race import PLAIN, Race
from game.stoneage.components import Components
from game.stoneage.rules import StoneRules
from game.stoneage.state import UNKNOWN, State
from game.stoneage.visibility import unseen_cards, unseen_tiles


class Judge:
    """Judges while people act, before a roll, and between rounds."""

    def __init__(self, components: Components, rules: StoneRules) -> None:
        self._rules, self._tables = rules, rules.tables
        self._weights = components.bots.hard

    def calm(self, state: State) -> bool:
        """Tell whether nobody is in the middle of placing, paying or feeding."""
        if state.phase == "place":
            return not any(sum(tribe.placed) for tribe in state.tribes)
        return state.phase in ("act", "over")

    def of(self, state: State) -> Forecast:
        """Give the value of everybody's tribe after this round, as far as it goes on."""
        race = Race(self._tables, state, state.seat, self._weights, PLAIN)
        places = [tribe.placed for tribe in state.tribes]
        going = [look.reckon(at) for look, at in zip(race.going, places, strict=True)]
        last = race.last(going)
        points = [(1 - last) * found.value for found in going]
        if last:
            ending = [look.value(at) for look, at in zip(race.ending, places, strict=True)]
            points = [some + last * end for some, end in zip(points, ending, strict=True)]
        return Forecast(tuple(points), (1 - last) * race.turns, (0.0,) * len(places))

    def deal(self, state: State, seat: int, seed: str) -> State:
        """Deal the cards that lie face down, and those in the deck, anew."""
        seen = self._rules.view(state, seat)
        cards = unseen_cards(self._tables, seen)
        drawn = Seeded(seed).decide(Draw("deal", cards, len(cards)), ("deal",))
        order = [str(card) for card in drawn.values]
        dealt = seen.clone()
        tribes = []
        for tribe in seen.tribes:
            tribe = tribe.clone()
            tribe.cards = tuple([order.pop() if c == UNKNOWN else c for c in tribe.cards])
            tribes.append(tribe)
        dealt.tribes = tuple(tribes)
        dealt.deck = tuple(sorted(order))[: len(state.deck)]
        # What has left the box for good is not told apart: any of the rest may lie in the stacks.
        if UNKNOWN in seen.tiles:
            dealt.tiles = unseen_tiles(self._tables, seen)[: len(state.tiles)]
        return dealt


def forecaster(components: Components, rules: StoneRules) -> Judge:
    """Make the judge."""
    return Judge(components, rules)
