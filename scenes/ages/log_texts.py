"""Events as lines of the chronicle: cause and effect in words, with symbols in the line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ages.building import name_of
from game.ages.events import (
    BoxesMarked,
    CitiesFed,
    CityBuilt,
    DealCountered,
    DealDeclined,
    DealMade,
    DealOffered,
    DealWithdrawn,
    DevelopmentBought,
    DiceStopped,
    DiceThrown,
    DisasterStruck,
    EndTriggered,
    FoodCollected,
    FoodPreserved,
    GoodsCollected,
    GoodsDiscarded,
    GoodsGiven,
    GoodsSpent,
    GoodSwapped,
    MonumentBuilt,
    ShipsBuilt,
)
from game.core.event import Event
from scenes.ages.bargain import kinds
from scenes.ages.mat import AgesMat
from scenes.table.contract import LogLine


def tell(mat: AgesMat, event: Event) -> LogLine | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(mat, event)


def _say(mat: AgesMat, event: str, seat: int, **params: Any) -> str:
    return mat.text(f"ages.event.{event}", name=mat.who(seat), **params)


def _faces(mat: AgesMat, dice: tuple[int, ...]) -> str:
    faces = mat.tables.faces
    return " ".join(f":ages/face_{faces[value - 1].id}:" for value in dice)


def _pieces(mat: AgesMat, goods: tuple[int, ...]) -> str:
    """Write pieces of goods, and of food where they are followed by it, with their symbols."""
    named = zip(kinds(mat.rules), goods, strict=False)
    return ", ".join(f"{count} :ages/{kind}:" for kind, count in named if count)


def _goods_marks(mat: AgesMat, seat: int, goods: tuple[int, ...]) -> tuple[str, ...]:
    """Name the rows that changed on the board which the reader sees."""
    if seat != mat.shown:
        return ()
    named = zip(mat.tables.goods, goods, strict=True)
    return tuple(f"good:{kind}" for kind, count in named if count)


def _own(mat: AgesMat, seat: int, *marks: str) -> tuple[str, ...]:
    return marks if seat == mat.shown else ()


def _thrown(mat: AgesMat, event: DiceThrown) -> LogLine | None:
    """Tell leadership's throw; the others are told by how the dice stand in the end."""
    if event.throw:
        return None
    die = tuple(event.dice[at] for at in event.thrown)
    words = _say(mat, "led", event.seat, dice=_faces(mat, die))
    return LogLine(words, event.seat, "ages/leadership")


def _stopped(mat: AgesMat, event: DiceStopped) -> LogLine | None:
    words = _say(mat, "stopped", event.seat, dice=_faces(mat, event.dice))
    return LogLine(words, event.seat, "common/dice")


def _collected(mat: AgesMat, event: GoodsCollected) -> LogLine | None:
    parts = []
    if any(event.goods):
        parts.append(_say(mat, "goods", event.seat, goods=_pieces(mat, event.goods)))
    if any(event.lost):
        parts.append(_say(mat, "goods_lost", event.seat, goods=_pieces(mat, event.lost)))
    marks = _goods_marks(mat, event.seat, event.goods)
    return LogLine(" ".join(parts), event.seat, "ages/good", marks)


def _stored(mat: AgesMat, event: FoodCollected) -> LogLine | None:
    if not event.food and not event.lost:
        return None
    words = _say(mat, "food", event.seat, count=event.food)
    if event.lost:
        words += " " + _say(mat, "food_lost", event.seat, count=event.lost)
    return LogLine(words, event.seat, "ages/food", _own(mat, event.seat, "food"))


def _fed(mat: AgesMat, event: CitiesFed) -> LogLine | None:
    if not event.hungry:
        return None
    words = _say(mat, "hungry", event.seat, count=event.hungry)
    return LogLine(words, event.seat, "ages/famine", _own(mat, event.seat, "disasters"))


def _struck(mat: AgesMat, event: DisasterStruck) -> LogLine | None:
    disaster = mat.key(f"disaster.{event.disaster}")
    parts = [_say(mat, "disaster", event.seat, count=event.skulls, disaster=disaster)]
    marks: tuple[str, ...] = ()
    if event.turned:
        turner = mat.key(f"development.{event.turned}")
        parts.append(_say(mat, "turned", event.seat, saver=turner))
    for seat, boxes in event.boxes:
        parts.append(_say(mat, "struck", seat, count=boxes))
        marks += _own(mat, seat, "disasters")
    for seat, goods in event.goods:
        if any(goods):
            parts.append(_say(mat, "robbed", seat, goods=_pieces(mat, goods)))
        else:
            parts.append(_say(mat, "robbed_none", seat))
        marks += _goods_marks(mat, seat, goods)
    for seat, saver in event.spared:
        parts.append(_say(mat, "spared", seat, saver=mat.saver(saver)))
    return LogLine(" ".join(parts), event.seat, f"ages/{event.disaster}", marks)


def _target_mark(target: str) -> str:
    return target if ":" in target else f"monument:{target}"


def _marked(mat: AgesMat, event: BoxesMarked) -> LogLine | None:
    target = name_of(event.target)
    words = _say(mat, "marked", event.seat, count=event.boxes, target=target)
    sprite = "ages/city" if ":" in event.target else f"ages/{event.target}"
    return LogLine(words, event.seat, sprite, _own(mat, event.seat, _target_mark(event.target)))


def _city(mat: AgesMat, event: CityBuilt) -> LogLine | None:
    target = name_of(event.target)
    words = _say(mat, "city", event.seat, count=event.cities, target=target)
    return LogLine(words, event.seat, "ages/city", _own(mat, event.seat, event.target))


