"""Events as lines of the chronicle: cause and effect in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.event import Event
from game.core.message import Key, Message
from game.tempus.events import (
    BonusLost,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaid,
    CaughtUp,
    ChildBorn,
    CityBuilt,
    DeckRenewed,
    DefenceShown,
    FightDecided,
    FightNamed,
    IslandFinished,
    PeopleAdvanced,
    PeopleSettled,
    PersonConverted,
    PersonMoved,
    ProgressCounted,
    TerrainNamed,
    TileLaid,
)
from game.tempus.state import UNKNOWN
from scenes.stage.contract import Sight, Tale

_Tell = Callable[[Sight, Any], Tale | None]


def tell(sight: Sight, event: Event) -> Tale | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(sight, event)


def _say(sight: Sight, key: str, seat: int, **params: Any) -> str:
    name = sight.seats[seat].name if seat >= 0 else ""
    return sight.words.text(f"tempus.event.{key}", name=name, **params)


def _land(sight: Sight, hex: int) -> Key:
    tables = sight.rules.tables
    letter = sight.state.land[hex]
    return Key(f"tempus.terrain.{tables.terrain.get(letter, 'mountain')}")


def _cards(cards: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(_card(card) for card in cards)


def _card(card: str) -> Message:
    idea, _, terrain = card.partition(":")
    params = {"idea": Key(f"tempus.idea.{idea}"), "terrain": Key(f"tempus.terrain.{terrain}")}
    return Message("tempus.card", params)


def _laid_tile(sight: Sight, event: TileLaid) -> Tale:
    marks = tuple(f"hex:{hex}" for hex in event.hexes)
    return Tale(_say(sight, "tile_laid", event.seat), event.seat, marks=marks[:1])


def _island(sight: Sight, event: IslandFinished) -> Tale:
    words = _say(sight, "island", -1, count=event.lakes)
    if event.left_out:
        words += " " + _say(sight, "left_out", -1, count=event.left_out)
    return Tale(words, None, "tempus/sea")


def _settled(sight: Sight, event: PeopleSettled) -> Tale:
    marks = tuple(f"people:{hex}" for hex in set(event.hexes))
    return Tale(_say(sight, "settled", event.seat), event.seat, "common/meeple_group", marks)


def _moved(sight: Sight, event: PersonMoved) -> Tale:
    which = {"lake": "moved_lake", "sea": "moved_sea"}.get(event.way, "moved")
    start, to = event.path[0], event.path[-1]
    words = _say(sight, which, event.seat, start=_land(sight, start), to=_land(sight, to))
    return Tale(words, event.seat, "tempus/action_move", (f"people:{to}",))


def _born(sight: Sight, event: ChildBorn) -> Tale:
    words = _say(sight, "born", event.seat, terrain=_land(sight, event.hex))
    return Tale(words, event.seat, "tempus/baby", (f"people:{event.hex}",))


def _built(sight: Sight, event: CityBuilt) -> Tale:
    words = _say(
        sight,
        "built",
        event.seat,
        value=event.value,
        count=event.people,
        terrain=_land(sight, event.hex),
    )
    return Tale(words, event.seat, "tempus/city", (f"city:{event.hex}",))


def _played(sight: Sight, event: CardPlayed) -> Tale:
    which = "passed" if event.later else "played"
    words = _say(sight, which, event.seat, card=_card(event.card))
    return Tale(words, event.seat, f"tempus/idea_{event.card.partition(':')[0]}")


def _lost_bonus(sight: Sight, event: BonusLost) -> Tale:
    words = _say(sight, "bonus_lost", event.seat, terrain=_land(sight, event.hex))
    return Tale(words, event.seat, "tempus/idea_sanitation")


def _converted(sight: Sight, event: PersonConverted) -> Tale:
    victim = sight.seats[event.victim].name
    words = _say(sight, "converted", event.seat, victim=victim, terrain=_land(sight, event.source))
    marks = (f"people:{event.source}", f"people:{event.hex}")
    return Tale(words, event.seat, "tempus/idea_religion", marks)


def _fight(sight: Sight, event: FightNamed) -> Tale:
    which = "fight_city" if event.city else "fight"
    words = _say(
        sight,
        which,
        event.seat,
        victim=sight.seats[event.defender].name,
        value=event.city,
        terrain=_land(sight, event.target),
    )
    return Tale(words, event.seat, "tempus/action_fight")


def _named(sight: Sight, event: TerrainNamed) -> Tale:
    terrain = Key(f"tempus.terrain.{event.terrain}")
    words = _say(sight, "terrain", event.seat, terrain=terrain)
    return Tale(words, event.seat, f"tempus/{event.terrain}")


def _laid(sight: Sight, event: CardsLaid) -> Tale | None:
    if event.progress and not event.cards:
        return None
    count = len(event.cards)
    return Tale(_say(sight, "laid", event.seat, count=count), event.seat, "tempus/card_back")


def _defends(sight: Sight, event: DefenceShown) -> Tale:
    words = _say(sight, "defends", event.seat, cards=_cards(event.cards))
    return Tale(words, event.seat, "common/shield")


def _decided(sight: Sight, event: FightDecided) -> Tale:
    parts = []
    if event.attack:
        parts.append(_say(sight, "attacks", event.seat, cards=_cards(event.attack)))
    mine, theirs = event.points
    parts.append(_say(sight, "points", event.seat, mine=mine, theirs=theirs))
    victim = sight.seats[event.defender].name
    if not event.won:
        parts.append(_say(sight, "lost", event.seat))
    elif event.city:
        parts.append(_say(sight, "won_city", event.seat, victim=victim, value=event.city))
    else:
        parts.append(_say(sight, "won", event.seat, victim=victim, count=event.lost))
    marks = (f"people:{event.start}", f"hex:{event.target}")
    return Tale(" ".join(parts), event.seat, "tempus/fight_point", marks)


def _advanced(sight: Sight, event: PeopleAdvanced) -> Tale:
    which = "advanced" if event.people else "stayed"
    words = _say(sight, which, event.seat, count=event.people)
    return Tale(words, event.seat, "common/meeple", (f"people:{event.target}",))


def _drawn(sight: Sight, event: CardsDrawn) -> Tale:
    if UNKNOWN in event.cards:
        words = _say(sight, "drawn", event.seat, count=len(event.cards))
    else:
        words = _say(sight, "drawn_own", event.seat, cards=_cards(event.cards))
    return Tale(words, event.seat, "tempus/action_have_ideas")


def _renewed(sight: Sight, event: DeckRenewed) -> Tale:
    return Tale(_say(sight, "renewed", -1, count=event.cards), None, "common/refresh")


def _discarded(sight: Sight, event: CardsDiscarded) -> Tale:
    words = _say(sight, "discarded", event.seat, cards=_cards(event.cards))
    return Tale(words, event.seat, "common/trash")


def _era(sight: Sight, box: int) -> Key:
    return Key(f"tempus.era.{sight.components.eras.eras[box].id}")


def _caught(sight: Sight, event: CaughtUp) -> Tale:
    names = tuple(sight.seats[seat].name for seat in event.seats)
    params = {"count": len(names), "name": names, "era": _era(sight, event.box)}
    words = sight.words.text("tempus.event.caught_up", **params)
    return Tale(words, event.seats[0], "tempus/progress")


def _counted(sight: Sight, event: ProgressCounted) -> Tale:
    """Tell the points of all, what was laid for them, and who enters the next era."""
    terrain = Key(f"tempus.terrain.{event.terrain}")
    era = _era(sight, event.box)
    parts = [_say(sight, "progress", -1, terrain=terrain, era=era)]
    for seat, total in enumerate(event.totals):
        if event.cards[seat]:
            parts.append(_say(sight, "revealed", seat, cards=_cards(event.cards[seat])))
        parts.append(_say(sight, "counted", seat, count=total))
    parts += [_say(sight, "entered", seat, era=era) for seat in event.seats]
    return Tale(" ".join(parts), None, "tempus/progress")


_TALES: Mapping[type, _Tell] = {
    TileLaid: _laid_tile,
    IslandFinished: _island,
    PeopleSettled: _settled,
    PersonMoved: _moved,
    ChildBorn: _born,
    CityBuilt: _built,
    CardPlayed: _played,
    BonusLost: _lost_bonus,
    PersonConverted: _converted,
    FightNamed: _fight,
    TerrainNamed: _named,
    CardsLaid: _laid,
    DefenceShown: _defends,
    FightDecided: _decided,
    PeopleAdvanced: _advanced,
    CardsDrawn: _drawn,
    DeckRenewed: _renewed,
    CardsDiscarded: _discarded,
    CaughtUp: _caught,
    ProgressCounted: _counted,
}
