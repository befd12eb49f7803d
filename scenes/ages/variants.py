"""What the options of this title change, in small pictures for the set-up."""

from __future__ import annotations

from scenes.table.vignette import (
    DARK,
    Bit,
    Variants,
    arrow,
    meeple,
    no,
    sprite,
    vignette,
    yes,
)

_AGES = "ages"
_LATE = ("preservation", "smithing", "shipping", "commerce")
_BOXES = 5
_NEW = tuple(
    sprite(f"ages/{name}", at * 0.82 + 0.02, 1.15, 0.66, DARK) for at, name in enumerate(_LATE)
)


def _die(face: str, x: float, size: float = 1.0) -> tuple[Bit, Bit]:
    inner = size * 0.6
    return (
        sprite("ages/die_body", x, (1 - size) / 2, size),
        sprite(f"ages/{face}", x + (size - inner) / 2, 0.5 - inner / 2 - size * 0.04, inner),
    )


def _peg(good: str, x: float, y: float) -> Bit:
    return sprite(f"ages/peg_{good}", x, y, 0.55)


def _turns(last: int) -> tuple[Bit, ...]:
    """Draw a game of so many turns, of which it is over after `last`."""
    boxes = (
        sprite(f"ages/box_{'full' if at < last else 'empty'}", at * 0.6, 0.25, 0.5)
        for at in range(_BOXES)
    )
    return (*boxes, sprite("common/flag", last * 0.6 - 0.55, -0.35, 0.6, DARK))


_DICE = (*_die("face_workers", 0), *_die("face_food", 1.1), *_die("face_coin", 2.2))
_SPEARS = tuple(sprite("ages/peg_spearheads", at * 0.45, 0.2, 0.6) for at in range(3))
_INVASION = (arrow(1.6), sprite("ages/invasion", 2.2, 0.05, 0.9, DARK))

VARIANTS: Variants = {
    "edition": {
        "base": vignette(_AGES, *_DICE),
        "late": vignette(
            _AGES,
            *_DICE,
            *_NEW,
        ),
    },
    "trading": {
        "no": vignette(
            _AGES, meeple(0, 0), _peg("wood", 0.95, 0.35), _peg("stone", 1.4, 0.35),
            sprite("common/lock", 2.2, 0.25, 0.5, DARK),
            _peg("pottery", 2.9, 0.35), _peg("cloth", 3.35, 0.35), meeple(1, 3.9),
        ),
        "yes": vignette(
            _AGES, meeple(0, 0), _peg("wood", 1.0, 0.0), arrow(1.6, 0.05, 0.42),
            _peg("wood", 2.1, 0.0), _peg("cloth", 1.0, 0.5),
            sprite("common/arrow_left", 1.6, 0.55, 0.42, DARK), _peg("cloth", 2.1, 0.5),
            meeple(1, 2.7),
        ),
    },
    "spearheads": {
        "counted": vignette(_AGES, *_SPEARS, *_INVASION, yes(0.5, -0.35)),
        "spent": vignette(_AGES, *_SPEARS, *_INVASION, no(0.5, -0.35)),
    },
    "early_end": {
        "no": vignette(_AGES, *_turns(_BOXES)),
        "yes": vignette(_AGES, *_turns(_BOXES - 2)),
    },
}  # fmt: skip
"""Pictures by option and value."""
