"""The game without its picture: the places of the valley, and what a tribe has."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.stoneage.mat import StoneMat
from scenes.table.aloud import Aloud, joined, tips


def table(mat: StoneMat) -> Iterator[str]:
    """Say the places, cards and buildings, with who stands there, and the dice."""
    for kind, slot in (("place:", ""), ("card:", "at.card"), ("tile:", "at.tile")):
        for item in (item for item in mat.picture if item.id.startswith(kind) and item.tip):
            assert item.tip is not None
            name = item.tip.title
            if slot:
                number = int(item.id.removeprefix(kind).partition(":")[0])
                name = mat.text(f"stoneage.do.{slot}", what=name, number=number)
            yield joined((f"{name}: {joined((item.tip.state, *item.tip.lines))}",))
    if mat.state.dice:
        yield mat.text("stoneage.aloud.dice", dice=", ".join(map(str, mat.state.dice)))


def board(mat: StoneMat) -> Iterator[str]:
    """Say the goods piece by piece, tools, and what counts at the end."""
    tribe = mat.state.tribes[mat.shown]
    goods = zip(mat.board_view.components.numbers.resources, tribe.resources, strict=True)
    held = [mat.text(f"stoneage.pieces.{good.id}", count=count) for good, count in goods if count]
    yield mat.text("stoneage.aloud.goods", goods=", ".join(held) or mat.text("stoneage.do.nothing"))
    yield from tips(mat, "food")
    for slot, value in enumerate(tribe.tools):
        yield from tips(mat, f"tool:{slot}") if value else ()
    yield from tips(mat, "culture", "figure:", "sum", "open:")


_RESOURCES = ("wood", "brick", "stone", "gold")

ALOUD: Aloud[StoneMat] = Aloud(
    table,
    board,
    icons=(
        *((f"stoneage/{name}", f"stoneage.resource.{name}") for name in _RESOURCES),
        ("stoneage/food", "stoneage.gain.food"),
        ("stoneage/tool", "stoneage.gain.tool"),
        ("stoneage/one_use_tool", "stoneage.gain.tool"),
        *((f"stoneage/die_{face}", str(face)) for face in range(1, 7)),
    ),
)