def _monument(mat: AgesMat, event: MonumentBuilt) -> LogLine | None:
    """Tell a finished monument; being first changes its worth on every sheet, save alone."""
    monument = mat.key(f"monument.{event.monument}")
    which = "first" if event.first and not mat.alone else "later"
    words = _say(mat, which, event.seat, count=event.points, monument=monument)
    mark = f"monument:{event.monument}"
    marks = (mark,) if event.first else _own(mat, event.seat, mark)
    return LogLine(words, event.seat, f"ages/{event.monument}", marks)


def _given(mat: AgesMat, event: GoodsGiven) -> LogLine | None:
    goods = f"{event.goods} :ages/{event.good}:"
    words = _say(mat, "given", event.seat, count=event.workers, goods=goods)
    marks = _own(mat, event.seat, f"good:{event.good}")
    return LogLine(words, event.seat, "ages/engineering", marks)


def _bought(mat: AgesMat, event: DevelopmentBought) -> LogLine | None:
    development = mat.key(f"development.{event.development}")
    gifts = _pieces(mat, event.goods)
    if event.food:
        gifts += (", " if gifts else "") + f"{event.food} :ages/food:"
    params = {"count": event.paid, "development": development, "goods": gifts}
    words = _say(mat, "bought_with" if gifts else "bought", event.seat, **params)
    marks = _own(mat, event.seat, f"development:{event.development}")
    return LogLine(words, event.seat, f"ages/{event.development}", marks)


def _preserved(mat: AgesMat, event: FoodPreserved) -> LogLine | None:
    goods = f"1 :ages/{event.good}:"
    words = _say(mat, "preserved", event.seat, count=event.food, goods=goods)
    marks = _own(mat, event.seat, "food", f"good:{event.good}")
    return LogLine(words, event.seat, "ages/preservation", marks)


def _spent(mat: AgesMat, event: GoodsSpent) -> LogLine | None:
    goods = f"{event.goods} :ages/{event.good}:"
    words = _say(mat, "spent", event.seat, goods=goods)
    return LogLine(words, event.seat, "ages/smithing", _own(mat, event.seat, f"good:{event.good}"))


def _launched(mat: AgesMat, event: ShipsBuilt) -> LogLine | None:
    goods = _pieces(mat, event.goods)
    words = _say(mat, "ships", event.seat, count=event.ships, goods=goods)
    marks = (*_own(mat, event.seat, "fleet"), *_goods_marks(mat, event.seat, event.goods))
    return LogLine(words, event.seat, "ages/shipping", marks)


def _swapped(mat: AgesMat, event: GoodSwapped) -> LogLine | None:
    give, get = f"1 :ages/{event.give}:", f"1 :ages/{event.get}:"
    words = _say(mat, "swapped", event.seat, give=give, get=get)
    marks = _own(mat, event.seat, f"good:{event.give}", f"good:{event.get}")
    return LogLine(words, event.seat, "ages/shipping", marks)


def _offered(mat: AgesMat, event: DealOffered | DealCountered) -> LogLine | None:
    which = "offered" if isinstance(event, DealOffered) else "countered"
    words = _say(
        mat,
        which,
        event.seat,
        partner=mat.who(event.to),
        give=_pieces(mat, event.give) or mat.text("ages.do.nothing"),
        get=_pieces(mat, event.get) or mat.text("ages.do.nothing"),
    )
    return LogLine(words, event.seat, "ages/caravans")


def _declined(mat: AgesMat, event: DealDeclined | DealWithdrawn) -> LogLine | None:
    which = "declined" if isinstance(event, DealDeclined) else "withdrawn"
    return LogLine(_say(mat, which, event.seat), event.seat, "common/cross")


def _dealt(mat: AgesMat, event: DealMade) -> LogLine | None:
    words = _say(
        mat,
        "dealt",
        event.seat,
        partner=mat.who(event.partner),
        give=_pieces(mat, event.give) or mat.text("ages.do.nothing"),
        get=_pieces(mat, event.get) or mat.text("ages.do.nothing"),
    )
    moved = tuple(a or b for a, b in zip(event.give, event.get, strict=True))
    marks: tuple[str, ...] = ()
    for seat in (event.seat, event.partner):
        marks += _goods_marks(mat, seat, moved[:-1])
        marks += _own(mat, seat, "food") if moved[-1] else ()
    return LogLine(words, event.seat, "ages/caravans", marks)


def _discarded(mat: AgesMat, event: GoodsDiscarded) -> LogLine | None:
    words = _say(mat, "discarded", event.seat, goods=_pieces(mat, event.goods))
    marks = _goods_marks(mat, event.seat, event.goods)
    return LogLine(words, event.seat, "ages/good", marks)


def _ending(mat: AgesMat, event: EndTriggered) -> LogLine | None:
    words = _say(mat, f"trigger_{event.why}", event.seat)
    return LogLine(words, event.seat, "common/hourglass")


_TALES: Mapping[type, Callable[[AgesMat, Any], LogLine | None]] = {
    DiceThrown: _thrown,
    DiceStopped: _stopped,
    GoodsCollected: _collected,
    FoodCollected: _stored,
    CitiesFed: _fed,
    DisasterStruck: _struck,
    BoxesMarked: _marked,
    CityBuilt: _city,
    MonumentBuilt: _monument,
    GoodsGiven: _given,
    DevelopmentBought: _bought,
    GoodsDiscarded: _discarded,
    FoodPreserved: _preserved,
    GoodsSpent: _spent,
    ShipsBuilt: _launched,
    GoodSwapped: _swapped,
    DealOffered: _offered,
    DealCountered: _offered,
    DealDeclined: _declined,
    DealWithdrawn: _declined,
    DealMade: _dealt,
    EndTriggered: _ending,
}
