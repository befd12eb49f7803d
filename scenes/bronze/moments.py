"""What everybody should notice: provinces that are settled for good, and how the end comes."""

from __future__ import annotations

from game.bronze.events import EndTriggered, ProvinceClosed
from game.core.contract import Over
from game.core.event import Event
from scenes.bronze.log_texts import left_for
from scenes.bronze.mat import BronzeMat
from scenes.table.contract import Ending, Moment


def moment(mat: BronzeMat, event: Event, viewer: int | None) -> Moment | None:
    """Tell an event as a moment, or `None` for what is none to this viewer."""
    # Provinces of the final scoring stand on the result, all at once.
    if not isinstance(event, ProvinceClosed) or isinstance(mat.board_view.pending, Over):
        return None
    if viewer is not None and not event.cubes[viewer] and viewer != event.owner:
        return None
    owner = None if event.owner < 0 else event.owner
    if owner is None:
        names = tuple(mat.who(seat) for seat in event.missing)
        why = f"province_{left_for(event.cubes, event.missing)}"
        told = mat.text(f"bronze.event.{why}", name="", land=event.land + 1, names=names)
    else:
        told = mat.text("bronze.moment.owner", name=mat.who(owner), count=event.points)
    cubes = tuple(
        mat.text("bronze.moment.cubes", name=mat.who(seat), count=count)
        for seat, count in enumerate(event.cubes)
        if count
    )
    lines = (told, mat.text("bronze.moment.settled", seats=cubes)) if cubes else (told,)
    title = mat.text("bronze.moment.province", land=event.land + 1)
    return Moment("province", title, lines, "bronze/province", owner)


def ending(mat: BronzeMat, event: Event) -> Ending | None:
    """Say how an event brings the end about."""
    if not isinstance(event, EndTriggered):
        return None
    name = mat.who(event.seat)
    cause = mat.text(f"bronze.moment.cause_{event.why}", name=name)
    return Ending(cause, mat.text(f"bronze.event.trigger_{event.why}", name=name))
