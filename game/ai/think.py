"""From a brief to advice: what the worker process runs, and tests and tournaments run at once."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from game.ai.greedy import greedy
from game.core.bot import Advice, Bot, Brief
from game.core.chance import Roll, Seeded
from game.core.contract import AnyRules
from game.core.registry import titles
from game.core.setup import OURS
from game.loading import editions
from game.loading.title import Stamp

RANDOM = "random"
"""The level that every title has: any legal action, all equally likely."""

log = logging.getLogger(__name__)
Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Advice that is surely legal, and what went wrong on the way to it, if anything."""

    advice: Advice
    fault: str = ""


def answer(brief: Brief) -> Answer:
    """Ask the computer player; an illegal or failed answer becomes a greedy one, with its fault."""
    rules = rules_of(brief.title, brief.options, brief.edition)
    try:
        advice = _player(brief).choose(brief)
        refusal = rules.refuse(brief.view, advice.action)
        fault = f"{advice.action!r} is refused: {refusal.key}" if refusal else ""
    # Whatever a player's code does wrong, the others at the table want to go on.
    except Exception as error:
        log.exception("level %s of %s failed", brief.level, brief.title)
        advice, fault = Advice(None), f"{type(error).__name__}: {error}"
    if not fault:
        return Answer(advice)
    log.error("level %s of %s: %s", brief.level, brief.title, fault)
    return Answer(greedy(rules, brief.view, brief.seat), fault)


def think(brief: Brief) -> Advice:
    """Give legal advice for a brief; a makeshift says so."""
    found = answer(brief)
    return replace(found.advice, fault=found.fault) if found.fault else found.advice


def fallback(brief: Brief, fault: str) -> Advice:
    """Give quick legal advice without asking the level, and why it was not asked."""
    rules = rules_of(brief.title, brief.options, brief.edition)
    return replace(greedy(rules, brief.view, brief.seat), fault=fault)


def rules_of(title: str, options: Mapping[str, str], edition: str = OURS) -> AnyRules:
    """Give the rules of a title with these options in an edition, made once."""
    return editions.rules(title, options, edition)


def warm(title: str, options: Mapping[str, str], edition: str = OURS) -> None:
    """Load what the first answer will need."""
    rules_of(title, options, edition)


class Random:
    """A player that does anything legal; the floor that every level is measured from."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def choose(self, brief: Brief) -> Advice:
        """Choose one legal action, all equally likely."""
        actions = list(self._rules.legal(brief.view))
        cast = Seeded(brief.seed).decide(Roll(1, len(actions)), (RANDOM,)).values[0]
        return Advice(actions[int(cast) - 1])


def _player(brief: Brief) -> Bot:
    options, mark = tuple(sorted(brief.options.items())), editions.mark(brief.title, brief.edition)
    return _bot(brief.title, options, brief.level, brief.style, brief.edition, mark)


@lru_cache(64)
def _bot(title: str, options: Options, level: str, style: str, edition: str, _mark: Stamp) -> Bot:
    rules = editions.rules(title, dict(options), edition)
    if level == RANDOM:
        return Random(rules)
    return titles()[title].bot(editions.components(title, edition), rules, level, style)
