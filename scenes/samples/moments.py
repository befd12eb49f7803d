"""Telling states of a title for pictures: taken from a match that anybody can replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from game.ai.think import think
from game.core.bot import Brief
from game.core.contract import Turn
from game.core.match import Match
from game.core.registry import titles
from game.core.setup import MatchSetup, SeatSetup
from game.loading.title import load
from game.opening import open_match

SEED = "pictures"
ENOUGH = 0.45
"""Part of the match after which a moment shows what the game is like."""
TRIES = 6
"""How many quick matches are searched for what the first one does not show."""
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar", "Ioana")


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a match: how many entries of its log, and which step of whom it shows."""

    name: str
    """The step; for the sake of one kind of choice its name follows ("build-Launch")."""
    steps: int
    seat: int
    kinds: frozenset[str] = frozenset()
    """What kinds of choices there are."""


def setting(title: str, strength: int = -1) -> MatchSetup:
    """Seat as many as the title allows, computer players with styles among them.

    `strength` chooses their level: 0 the weakest, -1 the strongest.
    """
    components = load(title)
    level = titles()[title].levels[strength]
    styles = ("", *titles()[title].styles(components))
    options = {option.key: option.values[0] for option in components.cover.options}
    seat_setups = tuple(
        SeatSetup(NAMES[place], place, level, styles[place % len(styles)])
        for place in range(max(components.cover.seats))
    )
    return MatchSetup(title, seat_setups, options, SEED, 0)


def settings(title: str) -> Iterator[tuple[str, MatchSetup]]:
    """Give a table for each unusual value of each option, and one with a single seat, by name.

    They are to show other steps, not good play: the quickest players do.
    """
    usual = setting(title, 0)
    options = load(title).cover.options
    for option in options:
        for value in option.values[1:]:
            found = _fitting(usual, {option.key: value})
            if found is not None:
                yield f"{option.key}-{value}", found
    if _fits(title, 1, usual.options):
        yield "alone", replace(usual, seats=usual.seats[:1])


def _fitting(usual: MatchSetup, wanted: dict[str, str]) -> MatchSetup | None:
    """Seat as many as can play with a value, other options as usual, or else with one of them."""
    cover = load(usual.title).cover
    others = [(o.key, v) for o in cover.options for v in o.values[1:] if o.key not in wanted]
    ways = ({}, *({key: value} for key, value in others))
    for way in ways:
        options = {**usual.options, **way, **wanted}
        for seats in sorted(cover.seats, reverse=True):
            if _fits(usual.title, seats, options):
                return replace(usual, seats=usual.seats[:seats], options=options)
    return None


def _fits(title: str, seats: int, options: Mapping[str, str]) -> bool:
    components = load(title)
    known = seats in components.cover.seats
    return known and titles()[title].refuse_setup(components, seats, options) is None


def telling(found: Sequence[Moment], known: Collection[str]) -> tuple[Moment, ...]:
    """Choose the moments of steps and of kinds of choices that are not known yet.

    A kind of choice that another chosen moment has too is not shown for its own sake.
    """
    chosen = [moment for moment in found if moment.name not in known and "-" not in moment.name]
    seen = set(known).union(*(moment.kinds for moment in chosen))
    for moment in found:
        kind = moment.name.partition("-")[2]
        if kind and kind not in seen:
            chosen.append(moment)
            seen |= moment.kinds
    return tuple(chosen)


def matches(setup: MatchSetup) -> Iterator[tuple[MatchSetup, Match]]:
    """Give the match of a table, and then quick ones in which everything is tried."""
    yield setup, whole(setup)
    for number in range(TRIES):
        other = replace(setup, seed=f"{setup.seed}/{number}")
        yield other, curious(other)


