"""A seat's key numbers for its card in the rail, and its luck with the dice for the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.match import Played
from game.stoneage.events import DiceRolled
from scenes.base.words import Words
from scenes.stoneage.mat import StoneMat
from scenes.stoneage.palette import INK, OCHRE
from scenes.table.contract import Fact, Odds

SIDES = 6
_GRAIN, _CLAY = "#7d5410", "#9c3f1b"


def facts(mat: StoneMat, seat: int) -> tuple[Fact, ...]:
    """Give food, people, agriculture, tools, resources, tiles and cards."""
    tribe = mat.state.tribes[seat]
    rows = (
        ("food", "stoneage/food", tribe.food, OCHRE),
        ("people", "common/meeple", tribe.people, INK),
        ("agriculture", "stoneage/agriculture", tribe.agriculture, _GRAIN),
        ("tools", "stoneage/tool", sum(tribe.tools), INK),
        ("resources", "stoneage/brick", sum(tribe.resources), _CLAY),
        ("tiles", "stoneage/hut", len(tribe.tiles), INK),
        ("cards", "stoneage/extra_card", len(tribe.cards) + len(tribe.open), INK),
    )
    return tuple(
        Fact(icon, str(value), mat.text(f"stoneage.table.fact.{name}"), colour)
        for name, icon, value, colour in rows
    )


def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
    """Count for each seat how often each face fell in own rolls, against what was expected."""
    fallen: list[Counter[int]] = [Counter() for _ in range(seats)]
    for played in history:
        for event in played.step.events:
            if isinstance(event, DiceRolled):
                fallen[event.seat].update(event.dice)
    thrown = [sum(counter.values()) for counter in fallen]
    return tuple(
        Odds(
            words.text("stoneage.table.face", n=face),
            tuple(counter[face] for counter in fallen),
            tuple(count / SIDES for count in thrown),
            f"stoneage/die_{face}",
        )
        for face in range(1, SIDES + 1)
    )
