"""What everybody should notice: blows that strike the viewer, first monuments, the end."""

from __future__ import annotations

from game.ages.events import CitiesFed, DisasterStruck, EndTriggered, MonumentBuilt
from game.core.event import Event
from scenes.ages.bargain import kinds
from scenes.ages.mat import AgesMat
from scenes.table.contract import Ending, Moment, by_kind
from scenes.table.mat import capital


def ending(mat: AgesMat, event: Event) -> Ending | None:
    """Say how an event brings the end about; a game alone has a fixed number of rounds."""
    if not isinstance(event, EndTriggered):
        return None
    name = mat.who(event.seat)
    cause = mat.text(f"ages.moment.cause_{event.why}", name=name)
    if event.why == "rounds":
        return Ending(cause)
    return Ending(cause, mat.text(f"ages.event.trigger_{event.why}", name=name))


def _hunger(mat: AgesMat, event: CitiesFed, viewer: int | None) -> Moment | None:
    if event.seat != viewer or not event.hungry:
        return None
    lines = (mat.text("ages.moment.hungry", count=event.hungry),)
    title = mat.text("ages.moment.famine")
    return Moment("hunger", title, lines, "ages/famine", viewer, personal=True)


def _disaster(mat: AgesMat, event: DisasterStruck, viewer: int | None) -> Moment | None:
    """Tell a blow to those whom it strikes, or would have struck."""
    boxes, goods, spared = dict(event.boxes), dict(event.goods), dict(event.spared)
    if viewer is None or viewer not in {*boxes, *goods, *spared}:
        return None
    lines = []
    if boxes.get(viewer):
        lines.append(mat.text("ages.moment.boxes", count=boxes[viewer]))
    if any(goods.get(viewer, ())):
        named = zip(kinds(mat.rules), goods[viewer], strict=False)
        pieces = ", ".join(f"{count} :ages/{kind}:" for kind, count in named if count)
        lines.append(mat.text("ages.moment.robbed", goods=pieces))
    if viewer in spared:
        lines.append(mat.text("ages.moment.spared", saver=mat.saver(spared[viewer])))
    if not lines:
        return None
    title = capital(mat.name("disaster", event.disaster))
    if event.seat != viewer:
        lines.insert(0, mat.text("ages.moment.from", name=mat.who(event.seat), count=event.skulls))
    sprite = f"ages/{event.disaster}"
    return Moment("disaster", title, tuple(lines), sprite, event.seat, personal=True)


def _monument(mat: AgesMat, event: MonumentBuilt, viewer: int | None) -> Moment | None:
    """Tell a first monument: from now on it is worth less to all others."""
    del viewer
    if not event.first or mat.alone:
        return None
    name = mat.name("monument", event.monument)
    later = mat.tables.edition.monuments[event.monument].later
    lines = (
        mat.text("ages.moment.first", name=mat.who(event.seat), count=event.points),
        mat.text("ages.moment.later", count=later),
    )
    return Moment("monument", name, lines, f"ages/{event.monument}", event.seat)


moment = by_kind(
    {
        CitiesFed: _hunger,
        DisasterStruck: _disaster,
        MonumentBuilt: _monument,
    }
)
