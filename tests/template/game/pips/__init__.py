"""Pips, the template of a game: the smallest one that is whole."""

from typing import NamedTuple

from game.core.bot import Advice, Brief, Players
from game.core.chance import Outcome
from game.core.title import Cover, Title
from game.pips.rules import MOVES, Hold, PipsRules, State, Table, Throw


class Parts(NamedTuple):
    cover: Cover
    table: Table


class Player(NamedTuple):
    enough: int

    def choose(self, brief: Brief) -> Advice:
        return Advice(Hold() if brief.view.stake >= self.enough else Throw())


def players(parts: Parts, _: PipsRules) -> Players[Table]:
    holds = parts.table.holds
    levels = {level: lambda _, enough=holds[level]: Player(enough) for level in holds}
    return Players(levels, {}, parts.table)


TITLE = Title(
    id="pips",
    sheets={"title": Cover, "table": Table},
    assemble=lambda sheets: Parts(sheets["title"], sheets["table"]),
    own_texts=lambda _: ("pips.line.held",),
    rules=lambda parts, _: PipsRules(MOVES, parts.table),
    types=(State, Throw, Hold, Outcome),
    players=players,
    levels=("easy", "hard"),
    styles=lambda _: (),
)
