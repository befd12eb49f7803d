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
from scenes.table.contract import LogLine
from scenes.tempus.mat import TempusMat

_Tell = Callable[[TempusMat, Any], LogLine | None]


def tell(mat: TempusMat, event: Event) -> LogLine | None:
    """Give an event as a line, or `None` for what needs none."""
    make = _TALES.get(type(event))
    return None if make is None else make(mat, event)


def _say(mat: TempusMat, which: str, seat: int, **params: Any) -> str:
    name = mat.who(seat) if seat >= 0 else ""
    return mat.text(f"tempus.event.{which}", name=name, **params)


def _land(mat: TempusMat, hex: int) -> Key:
    letter = mat.state.land[hex]
    return mat.key(f"terrain.{mat.tables.terrain.get(letter, 'mountain')}")


def cards_words(cards: tuple[str, ...]) -> tuple[Message, ...]:
    """Name cards, each with its background."""
    return tuple(card_words(card) for card in cards)


def card_words(card: str) -> Message:
    """Name a card with its background."""
    idea, _, terrain = card.partition(":")
    params = {"idea": TempusMat.key(f"idea.{idea}"), "terrain": TempusMat.key(f"terrain.{terrain}")}
    return Message("tempus.card", params)


def _laid_tile(mat: TempusMat, event: TileLaid) -> LogLine:
    marks = tuple(f"hex:{hex}" for hex in event.hexes)
    return LogLine(_say(mat, "tile_laid", event.seat), event.seat, marks=marks[:1])


def _island(mat: TempusMat, event: IslandFinished) -> LogLine:
    words = _say(mat, "island", -1, count=event.lakes)
    if event.left_out:
        words += " " + _say(mat, "left_out", -1, count=event.left_out)
    return LogLine(words, None, "tempus/sea")


def _settled(mat: TempusMat, event: PeopleSettled) -> LogLine:
    marks = tuple(f"people:{hex}" for hex in set(event.hexes))
    return LogLine(_say(mat, "settled", event.seat), event.seat, "common/meeple_group", marks)


def _moved(mat: TempusMat, event: PersonMoved) -> LogLine:
    which = {"lake": "moved_lake", "sea": "moved_sea"}.get(event.way, "moved")
    start, to = event.path[0], event.path[-1]
    words = _say(mat, which, event.seat, start=_land(mat, start), to=_land(mat, to))
    return LogLine(words, event.seat, "tempus/action_move", (f"people:{to}",))


def _born(mat: TempusMat, event: ChildBorn) -> LogLine:
    words = _say(mat, "born", event.seat, terrain=_land(mat, event.hex))
    return LogLine(words, event.seat, "tempus/baby", (f"people:{event.hex}",))


def _built(mat: TempusMat, event: CityBuilt) -> LogLine:
    words = _say(
        mat,
        "built",
        event.seat,
        value=event.value,
        count=event.people,
        terrain=_land(mat, event.hex),
    )
    return LogLine(words, event.seat, "tempus/city", (f"city:{event.hex}",))


def _played(mat: TempusMat, event: CardPlayed) -> LogLine:
    which = "passed" if event.later else "played"
    words = _say(mat, which, event.seat, card=card_words(event.card))
    return LogLine(words, event.seat, f"tempus/idea_{event.card.partition(':')[0]}")


def _lost_bonus(mat: TempusMat, event: BonusLost) -> LogLine:
    words = _say(mat, "bonus_lost", event.seat, terrain=_land(mat, event.hex))
    return LogLine(words, event.seat, "tempus/idea_sanitation")


def _converted(mat: TempusMat, event: PersonConverted) -> LogLine:
    victim = mat.who(event.victim)
    words = _say(mat, "converted", event.seat, victim=victim, terrain=_land(mat, event.source))
    marks = (f"people:{event.source}", f"people:{event.hex}")
    return LogLine(words, event.seat, "tempus/idea_religion", marks)


