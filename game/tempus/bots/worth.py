"""What a state seems worth to a seat: points, and all that may become points."""

from __future__ import annotations

import math

from game.tempus import progress, scoring
from game.tempus.board import city_supply, full, protected, supply
from game.tempus.bots.outlook import STRONG, Outlook, key_of, outlook
from game.tempus.bots.rates import Calendar, Rates
from game.tempus.bots.weights import Taste, Weights
from game.tempus.state import UNKNOWN, State, Tribe, number
from game.tempus.tables import Tables, spots

SURPLUS = 0.2
"""The part of a card's worth that choosing among too many brings."""

MEMORY = 20_000
"""So many hands are remembered at a time."""


class Worth:
    """Values states by weights and a taste; cards that are not seen count as average ones."""

    def __init__(self, tables: Tables, weights: Weights, taste: Taste) -> None:
        self.tables, self.weights, self.taste = tables, weights, taste
        self.calendar = Calendar(tables, weights, taste)
        self._cards = {card: weights.card(kind.idea) for card, kind in tables.cards.items()}
        seen = [self._cards[card] for card in tables.deck]
        # By the deck and not by the kinds: common cards are what one draws.
        self._cards[UNKNOWN] = sum(seen) / len(seen)
        self._points: dict[tuple[tuple[str, ...], int], float] = {}
        self._last: tuple[Outlook, float] | None = None

    # what lies on the table

    def of(self, state: State, seat: int) -> float:
        """Give the value for a seat: its own, less shares of the rivals'."""
        look, against = self._seen(state, seat)
        return self._own(state, look) - against

    def standing(self, state: State, seat: int) -> float:
        """Give the value of a seat's own things alone, as its points to expect."""
        return self._own(state, outlook(self.tables, state, seat, self.weights.hope))

    def look(self, state: State, seat: int) -> Outlook:
        """Give what land and rivals mean to a seat."""
        return self._seen(state, seat)[0]

    def kind(self, state: State, look: Outlook, hex: int) -> tuple[int | str, ...]:
        """Give all that the value of one more person on a hex depends on, beside the rest."""
        tribe, bit, around = state.tribes[look.seat], 1 << hex, self.tables.grid.touching[hex]
        held, towns = spots(tribe.people), spots(tribe.cities)
        known = held | towns
        return (
            number(tribe.people, hex) if held & bit else 0,
            state.land[hex],
            int(bool(look.banned & bit or towns & around)),
            self._danger(look.force, hex, 1) if look.force[1] & bit else 0,
            (around & look.open & ~known & ~self.tables.grid.around(known)).bit_count(),
            int(bool(look.shores & bit)) + 2 * int(bool(self.tables.grid.around(known) & bit)),
        )

    def _seen(self, state: State, seat: int) -> tuple[Outlook, float]:
        last = self._last
        # One entry is enough: a search asks for one situation of the rivals after the other.
        if last is None or last[0].key != key_of(state, seat):
            look = outlook(self.tables, state, seat, self.weights.hope)
            last = self._last = look, self._against(state, seat)
        return last

    def _against(self, state: State, seat: int) -> float:
        values = [self._alone(state, at) for at in range(len(state.tribes)) if at != seat]
        weights = self.weights
        # The strongest rival counts most, yet a fight against the weakest is worth something too.
        return weights.rival * max(values) + weights.field * sum(values) / len(values)

    def _alone(self, state: State, seat: int) -> float:
        """Give the value of a rival's things, without their neighbours."""
        tribe = state.tribes[seat]
        rates = self.calendar.at(state.round, tribe.tokens)
        held = len(tribe.people)
        hexes, worth, entered = scoring.parts(self.tables, state.land, tribe)
        count = sum([people for _, people in tribe.people])
        value = hexes * rates.hex + worth + entered + rates.town * len(tribe.cities)
        value += rates.person * count + rates.spare * (count - held)
        value += rates.lead * (tribe.box - state.round) + self._hand(tribe.hand) * rates.card
        return value

    def _own(self, state: State, look: Outlook) -> float:
        tribe = state.tribes[look.seat]
        rates = self.calendar.at(state.round, tribe.tokens)
        hexes, worth, entered = scoring.parts(self.tables, state.land, tribe)
        value = hexes * rates.hex + worth + entered + rates.town * len(tribe.cities)
        value += rates.lead * (tribe.box - state.round) + self._hand(tribe.hand) * rates.card
        value += self._people(tribe, look, rates) + self._land(tribe, look, rates)
        if state.phase != "over":
            value += self.chance(state, look, rates.doubt) * self.prize(state, look.box)
        if state.turn == look.seat:
            # Steps left must be worth something, or ending a move early would look as good as using
            # it.
            value += self.weights.left * state.left
            value += self.weights.double * max(0, state.actions - 1)
        return value

    def _people(self, tribe: Tribe, look: Outlook, rates: Rates) -> float:
        """Value people by their number, by the cities they can become, by what threatens them."""
        towns = spots(tribe.cities)
        sites = look.fertile & ~look.banned & ~(self.tables.grid.around(towns) if towns else 0)
        dangers = () if protected(self.tables, tribe) else look.force
        total = built = 0
        best = second = 0
        lost = 0.0
        for hex, count in tribe.people:
            total += count
            if sites >> hex & 1:
                built += 1
                if count > second:
                    best, second = (count, best) if count > best else (best, count)
            if dangers and dangers[1] >> hex & 1:
                lost += self._danger(dangers, hex, count) * (rates.hex + rates.spare * count)
        for hex, count in tribe.cities:
            if dangers and dangers[1] >> hex & 1:
                lost += self._danger(dangers, hex, count) * count
        # Those beyond the first of a hex are free to go; the first hold it.
        value = rates.person * total + rates.spare * (total - len(tribe.people))
        value += rates.site * min(built, 3) + self._ready(tribe, best, second, rates)
        # A full hand defends: rivals fear what they do not see.
        return value - self.weights.exposed * lost / (1 + 0.2 * len(tribe.hand))

    def _danger(self, force: tuple[int, ...], hex: int, held: int) -> int:
        """Count by how much the strongest neighbours surpass what is held, plus one."""
        strength = held
        while strength < STRONG and force[strength] >> hex & 1:
            strength += 1
        return strength - held

    def _ready(self, tribe: Tribe, best: int, second: int, rates: Rates) -> float:
        """Value the points that cities built at once would add to their hexes."""
        if best < self.tables.numbers.builders:
            return 0.0
        values = [value for value, left in city_supply(self.tables, tribe).items() if left]
        top = max([value for value in values if value <= best], default=1)
        found = rates.ready * (top - 1)
        if second >= self.tables.numbers.builders:
            top = max([value for value in values if value <= second], default=1)
            found += rates.second * (top - 1)
        return found

    def _land(self, tribe: Tribe, look: Outlook, rates: Rates) -> float:
        """Value places for children, free land beside one's own, and shores."""
        held, towns = spots(tribe.people), spots(tribe.cities)
        nests = (held & look.cradles & ~full(self.tables, tribe)).bit_count()
        born = min(nests, self.tables.eras[tribe.box].babies, supply(self.tables, tribe))
        free = self.tables.grid.around(held | towns) & look.open & ~held & ~towns
        count = free.bit_count()
        return (
            rates.cradle * born
            + rates.nest * (nests - born)
            + rates.frontier * count / (1 + count / self.weights.crowd)
            + rates.shore * (held & look.shores).bit_count()
        )

    # cards and progress

    def card(self, state: State, seat: int, card: str) -> float:
        """Give what a card in a hand is worth, progress apart."""
        rates = self.calendar.at(state.round, state.tribes[seat].tokens)
        return self._cards[card] * rates.card

    def drawn(self, state: State, seat: int) -> float:
        """Give what the cards to be drawn are worth, as far as the hand has room."""
        tribe = state.tribes[seat]
        room = self.tables.eras[tribe.box].hand - len(tribe.hand)
        rates = self.calendar.at(state.round, tribe.tokens)
        more = min(state.drawing, max(0, room))
        value = more * self._cards[UNKNOWN] + (state.drawing - more) * SURPLUS
        look = self.look(state, seat)
        likely = self.chance(state, look, rates.doubt, self.weights.hope * more)
        now = self.chance(state, look, rates.doubt)
        return value * rates.card + (likely - now) * self.prize(state, look.box)

    def price(self, card: str) -> float:
        """Give what a card is worth beside others, whenever that is."""
        return self._cards[card]

    def _hand(self, hand: tuple[str, ...]) -> float:
        cards = self._cards
        return sum([cards[card] for card in hand])

    def chance(self, state: State, look: Outlook, doubt: float, extra: float = 0.0) -> float:
        """Guess the chance to enter the next box, from all the points there are (T45)."""
        tribe = state.tribes[look.seat]
        mine = progress.board_points(self.tables, state, tribe, look.letter)
        # Half a point more, for a tie enters as well.
        more = mine + self._shown(tribe.hand, look.box) + 0.5 + extra
        chance = 1.0
        for theirs in look.rivals:
            # A logistic curve: beyond two or three points of lead more cards are wasted (T45).
            chance /= 1 + math.exp((theirs - more) / doubt)
        return chance

    def _shown(self, hand: tuple[str, ...], box: int) -> float:
        """Give the progress points of a hand; cards that are not seen give some hope of it."""
        found = self._points.get((hand, box))
        if found is None:
            known = [card for card in hand if card != UNKNOWN]
            hope = self.weights.hope * (len(hand) - len(known))
            found = hope + sum(progress.card_points(self.tables, known, box))
            if len(self._points) > MEMORY:
                # Cleared as a whole: keeping an order of use would cost more than filling it again.
                self._points.clear()
            self._points[hand, box] = found
        return found

    def prize(self, state: State, box: int) -> float:
        """Give what entering a box brings: points, cards, an era with its row (T46)."""
        tables, weights = self.tables, self.weights
        era, before = tables.eras[box], tables.eras[box - 1]
        early = self.calendar.early(state.round, 0)
        more = weights.prize * early
        if box < tables.last:
            more += weights.action * (era.actions - before.actions)
            more += self._cards[UNKNOWN] * era.cards * self.taste.cards
        return era.points + self.taste.progress * more
