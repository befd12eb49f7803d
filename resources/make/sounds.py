"""Synthesise the sounds: struck wood, bone, metal, paper and a few plucked strings.

Run as `python resources/make/sounds.py [NAME…]`; needs numpy, scipy and soundfile.
Bodies are sums of decaying partials, breath and friction are filtered noise; a short room
binds them. All of it is our own work, given to everybody (CC0).
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
import soundfile
from loudness import LEVELS, TABLE, integrated, kind, write
from numpy.typing import NDArray
from scipy.signal import butter, lfilter
from shapes import ROOT

RATE = 44100
Wave = NDArray[np.float64]
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.45, 1.6), (4.9, 0.22, 2.4), (7.3, 0.1, 3.2))
BONE = ((1.0, 1.0, 1.0), (1.83, 0.7, 1.3), (3.1, 0.4, 1.8), (5.2, 0.25, 2.6))
METAL = ((1.0, 1.0, 1.0), (1.51, 0.5, 1.1), (2.27, 0.6, 1.3), (3.16, 0.3, 1.7), (4.6, 0.2, 2.2))
STRING = tuple((k * (1 + 0.0004 * k * k), 1 / k**1.25, 1 + 0.38 * (k - 1)) for k in range(1, 9))
Partials = tuple[tuple[float, float, float], ...]


class Bench:
    """One seeded source of noise, so that the files come out the same every time."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def hiss(self, seconds: float, low: float, high: float) -> Wave:
        """Give noise between two frequencies, peak about 1."""
        raw = self.rng.standard_normal(int(seconds * RATE))
        b, a = butter(2, [low, high], btype="band", fs=RATE)
        out = lfilter(b, a, raw)
        return np.asarray(out / (np.abs(out).max() + 1e-9))

    def struck(self, hz: float, decay: float, partials: Partials, seconds: float) -> Wave:
        """Give a struck body: partials (ratio, loudness, how much faster it fades)."""
        t = np.arange(int(seconds * RATE)) / RATE
        out = np.zeros_like(t)
        for ratio, loud, fast in partials:
            drift = 1 + self.rng.normal(0, 0.004)
            phase = self.rng.uniform(0, 2 * np.pi)
            out += (
                loud
                * np.exp(-t * fast / decay)
                * np.sin(2 * np.pi * hz * ratio * drift * t + phase)
            )
        return np.asarray(out * np.minimum(1, t * 2200))


def fade(x: Wave, attack: float, release: float) -> Wave:
    """Shape noise: rise within attack seconds, then die away with a time constant."""
    t = np.arange(len(x)) / RATE
    return np.asarray(x * np.minimum(1, t / attack) * np.exp(-np.maximum(0, t - attack) / release))


