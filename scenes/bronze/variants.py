"""What the options of this title change, in small pictures for the set-up."""

from __future__ import annotations

from scenes.table.vignette import Bit, Variants, no, sprite, vignette, yes
from scenes.ui.theme import SEATS

_BRONZE = "bronze"
_COLUMNS = 4
_OWN, _OTHER = 0, 1


def _row(*marks: Bit) -> tuple[Bit, ...]:
    """Draw a row of two seats within one land, the other's piece in the middle of the own ones."""
    cubes = (
        sprite(f"bronze/cube_{SEATS[seat].shape}", 0.1 + at * 1.05, 0.15, 0.75)
        for at, seat in enumerate((_OWN, _OTHER, _OWN))
    )
    chip = sprite("bronze/roundel_forest", -1.1, 0.05, 0.95)
    return (chip, *cubes, *marks)


def _matrix(*marks: Bit) -> tuple[Bit, ...]:
    """Draw a matrix whose second row lacks its last card."""
    cards = ("wheel", "pottery", "masonry", "religion")
    return (
        *(
            sprite(f"bronze/card_{card}", at * 1.05, row * 0.85)
            for row in range(2)
            for at, card in enumerate(cards)
            if row == 0 or at < _COLUMNS - 1
        ),
        *marks,
    )


VARIANTS: Variants = {
    "spots": {
        "ordered": vignette(_BRONZE, *_row(no(0.82, -0.3), no(1.86, -0.3))),
        "unordered": vignette(_BRONZE, *_row(yes(0.82, -0.3), yes(1.86, -0.3))),
    },
    "rows": {
        "open": vignette(_BRONZE, *_matrix(yes(4.4, 0.25), yes(4.4, 1.1))),
        "full": vignette(_BRONZE, *_matrix(yes(4.4, 0.25), no(4.4, 1.1))),
    },
}
"""Pictures by option and value."""
