"""A whole game as text: what was possible, what was chosen, what happened, what changed.

Files lie in `tests/<title>/playthrough`; `python -m tests.golden --write` makes them anew, and the
difference is read in review.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from game.core.chance import Seeded
from game.core.codec import encode
from game.core.contract import AnyRules, Chance, Over, Turn, winners
from game.core.registry import titles
from game.loading.title import load
from tests.build.options import accepted, option_sets
from tests.build.titles import folder, offered

WIDTH = 100
LISTED = 6


@dataclass(frozen=True)
class Script:
    """Which game a file tells: its title, players, options, and the seed of dice and choices."""

    title: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str

    @property
    def path(self) -> Path:
        return folder(self.title) / "playthrough" / f"{self.name}.txt"

    @property
    def name(self) -> str:
        usual = {o.key: o.values[0] for o in load(self.title).cover.options}
        chosen = [(key, value) for key, value in self.options if usual[key] != value]
        unusual = [key if value == "yes" else value for key, value in chosen]
        return "-".join([f"{self.seats}players", *unusual])


def wanted() -> tuple[Script, ...]:
    """List the games to tell: every title, every number of players, and each option once.

    A title that wants more names them as (players, options) in `MORE` of tests/<title>/games.py.
    """
    found: dict[Path, Script] = {}
    for title in sorted(titles()):
        first, *unusual = option_sets(title)
        games = [(seats, first) for seats in accepted(title, first)]
        games += [(accepted(title, options)[0], options) for options in unusual]
        more = offered(title, "games", "MORE", ())
        games += [(seats, {**first, **options}) for seats, options in more]
        for seats, options in games:
            script = Script(title, seats, tuple(options.items()), "playthrough")
            found.setdefault(script.path, script)
    return tuple(found.values())


def files(title: str) -> list[Path]:
    """Find the files that are there."""
    return sorted((folder(title) / "playthrough").glob("*.txt"))


def tell(script: Script) -> str:
    """Play the game of a script and write it down."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    rules = titles()[script.title].rules(load(script.title), dict(script.options))
    yield f"{script.title}, {script.seats} players, seed {script.seed}"
    yield from (f"option {key}={value}" for key, value in script.options)
    chance_source, rng = Seeded(script.seed), Random(script.seed)
    state = rules.setup(script.seats, script.seats - 1)
    hidden: dict[int | None, list[str]] = {}
    now = list(flat(encode(state)))
    yield from (f"  {line}" for line in now)
    while not isinstance(pending := rules.pending(state), Over):
        yield ""
        if isinstance(pending, Chance):
            action: Any = chance_source.decide(pending.request, pending.occasion)
            yield f"fate {pending.phase} {'/'.join(map(str, pending.occasion))}: {action.values}"
        else:
            legal = list(rules.legal(state))
            action = rng.choice(legal)
            yield from _choice(pending, legal)
            yield from _hidden(rules, state, now, hidden)
            yield f"  > {action!r}"
        step = rules.apply(state, action)
        yield from (f"  ! {event!r}" for event in step.events)
        before, now = now, list(flat(encode(step.state)))
        yield from (f"  {line}" for line in changes(before, now))
        yield from ["  sealed"] * step.sealed
        state = step.state
    yield ""
    yield from _end(rules, state)


def _choice(pending: Turn, legal: list[Any]) -> Iterator[str]:
    yield f"seat {pending.seat} {pending.phase}: {len(legal)} legal"
    shown = [repr(one) for one in legal[:LISTED]] + ["…"] * (len(legal) > LISTED)
    yield f"  {', '.join(shown)}"


def _hidden(
    rules: AnyRules, state: Any, now: list[str], known: dict[int | None, list[str]]
) -> Iterator[str]:
    """Tell what each view hides where it differs from what was told of that view before."""
    for seat in (*range(len(rules.scores(state))), None):
        view = rules.view(state, seat)
        # Most seats see all that there is, and comparing is quick where writing down is not.
        lines = [] if view == state else changes(now, flat(encode(view)))
        before = known.get(seat, [])
        yield from (f"  hidden from {seat}: {line}" for line in lines if line not in before)
        known[seat] = lines


def _end(rules: AnyRules, state: Any) -> Iterator[str]:
    scores = rules.scores(state)
    for score in scores:
        parts = [f"{line.key} {line.points}" for line in score.lines]
        yield f"score {score.seat}: {score.total} = {', '.join(parts)}; tie {score.tie}"
    yield f"winners {winners(scores)}"


def flat(data: Any, path: str = "") -> Iterator[str]:
    """Write encoded data as one line for each field of the innermost records."""
    for name, value in data.items():
        if name == "is":
            continue
        if isinstance(value, dict):
            yield from flat(value, f"{path}{name}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for at, part in enumerate(value):
                yield from flat(part, f"{path}{name}[{at}].")
        else:
            yield f"{path}{name} {_short(value)}"


def _short(value: Any) -> Any:
    """Write a list of nothing but unknown cards as their number."""
    if isinstance(value, list) and len(value) > 1 and set(map(str, value)) == {"unknown"}:
        return f"{len(value)} unknown"
    return value


def changes(old: Iterable[str], new: Iterable[str]) -> list[str]:
    """Give the lines of `new` that `old` has not."""
    before = set(old)
    return [line for line in new if line not in before]