def mix(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Lay sounds into one, each as (start in seconds, loudness, samples)."""
    out = np.zeros(int(seconds * RATE))
    for start, loud, x in parts:
        at = int(start * RATE)
        n = min(len(x), len(out) - at)
        if n > 0:
            out[at : at + n] += loud * x[:n]
    return out


def soft(x: Wave, hz: float) -> Wave:
    """Take away what lies above a frequency."""
    b, a = butter(2, hz, fs=RATE)
    return np.asarray(lfilter(b, a, x))


def room(b: Bench, x: Wave, wet: float, seconds: float = 0.25) -> Wave:
    """Let the end die away, then add the answer of a small furnished room."""
    n = min(len(x) // 3, int(0.35 * RATE))
    x = np.concatenate([x[:-n], x[-n:] * np.cos(np.linspace(0, np.pi / 2, n)) ** 2])
    tail = fade(b.hiss(seconds, 250, 3800), 0.004, seconds / 5)
    size = len(x) + len(tail)
    answer = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(tail, size), size)
    dry = np.concatenate([x, np.zeros(len(tail))])
    return np.asarray(dry + wet * answer / (np.abs(answer).max() + 1e-9) * np.abs(x).max())


def knock(b: Bench, hz: float, decay: float, partials: Partials, click: float) -> Wave:
    """Give one knock: a body and the tick of the contact."""
    tick = fade(b.hiss(0.02, 1800, 7500), 0.0006, 0.0035)
    return mix(decay * 6 + 0.03, (0, 1, b.struck(hz, decay, partials, decay * 6)), (0, click, tick))


def dice(seed: int) -> Wave:
    """Bone dice shaken once, thrown on a wooden tray, coming to rest."""
    b = Bench(seed)
    parts = []
    at, gap = 0.0, 0.030
    while at < 0.16:
        hz = b.rng.uniform(1500, 2600)
        parts.append((at, b.rng.uniform(0.10, 0.26), knock(b, hz, 0.010, BONE, 0.5)))
        at += b.rng.uniform(0.6, 1.4) * gap
    for _ in range(4):
        at, gap, loud = 0.20 + b.rng.uniform(0, 0.08), b.rng.uniform(0.07, 0.11), 0.9
        hz = b.rng.uniform(1150, 1700)
        while gap > 0.012 and at < 0.66:
            shake = b.rng.uniform(0.94, 1.06)
            parts.append((at, loud * 0.42, knock(b, hz * shake, 0.011, BONE, 0.5)))
            parts.append((at, loud * 0.62, knock(b, 235 * shake, 0.028, WOOD, 0.1)))
            at += gap
            gap *= b.rng.uniform(0.62, 0.8)
            loud *= b.rng.uniform(0.6, 0.75)
    x = soft(mix(0.72, *parts), 7000)
    return room(b, np.tanh(2.2 * x / np.abs(x).max()), 0.16, 0.2)


def wood(seed: int) -> Wave:
    """A peg pushed into its hole."""
    b = Bench(seed)
    hz = 410 * (1 + 0.09 * (seed % 3 - 1))
    rub = fade(b.hiss(0.05, 900, 3200), 0.02, 0.012)
    x = mix(
        0.22,
        (0, 0.16, rub),
        (0.034, 1, knock(b, hz, 0.024, WOOD, 0.25)),
        (0.036, 0.55, knock(b, hz * 0.43, 0.035, WOOD, 0)),
    )
    return room(b, soft(x, 5200), 0.12, 0.15)


def coin(seed: int) -> Wave:
    """Bronze coins touching."""
    b = Bench(seed)
    base = 2350 * (1 + 0.07 * (seed % 2))
    x = mix(
        0.45,
        (0, 0.7, b.struck(base, 0.085, METAL, 0.45)),
        (0.055, 0.5, b.struck(base * 1.13, 0.07, METAL, 0.4)),
        (0.125, 0.28, b.struck(base * 0.94, 0.05, METAL, 0.3)),
        (0, 0.25, fade(b.hiss(0.02, 3000, 9000), 0.0005, 0.004)),
    )
    return room(b, soft(x, 8500), 0.1, 0.2)


def card(seed: int) -> Wave:
    """A stiff card slid over another and laid down."""
    b = Bench(seed)
    slide = fade(b.hiss(0.15, 1400, 6200), 0.06, 0.03)
    slap = mix(
        0.06,
        (0, 1, fade(b.hiss(0.05, 300, 2600), 0.001, 0.010)),
        (0, 0.5, b.struck(170, 0.018, WOOD, 0.06)),
    )
    return room(b, mix(0.24, (0, 0.42, slide), (0.105, 0.9, slap)), 0.1, 0.12)


def click() -> Wave:
    """A button of hard wood."""
    b = Bench(61)
    x = mix(0.09, (0, 1, knock(b, 760, 0.012, WOOD, 0.35)), (0, 0.4, knock(b, 300, 0.016, WOOD, 0)))
    return room(b, soft(x, 4800), 0.08, 0.1)


def hover() -> Wave:
    """A fingertip on wood, hardly there."""
    b = Bench(62)
    return soft(
        mix(
            0.06,
            (0, 1, fade(b.hiss(0.04, 400, 1500), 0.004, 0.007)),
            (0, 0.4, b.struck(520, 0.008, WOOD, 0.05)),
        ),
        2400,
    )


def lock() -> Wave:
    """A skull die set aside: a heavy bone on the ledge."""
    b = Bench(63)
    x = mix(
        0.34,
        (0, 0.8, knock(b, 820, 0.018, BONE, 0.4)),
        (0.002, 0.9, knock(b, 165, 0.045, WOOD, 0.05)),
        (0.085, 0.34, knock(b, 860, 0.013, BONE, 0.3)),
    )
    return room(b, soft(x, 5200), 0.16, 0.22)


def build() -> Wave:
    """Two taps of a mallet on a chisel and a stone sliding into place."""
    b = Bench(64)
    grind = fade(b.hiss(0.22, 180, 1300), 0.07, 0.06)
    x = mix(
        0.62,
        (0, 0.7, knock(b, 620, 0.022, WOOD, 0.4)),
        (0.15, 0.85, knock(b, 590, 0.022, WOOD, 0.4)),
        (0.22, 0.34, grind),
        (0.36, 0.9, knock(b, 120, 0.05, WOOD, 0.15)),
    )
    return room(b, soft(x, 5200), 0.16, 0.25)


def strings(
    b: Bench, notes: list[tuple[float, float, float]], decay: float, seconds: float
) -> Wave:
    """Pluck strings, each as (start in seconds, frequency, loudness)."""
    parts = []
    for start, hz, loud in notes:
        tone = b.struck(hz, decay * (220 / hz) ** 0.35, STRING, seconds - start)
        pick = fade(b.hiss(0.03, 700, 3000), 0.001, 0.006)
        parts += [(start, loud, tone), (start, loud * 0.22, pick)]
    return soft(mix(seconds, *parts), 3800)


def monument() -> Wave:
    """A warm low chord over the last stone."""
    b = Bench(65)
    chord = [
        (0.10, 98.0, 0.8),
        (0.16, 146.83, 0.6),
        (0.22, 196.0, 0.55),
        (0.29, 246.94, 0.5),
        (0.37, 293.66, 0.45),
    ]
    stone = mix(
        0.5,
        (0, 0.9, knock(b, 92, 0.07, WOOD, 0.2)),
        (0, 0.3, fade(b.hiss(0.3, 150, 900), 0.01, 0.08)),
    )
    return room(b, mix(1.7, (0, 1, stone), (0, 0.55, strings(b, chord, 0.62, 1.7))), 0.2, 0.5)


def disaster() -> Wave:
    """A drum, a cracked gong over it and a breath of wind; dark, not loud."""
    b = Bench(66)
    t = np.arange(int(0.9 * RATE)) / RATE
    drum = np.sin(2 * np.pi * (62 * t + 9 * (1 - np.exp(-t * 18)))) * np.exp(-t / 0.2)
    # The drum alone is lower than the speakers of a laptop go: skin, gong and chord are not.
    skin = knock(b, 240, 0.045, WOOD, 0.12)
    gong = b.struck(311, 0.3, METAL, 0.95)
    minor = strings(b, [(0.0, 220.0, 0.6), (0.0, 261.63, 0.55), (0.0, 311.13, 0.4)], 0.4, 0.95)
    wind = fade(b.hiss(0.9, 260, 900), 0.25, 0.2)
    return room(
        b,
        mix(
            0.98,
            (0, 0.7, drum),
            (0, 0.6, skin),
            (0, 0.22, gong),
            (0, 0.5, minor),
            (0.05, 0.2, wind),
            (0.19, 0.35, drum),
            (0.19, 0.35, skin),
        ),
        0.2,
        0.35,
    )


def turn() -> Wave:
    """Two gentle notes: it is your turn."""
    b = Bench(67)
    return room(b, strings(b, [(0, 392.0, 0.6), (0.16, 587.33, 0.7)], 0.34, 0.85), 0.16, 0.3)


def win() -> Wave:
    """A short plucked fanfare that ends on a full chord."""
    b = Bench(68)
    notes = [
        (0.0, 293.66, 0.6),
        (0.16, 369.99, 0.6),
        (0.32, 440.0, 0.65),
        (0.50, 587.33, 0.8),
        (0.72, 493.88, 0.5),
        (0.88, 587.33, 0.6),
    ]
    chord = [
        (1.10 + 0.028 * i, hz, 0.62)
        for i, hz in enumerate((146.83, 220.0, 293.66, 369.99, 440.0, 587.33, 739.99))
    ]
    drums = mix(
        2.5,
        (0, 0.5, knock(b, 90, 0.06, WOOD, 0.05)),
        (0.50, 0.5, knock(b, 90, 0.06, WOOD, 0.05)),
        (1.10, 0.8, knock(b, 82, 0.09, WOOD, 0.05)),
    )
    return room(
        b, mix(2.5, (0, 1, strings(b, notes + chord, 0.55, 2.5)), (0, 0.7, drums)), 0.2, 0.5
    )


def error() -> Wave:
    """A dull knock: not now."""
    b = Bench(69)
    x = mix(
        0.2, (0, 1, knock(b, 150, 0.03, WOOD, 0.06)), (0.075, 0.6, knock(b, 132, 0.03, WOOD, 0.06))
    )
    return room(b, soft(x, 1500), 0.1, 0.14)


SOUNDS: dict[str, Callable[[], Wave]] = {
    **{f"dice_{i}": (lambda i=i: dice(10 + i)) for i in range(1, 5)},
    **{f"wood_{i}": (lambda i=i: wood(20 + i)) for i in range(1, 4)},
    **{f"coin_{i}": (lambda i=i: coin(30 + i)) for i in range(1, 3)},
    **{f"card_{i}": (lambda i=i: card(40 + i)) for i in range(1, 3)},
    "click": click,
    "hover": hover,
    "ages/die_lock": lock,
    "build": build,
    "monument": monument,
    "disaster": disaster,
    "turn": turn,
    "win": win,
    "error": error,
}
AT_ONCE = 0.2
"""Part of the peak that counts as the beginning: what is softer before it makes a sound late."""
LEAD = 0.003
"""Seconds before that, in which a sound rises."""
CEILING = 0.85
"""The highest peak, well below full scale: packing adds a little."""


def finish(x: Wave, level: float) -> Wave:
    """Remove the offset, begin at once, fade the end, and set the loudness."""
    x = x - x.mean()
    x = x / np.abs(x).max()
    first = int(np.nonzero(np.abs(x) > AT_ONCE)[0][0])
    x = x[max(0, first - int(LEAD * RATE)) :]
    loud = np.nonzero(np.abs(x) > 0.004)[0]
    x = x[: loud[-1] + 1]
    x = x - x.mean()
    n = min(len(x) // 4, int(0.03 * RATE))
    x[-n:] *= np.linspace(1, 0, n)
    rise = int(LEAD * RATE * 0.6)
    x[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    # Twice: what the ceiling takes from the peaks is given back, and taken in part again.
    for _ in range(3):
        x = x * 10 ** ((level - integrated(x, RATE)) / 20)
        over = np.abs(x) > CEILING * 0.8
        bent = np.sign(x) * (0.8 + 0.2 * np.tanh((np.abs(x) / CEILING - 0.8) / 0.2)) * CEILING
        x = np.where(over, bent, x)
    # Packed as ogg the beginning smears a little to the front: into silence, not against an edge.
    return np.concatenate([np.zeros(48), x])


def main(names: list[str]) -> None:
    """Write the named sounds, or all of them, and the table of how loud all are."""
    folder = ROOT / "sounds"
    (folder / "ages").mkdir(parents=True, exist_ok=True)
    for name in names or list(SOUNDS):
        x = finish(SOUNDS[name](), LEVELS[kind(name)])
        soundfile.write(folder / f"{name}.ogg", x, RATE, format="OGG", subtype="VORBIS")
    write(folder, TABLE)


if __name__ == "__main__":
    main(sys.argv[1:])