def _fight(mat: TempusMat, event: FightNamed) -> LogLine:
    which = "fight_city" if event.city else "fight"
    words = _say(
        mat,
        which,
        event.seat,
        victim=mat.who(event.defender),
        value=event.city,
        terrain=_land(mat, event.target),
    )
    return LogLine(words, event.seat, "tempus/action_fight")


def _named(mat: TempusMat, event: TerrainNamed) -> LogLine:
    terrain = mat.key(f"terrain.{event.terrain}")
    words = _say(mat, "terrain", event.seat, terrain=terrain)
    return LogLine(words, event.seat, f"tempus/{event.terrain}")


def _laid(mat: TempusMat, event: CardsLaid) -> LogLine | None:
    if event.progress and not event.cards:
        return None
    count = len(event.cards)
    return LogLine(_say(mat, "laid", event.seat, count=count), event.seat, "tempus/card_back")


def _defends(mat: TempusMat, event: DefenceShown) -> LogLine:
    words = _say(mat, "defends", event.seat, cards=cards_words(event.cards))
    return LogLine(words, event.seat, "common/shield")


def _decided(mat: TempusMat, event: FightDecided) -> LogLine:
    parts = []
    if event.attack:
        parts.append(_say(mat, "attacks", event.seat, cards=cards_words(event.attack)))
    mine, theirs = event.points
    parts.append(_say(mat, "points", event.seat, mine=mine, theirs=theirs))
    victim = mat.who(event.defender)
    if not event.won:
        parts.append(_say(mat, "lost", event.seat))
    elif event.city:
        parts.append(_say(mat, "won_city", event.seat, victim=victim, value=event.city))
    else:
        parts.append(_say(mat, "won", event.seat, victim=victim, count=event.lost))
    marks = (f"people:{event.start}", f"hex:{event.target}")
    return LogLine(" ".join(parts), event.seat, "tempus/fight_point", marks)


def _advanced(mat: TempusMat, event: PeopleAdvanced) -> LogLine:
    which = "advanced" if event.people else "stayed"
    words = _say(mat, which, event.seat, count=event.people)
    return LogLine(words, event.seat, "common/meeple", (f"people:{event.target}",))


def _drawn(mat: TempusMat, event: CardsDrawn) -> LogLine:
    if UNKNOWN in event.cards:
        words = _say(mat, "drawn", event.seat, count=len(event.cards))
    else:
        words = _say(mat, "drawn_own", event.seat, cards=cards_words(event.cards))
    return LogLine(words, event.seat, "tempus/action_have_ideas")


def _renewed(mat: TempusMat, event: DeckRenewed) -> LogLine:
    return LogLine(_say(mat, "renewed", -1, count=event.cards), None, "common/refresh")


def _discarded(mat: TempusMat, event: CardsDiscarded) -> LogLine:
    words = _say(mat, "discarded", event.seat, cards=cards_words(event.cards))
    return LogLine(words, event.seat, "common/trash")


def _era(mat: TempusMat, box: int) -> Key:
    return mat.key(f"era.{mat.tables.eras[box].id}")


def _caught(mat: TempusMat, event: CaughtUp) -> LogLine:
    names = tuple(mat.who(seat) for seat in event.seats)
    params = {"count": len(names), "name": names, "era": _era(mat, event.box)}
    words = mat.text("tempus.event.caught_up", **params)
    return LogLine(words, event.seats[0], "tempus/progress")


def _counted(mat: TempusMat, event: ProgressCounted) -> LogLine:
    """Tell the points of all, what was laid for them, and who enters the next era."""
    terrain = mat.key(f"terrain.{event.terrain}")
    era = _era(mat, event.box)
    parts = [_say(mat, "progress", -1, terrain=terrain, era=era)]
    for seat, total in enumerate(event.totals):
        if event.cards[seat]:
            parts.append(_say(mat, "revealed", seat, cards=cards_words(event.cards[seat])))
        parts.append(_say(mat, "counted", seat, count=total))
    parts += [_say(mat, "entered", seat, era=era) for seat in event.seats]
    return LogLine(" ".join(parts), None, "tempus/progress")


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
