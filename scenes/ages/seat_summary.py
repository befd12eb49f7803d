"""A seat's key numbers for its card in the rail, and its luck with the dice for the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.ages.components import Components
from game.ages.events import DiceThrown
from game.core.match import Played
from game.loading.title import load
from scenes.ages.mat import AgesMat
from scenes.ages.palette import (
    CITY,
    INK,
    RED,
    WHEAT,
)
from scenes.base.words import Words
from scenes.table.contract import Fact, Odds


def facts(mat: AgesMat, seat: int) -> tuple[Fact, ...]:
    """Give food, worth of goods, cities, developments, monuments and disaster boxes."""
    rules, board = mat.rules, mat.state.boards[seat]
    rows: tuple[tuple[str, str, int, str], ...] = (
        ("food", "ages/food", board.food, WHEAT),
        ("goods", "ages/good", rules.worth(board.goods), INK),
        ("cities", "ages/city", rules.city_count(board), CITY),
        ("developments", "ages/scroll", len(board.developments), CITY),
        ("monuments", "ages/architecture", rules.tables.finished(board.monuments), CITY),
        ("disasters", "ages/skull", board.disasters, RED),
    )
    if rules.tables.sails:
        rows = (*rows[:3], ("ships", "ages/shipping", board.ships, CITY), *rows[3:])
    return tuple(
        Fact(icon, str(value), mat.text(f"ages.table.fact.{name}"), colour)
        for name, icon, value, colour in rows
    )


def luck(history: Sequence[Played], seats: int, words: Words) -> tuple[Odds, ...]:
    """Count for each seat how often each face fell, against what was to be expected."""
    components: Components = load("ages")
    faces = components.dice.faces
    fallen: list[Counter[int]] = [Counter() for _ in range(seats)]
    for played in history:
        for event in played.step.events:
            if isinstance(event, DiceThrown):
                fallen[event.seat].update(event.dice[at] for at in event.thrown)
    thrown = [sum(counter.values()) for counter in fallen]
    return tuple(
        Odds(
            words.text(f"ages.face.{face.id}"),
            tuple(counter[value] for counter in fallen),
            tuple(count / len(faces) for count in thrown),
            f"ages/face_{face.id}",
        )
        for value, face in enumerate(faces, 1)
    )
