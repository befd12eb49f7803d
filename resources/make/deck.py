"""Draw the cards and building tiles of the second game: their frames, backs, and card tops."""

from __future__ import annotations

from goods import GOODS
from pieces import die
from shapes import box, disc, document, line, path, place, rays, rect, shade, write
from tokens import hafted, pips

GREEN, SAND, EDGE = "#596a35", "#cf9a4e", "#4a2c16"
BONE = "#f1e2c2"
FOLDER = "stoneage"


def small_die(n: int, x: float, y: float, size: float, angle: float = 0) -> str:
    """Draw a die small on a card."""
    return place(f'<g transform="translate(0,-4)">{die(0)}{pips(n)}</g>', x, y, size, 100, angle)


def good(name: str, x: float, y: float, size: float) -> str:
    """Put a good on a card."""
    return place(GOODS[name](), x, y, size, 100)


def tops() -> dict[str, str]:
    """Draw what the upper half of a card brings, 120 × 100; numbers come from the table."""
    disc_ = (
        path(disc(60, 52, 41), "#5e2a10")
        + path(disc(60, 50, 41), "#8f3a1c")
        + "".join(path(disc(x, y, 2.2), "#e8b98c") for x, y in rays(24, (35,), 60, 50))
        + path(disc(60, 50, 29), "#a9512d")
    )
    field = "".join(line(f"M8,{y} Q60,{y - 14} 112,{y}", "#8a5a14", 3.4) for y in (84, 93))
    backs = place(back(False), 48, 50, 84, 214, -9) + place(back(False), 70, 51, 84, 214, 8)
    return {
        "dice_for_all": small_die(1, 36, 27, 42, -6)
        + small_die(4, 83, 26, 42, 5)
        + small_die(6, 37, 73, 42, 4)
        + small_die(3, 84, 74, 42, -5),
        "roll_resource": small_die(5, 34, 28, 44, -7) + small_die(2, 84, 28, 44, 6),
        "food": good("food", 60, 50, 92),
        "points": disc_,
        "tool": place(hafted(2), 60, 50, 88, 100),
        "agriculture": ears(60, 88, 80) + field,
        "extra_card": backs,
        "one_use_tool": path(
            disc(60, 50, 45), "none", 'stroke="#8f3a1c" stroke-width="3.4" stroke-dasharray="11 8"'
        )
        + place(hafted(1), 60, 50, 74, 100, 16),
        "choose_resources": good("wood", 34, 26, 52)
        + good("brick", 88, 28, 50)
        + good("stone", 34, 74, 50)
        + good("gold", 87, 76, 50),
    }


def ears(x: float, y: float, size: float) -> str:
    """Draw three ears of grain, their feet at (x, y)."""
    shine = "M-1,-3 C-4,-7 -4,-12 -1,-16 Z"
    grain = "M0,0 C-7,-4 -7,-13 0,-20 C7,-13 7,-4 0,0 Z"
    out = []
    for turn_, k in ((-20, 0.86), (20, 0.86), (0, 1)):
        parts = [line("M0,0 Q3,-30 0,-56", "#7d5410", 3.4)]
        for i in range(4):
            for side in (-1, 1):
                parts.append(
                    f'<g transform="translate(0,{-40 - i * 11}) rotate({34 * side})">'
                    f"{path(grain, '#8a5a14')}{path(shine, '#d39a3a')}</g>"
                )
        parts.append(f'<g transform="translate(0,-76)">{path(grain, "#8a5a14")}</g>')
        out.append(
            f'<g transform="translate({x},{y}) rotate({turn_}) '
            f'scale({size / 100 * k:.3f})">{"".join(parts)}</g>'
        )
    return "".join(out)


def zigzag(x: float, y: float, w: float, colour: str) -> str:
    """Draw a painted border of teeth."""
    n = max(2, round(w / 10))
    step = w / n
    d = "".join(
        f" L{x + step * (i + 0.5):.1f},{y + 5} L{x + step * (i + 1):.1f},{y}" for i in range(n)
    )
    return path(f"M{x},{y}{d} Z", colour)


