"""Matches at a real table for tests: what was thrown, drawn and decided, typed by keys."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from game.ai.worker import Inline
from game.core.chance import Outcome
from game.core.contract import Chance
from game.core.match import Entry, Match
from game.shelf.table import Table, open_match
from scenes.companion.cards import Cards
from scenes.companion.decide import Decide
from scenes.companion.dice import Dice
from scenes.companion.keeper import Keeper
from scenes.desk import Desk
from scenes.front.ways import Ways
from scenes.stage.doors import Doors
from scenes.stage.session import Session
from scenes.titles import stage
from tests.build.distance import far
from tests.build.front import Elsewhere, Front
from tests.build.matches import table


def real_table(title: str, seats: int, seed: str = "real", bots: int = 0) -> Table:
    """Set up a table whose chance people answer."""
    return replace(table(title, seats, seed, bots), companion=True)


def by_people(title: str, seats: int, seed: str = "real", bots: int = 0) -> Match:
    """Open a match that nothing was entered into yet."""
    return open_match(real_table(title, seats, seed, bots))


def doors(desk: Desk) -> Doors:
    """Give ways out that lead to pages which can be asked where they are."""

    def to(name: str) -> Any:
        return lambda *given: Elsewhere(desk, name, given)

    return Doors(to("rules"), to("settings"), to("home"), to("setup"), to("play"))


def keeper(setting: Table, match: Match | None = None, **more: Any) -> Front:
    """Open the referee's screen of a match."""
    kept = match or open_match(setting)

    def make(desk: Desk, ways: Ways) -> Keeper:
        del ways
        session = Session(setting, kept, Inline())
        return Keeper(desk, session, stage(setting.title), doors(desk))

    return far(make, **more)


def scripted(title: str, seats: int, seed: str, decisions: int | None = None) -> list[Entry]:
    """Record a random game: dice, cards, tiles and decisions in their order."""
    match = open_match(replace(real_table(title, seats, seed), companion=False))
    match.begin()
    rng, made = Random(seed), 0
    while not match.over and (decisions is None or made < decisions):
        legal = list(match.rules.legal(match.state))
        assert isinstance(match.play(rng.choice(legal)), list)
        made += 1
    return list(match.log)


class Typist:
    """Types a game into the referee's screen, by keys only."""

    def __init__(self, there: Front) -> None:
        self.there = there
        self.keys = 0

    @property
    def page(self) -> Keeper:
        """The referee's screen."""
        assert isinstance(self.there.page, Keeper), self.there.page
        return self.there.page

    @property
    def match(self) -> Match:
        """The match that is kept."""
        return self.page.session.match

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.keys += len(keys)
        self.there.pilot.press(*keys)

    def write(self, text: str) -> None:
        """Type letters."""
        self.keys += len(text)
        self.there.pilot.type_text(text)

    def enter(self, entry: Entry) -> None:
        """Enter an answer of chance or a decision of a person."""
        if isinstance(entry.action, Outcome):
            for value in entry.action.values:
                self.value(value)
        else:
            self.decide(entry.action)

    def value(self, value: int | str) -> None:
        """Enter a die by its digit, a card by letters of its name."""
        panel = self.page.panel
        if isinstance(panel, Dice):
            self.press(str(value))
            return
        assert isinstance(panel, Cards)
        name = panel.judge.value(panel.request.deck, str(value))
        self.write(name)
        assert self.there.has(f"card:{name}"), (name, self.there.texts())
        self.choose(f"card:{name}")

    def decide(self, action: Any) -> None:
        """Decide by typing what the decision is called."""
        panel = self.page.panel
        assert isinstance(panel, Decide)
        sight = panel.judge.sight()
        said = panel.judge.speech.say(sight, action)
        at = next(at for at, option in enumerate(panel.options()) if option[1] == said)
        self.write(said)
        self.choose(f"option:{at}")

    def choose(self, row: str) -> None:
        """Go down to a row with the arrows, and press Enter."""
        for _ in range(30):
            if self.page.focus == row:
                break
            self.press("down")
        assert self.page.focus == row, (row, self.page.focus)
        self.press("return")


def waits_for_chance(match: Match) -> bool:
    """Tell whether dice or cards are waited for."""
    return isinstance(match.pending, Chance)
