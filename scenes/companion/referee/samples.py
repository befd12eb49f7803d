"""The referee's screens in telling states, for pictures: from a match of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.ai.worker import Inline
from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Turn
from game.core.correction import AmendableField, Amending, Correction, possible
from game.core.match import LogEntry, Match
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.loading.title import load
from game.opening import open_match
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.referee.chronicle_page import ChroniclePage
from scenes.companion.referee.correction_page import CorrectionPage
from scenes.companion.referee.match_page import MatchPage
from scenes.companion.referee.result_pages import KeyNumbersPage, ResultPage
from scenes.companion.referee.start_pages import RefereePage, SeatingPage
from scenes.companion.speech import refereed
from scenes.samples import moments
from scenes.shared.links import Links
from scenes.table.exits import Exits
from scenes.table.registry import stage
from scenes.table.session import Session

_LATE = 0.6
"""The part of a match after which a screen shows what the game is like."""


@cache
def _played(title: str) -> tuple[MatchSetup, tuple[LogEntry, ...]]:
    """Give a table for as many as the title seats, and a whole game of the weakest players."""
    components = load(title)
    level = titles()[title].levels[0]
    seats = max(components.cover.seats)
    seat_setups = tuple(SeatSetup(moments.NAMES[seat], seat, level) for seat in range(seats))
    setup = MatchSetup(title, seat_setups, moments.setting(title).options, moments.SEED, 0)
    return setup, tuple(moments.whole(setup).log)


def _at(title: str, steps: int, bot: bool = False) -> tuple[MatchSetup, Match]:
    """Give the match after so many entries, people on all seats, or a computer player's turn."""
    setup, log = _played(title)
    people = tuple(replace(seat_setup, level="") for seat_setup in setup.seats)
    seated = replace(setup, seats=setup.seats if bot else people, companion=True)
    match = open_match(seated)
    match.replay(log[:steps])
    return seated, match


def _where(title: str, wanted: type, late: float = _LATE) -> int:
    """Find a late place where the match waits for such a thing; where many are asked, if dice."""
    setup, log = _played(title)
    match = open_match(replace(setup, companion=True))
    best = (-1, 0)
    for at, entry in enumerate(log):
        pending = match.pending
        asked = pending.request if isinstance(pending, Chance) else pending
        if isinstance(asked, wanted) and (at >= late * len(log) or best[0] < 0):
            size = asked.count if isinstance(asked, Roll) else 1
            best = max(best, (size, at))
        match.replay([entry])
    return best[1] if best[0] >= 0 else -1


def _page(services: Services, links: Links, setup: MatchSetup, match: Match) -> MatchPage:
    def home(*_given: object) -> Scene:
        return RefereePage(services, links)

    session = Session(setup, match, Inline())
    return MatchPage(
        services, session, stage(setup.title), Exits(home, home, home, home, home, home)
    )


def screens(services: Services, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the screens of the referee by name."""
    yield "referee", RefereePage(services, links)
    for title in refereed():
        yield f"{title}-seats", SeatingPage(services, links, title)
        yield from _asked(services, links, title)
        yield from _told(services, links, title)


def _asked(services: Services, links: Links, title: str) -> Iterator[tuple[str, Scene]]:
    """Show what is asked: dice half entered, cards, a decision, advice."""
    dice, turn = _where(title, Roll), _where(title, Turn)
    if dice >= 0:
        setup, match = _at(title, dice)
        _, log = _played(title)
        given = log[dice].action
        assert isinstance(given, Outcome)
        match.held = given.values[:-1]
        yield f"{title}-dice", _page(services, links, setup, match)
    yield f"{title}-decision", _page(services, links, *_at(title, turn))
    told = _page(services, links, *_at(title, turn))
    told.request.tell_last(told)
    yield f"{title}-followed", told
    yield f"{title}-hands", _page(services, links, *_at(title, turn, bot=True))
    for at, which in _draws(title):
        yield f"{title}-{which}", _page(services, links, *_at(title, at))


def _draws(title: str) -> Iterator[tuple[int, str]]:
    """Find the last draw of each deck before the end of a match."""
    setup, log = _played(title)
    match = open_match(replace(setup, companion=True))
    found: dict[str, int] = {}
    for at, entry in enumerate(log):
        pending = match.pending
        if isinstance(pending, Chance) and not isinstance(pending.request, Roll):
            found[pending.request.deck] = at
        match.replay([entry])
    yield from ((at, deck) for deck, at in found.items())


def _told(services: Services, links: Links, title: str) -> Iterator[tuple[str, Scene]]:
    """Show corrections, one of them refused, the chronicle, the sheets, and the result."""
    setup, match = _at(title, _where(title, Turn))
    amend = CorrectionPage(services, _page(services, links, setup, match).texts)
    yield f"{title}-amend", amend
    refused = CorrectionPage(
        services, _page(services, links, *_at(title, _where(title, Turn))).texts
    )
    refused.whose = 0
    field, value = _impossible(match)
    refused.amend(field, value)
    yield f"{title}-refused", refused
    _amend_and_undo(match)
    texts = _page(services, links, setup, match).texts
    yield f"{title}-story", ChroniclePage(services, texts)
    yield f"{title}-numbers", KeyNumbersPage(services, texts)
    _, log = _played(title)
    yield (
        f"{title}-ended",
        ResultPage(services, _page(services, links, *_at(title, len(log))).texts),
    )


def _impossible(match: Match) -> tuple[AmendableField, int | str]:
    """Find a value that cannot stand there, best where several others can."""
    assert isinstance(match.rules, Amending)
    found: list[tuple[int, int, AmendableField, int | str]] = []
    for at, field in enumerate(match.rules.amendable(match.state)):
        fine = set(possible(match.rules, match.state, field))
        wrong = [value for value in field.domain if value not in fine]
        if wrong:
            found.append((min(len(fine), 3), -at, field, wrong[-1]))
    _, _, field, value = max(found, key=lambda one: one[:2])
    return field, value


def _amend_and_undo(match: Match) -> None:
    """Amend a value, and take a decision back."""
    assert isinstance(match.rules, Amending)
    for field in match.rules.amendable(match.state):
        others = [v for v in possible(match.rules, match.state, field) if v != field.value]
        if others:
            match.correct(Correction(field.name, others[0]))
            break
    match.play(next(iter(match.rules.legal(match.state))))
    match.undo()
