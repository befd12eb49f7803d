"""Drawings of who sits at a table: faces of the levels, and the pieces of computer players."""

from __future__ import annotations

from functools import cache

from scenes.base.levels import STRENGTHS
from scenes.ui.colour import shade
from scenes.ui.sprites import body
from scenes.ui.theme import SeatLook

INK = "#3a2013"
SKIN = "#dba873"
_PEN = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_EYES = (
    # Asleep, wide awake, awake, awake, looking closely, narrowed, narrowed.
    f'<path d="M36 51q5 4 9 0M55 51q5 4 9 0" {_PEN} stroke-width="3"/>',
    *(f'<circle cx="41" cy="51" r="{r}" fill="{INK}"/><circle cx="59" cy="51" r="{r}" '
      f'fill="{INK}"/>' for r in (4.6, 3.6, 3.6, 3.4)),
    *(f'<path d="M36 49l10 3.5l-9 1.8zM64 49l-10 3.5l9 1.8z" fill="{INK}" stroke="{INK}" '
      'stroke-width="2" stroke-linejoin="round"/>',) * 2,
)  # fmt: skip
_BROWS = (
    "",
    "M35 43q6 -5 11 -2M54 41q6 -3 11 2",
    "M35 43q5 -3 11 -2M54 41q6 -1 11 2",
    "M35 43h11M54 43h11",
    "M35 41l12 3.5M65 41l-12 3.5",
    "M34 40l13 6M66 40l-13 6",
    "M33 39l14 7.5M67 39l-14 7.5",
)
_MOUTHS = (
    "M45 64q5 4 10 0",
    "M40 62q10 11 20 0",
    "M42 63q8 6 16 0",
    "M42 65h16",
    "M42 65q9 1 16 -3",
    "M41 66q9 -5 18 0",
    "M40 66q10 -6 20 0",
)
_HATS = (
    # A curl, a crop of hair, a band, a wreath, a cap, a helmet with a comb, a crown.
    f'<path d="M50 30q-8 -12 3 -13q8 2 1 7" {_PEN} stroke-width="3.4"/>',
    f'<path d="M26 47q-1 -25 24 -25q25 0 24 25q-4 -11 -13 -14q-14 6 -28 2q-5 4 -7 12z" fill="{INK}"'
    "/>",
    '<path d="M27 44q0 -22 23 -22q23 0 23 22q-23 -11 -46 0z" fill="#5b3a20"/>'
    '<path d="M26 43q24 -12 48 0l-1 -6.5q-23 -11 -46 0z" fill="#b33a24"/>',
    '<path d="M27 44q0 -22 23 -22q23 0 23 22q-23 -11 -46 0z" fill="#3f2716"/>'
    + "".join(
        f'<g transform="rotate({turn} 50 53)"><ellipse cx="50" cy="27" rx="7" ry="3.6" '
        f'fill="#5f8a3c" stroke="{INK}" stroke-width="1.5"/></g>'
        for turn in (-66, -44, -22, 66, 44, 22)
    )
    + f'<circle cx="50" cy="27" r="3.6" fill="#d99a3d" stroke="{INK}" stroke-width="1.5"/>',
    '<path d="M24 45q0 -28 26 -28q26 0 26 28q-8 -6 -26 -6q-18 0 -26 6z" fill="#8a5a2e" '
    'stroke="#3a2013" stroke-width="2"/><circle cx="50" cy="27" r="5" fill="#d99a3d"/>',
    '<path d="M30 22q4 -17 20 -17q20 0 26 22q-10 -10 -26 -9q-14 0 -20 4z" fill="#b33a24" '
    'stroke="#3a2013" stroke-width="2"/>'
    '<path d="M23 52q-2 -35 27 -35q29 0 27 35l-7 9q1 -12 -4 -19h-32q-5 7 -4 19z" fill="#c98f3f" '
    'stroke="#3a2013" stroke-width="2"/><path d="M50 19v25" stroke="#3a2013" stroke-width="2.4"/>',
    '<path d="M25 42l-4 -27l15 11l14 -19l14 19l15 -11l-4 27q-25 -9 -50 0z" fill="#f0bd45" '
    'stroke="#3a2013" stroke-width="2.2" stroke-linejoin="round"/>'
    '<circle cx="50" cy="28" r="4" fill="#b33a24"/><circle cx="34" cy="32" r="2.6" fill="#2f6f86"/>'
    '<circle cx="66" cy="32" r="2.6" fill="#2f6f86"/>',
)
_BEARD = (
    f'<path d="M27 56q2 27 23 29q21 -2 23 -29q-5 9 -12 7q-11 -5 -22 0q-7 2 -12 -7z" fill="{INK}"/>'
)