def curious(setup: MatchSetup) -> Match:
    """Play a match to its end, always choosing what kind of action was chosen least so far."""
    match, rng, chosen = open_match(setup), Random(setup.seed), Counter[str]()
    match.begin()
    while isinstance(match.pending, Turn):
        actions: dict[str, list[Any]] = {}
        for action in match.rules.legal(match.state):
            actions.setdefault(type(action).__name__, []).append(action)
        # Random play would hardly ever reach the rare kinds of actions, and good play avoids some.
        kind = min(sorted(actions), key=lambda name: (chosen[name], rng.random()))
        chosen[kind] += 1
        match.play(rng.choice(actions[kind]))
    return match


def whole(setup: MatchSetup) -> Match:
    """Play the match of a table to its end, every seat by its computer player."""
    match = open_match(setup)
    match.begin()
    while isinstance(turn := match.pending, Turn):
        match.play(think(_brief(setup, match, turn.seat)).action)
    return match


def _brief(setup: MatchSetup, match: Match, seat: int) -> Brief:
    seat_setup, view = setup.seats[seat], match.rules.view(match.state, seat)
    seed = f"{setup.seed}/{len(match.log)}"
    return Brief(
        setup.title, dict(setup.options), view, seat, seat_setup.level, seat_setup.style, seed=seed
    )


@cache
def quick(title: str, number: int = 0) -> tuple[MatchSetup, Match]:
    """Give a whole match of at most four quick players; each number gives another one."""
    usual = setting(title, 0)
    setup = replace(usual, seats=usual.seats[:4], seed=f"{SEED}/quick/{number}")
    return setup, whole(setup)


def moments(match: Match) -> tuple[Moment, ...]:
    """Find one telling place for each step of the rules, with the most to choose from."""
    return tuple(moment for moment in every(match) if "-" not in moment.name)


def every(match: Match) -> tuple[Moment, ...]:
    """Find such a place for each step, and for each kind of choice within a step."""
    best: dict[str, tuple[int, Moment]] = {}
    for at, state in enumerate(_states(match)):
        turn = match.rules.pending(state)
        if not isinstance(turn, Turn):
            continue
        legal = list(match.rules.legal(state))
        kinds = frozenset(type(action).__name__ for action in legal)
        # A late place beats any early one: boards are empty at first, whatever may be chosen there.
        rank = len(legal) + 1000 * (at >= ENOUGH * len(match.log))
        for name in (turn.phase, *(f"{turn.phase}-{kind}" for kind in sorted(kinds))):
            if rank > best.get(name, (-1, None))[0]:
                best[name] = (rank, Moment(name, at, turn.seat, kinds))
    return tuple(moment for _, moment in best.values())


def answered_by_chance(match: Match) -> tuple[Moment, ...]:
    """List the decisions well into the match that chance answers at once."""
    log = match.log
    return tuple(
        moment
        for moment in _late(match)
        if moment.steps + 1 < len(log) and log[moment.steps + 1].seat is None
    )


def lively(match: Match) -> Moment | None:
    """Choose a decision that sets much in motion: well into the match, and chance answers at once.

    Not every game has such a one: then any decision there, or the last one at all.
    """
    return next(iter(answered_by_chance(match) or _late(match) or _decisions(match)[-1:]), None)


def _late(match: Match) -> tuple[Moment, ...]:
    first = int(ENOUGH * len(match.log))
    return tuple(moment for moment in _decisions(match) if moment.steps >= first)


def _decisions(match: Match) -> tuple[Moment, ...]:
    log = match.log
    return tuple(Moment("fate", at, e.seat) for at, e in enumerate(log) if e.seat is not None)


def _states(match: Match) -> Iterator[Any]:
    yield match.start
    for played in match.history():
        yield played.step.state


def until(setup: MatchSetup, match: Match, moment: Moment) -> tuple[MatchSetup, Match]:
    """Replay a match up to a moment, a person sitting where the decision is."""
    seat_setups = tuple(
        replace(seat_setup, level="", style="") if place == moment.seat else seat_setup
        for place, seat_setup in enumerate(setup.seats)
    )
    seated = replace(setup, seats=seat_setups)
    again = open_match(seated)
    again.replay(match.log[: moment.steps])
    return seated, again
