"""What everybody should notice: attacks, how fights end, eras that are entered, the end."""

from __future__ import annotations

from game.core.event import Event
from game.tempus.events import CaughtUp, FightDecided, FightNamed, ProgressCounted
from scenes.table.contract import Ending, Item, Moment, Side, by_kind
from scenes.table.mat import capital
from scenes.tempus.hand import lines
from scenes.tempus.ladder import gives
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import Card
from scenes.ui.geometry import Region

CARD = Region(0, 0, 132, 190)
"""A card as large as in the hand."""


def ending(mat: TempusMat, event: Event) -> Ending | None:
    """Say how an event brings the end about: whoever enters the last era ends the game at once."""
    if not isinstance(event, ProgressCounted) or event.box != mat.tables.last:
        return None
    names = tuple(mat.who(seat) for seat in event.seats)
    params = {"count": len(names), "name": names, "era": _era(mat, event.box)}
    return Ending(mat.text("tempus.moment.cause", **params))


def _era(mat: TempusMat, box: int) -> str:
    return mat.name("era", mat.tables.eras[box].id)


def _land(mat: TempusMat, hex: int) -> str:
    return mat.name("terrain", mat.tables.terrain.get(mat.state.land[hex], "mountain"))


def _named(mat: TempusMat, event: FightNamed, viewer: int | None) -> Moment | None:
    """Tell an attack to whoever is attacked."""
    if viewer != event.defender:
        return None
    which = "attack_city" if event.city else "attack"
    title = mat.text(
        f"tempus.moment.{which}",
        name=mat.who(event.seat),
        value=event.city,
        terrain=_land(mat, event.target),
    )
    men = dict(mat.state.tribes[event.seat].people).get(event.start, 0)
    held = event.city or dict(mat.state.tribes[viewer].people).get(event.target, 0)
    told = (mat.text("tempus.moment.bodies", men=men, held=held), mat.text("tempus.moment.tie"))
    return Moment("attack", title, told, "tempus/action_fight", event.seat, personal=True)


def _card(mat: TempusMat, card: str) -> Item:
    kind = mat.tables.cards[card]
    look = Card(kind.idea, kind.background, lines(mat, kind.idea))
    return Item("", "idea", CARD, text=mat.name("idea", kind.idea), data=look)


def _decided(mat: TempusMat, event: FightDecided, viewer: int | None) -> Moment | None:
    """Tell how a fight ended, with the cards of both sides, which lie open now."""
    attack, defence = event.points
    sides = (
        Side(event.seat, tuple(_card(mat, c) for c in event.attack), attack, event.won),
        Side(event.defender, tuple(_card(mat, c) for c in event.defence), defence, not event.won),
    )
    params = {"name": mat.who(event.seat), "victim": mat.who(event.defender)}
    if not event.won:
        told = mat.text("tempus.event.lost", **params)
    elif event.city:
        told = mat.text("tempus.event.won_city", value=event.city, **params)
    else:
        told = mat.text("tempus.event.won", count=event.lost, **params)
    return Moment(
        "fight",
        mat.text("tempus.moment.fight", terrain=mat.name("terrain", event.terrain)),
        sprite="tempus/action_fight",
        seat=event.seat if event.won else event.defender,
        personal=viewer in (event.seat, event.defender),
        sides=sides,
        foot=(told,),
    )


def _entered(mat: TempusMat, event: ProgressCounted, viewer: int | None) -> Moment | None:
    """Tell who enters an era, and what can be done there that could not be done before."""
    if event.box == mat.tables.last:
        return None
    inside = viewer is not None and viewer in event.seats
    told = [_names(mat, "entered", event.seats)]
    told.append(mat.text("tempus.moment.changes", changes=", ".join(gives(mat, event.box))))
    if viewer is not None and not inside:
        params = {"count": event.totals[viewer], "most": max(event.totals)}
        told.append(mat.text("tempus.moment.stays", **params))
    return _of_era(mat, event.box, tuple(told), inside)


def _caught(mat: TempusMat, event: CaughtUp, viewer: int | None) -> Moment | None:
    """Tell those who were behind that they have come as far as the others."""
    if viewer is not None and viewer not in event.seats:
        return None
    told = [_names(mat, "caught", event.seats)]
    told.append(mat.text("tempus.moment.changes", changes=", ".join(gives(mat, event.box))))
    return _of_era(mat, event.box, tuple(told), viewer is not None)


def _names(mat: TempusMat, which: str, seats: tuple[int, ...]) -> str:
    names = tuple(mat.who(seat) for seat in seats)
    return mat.text(f"tempus.moment.{which}", count=len(names), name=names)


def _of_era(mat: TempusMat, box: int, told: tuple[str, ...], personal: bool) -> Moment:
    sprite = f"tempus/era_{mat.tables.eras[box].id}"
    return Moment("era", capital(_era(mat, box)), told, sprite, personal=personal)


moment = by_kind(
    {
        FightNamed: _named,
        FightDecided: _decided,
        ProgressCounted: _entered,
        CaughtUp: _caught,
    }
)
