"""Wooden pieces of the seats, composed from their outlines."""

from __future__ import annotations

from scenes.ui.colour import shade
from scenes.ui.sprites import Sprites, body
from scenes.ui.theme import SEATS


def meeple(sprites: Sprites, colour: int) -> str:
    """Compose a person: flat shadow, dark edge thicker below, lit body, shape on the chest."""
    look = SEATS[colour]
    dark, light = shade(look.colour, -0.42), shade(look.colour, 0.28)
    outline = sprites.text("common/meeple")
    edge = f'stroke="{dark}" stroke-width="34" stroke-linejoin="round"'
    figure = body(outline, dark).replace("<g", f"<g {edge}", 1)
    lit = body(outline, "url(#lit)")
    mark = body(sprites.text(look.sprite), look.mark)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 560 560">'
        '<defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" '
        f'y2="480"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="0.55" stop-color="{look.colour}"/></linearGradient></defs>'
        '<ellipse cx="272" cy="478" rx="240" ry="52" fill="#1c0f07" fill-opacity="0.38"/>'
        f'<g transform="translate(0 26)">{figure}</g>{figure}{lit}'
        f'<g transform="translate(202 232) scale(0.21)">{mark}</g></svg>'
    )
