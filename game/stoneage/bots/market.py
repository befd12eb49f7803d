"""Purchases of a turn together: which cards and tiles, and paid with what."""

from __future__ import annotations

from typing import NamedTuple

from game.stoneage import components as kinds
from game.stoneage.actions import Pay
from game.stoneage.bots.outlook import Outlook
from game.stoneage.bots.race import Race
from game.stoneage.gains import add
from game.stoneage.paying import minus, need_at, payments, worth

Resources = tuple[int, ...]
WAYS = 6
"""Payments that are looked into for each card or tile, those that leave most first."""
LIKELY = 0.5
"""The chance from which on the others are taken to end the game in this round."""


class Deal(NamedTuple):
    """A place where something is bought, and the payment."""

    place: str
    paid: Resources


class Plan(NamedTuple):
    """What a set of deals comes to."""

    value: float
    deals: tuple[Deal, ...]


NEVER = Plan(float("-inf"), ())


class Market:
    """Everything a seat may buy at the places it stands on, in one view of the future."""

    def __init__(self, outlook: Outlook, closing: frozenset[str], close: bool) -> None:
        """Prepare; what is `closing` ends the game: `close` wants that, else it is not bought."""
        self._outlook, self._closing, self._close = outlook, closing, close
        self._known: dict[tuple[tuple[str, ...], Resources, bool], Plan] = {}
        first = outlook.layout.first_card
        placed = outlook.tribe.placed
        self._rest = (*placed[:first], *[0] * (len(placed) - first))

    def best(self, places: tuple[str, ...], have: Resources) -> Plan:
        """Give the best purchases at these places, decided on in this order."""
        return self._best(places, have, not self._close)

    def _best(self, places: tuple[str, ...], have: Resources, fine: bool) -> Plan:
        # Places in one fixed order: sets of purchases then share their ends instead of being tried
        # in every order.
        key = (places, have, fine)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._find(places, have, fine)
        return found

    def _find(self, places: tuple[str, ...], have: Resources, fine: bool) -> Plan:
        outlook = self._outlook
        if not places:
            store = outlook.store._replace(resources=have)
            return Plan(outlook.with_store(self._rest, store).value, ()) if fine else NEVER
        place, rest = places[0], places[1:]
        best = self._best(rest, have, fine)
        closes = place in self._closing
        # Whoever does not want the end yet leaves the last tile, however good it is.
        if closes and not self._close:
            return best
        for gain, paid in self._ways(place, have):
            more, left = self._given(place, minus(have, paid))
            later = self._best(rest, left, fine or closes)
            value = gain - more + later.value
            if value > best.value:
                best = Plan(value, (Deal(place, paid), *later.deals))
        return best

    def _ways(self, place: str, have: Resources) -> list[tuple[float, Resources]]:
        """List the most sensible payments with what each gains, the price not taken off."""
        outlook, state = self._outlook, self._outlook.state
        item, prices = outlook.items[outlook.layout.at[place]], outlook.prospect.prices
        found = []
        for pay in payments(need_at(outlook.tables, state, place), have):
            assert isinstance(pay, Pay)
            gain = item.gain
            if item.values:
                tile = state.tops[outlook.layout.spots[place].number]
                points = worth(outlook.tables, tile, pay.resources)
                gain += outlook.prospect.taste.tiles * points
            price = sum([n * each for n, each in zip(pay.resources, prices, strict=True)])
            found.append((price - gain, gain, pay.resources))
        # The cheapest payments first, less what they score: of dozens of ways only these leave a
        # choice open.
        found.sort()
        return [(gain, paid) for _, gain, paid in found[:WAYS]]

    def _given(self, place: str, left: Resources) -> tuple[float, Resources]:
        """Add resources that a card gives at once, and tell what of its gain they were."""
        outlook = self._outlook
        spot = outlook.layout.spots[place]
        top = outlook.tables.tops[outlook.state.row[spot.number]] if spot.gain == "card" else None
        if not isinstance(top, kinds.Resource):
            return 0.0, left
        at = outlook.tables.good_at[top.resource]
        value = top.amount * outlook.prospect.prices[at]
        return outlook.prospect.taste.cards * value, add(left, at, top.amount)


def shops(outlook: Outlook) -> tuple[str, ...]:
    """Name the seat's places with something to buy, those that give resources first."""
    layout, tribe = outlook.layout, outlook.tribe
    here = [at for at in range(layout.first_card, layout.size) if tribe.placed[at]]
    # What gives resources comes first, since they can pay for the rest in the same turn.
    here.sort(key=lambda at: not _gives(outlook, at))
    return tuple(layout.ids[at] for at in here if at in outlook.items)


def _gives(outlook: Outlook, at: int) -> bool:
    spot = outlook.spots[at]
    if spot.gain != "card":
        return False
    top = outlook.tables.tops[outlook.state.row[spot.number]]
    return isinstance(top, (kinds.Resource, kinds.RollResource, kinds.DiceForAll))


def purchases(race: Race, places: tuple[str, ...], have: Resources, less: float = 0.0) -> Plan:
    """Choose what to buy with these resources, whether that ends the game or not.

    `less` is what having them cost; the plan's value is that of the lead it makes for.
    """
    seat, state = race.seat, race.state
    closing = frozenset(place for place in places if _closes(race, place))
    going = [o.reckon(o.tribe.placed) for o in race.going]
    rivals = [one if other != seat else one._replace(pays=()) for other, one in enumerate(going)]
    ends = [o.value(state.tribes[other].placed) for other, o in enumerate(race.ending)]
    last = race.last(rivals) > LIKELY
    own = Market(race.ending[seat], closing, not last).best(places, have) if closing else NEVER
    if last:
        # The others end it anyway: nothing has to be bought or left for that.
        own = Market(race.ending[seat], frozenset(), False).best(places, have)
    best = own._replace(value=race.final(race.lead(_with(ends, seat, own.value - less))))
    if last:
        return best
    keeps = Market(race.going[seat], closing, False).best(places, have)
    values = _with([one.value for one in going], seat, keeps.value - less)
    hope = race.hope(race.lead(values))
    return best if own is not NEVER and best.value > hope else keeps._replace(value=hope)


def _with(values: list[float], seat: int, value: float) -> list[float]:
    return [*values[:seat], value, *values[seat + 1 :]]


def _closes(race: Race, place: str) -> bool:
    """Tell whether buying at a place makes this round the last."""
    state, spot = race.state, race.going[0].layout.spots[place]
    if spot.gain == "card":
        return state.row.count("") + 1 > len(state.deck)
    return state.stacks[spot.number] <= 1
