"""Drawings of one colour as outlines for a PDF: an SVG of paths becomes operators.

The colour is left to whoever uses the drawing. What an outline cannot be (groups that are moved,
strokes) is refused, so that a drawing is never shown half.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator

from scenes.pads.pdf import number

_ANY = re.compile(r"<(/?[a-zA-Z]+)")
_PATH = re.compile(r'\bd="([^"]*)"')
_BOX = re.compile(r'viewBox="([^"]+)"')
_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_PLAIN = {"svg", "/svg", "g", "/g", "path", "/path"}
Point = tuple[float, float]


class NoOutline(ValueError):
    """A drawing is more than paths of one colour."""


def outline(svg: str) -> tuple[str, float]:
    """Give the operators of a drawing, and the side of its square; raises NoOutline."""
    if set(_ANY.findall(svg)) - _PLAIN or "transform=" in svg or "stroke=" in svg:
        raise NoOutline(svg[:80])
    box = _BOX.search(svg)
    x, y, wide, high = (float(part) for part in box[1].split()) if box else (0, 0, 512, 512)
    side = max(wide, high)
    left, top = x - (side - wide) / 2, y - (side - high) / 2
    even = 'fill-rule="evenodd"' in svg
    made = []
    for path in _PATH.findall(svg):
        made += [_flipped(part, left, top, side) for part in _walk(path)]
        made.append("f*" if even else "f")
    return "\n".join(made), side


def _flipped(part: tuple[str, tuple[Point, ...]], left: float, top: float, side: float) -> str:
    """Write a part of a path, turned upright: a PDF counts from below."""
    operator, points = part
    said = [f"{number(x - left)} {number(top + side - y)}" for x, y in points]
    return " ".join((*said, operator))


def _numbers(path: str) -> Iterator[tuple[str, Callable[[], float]]]:
    """Give each command of a path as often as it has numbers for, with what reads the next one."""
    tokens = [(match[1], match[2]) for match in _TOKEN.finditer(path)]
    at, command = 0, ""

    def read() -> float:
        nonlocal at
        at += 1
        return float(tokens[at - 1][1])

    while at < len(tokens):
        if tokens[at][0]:
            command = tokens[at][0]
            at += 1
        elif command in "Mm":
            # Further points after a move are joined by lines.
            command = "L" if command == "M" else "l"
        yield command, read


def _walk(path: str) -> Iterator[tuple[str, tuple[Point, ...]]]:
    """Follow a path in operators that a PDF has: move, line, curve, close."""
    here = start = bend = (0.0, 0.0)
    before = ""
    for command, read in _numbers(path):
        kind, base = command.upper(), here if command.islower() else (0.0, 0.0)

        def point(base: Point = base, read: Callable[[], float] = read) -> Point:
            return base[0] + read(), base[1] + read()

        if kind == "Z":
            yield "h", ()
            here = start
        elif kind in "MLHV":
            here = _straight(kind, here, base, read, point)
            start = here if kind == "M" else start
            yield ("m" if kind == "M" else "l"), (here,)
        elif kind == "A":
            for curve in _arc(here, read(), read(), read(), read(), read(), point()):
                yield "c", curve
                here = curve[-1]
        else:
            smooth = _mirror(bend, here) if before in _AFTER[kind] else here
            first, bend, here = _curve(kind, here, smooth, point)
            yield "c", (first, _second(kind, bend, here), here)
        before = kind


_AFTER = {"C": "", "Q": "", "S": "CS", "T": "QT"}
"""Behind which commands a smooth curve goes on as the one before ended."""


def _straight(
    kind: str, here: Point, base: Point, read: Callable[[], float], point: Callable[[], Point]
) -> Point:
    if kind == "H":
        return base[0] + read(), here[1]
    if kind == "V":
        return here[0], base[1] + read()
    return point()


def _mirror(bend: Point, here: Point) -> Point:
    return 2 * here[0] - bend[0], 2 * here[1] - bend[1]


def _curve(
    kind: str, here: Point, smooth: Point, point: Callable[[], Point]
) -> tuple[Point, Point, Point]:
    """Give a curve's first handle, the bend that a smooth one behind it mirrors, and its end."""
    if kind in "CS":
        first = point() if kind == "C" else smooth
        return first, point(), point()
    bend = point() if kind == "Q" else smooth
    return _towards(here, bend), bend, point()


def _second(kind: str, bend: Point, end: Point) -> Point:
    return bend if kind in "CS" else _towards(end, bend)


def _towards(start: Point, bend: Point) -> Point:
    """Give the handle of a cubic curve that is the quadratic one with this bend."""
    return start[0] + (bend[0] - start[0]) * 2 / 3, start[1] + (bend[1] - start[1]) * 2 / 3


def _arc(
    start: Point, rx: float, ry: float, turn: float, large: float, sweep: float, end: Point
) -> Iterator[tuple[Point, Point, Point]]:
    """Give an elliptic arc as curves of a quarter at most, as the SVG standard works it out."""
    if start == end or not rx or not ry:
        return
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, x * x / (rx * rx) + y * y / (ry * ry)))
    rx, ry = abs(rx) * grow, abs(ry) * grow
    over = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
    push = math.sqrt(max(0.0, over)) * (-1 if bool(large) == bool(sweep) else 1)
    cx, cy = push * rx * y / ry, -push * ry * x / rx
    middle = (
        cos * cx - sin * cy + (start[0] + end[0]) / 2,
        sin * cx + cos * cy + (start[1] + end[1]) / 2,
    )
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    whole = math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
    whole += math.tau if sweep and whole < 0 else -math.tau if not sweep and whole > 0 else 0
    count = max(1, math.ceil(abs(whole) / (math.pi / 2) - 1e-9))
    step = whole / count
    reach = 4 / 3 * math.tan(step / 4)

    def place(u: float, v: float) -> Point:
        return middle[0] + cos * rx * u - sin * ry * v, middle[1] + sin * rx * u + cos * ry * v

    for at in range(count):
        a, b = first + at * step, first + (at + 1) * step
        yield (
            place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a)),
            place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b)),
            end if at == count - 1 else place(math.cos(b), math.sin(b)),
        )
