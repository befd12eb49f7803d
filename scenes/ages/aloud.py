"""The game without its picture: dice and what they bring, and what stands on a board."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.ages.mat import AgesMat
from scenes.table.aloud import Aloud, items, tips, told


def table(mat: AgesMat) -> Iterator[str]:
    """Say what the dice bring as things stand, the disasters, and what can be bought."""
    yield from tips(mat, "die:", "slip:", "danger:", "development:")


def board(mat: AgesMat) -> Iterator[str]:
    """Say goods and works, and the developments that are owned."""
    yield from (item.text for item in items(mat, "goods:worth"))
    yield from tips(mat, "good:", "city:", "monument:")
    owned = (item for item in items(mat, "development:") if item.tip and item.tip.state)
    yield from map(told, owned)


def now(mat: AgesMat) -> Iterator[str]:
    """Say what the dice show, as long as something may still become of them."""
    if mat.state.dice and mat.phase in ("keep", "lead", "split"):
        faces = mat.board_view.components.dice.faces
        shown = ", ".join(mat.name("face", faces[die - 1].id) for die in mat.state.dice)
        yield mat.text("ages.aloud.dice", dice=shown)


ALOUD: Aloud[AgesMat] = Aloud(table, board, now=now, asks=(("split", "ages.aloud.split"),))
