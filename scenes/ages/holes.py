"""Places of pegs in the holes of a row, and the round buttons that take more or less."""

from __future__ import annotations

from scenes.ages.mat import AgesMat
from scenes.ages.paint_specs import Track
from scenes.ui.geometry import Region
from scenes.ui.picture import Do, Item, Tip

PEG = 48.0
"""Side of a peg's place: its sprite leaves room for the shadow."""


def spot(area: Region, track: Track, count: float) -> Region:
    """Give the place of a peg in the hole of `count`."""
    x, side = area.x + track.first + count * track.pitch, PEG * track.size
    return Region(x - side / 2, area.y + track.level - side / 2, side, side)


def on_slip(mat: AgesMat) -> tuple[Region, Region] | None:
    """Place the two buttons of an amount at the head of the slip, where it can be seen."""
    slip = mat.plan.slip
    # The keys work all the same; only the buttons have no place.
    if slip is None:
        return None
    side = 40
    more = Region(slip.right - side - 18, slip.y + 11, side, side)
    return more.shift(-side - 10, 0), more


def stepper(name: str, place: Region, can: bool, words: str, step: int) -> Item:
    """Make a round button that takes one more or one less; + and − press it."""
    return Item(
        name,
        "step",
        place,
        look="common/plus" if step > 0 else "common/minus",
        data=can,
        intent=Do("more", step) if can else None,
        key="+" if step > 0 else "-",
        tip=Tip(words, keys="+" if step > 0 else "−"),
        group="amount",
    )
