"""What the options of this title change, in small pictures for the set-up."""

from __future__ import annotations

from scenes.table.vignette import (
    DARK,
    Bit,
    Variants,
    meeple,
    sprite,
    vignette,
    yes,
)

_STONE = "stoneage"
_HUNGRY, _STEP = 3, 0.78
_TILES = ("hut", "tipi", "granary", "village")


def _field(*bits: Bit) -> tuple[Bit, ...]:
    return (sprite("stoneage/place_field", 0, 0, 2.0), *bits)


def _tools(used: float) -> tuple[Bit, ...]:
    return (
        sprite("stoneage/tool_1", 0, 0.3, alpha=used),
        sprite("stoneage/tool_1", 1.5, 0.3),
    )


def _tribe() -> tuple[Bit, ...]:
    return tuple(meeple(0, at * _STEP, 0, 0.8, alpha=0.75) for at in range(_HUNGRY))


_BACK = sprite("stoneage/building_back", 0, 0.4, 1.2)
_POINTS = "stoneage/points"

VARIANTS: Variants = {
    "full_track_placement": {
        "allowed": vignette(_STONE, *_field(meeple(0, 0.6, 0.5, 0.9), yes(1.6, 1.2))),
        "refused": vignette(_STONE, *_field(sprite("common/lock", 0.65, 0.55, 0.8, DARK))),
    },
    "equal_tools": {
        "choose": vignette(
            _STONE,
            *_tools(1.0),
            sprite("common/arrow_up", 0.3, -0.25, 0.45, DARK),
            sprite("common/arrow_up", 1.8, -0.25, 0.45, DARK),
            sprite("common/help", 1.0, 0.5, 0.5, DARK),
        ),
        "lowest_unused": vignette(
            _STONE, *_tools(0.4), sprite("common/arrow_up", 1.8, -0.25, 0.45, DARK)
        ),
    },
    "starvation": {
        "rules": vignette(_STONE, *_tribe(), sprite(_POINTS, 0.7, 0.95, 0.9, DARK)),
        "per_person": vignette(
            _STONE,
            *_tribe(),
            *(sprite(_POINTS, at * _STEP + 0.12, 0.95, 0.56, DARK) for at in range(_HUNGRY)),
        ),
    },
    "tiles_left": {
        "shown": vignette(
            _STONE,
            _BACK,
            sprite("common/eye", 1.2, 0.75, 0.5, DARK),
            *(
                sprite(f"stoneage/building_{name}", 1.85 + (at % 2) * 1.05, at // 2 * 1.05)
                for at, name in enumerate(_TILES)
            ),
        ),
        "hidden": vignette(_STONE, _BACK, sprite("common/help", 1.3, 0.7, 0.6, DARK)),
    },
}
"""Pictures by option and value."""
