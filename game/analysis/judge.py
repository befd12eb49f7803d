"""Judges positions: plays on to where it can be told who leads, and makes chances of it."""

from __future__ import annotations

from game.analysis.measures import Doubt, Effort, Scale, own, shared
from game.analysis.shares import Chances, mean, promised, won
from game.core.bot import Advice, Brief
from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Over, Turn
from game.core.forecast import Forecast, Forecaster
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.opening import components_of, rules_of

FAR = 80
"""Decisions after which a position is judged as it is."""


class Plain:
    """For a title that offers no forecaster: points as they stand, and nothing is foreseen."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def calm(self, state: object) -> bool:
        """Tell that any position will do."""
        del state
        return True

    def of(self, state: object) -> Forecast:
        """Give the points as they stand."""
        points = tuple([float(score.total) for score in self._rules.scores(state)])
        return Forecast(points, 0.0, (0.0,) * len(points))

    def deal(self, state: object, seat: int, seed: str) -> object:
        """Give what the seat sees."""
        del seed
        return self._rules.view(state, seat)


class Judge:
    """Everybody's chance to win in the positions of one match, as its strong player sees it."""

    def __init__(self, setup: MatchSetup, scale: Scale | None = None) -> None:
        title, components = titles()[setup.title], components_of(setup)
        self.setup, self.rules = setup, rules_of(setup)
        self.effort: Effort = shared().effort
        self.pairs = self.effort.pairs if (n := own(setup.title).pairs) < 0 else n
        self.doubt = own(setup.title).doubt or Doubt(self.effort.doubt)
        self.scale = scale or own(setup.title).scale(len(setup.seats))
        make = title.forecaster
        self._foresees = make is not None
        self._forecaster: Forecaster[object] = (
            Plain(self.rules) if make is None else make(components, self.rules)
        )
        levels = title.levels
        self._follow, self._analyst = (
            title.bot(components, self.rules, level if level in levels else levels[-1])
            for level in (self.effort.follow, self.effort.analyst)
        )

    def chances(self, state: object) -> Chances:
        """Give everybody's chance to win."""
        calm = self._calmed(state)
        if isinstance(self.rules.pending(calm), Over):
            return won(self.rules.scores(calm))
        if not self._foresees:
            # The same fates everywhere, so that what is compared is judged alike.
            fates = range(self.effort.answers)
            return mean([self.played_on(calm, f"fate/{fate}", FAR) for fate in fates])
        return promised(self._forecaster.of(calm), self.scale)

    def forecast(self, state: object) -> Forecast | None:
        """Give what the chances of a position are made of; `None` when the match is over by it."""
        calm = self._calmed(state)
        if isinstance(self.rules.pending(calm), Over):
            return None
        return self._forecaster.of(calm)

    def hides(self, state: object, seat: int) -> bool:
        """Tell whether a seat does not see everything that its decision is about."""
        return bool(self.rules.view(state, seat) != state)

    def dealt(self, state: object, seat: int, seed: str) -> object:
        """Deal anew what a seat does not see."""
        return self._forecaster.deal(state, seat, seed)

    def advice(self, state: object, seat: int, seed: str) -> Advice:
        """Ask the strong player, who sees only what the seat sees."""
        return self._analyst.choose(self._brief(state, seat, self.effort.analyst, seed))

    def played_on(self, state: object, seed: str, rounds: int) -> Chances:
        """Play some rounds on with the luck of a seed, and judge where they lead."""
        rules, fate = self.rules, Seeded(seed)
        last, step = rules.round(state) + rounds, 0
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                action: object = fate.decide(pending.request, pending.occasion)
            elif rules.round(state) >= last:
                break
            else:
                action, step = self._next(state, pending, f"{seed}/{step}"), step + 1
            state = rules.apply(state, action, quiet=True).state
        return self.chances(state)

    def _calmed(self, state: object) -> object:
        for _ in range(FAR):
            pending = self.rules.pending(state)
            if not isinstance(pending, Turn) or self._forecaster.calm(state):
                break
            action = self._next(state, pending, "calm")
            state = self.rules.apply(state, action, quiet=True).state
        return state

    def _next(self, state: object, turn: Turn, seed: str) -> object:
        brief = self._brief(state, turn.seat, self.effort.follow, seed)
        return self._follow.choose(brief).action

    def _brief(self, state: object, seat: int, level: str, seed: str) -> Brief:
        setup, view = self.setup, self.rules.view(state, seat)
        return Brief(
            setup.title, setup.options, view, seat, level, seed=seed, edition=setup.edition
        )
