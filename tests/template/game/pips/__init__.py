"""Pips, the template of a game: the smallest one that is whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.bot import Advice, Brief, Players
from game.core.chance import Outcome
from game.core.title import Cover, Title
from game.pips.rules import MOVES, Hold, PipsRules, State, Table, Throw


class Parts(NamedTuple):
    """Everything that the data say."""

    cover: Cover
    table: Table


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player: it holds as soon as enough is at stake."""

    enough: int

    def choose(self, brief: Brief) -> Advice:
        """Choose one of the two actions."""
        return Advice(Hold() if brief.view.stake >= self.enough else Throw())


def players(parts: Parts, _: PipsRules) -> Players[Table]:
    """Give a player for each level."""
    levels = {
        "easy": lambda table: Player(table.holds["easy"]),
        "hard": lambda table: Player(table.holds["hard"]),
    }
    return Players(levels, {}, parts.table)


TITLE = Title(
    id="pips",
    sheets={"title": Cover, "table": Table},
    assemble=lambda sheets: Parts(sheets["title"], sheets["table"]),
    check=lambda *_: None,
    own_texts=lambda _: ("pips.line.held",),
    sprites=lambda _: (),
    rules=lambda parts, _: PipsRules(MOVES, parts.table),
    types=(State, Throw, Hold, Outcome),
    players=players,
    levels=("easy", "hard"),
    styles=lambda _: (),
)