def _head(step: int) -> str:
    beard = _BEARD if step == len(STRENGTHS) - 1 else ""
    mouth = "#f4ead3" if beard else INK
    return (
        f'<circle cx="50" cy="53" r="25" fill="{SKIN}" stroke="{INK}" stroke-width="2.2"/>'
        f"{beard}{_HATS[step]}{_EYES[step]}"
        f'<path d="{_BROWS[step] or "M0 0"}" {_PEN} stroke-width="3.2"/>'
        f'<path d="{_MOUTHS[step]}" {_PEN.replace(INK, mouth)} stroke-width="3"/>'
    )


@cache
def face(strength: str) -> str:
    """Draw the sign of a strength: a head that grows fiercer, and a bead for each step below it.

    Titles with fewer levels leave steps out, so equal strengths look alike in all of them.
    """
    step = STRENGTHS.index(strength)
    beads = []
    for at in range(len(STRENGTHS)):
        x, y = 14 + at * 12, 107
        full = "#b33a24" if at <= step else "#d9bd8a"
        beads.append(
            f'<circle cx="{x}" cy="{y}" r="5" fill="{full}" stroke="{INK}" stroke-width="1.2"/>'
        )
    return _medal(_head(step), "".join(beads))


@cache
def person() -> str:
    """Draw the sign of somebody who sits before the screen."""
    heart = '<path d="M50 112c-11 -8 -9 -14 -5 -14c3 0 5 3 5 4c0 -1 2 -4 5 -4c4 0 6 6 -5 14z"'
    return _medal(_head(1), f'{heart} fill="#b33a24" stroke="{INK}" stroke-width="1.2"/>')


def _medal(inner: str, below: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 116">'
        '<circle cx="50" cy="51" r="47" fill="#2a1508" fill-opacity="0.25"/>'
        f'<circle cx="50" cy="48" r="46" fill="#8a5a2e"/><circle cx="50" cy="48" r="43.5" '
        f'fill="#f3e2b9"/><circle cx="50" cy="48" r="40" fill="#e6cf9c"/>'
        f'<g transform="translate(4 1) scale(0.92)">{inner}</g>{below}</svg>'
    )


def automaton(mark: str, look: SeatLook) -> str:
    """Compose the piece of a computer player: a wooden figure with wheels, its `mark` upon it."""
    dark, light = shade(look.colour, -0.42), shade(look.colour, 0.28)
    parts = (
        '<path d="M248 40h16v64h-16z"/><circle cx="256" cy="36" r="26"/>'
        '<rect x="142" y="92" width="228" height="146" rx="34"/>'
        '<rect x="104" y="250" width="304" height="172" rx="36"/>'
        '<rect x="44" y="268" width="52" height="110" rx="24"/>'
        '<rect x="416" y="268" width="52" height="110" rx="24"/>'
        '<circle cx="172" cy="436" r="44"/><circle cx="340" cy="436" r="44"/>'
    )
    eyes = "".join(
        f'<circle cx="{x}" cy="164" r="30" fill="{look.mark}" stroke="{dark}" stroke-width="10"/>'
        f'<circle cx="{x}" cy="164" r="11" fill="{dark}"/>'
        for x in (206, 306)
    )
    edge = f'fill="{dark}" stroke="{dark}" stroke-width="34" stroke-linejoin="round"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 560 560">'
        '<defs><linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" '
        f'y2="480"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="0.55" stop-color="{look.colour}"/></linearGradient></defs>'
        '<ellipse cx="272" cy="488" rx="240" ry="44" fill="#1c0f07" fill-opacity="0.38"/>'
        f'<g transform="translate(0 26)"><g {edge}>{parts}</g></g><g {edge}>{parts}</g>'
        f'<g fill="url(#lit)">{parts}</g>{eyes}'
        f'<g transform="translate(196 276) scale(0.23)">{body(mark, look.mark)}</g></svg>'
    )
