"""Counting the ways a game can go on to a depth, with fate's answers fixed by a seed.

A file `tests/<title>/perft/<name>.txt` holds lines `seats 2`, `first 0`, `option key=value`,
`seed word`, `do Action(…)` (played before counting), and `perft depth count`. `python -m
tests.golden --write` counts anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.chance import Seeded
from game.core.contract import AnyRules, Chance, Over
from game.core.registry import titles
from game.loading.title import load
from tests.build.titles import folder

Listing = Callable[[AnyRules, Any], Iterable[Any]]


@dataclass
class Position:
    """A state to count from, and the counts it must have."""

    rules: AnyRules
    chance_source: Seeded
    state: Any
    counts: dict[int, int] = field(default_factory=dict)


def files(title: str) -> list[Path]:
    """Find the perft files of a title."""
    return sorted((folder(title) / "perft").glob("*.txt"))


def read(path: Path) -> Position:
    """Read a perft file and play its `do` lines."""
    return _read(path, path.read_text("utf-8").splitlines())


def told(path: Path) -> str:
    """Give the text of a perft file as it should be: what can no more be done is done otherwise.

    In the place of an action that is refused now stands a legal one, of the same kind if there is
    one; all counts are made anew.
    """
    lines = path.read_text("utf-8").splitlines()
    position = _read(path, lines, mend=True)
    for at, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        if word == "perft":
            depth = int(rest.split()[0])
            lines[at] = f"perft {depth} {count(position, position.state, depth, legal)}"
    return "\n".join(lines) + "\n"


def _read(path: Path, lines: list[str], mend: bool = False) -> Position:
    title = titles()[path.parent.parent.name]
    words = [line.split(None, 1) for line in lines]
    parts = [(word[0], word[1]) for word in words if word and not word[0].startswith("#")]
    said = dict(parts)
    options = dict(text.split("=", 1) for word, text in parts if word == "option")
    rules = title.rules(load(title.id), options)
    state = rules.setup(int(said["seats"]), int(said.get("first", "0")))
    position = Position(rules, Seeded(said["seed"]), state)
    position.state = settle(position, state)
    names = {cls.__name__: cls for cls in title.types}
    for at, line in enumerate(lines):
        word, _, text = line.partition(" ")
        if word == "do":
            action = eval(text, {"__builtins__": {}}, names)
            if mend and rules.refuse(position.state, action) is not None:
                action = _instead(rules, position.state, action)
                lines[at] = f"do {action!r}"
            position.state = settle(position, rules.apply(position.state, action).state)
        elif word == "perft":
            depth, _, counted = text.partition(" ")
            position.counts[int(depth)] = int(counted or "0")
    return position


def _instead(rules: AnyRules, state: Any, action: Any) -> Any:
    found = list(rules.legal(state))
    if not found:
        raise ValueError("the game is over before its moves are; write them anew")
    return next((other for other in found if type(other) is type(action)), found[0])


def settle(position: Position, state: Any) -> Any:
    """Let fate answer until a seat must decide or the game is over."""
    while isinstance(pending := position.rules.pending(state), Chance):
        outcome = position.chance_source.decide(pending.request, pending.occasion)
        state = position.rules.apply(state, outcome, quiet=True).state
    return state


def follow(position: Position, state: Any, action: Any) -> Any:
    """Do an action and let fate answer."""
    return settle(position, position.rules.apply(state, action, quiet=True).state)


def count(position: Position, state: Any, depth: int, listing: Listing) -> int:
    """Count the ways to make `depth` decisions; fewer when the game ends earlier."""
    if depth == 0 or isinstance(position.rules.pending(state), Over):
        return 1
    actions = list(listing(position.rules, state))
    if depth == 1:
        return len(actions)
    return sum(
        count(position, follow(position, state, action), depth - 1, listing) for action in actions
    )


def counts(position: Position, depth: int, listing: Listing) -> dict[int, int]:
    """Count as `count` does, for every depth up to this one, on a single walk."""
    found: dict[int, int] = {}
    level, over = [position.state], 0
    for at in range(1, depth + 1):
        going_on = [s for s in level if not isinstance(position.rules.pending(s), Over)]
        over += len(level) - len(going_on)
        ways = [(state, list(listing(position.rules, state))) for state in going_on]
        found[at] = over + sum(len(actions) for _, actions in ways)
        if at < depth:
            level = [follow(position, state, action) for state, acts in ways for action in acts]
    return found


def legal(rules: AnyRules, state: Any) -> Iterable[Any]:
    """List what the rules list."""
    return rules.legal(state)


def by_action(position: Position, depth: int) -> str:
    """Tell the count below each first action, to find where a wrong count comes from."""
    rows = [
        f"{action!r}: {count(position, follow(position, position.state, action), depth - 1, legal)}"
        for action in position.rules.legal(position.state)
    ]
    return "\n".join(rows)