def civ_card(foot: str) -> str:
    """Draw the frame of a card of civilization, 122 × 214: parchment above, a foot of a colour."""
    lower = "M1.4,114 H120.6 V200 Q120.6,212.6 108,212.6 H14 Q1.4,212.6 1.4,200 Z"
    return (
        rect(0.8, 0.8, 120.4, 212.4, 13, EDGE)
        + rect(2, 2, 118, 208, 11.6, BONE)
        + rect(6, 6, 110, 106, 7, "#e9d5aa")
        + rect(7.4, 7.4, 107.2, 103.2, 6, "#f3e6c8")
        + path(lower, shade(foot, -0.36))
        + path("M2,114 H120 V197 Q120,209 108,209 H14 Q2,209 2,197 Z", foot)
        + rect(2, 112.6, 118, 2.4, 0, EDGE)
        + zigzag(4, 117, 114, shade(foot, -0.3))
        + line("M3.4,116.4 H118.6", shade(foot, 0.36), 1.4, 'opacity="0.7"')
        + line("M14,3.6 H108", "#fffaf0", 1.8, 'opacity="0.9"')
    )


def back(plain: bool = True) -> str:
    """Draw the back of a card: leather with a painted spiral, 122 × 214 within 214 when small."""
    spiral = "M52,110 q0,-9 9,-9 q13,0 13,14 q0,19 -21,19 q-27,0 -27,-26 q0,-31 33,-31 q39,0 39,38"
    inner = (
        rect(0.8, 0.8, 120.4, 212.4, 13, "#2a160a")
        + rect(2, 2, 118, 207.6, 11.6, "#6f4527")
        + path(
            box(9, 9, 104, 194, 8),
            "none",
            'stroke="#e0b67c" stroke-width="2" stroke-dasharray="8 5"',
        )
        + line(spiral, "#3f2210", 9)
        + line(spiral, "#d9b078", 5)
        + "".join(path(disc(x, y, 3.2), "#d9b078") for x in (30, 46, 61, 76, 92) for y in (34, 180))
        + zigzag(18, 44, 86, "#a9623a")
        + zigzag(18, 162, 86, "#a9623a")
        + line("M14,3.8 H108", "#b98a5a", 1.6, 'opacity="0.8"')
    )
    return inner if plain else f'<g transform="translate(46,0)">{inner}</g>'


def building_tile() -> str:
    """Draw the frame of a building tile, 122 × 204, with a window for its picture."""
    return (
        rect(0.8, 0.8, 120.4, 202.4, 11, EDGE)
        + rect(2, 2, 118, 196.5, 10, "#b98b55")
        + rect(2.4, 2.4, 117.2, 193, 9.6, "#e9cf9d")
        + rect(7, 7, 108, 106, 7, "#8a5b2e")
        + rect(8.4, 8.4, 105.2, 103.2, 6, "#d9ad70")
        + line("M12,3.8 H110", "#fff4d8", 1.8, 'opacity="0.85"')
        + "".join(path(disc(x, 120, 1.7), "#a9743c") for x in range(14, 112, 9))
    )


def tile_back() -> str:
    """Draw the back of a building tile, 122 × 204."""
    hut = "M61,62 L104,112 H92 V142 H30 V112 H18 Z"
    return (
        rect(0.8, 0.8, 120.4, 202.4, 11, EDGE)
        + rect(2, 2, 118, 196.5, 10, "#8a5b2e")
        + rect(2.4, 2.4, 117.2, 193, 9.6, "#b98450")
        + path(box(9, 9, 104, 180, 7), "none", 'stroke="#5e3b1c" stroke-width="2.4"')
        + path(hut, "#7a3a1a")
        + path("M52,142 v-18 q9,-12 18,0 v18 Z", "#b98450")
        + line("M61,62 l-8,-14 M61,62 l9,-13 M61,62 v-17", "#7a3a1a", 4)
        + line("M12,3.8 H110", "#e3bd86", 1.6, 'opacity="0.8"')
    )


def main() -> None:
    """Write every frame and every card top."""
    for name, inner in tops().items():
        write(FOLDER, f"top_{name}", document(inner, 120, 100))
    frames = {
        "civ_card_green": civ_card(GREEN),
        "civ_card_sand": civ_card(SAND),
        "civ_card_back": back(),
    }
    for name, inner in frames.items():
        write(FOLDER, name, document(inner, 122, 214))
    write(FOLDER, "building_tile", document(building_tile(), 122, 204))
    write(FOLDER, "building_back", document(tile_back(), 122, 204))
