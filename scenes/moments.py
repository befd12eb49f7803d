"""Telling states of a title for pictures: taken from a match that anybody can replay."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.bot import Brief
from game.ai.think import think
from game.book.title import load
from game.core.contract import Turn
from game.core.match import Match
from game.core.registry import titles
from game.shelf.table import Chair, Table, open_match

SEED = "pictures"
ENOUGH = 0.45
"""Part of the match after which a moment shows what the game is like."""
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar", "Ioana")


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a match: how many entries of its log, and which step of whom it shows."""

    name: str
    steps: int
    seat: int


def setting(title: str, strength: int = -1) -> Table:
    """Seat as many as the title allows, computer players with styles among them.

    `strength` chooses their level: 0 the weakest, -1 the strongest.
    """
    components = load(title)
    level = titles()[title].levels(components)[strength]
    styles = ("", *titles()[title].styles(components))
    options = {option.key: option.values[0] for option in components.cover.options}
    chairs = tuple(
        Chair(NAMES[place], place, level, styles[place % len(styles)])
        for place in range(max(components.cover.seats))
    )
    return Table(title, chairs, options, SEED, 0)


def settings(title: str) -> Iterator[tuple[str, Table]]:
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
        yield "alone", replace(usual, chairs=usual.chairs[:1])


def _fitting(usual: Table, wanted: dict[str, str]) -> Table | None:
    """Seat as many as can play with a value, other options as usual, or else with one of them."""
    cover = load(usual.title).cover
    others = [(o.key, v) for o in cover.options for v in o.values[1:] if o.key not in wanted]
    ways = ({}, *({key: value} for key, value in others))
    for way in ways:
        options = {**usual.options, **way, **wanted}
        for seats in sorted(cover.seats, reverse=True):
            if _fits(usual.title, seats, options):
                return replace(usual, chairs=usual.chairs[:seats], options=options)
    return None


def _fits(title: str, seats: int, options: Mapping[str, str]) -> bool:
    components = load(title)
    known = seats in components.cover.seats
    return known and titles()[title].refuse_options(components, seats, options) is None


def telling(found: Sequence[Moment], known: Collection[str]) -> tuple[Moment, ...]:
    """Choose the moments of steps that the usual game does not have; the last one, if none."""
    fresh = tuple(moment for moment in found if moment.name not in known)
    return fresh or tuple(found[-1:])


def whole(table: Table) -> Match:
    """Play the match of a table to its end, every seat by its computer player."""
    match = open_match(table)
    match.begin()
    while isinstance(turn := match.pending, Turn):
        match.play(think(_brief(table, match, turn.seat)).action)
    return match


def _brief(table: Table, match: Match, seat: int) -> Brief:
    chair, view = table.chairs[seat], match.rules.view(match.state, seat)
    seed = f"{table.seed}/{len(match.log)}"
    return Brief(table.title, dict(table.options), view, seat, chair.level, chair.style, seed=seed)


def moments(match: Match) -> tuple[Moment, ...]:
    """Find one telling place for each step of the rules, with the most to choose from."""
    best: dict[str, tuple[int, Moment]] = {}
    for at, state in enumerate(_states(match)):
        turn = match.rules.pending(state)
        if not isinstance(turn, Turn):
            continue
        late = at >= ENOUGH * len(match.log)
        rank = len(list(match.rules.legal(state))) + 1000 * late
        if rank > best.get(turn.phase, (-1, None))[0]:
            best[turn.phase] = (rank, Moment(turn.phase, at, turn.seat))
    return tuple(moment for _, moment in best.values())


def fates(match: Match) -> tuple[Moment, ...]:
    """List the decisions well into the match that fate answers at once."""
    log = match.log
    late = range(int(ENOUGH * len(log)), len(log) - 1)
    return tuple(
        Moment("fate", at, seat)
        for at in late
        if (seat := log[at].seat) is not None and log[at + 1].seat is None
    )


def _states(match: Match) -> Iterator[Any]:
    yield match.start
    for played in match.history():
        yield played.step.state


def until(table: Table, match: Match, moment: Moment) -> tuple[Table, Match]:
    """Replay a match up to a moment, a person sitting where the decision is."""
    chairs = tuple(
        replace(chair, level="", style="") if place == moment.seat else chair
        for place, chair in enumerate(table.chairs)
    )
    seated = replace(table, chairs=chairs)
    again = open_match(seated)
    again.replay(match.log[: moment.steps])
    return seated, again
