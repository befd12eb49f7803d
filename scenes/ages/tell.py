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
from game.core.message import Key
from scenes.stage.contract import Sight, Tale


def tell(sight: Sight, event: Event) -> Tale | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(sight, event)


def _say(sight: Sight, key: str, seat: int, **params: Any) -> str:
    name = sight.seats[seat].name
    return sight.words.text(f"ages.event.{key}", name=name, **params)


def _faces(sight: Sight, dice: tuple[int, ...]) -> str:
    faces = sight.components.dice.faces
    return " ".join(f":ages/face_{faces[value - 1].id}:" for value in dice)


def _pieces(sight: Sight, goods: tuple[int, ...]) -> str:
    """Write pieces of goods, and of food where they are followed by it, with their symbols."""
    kinds = (*(good.id for good in sight.components.sheet.goods), "food")
    named = zip(kinds, goods, strict=False)
    return ", ".join(f"{count} :ages/{kind}:" for kind, count in named if count)


def _goods_marks(sight: Sight, seat: int, goods: tuple[int, ...]) -> tuple[str, ...]:
    """Name the rows that changed on the board which the reader sees."""
    if seat != sight.shown:
        return ()
    named = zip(sight.components.sheet.goods, goods, strict=True)
    return tuple(f"good:{kind.id}" for kind, count in named if count)


def _own(sight: Sight, seat: int, *marks: str) -> tuple[str, ...]:
    return marks if seat == sight.shown else ()


def _thrown(sight: Sight, event: DiceThrown) -> Tale | None:
    """Tell leadership's throw; the others are told by how the dice stand in the end."""
    if event.throw:
        return None
    die = tuple(event.dice[at] for at in event.thrown)
    words = _say(sight, "led", event.seat, dice=_faces(sight, die))
    return Tale(words, event.seat, "ages/leadership")


def _stopped(sight: Sight, event: DiceStopped) -> Tale | None:
    words = _say(sight, "stopped", event.seat, dice=_faces(sight, event.dice))
    return Tale(words, event.seat, "common/dice")


def _collected(sight: Sight, event: GoodsCollected) -> Tale | None:
    parts = []
    if any(event.goods):
        parts.append(_say(sight, "goods", event.seat, goods=_pieces(sight, event.goods)))
    if any(event.lost):
        parts.append(_say(sight, "goods_lost", event.seat, goods=_pieces(sight, event.lost)))
    marks = _goods_marks(sight, event.seat, event.goods)
    return Tale(" ".join(parts), event.seat, "ages/good", marks)


def _stored(sight: Sight, event: FoodCollected) -> Tale | None:
    if not event.food and not event.lost:
        return None
    words = _say(sight, "food", event.seat, count=event.food)
    if event.lost:
        words += " " + _say(sight, "food_lost", event.seat, count=event.lost)
    return Tale(words, event.seat, "ages/food", _own(sight, event.seat, "food"))


def _fed(sight: Sight, event: CitiesFed) -> Tale | None:
    if not event.hungry:
        return None
    words = _say(sight, "hungry", event.seat, count=event.hungry)
    return Tale(words, event.seat, "ages/famine", _own(sight, event.seat, "disasters"))


def _struck(sight: Sight, event: DisasterStruck) -> Tale | None:
    disaster = Key(f"ages.disaster.{event.disaster}")
    parts = [_say(sight, "disaster", event.seat, count=event.skulls, disaster=disaster)]
    marks: tuple[str, ...] = ()
    if event.turned:
        saver = Key(f"ages.development.{event.turned}")
        parts.append(_say(sight, "turned", event.seat, saver=saver))
    for seat, boxes in event.boxes:
        parts.append(_say(sight, "struck", seat, count=boxes))
        marks += _own(sight, seat, "disasters")
    for seat, goods in event.goods:
        if any(goods):
            parts.append(_say(sight, "robbed", seat, goods=_pieces(sight, goods)))
        else:
            parts.append(_say(sight, "robbed_none", seat))
        marks += _goods_marks(sight, seat, goods)
    for seat, saver_id in event.spared:
        parts.append(_say(sight, "spared", seat, saver=_saver(sight, saver_id)))
    return Tale(" ".join(parts), event.seat, f"ages/{event.disaster}", marks)


def _saver(sight: Sight, saver: str) -> Key:
    editions = sight.components.editions.values()
    monument = any(saver in edition.monuments for edition in editions)
    return Key(f"ages.{'monument' if monument else 'development'}.{saver}")


def _target_mark(target: str) -> str:
    return target if ":" in target else f"monument:{target}"


def _marked(sight: Sight, event: BoxesMarked) -> Tale | None:
    target = name_of(event.target)
    words = _say(sight, "marked", event.seat, count=event.boxes, target=target)
    sprite = "ages/city" if ":" in event.target else f"ages/{event.target}"
    return Tale(words, event.seat, sprite, _own(sight, event.seat, _target_mark(event.target)))


