"""What the dice will bring, in lines: food and the meal, workers, coins, goods, skulls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ages.disaster import Blow
from game.ages.harvest import Harvest
from scenes.ages.mat import AgesMat
from scenes.ages.palette import (
    COIN,
    INK,
    RED,
    SAFE,
    WHEAT,
    WORKERS,
)
from scenes.ui.measure import measure
from scenes.ui.theme import STRONG

SHRUNK, LOW, SIDES = 18, 22, 86.0
"""The smallest letters of a line of the slip, those of a low window, and what is no room."""
Row = tuple[str, str, str, str, bool]
"""Name, symbol, colour, words, whether it is in bold."""
Crops = Sequence[tuple[Harvest, Blow | None]]
"""A forecast for each way in which the split dice may go."""


def span(low: int, high: int) -> str:
    """Write one number, or two with a dash."""
    return str(low) if low == high else f"{min(low, high)}–{max(low, high)}"


def _span(crops: Sequence[tuple[Harvest, Blow | None]], field: str) -> tuple[str, int]:
    low, high = getattr(crops[0][0], field), getattr(crops[-1][0], field)
    # The larger number decides between singular and plural.
    return span(low, high), max(low, high)


def forecast(mat: AgesMat, crops: Crops) -> Iterator[Row]:
    """Say what comes when the dice stand as they lie, with ranges where a choice is open."""
    choices = len(crops) - 1
    if choices:
        yield (
            "choice",
            "common/refresh",
            INK,
            mat.text("ages.table.slip.choice", count=choices),
            True,
        )
    yield from _meal(mat, crops)
    for field, icon, colour in (
        ("workers", "ages/workers", WORKERS),
        ("coins", "ages/coin", COIN),
    ):
        amount, most = _span(crops, field)
        if most:
            words = mat.text(f"ages.table.slip.{field}", count=most, amount=amount)
            yield field, icon, colour, words, False
    # Goods and skulls do not depend on the split dice, so the first forecast stands for all.
    crop, blow = crops[0]
    if any(crop.gained) or any(crop.lost):
        yield "goods", "ages/good", INK, _goods(mat, crop), False
    if crop.skulls:
        yield _skulls(mat, crop.skulls, blow)


def _meal(mat: AgesMat, crops: Crops) -> Iterator[Row]:
    gained, most = _span(crops, "food_gained")
    eaten, _ = _span(crops, "eaten")
    after, _ = _span(crops, "food")
    words = mat.text(
        "ages.table.slip.food",
        count=most,
        amount=gained,
        eaten=eaten,
        before=mat.board.food,
        after=after,
    )
    yield "food", "ages/food", WHEAT, words, False
    amount, hungry = _span(crops, "hungry")
    if hungry:
        text = mat.text("ages.table.slip.hungry", count=hungry, amount=amount)
        yield "hungry", "ages/famine", RED, text, True
    amount, lost = _span(crops, "food_lost")
    if lost:
        text = mat.text("ages.table.slip.food_lost", count=lost, amount=amount)
        yield "food_lost", "ages/food", WHEAT, text, False


def _goods(mat: AgesMat, crop: Harvest) -> str:
    named = zip(mat.tables.goods, crop.gained, strict=True)
    signs = "  ".join(f"{count} :ages/{good}:" for good, count in named if count)
    lost = sum(crop.lost)
    if lost and signs:
        return mat.text("ages.table.slip.goods_lost", goods=signs, count=lost)
    if lost:
        return mat.text("ages.table.slip.all_lost", count=lost)
    return mat.text("ages.table.slip.goods", goods=signs, count=sum(crop.gained))


def _skulls(mat: AgesMat, skulls: int, blow: Blow | None) -> Row:
    count = mat.text("ages.table.slip.skulls", count=skulls)
    if blow is None:
        words = mat.text("ages.table.slip.harmless", skulls=count)
        return "skulls", "ages/skull", INK, words, False
    disaster = mat.key(f"disaster.{blow.id}")
    effect, grave = _effect(mat, blow)
    # The longest of all: in a low window, whose letters cannot shrink, it goes without the name
    # of the development, which the tile of the disaster shows as well.
    sent = "" if grave else _sent(mat, blow, short=True)
    said = (("blow", effect), ("blow_short", effect), ("blow_short", sent or effect))
    ways = [
        mat.text(f"ages.table.slip.{which}", skulls=count, disaster=disaster, effect=told)
        for which, told in said
    ]
    letter = LOW if sent and blow.boxes else SHRUNK
    words = next((way for way in ways if _fits(mat, way, letter)), ways[-1])
    return "skulls", "ages/skull", RED if grave else SAFE, words, True


def _fits(mat: AgesMat, words: str, letter: int) -> bool:
    """Tell whether words in bold have room in a line of the slip."""
    place = mat.plan.slip
    return place is None or measure(words, STRONG.of(size=letter)).width <= place.width - SIDES


def _effect(mat: AgesMat, blow: Blow) -> tuple[str, bool]:
    """Say whom the disaster strikes, seen from the roller's side, and whether it is the roller."""
    me = mat.state.seat
    own = dict(blow.boxes).get(me, 0)
    # What hits the roller comes first: it is what keeping the dice is decided by.
    if own:
        return mat.text("ages.table.slip.own_boxes", count=own), True
    if me in blow.robbed:
        return mat.text("ages.table.slip.own_goods"), True
    sent = _sent(mat, blow)
    if sent:
        return sent, False
    if blow.turned:
        return mat.text("ages.table.slip.nobody"), False
    saver = dict(blow.spared).get(me)
    if saver:
        return mat.text("ages.table.slip.spared", saver=mat.saver(saver)), False
    others = [boxes for _, boxes in blow.boxes]
    if others:
        return mat.text("ages.table.slip.other_boxes", count=others[0]), False
    return mat.text("ages.table.slip.nobody"), False


def _sent(mat: AgesMat, blow: Blow, short: bool = False) -> str:
    """Say what a disaster does that is turned on the opponents; empty where it strikes none."""
    if not (blow.turned and (blow.boxes or blow.robbed)):
        return ""
    saver = mat.key(f"development.{blow.turned}")
    if blow.boxes:
        which = "other_boxes" if short else "attack"
        return mat.text(f"ages.table.slip.{which}", count=blow.boxes[0][1], saver=saver)
    return mat.text(f"ages.table.slip.{'turned_short' if short else 'turned'}", saver=saver)
