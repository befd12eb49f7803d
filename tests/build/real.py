"""Matches at a real table for tests: what was thrown, drawn and decided, typed by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Any

from game.ai.worker import Inline
from game.core.bot import Brief, Limit
from game.core.chance import Outcome
from game.core.contract import Turn
from game.core.match import LogEntry, Match
from game.core.registry import titles
from game.core.setup import MatchSetup
from game.loading.title import load
from game.opening import open_match
from scenes.base.services import Services
from scenes.companion.referee import branches
from scenes.companion.referee.again_panel import AgainPanel
from scenes.companion.referee.cards_panel import CardsPanel
from scenes.companion.referee.decision_panel import DecisionPanel
from scenes.companion.referee.dice_panel import DicePanel, ThrowPanel
from scenes.companion.referee.match_page import MatchPage
from scenes.companion.referee.panel import Panel
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.widgets import Row
from scenes.shared.links import Links
from scenes.table.exits import Exits
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.speech import Ways
from scenes.ui.picture import Do
from tests.build.distance import far
from tests.build.matches import match_setup
from tests.build.menus import Elsewhere, Front
from tests.build.seat import SPARING, SparingApp

WINDOW = (1280, 720)


def real_table(title: str, seats: int, seed: str = "real", bots: int = 0) -> MatchSetup:
    """Set up a table whose chance people answer."""
    return replace(match_setup(title, seats, seed, bots), companion=True)


def by_people(title: str, seats: int, seed: str = "real", bots: int = 0) -> Match:
    """Open a match that nothing was entered into yet."""
    return open_match(real_table(title, seats, seed, bots))


def exits(services: Services) -> Exits:
    """Give ways out that lead to pages which can be asked where they are."""

    def to(name: str) -> Any:
        return lambda *given: Elsewhere(services, name, given)

    return Exits(to("rules"), to("settings"), to("home"), to("setup"), to("play"), to("replay"))


def keeper(setting: MatchSetup, match: Match | None = None, **more: Any) -> Front:
    """Open the referee's screen of a match."""
    kept = match or open_match(setting)

    def make(services: Services, ways: Links) -> MatchPage:
        del ways
        session = Session(setting, kept, Inline())
        return MatchPage(services, session, stage(setting.title), exits(services))

    return far(make, **more)


def scripted(title: str, seats: int, seed: str) -> list[LogEntry]:
    """Record a game of the weakest computer players: dice, cards, tiles, decisions in order."""
    return list(_scripted(title, seats, seed))


@cache
def _scripted(title: str, seats: int, seed: str) -> tuple[LogEntry, ...]:
    # Seeded chance gives the dice here that the typist will enter at the real table.
    setting = replace(real_table(title, seats, seed), companion=False)
    match, kind, components = open_match(setting), titles()[title], load(title)
    match.begin()
    level = kind.levels[0]
    players = [kind.bot(components, match.rules, level, "") for _ in range(seats)]
    while isinstance(turn := match.pending, Turn):
        brief = Brief(
            title=title,
            options=dict(setting.options),
            view=match.rules.view(match.state, turn.seat),
            seat=turn.seat,
            level=level,
            style="",
            limit=Limit(),
            seed=f"{seed}/{len(match.log)}",
        )
        assert isinstance(match.play(players[turn.seat].choose(brief).action), list)
    return tuple(match.log)


@dataclass(frozen=True, slots=True)
class Entered:
    """What it took to enter one entry of a log."""

    entry: LogEntry
    sort: str
    """"dice", "cards" or "decision"."""
    keys: int
    pages: int
    """Of the list in which the first key was pressed."""
    choices: int
    """How many decisions there were, in words."""
    round: int
    seat: int | None


def entered(title: str, seats: int, seed: str, size: tuple[int, int] = WINDOW) -> list[Entered]:
    """Enter a whole game of a seed into the referee by keys alone, and count them."""
    typist = Typist(keeper(real_table(title, seats, seed), size=size))
    app = typist.there.pilot.app
    if isinstance(app, SparingApp):
        app.one_of = SPARING
    return [typist.counted(entry) for entry in scripted(title, seats, seed)]