def _city(sight: Sight, event: CityBuilt) -> Tale | None:
    target = name_of(event.target)
    words = _say(sight, "city", event.seat, count=event.cities, target=target)
    return Tale(words, event.seat, "ages/city", _own(sight, event.seat, event.target))


def _monument(sight: Sight, event: MonumentBuilt) -> Tale | None:
    """Tell a finished monument; being first changes its worth on every sheet, save alone."""
    monument = Key(f"ages.monument.{event.monument}")
    which = "first" if event.first and len(sight.seats) > 1 else "later"
    words = _say(sight, which, event.seat, count=event.points, monument=monument)
    mark = f"monument:{event.monument}"
    marks = (mark,) if event.first else _own(sight, event.seat, mark)
    return Tale(words, event.seat, f"ages/{event.monument}", marks)


def _given(sight: Sight, event: GoodsGiven) -> Tale | None:
    goods = f"{event.goods} :ages/{event.good}:"
    words = _say(sight, "given", event.seat, count=event.workers, goods=goods)
    marks = _own(sight, event.seat, f"good:{event.good}")
    return Tale(words, event.seat, "ages/engineering", marks)


def _bought(sight: Sight, event: DevelopmentBought) -> Tale | None:
    development = Key(f"ages.development.{event.development}")
    gifts = _pieces(sight, event.goods)
    if event.food:
        gifts += (", " if gifts else "") + f"{event.food} :ages/food:"
    params = {"count": event.paid, "development": development, "goods": gifts}
    words = _say(sight, "bought_with" if gifts else "bought", event.seat, **params)
    marks = _own(sight, event.seat, f"development:{event.development}")
    return Tale(words, event.seat, f"ages/{event.development}", marks)


def _preserved(sight: Sight, event: FoodPreserved) -> Tale | None:
    goods = f"1 :ages/{event.good}:"
    words = _say(sight, "preserved", event.seat, count=event.food, goods=goods)
    marks = _own(sight, event.seat, "food", f"good:{event.good}")
    return Tale(words, event.seat, "ages/preservation", marks)


def _spent(sight: Sight, event: GoodsSpent) -> Tale | None:
    goods = f"{event.goods} :ages/{event.good}:"
    words = _say(sight, "spent", event.seat, goods=goods)
    return Tale(words, event.seat, "ages/smithing", _own(sight, event.seat, f"good:{event.good}"))


def _launched(sight: Sight, event: ShipsBuilt) -> Tale | None:
    goods = _pieces(sight, event.goods)
    words = _say(sight, "ships", event.seat, count=event.ships, goods=goods)
    marks = (*_own(sight, event.seat, "fleet"), *_goods_marks(sight, event.seat, event.goods))
    return Tale(words, event.seat, "ages/shipping", marks)


def _swapped(sight: Sight, event: GoodSwapped) -> Tale | None:
    give, get = f"1 :ages/{event.give}:", f"1 :ages/{event.get}:"
    words = _say(sight, "swapped", event.seat, give=give, get=get)
    marks = _own(sight, event.seat, f"good:{event.give}", f"good:{event.get}")
    return Tale(words, event.seat, "ages/shipping", marks)


def _offered(sight: Sight, event: DealOffered | DealCountered) -> Tale | None:
    which = "offered" if isinstance(event, DealOffered) else "countered"
    words = _say(
        sight,
        which,
        event.seat,
        partner=sight.seats[event.to].name,
        give=_pieces(sight, event.give),
        get=_pieces(sight, event.get),
    )
    return Tale(words, event.seat, "ages/caravans")


def _declined(sight: Sight, event: DealDeclined | DealWithdrawn) -> Tale | None:
    which = "declined" if isinstance(event, DealDeclined) else "withdrawn"
    return Tale(_say(sight, which, event.seat), event.seat, "common/cross")


def _dealt(sight: Sight, event: DealMade) -> Tale | None:
    words = _say(
        sight,
        "dealt",
        event.seat,
        partner=sight.seats[event.partner].name,
        give=_pieces(sight, event.give),
        get=_pieces(sight, event.get),
    )
    moved = tuple(a or b for a, b in zip(event.give, event.get, strict=True))
    marks: tuple[str, ...] = ()
    for seat in (event.seat, event.partner):
        marks += _goods_marks(sight, seat, moved[:-1])
        marks += _own(sight, seat, "food") if moved[-1] else ()
    return Tale(words, event.seat, "ages/caravans", marks)


def _discarded(sight: Sight, event: GoodsDiscarded) -> Tale | None:
    words = _say(sight, "discarded", event.seat, goods=_pieces(sight, event.goods))
    marks = _goods_marks(sight, event.seat, event.goods)
    return Tale(words, event.seat, "ages/good", marks)


def _ending(sight: Sight, event: EndTriggered) -> Tale | None:
    words = _say(sight, f"trigger_{event.why}", event.seat)
    return Tale(words, event.seat, "common/hourglass")


_TALES: Mapping[type, Callable[[Sight, Any], Tale | None]] = {
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
