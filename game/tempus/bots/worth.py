"""What a state seems worth to a seat: points, and all that may become points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache

from game.tempus import progress, scoring
from game.tempus.board import sheltered
from game.tempus.bots.camp import Camp, camp_of, held, joined, left
from game.tempus.bots.kept import Frame
from game.tempus.bots.outlook import Outlook, key_of, outlook
from game.tempus.bots.rates import Calendar, Rates
from game.tempus.bots.weights import NOTHING, Learned, Taste, Weights
from game.tempus.state import UNKNOWN, Pairs, State, shifted
from game.tempus.tables import Tables, crowds, spots

SURPLUS = 0.2
"""The part of a card's worth that choosing among too many brings."""
LOOKS = 4
"""So many situations of the rivals are remembered at a time."""
MEMORY = 20_000
"""So many hands are remembered at a time."""


class Worth:
    """Values states by weights and a taste; cards that are not seen count as average ones."""

    def __init__(
        self, tables: Tables, weights: Weights, taste: Taste, learned: Learned = NOTHING
    ) -> None:
        self.tables, self.weights, self.taste = tables, weights, taste
        self.calendar = Calendar(tables, weights, taste, learned)
        self._cards = {card: weights.card(kind.idea) for card, kind in tables.cards.items()}
        seen = [self._cards[card] for card in tables.deck]
        # By the deck and not by the kinds: common cards are what one draws.
        self._cards[UNKNOWN] = sum(seen) / len(seen)
        self._points: dict[tuple[tuple[str, ...], int], float] = {}
        self._gains = lru_cache(LOOKS)(self._gains_of)
        self._looks: list[tuple[Outlook, float]] = []

    # what lies on the table

    def of(self, state: State, seat: int) -> float:
        """Give the value for a seat: its own, less shares of the rivals'."""
        look, against = self._seen(state, seat)
        return self._whole(state, look) - against

    def standing(self, state: State, seat: int) -> float:
        """Give the value of a seat's own things alone, as its points to expect."""
        return self._whole(state, outlook(self.tables, state, seat, self.weights.hope))

    def _whole(self, state: State, look: Outlook) -> float:
        tribe, frame = state.tribes[look.seat], self._frame(state, look)
        key = tribe.people, tribe.bonus
        found = frame.known.get(key)
        if found is None:
            lost = self._lost(tribe.people, look, frame.rates)
            found = frame.known[key] = self._own(frame, camp_of(self.tables, tribe), look, lost)
        return found

    def leaving(self, state: State, seat: int, hexes: Iterable[int]) -> dict[int, float]:
        """Give the value with one person less on a hex, for each of some hexes."""
        value = self._shifted(state, seat, -1)
        return {hex: value(hex) for hex in hexes}

    def coming(self, state: State, seat: int, hexes: Iterable[int]) -> dict[int, float]:
        """Give the value with one person more on a hex, for each; hexes of a kind are one."""
        value, kind = self._shifted(state, seat, 1), self._kinds(state, seat)
        found, kinds = dict[int, float](), dict[tuple[int | str, ...], float]()
        for hex in hexes:
            like = kind(hex)
            if like not in kinds:
                kinds[like] = value(hex)
            found[hex] = kinds[like]
        return found

    def _shifted(self, state: State, seat: int, more: int) -> Callable[[int], float]:
        """Make what values the state with one person more, or less, on a hex."""
        tables, tribe = self.tables, state.tribes[seat]
        look, against = self._seen(state, seat)
        # Only where people stand differs, so that all the rest is looked at once.
        frame, camp = self._frame(state, look), camp_of(tables, tribe)
        lost, change = self._lost(tribe.people, look, frame.rates), joined if more > 0 else left

        def value(hex: int) -> float:
            gone = lost
            if look.force[hex]:
                gone = self._lost(shifted(tribe.people, hex, more), look, frame.rates)
            return self._own(frame, change(tables, camp, tribe, hex), look, gone) - against

        return value

    def look(self, state: State, seat: int) -> Outlook:
        """Give what land and rivals mean to a seat."""
        return self._seen(state, seat)[0]

    def _kinds(self, state: State, seat: int) -> Callable[[int], tuple[int | str, ...]]:
        """Make what tells all that the value of one more person on a hex depends on."""
        look, camp = self.look(state, seat), camp_of(self.tables, state.tribes[seat])
        land, towns = state.land, spots(state.tribes[seat].cities)
        touching, near = self.tables.grid.touching, camp.near
        fresh = look.open & ~camp.crowds[0] & ~towns & ~near
        barred = look.banned | self.tables.grid.around(towns)

        def kind(hex: int) -> tuple[int | str, ...]:
            return (
                held(camp.crowds, hex),
                land[hex],
                barred >> hex & 1,
                look.force[hex],
                (touching[hex] & fresh).bit_count(),
                look.shores >> hex & 1,
                near >> hex & 1,
            )

        return kind

    def _seen(self, state: State, seat: int) -> tuple[Outlook, float]:
        key = key_of(state, seat)
        for at, seen in enumerate(self._looks):
            if seen[0].key == key:
                if at:
                    # The last one asked for is mostly the next.
                    self._looks.insert(0, self._looks.pop(at))
                return seen
        # A few are enough: a search asks for one situation of the rivals after the other, and for
        # what a fight would make of it.
        seen = outlook(self.tables, state, seat, self.weights.hope), self._against(state, seat)
        self._looks = [seen, *self._looks[: LOOKS - 1]]
        return seen

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
        value = hexes * rates.hex + entered
        value += worth * (1 + rates.city) + rates.town * len(tribe.cities)
        value += rates.person * count + rates.spare * (count - held)
        value += rates.lead * (tribe.box - state.round) + self._hand(tribe.hand) * rates.card
        return value

    def _frame(self, state: State, look: Outlook) -> Frame:
        tribe = state.tribes[look.seat]
        over, acts = state.phase == "over", state.turn == look.seat
        left, actions = (state.left, state.actions) if acts else (0, 0)
        key = tribe.tokens, tribe.cities, tribe.hand, left, actions, over
        found = look.frames.get(key)
        if found is None:
            found = look.frames[key] = self._framed(state, look, left, actions)
        return found

    def _framed(self, state: State, look: Outlook, left: int, actions: int) -> Frame:
        tribe, tables, weights = state.tribes[look.seat], self.tables, self.weights
        rates = self.calendar.at(state.round, tribe.tokens)
        towns = spots(tribe.cities)
        return Frame(
            rates,
            (1 + rates.city) * sum([value for _, value in tribe.cities]),
            tables.entered[tribe.box],
            rates.town * len(tribe.cities),
            rates.lead * (tribe.box - state.round) + self._hand(tribe.hand) * rates.card,
            len(tribe.cities),
            self._gains(tribe.cities),
            look.sites & ~tables.grid.around(towns) if towns else look.sites,
            look.open & ~towns,
            tuple([max(0, look.force[hex] - value) * value for hex, value in tribe.cities]),
            # A full hand defends: rivals fear what they do not see.
            1 + 0.2 * len(tribe.hand),
            tables.eras[tribe.box].babies,
            self._shown(tribe.hand, look.box),
            self.prize(state, look.box) if state.phase != "over" else 0.0,
            # Steps left must be worth something, or ending a move early would look as good as using
            # it.
            weights.left * left,
            weights.double * max(0, actions - 1),
        )

    def _own(self, frame: Frame, camp: Camp, look: Outlook, lost: float) -> float:
        rates, held = frame.rates, camp.crowds[0]
        hexes = (held & look.fertile).bit_count()
        value = hexes * rates.hex + frame.worth + frame.entered + frame.towns
        value += frame.ahead
        value += self._people(frame, camp, lost) + self._land(frame, camp, look)
        value += self._chance(frame, camp.crowds, look, 0.0) * frame.prize
        value += frame.steps
        value += frame.further
        return value

    def _people(self, frame: Frame, camp: Camp, lost: float) -> float:
        """Value people by their number, by the cities they can become, by what threatens them."""
        rates, crowds, count = frame.rates, camp.crowds, camp.total
        hexes, built = crowds[0].bit_count(), (crowds[0] & frame.sites).bit_count()
        # Those beyond the first of a hex are free to go; the first hold it.
        value = rates.person * count + rates.spare * (count - hexes)
        value += rates.site * min(built, 3) + self._ready(frame, crowds)
        if sheltered(self.tables, hexes, frame.cities):
            return value
        for risk in frame.risks:
            lost += risk
        return value - self.weights.exposed * lost / frame.caution

    def _lost(self, people: Pairs, look: Outlook, rates: Rates) -> float:
        """Give what rivals beside people surpass: by how much, times what it is worth."""
        force, stakes = look.force, rates.stakes
        return sum([(force[h] - count) * stakes[count] for h, count in people if count < force[h]])

    def _ready(self, frame: Frame, crowds: tuple[int, ...]) -> float:
        """Value the points that the two best cities built at once would add to their hexes."""
        best = second = 0
        for size, crowd in enumerate(crowds, 1):
            able = crowd & frame.sites
            if not able:
                break
            best = size
            if able & (able - 1):
                second = size
        return frame.rates.ready * frame.gains[best] + frame.rates.second * frame.gains[second]

    def _gains_of(self, cities: Pairs) -> tuple[int, ...]:
        """Give by number of people what a city of them would add to their hex's point."""
        numbers, values = self.tables.numbers, self.tables.values_left(cities)
        tops = [
            max([value for value in values if value <= size], default=1)
            for size in range(numbers.builders, numbers.people + 1)
        ]
        return (*[0] * numbers.builders, *[top - 1 for top in tops])

    def _land(self, frame: Frame, camp: Camp, look: Outlook) -> float:
        """Value places for children, free land beside one's own, and shores."""
        rates, held = frame.rates, camp.crowds[0]
        nests = (held & look.cradles & ~camp.full).bit_count()
        born = min(nests, frame.babies, self.tables.numbers.people - camp.total)
        free = (camp.near & frame.open & ~held).bit_count()
        return (
            rates.cradle * born
            + rates.nest * (nests - born)
            + rates.frontier * free / (1 + free / self.weights.crowd)
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
        frame = self._frame(state, look)
        likely = self._chance(frame, crowds(tribe.people), look, self.weights.hope * more)
        now = self._chance(frame, crowds(tribe.people), look, 0.0)
        return value * rates.card + (likely - now) * self.prize(state, look.box)

    def price(self, card: str) -> float:
        """Give what a card is worth beside others, whenever that is."""
        return self._cards[card]

    def _hand(self, hand: tuple[str, ...]) -> float:
        cards = self._cards
        return sum([cards[card] for card in hand])

    def _chance(self, frame: Frame, crowds: tuple[int, ...], look: Outlook, extra: float) -> float:
        """Guess the chance to enter the next box, from all the points there are (T45)."""
        mine = progress.ground_points(self.tables, crowds, frame.cities, look.ground)
        # Half a point more, for a tie enters as well.
        more = mine + frame.shown + 0.5 + extra
        found = frame.chances.get(more)
        if found is None:
            found = 1.0
            for theirs in look.rivals:
                # A logistic curve: beyond two or three points of lead more cards are wasted (T45).
                found /= 1 + math.exp((theirs - more) / frame.rates.doubt)
            frame.chances[more] = found
        return found

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