class Typist:
    """Types a game into the referee's screen, by keys only."""

    def __init__(self, there: Front) -> None:
        self.there = there
        self.keys = 0

    @property
    def page(self) -> MatchPage:
        """The referee's screen."""
        assert isinstance(self.there.page, MatchPage), self.there.page
        return self.there.page

    @property
    def match(self) -> Match:
        """The match that is kept."""
        return self.page.session.match

    def press(self, *keys: str) -> None:
        """Press keys."""
        self.keys += len(keys)
        self.there.pilot.press(*keys)

    def counted(self, entry: LogEntry) -> Entered:
        """Enter an entry, and say what it took."""
        match, panel, before = self.match, self.page.panel, self.keys
        pages, number = self.page.layout().pages, match.rules.round(match.state)
        choices = len(panel.options) if isinstance(panel, DecisionPanel) else 2
        choices = 1 if isinstance(panel, ThrowPanel) else choices
        sort = "dice" if isinstance(panel, DicePanel) else "cards"
        if not isinstance(entry.action, Outcome):
            sort = "decision"
        self.enter(entry)
        return Entered(entry, sort, self.keys - before, pages, choices, number, entry.seat)

    def enter(self, entry: LogEntry) -> None:
        """Enter an answer of chance or a decision of a person."""
        if isinstance(entry.action, Outcome):
            for value in entry.action.values:
                self.value(value)
        else:
            self.decide(entry.action)

    def value(self, value: int | str) -> None:
        """Enter a die by its digit, a card by the keys of the rows that lead to it."""
        panel = self.page.panel
        if isinstance(panel, DicePanel):
            self.press(str(value))
            return
        assert isinstance(panel, CardsPanel)
        name = panel.texts.value(panel.request.deck, str(value))
        held = panel.held
        while self.asked(panel) and panel.held == held:
            self.towards(panel, [leaf.value for leaf in panel.leaves].index(name))

    def decide(self, action: Any) -> None:
        """Decide by the keys of the rows that lead there; dice to be thrown again by their own."""
        panel = self.page.panel
        if isinstance(panel, AgainPanel):
            self.press(*again_keys(panel, action))
            return
        if isinstance(panel, ThrowPanel):
            # The first die says that it was done.
            assert panel.foretold.action == action
            return
        assert isinstance(panel, DecisionPanel)
        ways = panel.texts.speech.ways(panel.texts.board_view(), action)
        at = next(at for at, leaf in enumerate(panel.options) if told(leaf.ways) == told(ways))
        while self.asked(panel):
            self.towards(panel, at)

    def asked(self, panel: Panel) -> bool:
        """Tell whether something is still asked; after the last entry another page comes."""
        page = self.there.page
        return isinstance(page, MatchPage) and page.panel is panel

    def towards(self, panel: CardsPanel | DecisionPanel, at: int) -> None:
        """Press the key of the row that leads to an option."""
        leaves = panel.leaves if isinstance(panel, CardsPanel) else panel.options
        here = [
            Do("way" if len(one.leaves) == 1 else "ways", one.leaves[0])
            for step in (False, True)
            for one in branches.level(leaves, panel.path, step)
            if at in one.leaves
        ]
        row = next(row for row in self.page.layout().rows if row.intent in here)
        assert row.key, row
        self.press(row.key)

    def find(self, rows: list[Row], wanted: str) -> None:
        """Type the fewest letters that bring a row near the top, go there, and press Enter."""
        self.find_on(self.page, rows, wanted)

    def find_on(self, page: DistancePage, rows: list[Row], wanted: str) -> None:
        """Choose a row of any page by its key, or so."""
        key = next(row.key for row in rows if row.id == wanted)
        if key:
            self.press(key)
            return
        tries = [(len(some) + _place(rows, some, wanted), some) for some in _letters(rows, wanted)]
        letters = min(tries)[1]
        self.keys += len(letters)
        for sign in letters:
            self.there.pilot.strike(ord(sign.lower()[0]), sign)
        self.there.pilot.turn()
        for _ in range(40):
            if page.focus == wanted:
                break
            self.press(self._towards(page, wanted))
        assert page.focus == wanted, (letters, page.focus)
        self.press("return")

    def _towards(self, page: DistancePage, wanted: str) -> str:
        """Name the key that leads from what has the focus towards a row."""
        picture = self.there.pilot.picture
        here, there = picture.find(page.focus), picture.find(wanted)
        if there is None:
            return "page down"
        if here is None:
            return "down"
        return "right" if there.place.x > here.place.right else "down"


def told(ways: Ways) -> tuple[str, ...]:
    """Give the words of the steps of a decision."""
    return tuple(way.text for way in ways)


def again_keys(panel: AgainPanel, action: Any) -> list[str]:
    """Give the fewest keys that throw those dice again: they are chosen, or those that stay."""
    dice = frozenset(getattr(action, "dice", ()))
    stay = frozenset(panel.lying.free) - dice
    if dice and len(stay) < len(dice):
        return [*(panel.numbers[die] for die in sorted(stay)), "space"]
    return [*(panel.numbers[die] for die in sorted(dice)), "return"]


def _letters(rows: list[Row], wanted: str) -> Iterator[str]:
    """Give beginnings of one word of a row, then of two, at last the whole row."""
    said = next(row.text for row in rows if row.id == wanted)
    words = list(dict.fromkeys(said.casefold().split()))
    starts = sorted({word[:end] for word in words for end in range(1, len(word) + 1)}, key=len)
    yield from starts
    yield from (f"{one} {other}" for one, other in combinations(words, 2))
    yield from (" ".join(some) for some in combinations(words, 3))
    yield said


def _place(rows: list[Row], letters: str, wanted: str) -> int:
    """Give where a row stands among those that letters leave."""
    left = [row.id for row in widgets.chosen(rows, letters)]
    return left.index(wanted)
