"""What things are worth at a moment of the game: the weights, bent by how much is to come."""

from __future__ import annotations

from dataclasses import dataclass

from game.tempus.bots.weights import NOTHING, Learned, Taste, Weights
from game.tempus.tables import Tables

STRONG = 9
"""Nothing on a hex is stronger than this."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Points for each thing, with so many own actions to come."""

    hex: float
    person: float
    spare: float
    cradle: float
    nest: float
    frontier: float
    shore: float
    site: float
    ready: float
    second: float
    town: float
    lead: float
    city: float
    """A point of a city's value beyond that point."""
    card: float
    """The factor on what cards are worth."""
    doubt: float
    """Progress points by which a rival is uncertain."""
    stakes: tuple[float, ...]
    """What so many people on a hex are worth with it."""


class Calendar:
    """Makes the rates of a weights record; those of a moment are made once."""

    def __init__(self, tables: Tables, weights: Weights, taste: Taste, learned: Learned) -> None:
        self._weights, self._taste = weights, taste
        # An owner's track of another length is played without what was learned on ours.
        self._learned = NOTHING if learned.uneven(tables.last) else learned
        rows = tables.eras
        # In an era all stand near the box before it.
        self._actions = [rows[max(0, era - 2)].actions for era in range(tables.last + 1)]
        self._later = [sum(self._actions[era + 1 :]) for era in range(tables.last + 1)]
        """Actions of all eras after each."""
        self._whole = sum(row.actions for row in rows[: tables.last])
        self._made: dict[tuple[int, int], Rates] = {}

    def early(self, round: int, tokens: int) -> float:
        """Give the part of all own actions that is to come."""
        return min(1.0, (self._later[round] + tokens) / self._whole)

    def at(self, round: int, tokens: int) -> Rates:
        """Give the rates in an era, with so many tokens left in it."""
        key = round, tokens
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._make(round, tokens)
        return found

    def _make(self, round: int, tokens: int) -> Rates:
        weights, taste = self._weights, self._taste
        early = self.early(round, tokens)
        # What pays back soon keeps its worth until near the end, and only then loses it at once.
        late = min(1.0, (self._later[round] + tokens) / weights.horizon)
        gone = 1 - min(1.0, tokens / self._actions[round])

        def more(thing: str) -> float:
            return self._learned.at(thing, round, gone)

        hex = 1 + (weights.hex - 1) * early + more("hex")
        spare = taste.people * (weights.spare * late + more("spare"))
        return Rates(
            hex=hex,
            person=taste.people * (weights.person * early + more("person")),
            spare=spare,
            cradle=taste.people * (weights.cradle * early + more("cradle")),
            nest=taste.people * (weights.nest * early + more("nest")),
            frontier=weights.frontier * early + more("frontier"),
            shore=taste.water * (weights.shore * early + more("shore")),
            site=taste.towns * (weights.site * early + more("site")),
            ready=taste.towns * (weights.ready * late + more("ready")),
            second=taste.towns * (weights.second * late + more("second")),
            town=taste.towns * (weights.town * early + more("town")),
            city=taste.towns * more("city"),
            lead=weights.lead * early,
            card=taste.cards * late,
            doubt=weights.doubt + weights.rush * tokens,
            stakes=tuple([hex + spare * count for count in range(STRONG)]),
        )
