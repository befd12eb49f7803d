"""What the options of this title change, in small pictures for the set-up."""

from __future__ import annotations

from scenes.table.vignette import Bit, Variants, meeple, no, sprite, vignette, yes
from scenes.ui.theme import SEATS

_TEMPUS = "tempus"
PALE = "#f4ead3"
_WIDE, _DOWN = 0.88, 0.76
"""How far apart two hexes of a row are, and two rows."""
_SPOTS = ((0.0, 0.0), (_WIDE, 0.0), (_WIDE / 2, _DOWN), (_WIDE * 1.5, _DOWN))
"""Where four hexes lie."""
_LAND = ("grassland", "forest", "farmland", "hills")


def _hex(at: int) -> Bit:
    return sprite(f"tempus/hex_{_LAND[at]}_0", *_SPOTS[at])


def _person(at: int, seat: int = 0) -> Bit:
    x, y = _SPOTS[at]
    return meeple(seat, x + 0.25, y + 0.2, 0.5)


def _city(at: int, seat: int = 0) -> Bit:
    x, y = _SPOTS[at]
    return sprite(f"tempus/city_{SEATS[seat].shape}", x + 0.22, y + 0.16, 0.56)


_ISLAND = tuple(_hex(at) for at in range(len(_SPOTS)))
_HELD = (*_ISLAND, *(_person(at) for at in range(3)), _city(3))
_SHIELD = sprite("common/shield", 2.5, 0.5, 0.7, PALE)
_START = (*_ISLAND[:3], _person(0), _person(1, 1))
_EXTRA = (
    sprite("tempus/idea_government", 0.5, 0, 0.85, PALE),
    sprite("tempus/token_ready", 0, 0.95, 0.8),
)


def _cards(count: int) -> tuple[Bit, ...]:
    cards = (sprite("tempus/card_back", at * 0.3, 0) for at in range(count))
    right = (count - 1) * 0.3 + 1.0
    return (
        *cards,
        sprite("common/arrow_right", right, 0.3, 0.4, PALE),
        sprite("tempus/progress", right + 0.5, 0.15, 0.7, PALE),
    )


VARIANTS: Variants = {
    "protection": {
        "people": vignette(_TEMPUS, *_HELD, _SHIELD),
        "people_and_cities": vignette(_TEMPUS, *_HELD, _SHIELD, no(2.6, 0.58, 0.5)),
    },
    "government": {
        "tempo": vignette(_TEMPUS, *_EXTRA, sprite("tempus/token_ready", 1.05, 0.95, 0.8)),
        "free_action": vignette(
            _TEMPUS,
            *_EXTRA,
            sprite("tempus/token_ready", 1.05, 0.95, 0.8, alpha=0.3),
            yes(1.2, 1.1),
        ),
    },
    "progress_cards": {
        "any": vignette(_TEMPUS, *_cards(4)),
        "one": vignette(_TEMPUS, *_cards(1)),
    },
    "setup": {
        "by_players": vignette(_TEMPUS, *_START, meeple(2, 1.95, 0.7, 0.9)),
        "random": vignette(_TEMPUS, *_START, sprite("common/dice", 2.0, 0.75, 0.8, PALE)),
    },
}
"""Pictures by option and value."""
