"""What the lessons of `ages` teach, for `python -m tests.beginner ages`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ages.actions import Again, Build, Buy, Done, Lead, Split, Stop
from game.ages.state import Board
from tests.beginner import Maxim, Seen

ENOUGH = 6
"""Cities with which workers are no longer wanted above all."""
CITY = 4.0
"""Points for which it would leave a city that it still wants."""
RISKY = (1, 3)
"""Skulls with which one more would strike."""
HURT = 2
"""Skulls that strike their owner, if no third one comes."""


def own(seen: Seen) -> Board:
    """Give the board that decides."""
    board: Board = seen.view.boards[seen.seat]
    return board


def short(seen: Seen) -> int:
    """Count the food that the cities lack beside what the dice show."""
    tables, board = seen.rules.tables, own(seen)
    food = sum(tables.faces[die - 1].food for die in seen.view.dice)
    return int(tables.city_count(board.cities) - board.food - food)


def keeping(seen: Seen) -> Any:
    """Feed everybody first; keep workers while cities are wanted, later goods as well."""
    if seen.view.phase != "keep":
        return None
    faces = [seen.rules.tables.faces[die - 1] for die in seen.view.dice]
    grows = seen.rules.tables.city_count(own(seen).cities) < ENOUGH
    lack, again = short(seen), list[int]()
    skulls = sum(face.skulls for face in faces)
    if lack <= 0 and skulls in RISKY:
        return Stop()
    # Two skulls hurt, three hurt the others instead.
    third = skulls == HURT
    for at, face in enumerate(faces):
        if face.skulls or face.choice:
            continue
        spare = not face.food or lack + face.food <= 0
        if spare and (lack > 0 or face.food or third or (grows and not face.workers)):
            lack += face.food
            again.append(at)
    wanted = Again(tuple(again))
    return wanted if again and wanted in seen.legal else Stop()


def leading(seen: Seen) -> Any:
    """Throw a skull again where two of them strike, or else what is not needed; or nothing."""
    if seen.view.phase != "lead":
        return None
    faces = seen.rules.tables.faces
    skulls = [at for at, die in enumerate(seen.view.dice) if faces[die - 1].skulls]
    return Lead(skulls[0]) if len(skulls) == HURT else Done()


def splitting(seen: Seen) -> Any:
    """Feed everybody with as few dice as that takes."""
    splits = seen.of(Split)
    if not splits:
        return None
    tables, board = seen.rules.tables, own(seen)
    fixed = sum(f.food for f in (tables.faces[d - 1] for d in seen.view.dice) if not f.choice)
    need = tables.city_count(board.cities) - board.food - fixed
    enough = [split for split in splits if split.food * tables.choice_food >= need]
    return min(enough or splits[-1:], key=lambda split: split.food)


def building(seen: Seen) -> Any:
    """Finish what brings points, begin cities up to some, then what is nearly done."""
    tables, board = seen.rules.tables, own(seen)
    grows = tables.city_count(board.cities) < ENOUGH

    def value(build: Build) -> tuple[float, float]:
        if build.target in tables.city_ids:
            at = tables.city_ids.index(build.target)
            left = tables.city_boxes[at] - board.cities[at] - build.boxes
            return CITY if grows else -1.0, -left
        at = tables.monument_place[build.target]
        left = tables.monument_boxes[at] - board.monuments[at] - build.boxes
        return seen.points(build) - seen.points(Done()) if not left else 0.0, -left

    return seen.best(seen.of(Build), value)


def buying(seen: Seen) -> Any:
    """Buy the dearest development that can be paid, with as little waste as possible."""
    buys, tables = seen.of(Buy), seen.rules.tables

    def value(buy: Buy) -> tuple[float, float]:
        left = own_after(seen, buy)
        return float(tables.costs[buy.development]), float(tables.worth(left.goods))

    return seen.best(buys, value)


def own_after(seen: Seen, action: Any) -> Board:
    """Give the own board right after an action."""
    board: Board = seen.after(action).boards[seen.seat]
    return board


MAXIMS: Sequence[Maxim] = (keeping, leading, splitting, building, buying)
