"""Measure the sounds: loudness (ITU-R BS.1770), peak, beginning, ends, what small speakers play.

Run as `python resources/make/loudness.py`; needs numpy, scipy and soundfile. It writes the table
`LOUDNESS.md` beside it, by which a test judges the sounds without decoding them: a file that
is another one than the table says makes it fail until the table is written anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray
from scipy.signal import butter, lfilter
from shapes import ROOT

Wave = NDArray[np.float64]
LEVELS = {"dice": -19.0, "pieces": -21.0, "signals": -20.0, "buttons": -28.0, "touch": -38.0}
"""LUFS of each kind of sound."""
SIGNALS = ("turn", "win", "error", "disaster", "monument")
ODD = {"click": "buttons", "hover": "touch"}
TABLE = Path(__file__).with_name("LOUDNESS.md")
BLOCK, HOP = 0.4, 0.1
"""Seconds of a block of the measure, and from one to the next."""
GATE, RELATIVE = -70.0, -10.0
SPEAKER = 250.0
"""Hertz below which the speakers of a laptop play next to nothing."""
HEAD = """# How loud the sounds are

Written by `resources/make/loudness.py`. Loudness is integrated, in LUFS (ITU-R BS.1770); peak in
dBFS; *begins* is when a tenth of the peak is reached, in milliseconds; *first* and *last* are the
samples at the ends, in dBFS; *heard* is what is left of the loudness above 250 Hz, in decibels.

| sound | kind | loudness | peak | begins | first | last | heard | file |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def kind(name: str) -> str:
    """Give the kind of a sound by its name."""
    bare = name.rpartition("/")[2]
    if bare.startswith(("dice", "die")):
        return "dice"
    if bare in SIGNALS:
        return "signals"
    return ODD.get(bare, "pieces")


def weighted(x: Wave, rate: int) -> Wave:
    """Filter as the ear hears: a shelf for the head, and less of what is low (for 44.1 kHz)."""
    assert rate == 44100
    shelf = [1.5308412300503478, -2.6509799951547297, 1.169079079921587]
    x = lfilter(shelf, [1.0, -1.6636551132560204, 0.7125954280732254], x)
    low = [1.0, -1.9891696736297957, 0.9891990357870394]
    return np.asarray(lfilter([1.0, -2.0, 1.0], low, x))


def integrated(x: Wave, rate: int) -> float:
    """Give the integrated loudness in LUFS; a sound shorter than a block is heard in silence."""
    size, hop = int(BLOCK * rate), int(HOP * rate)
    padded = np.concatenate([weighted(x, rate), np.zeros(max(0, size - len(x)))])
    starts = range(0, len(padded) - size + 1, hop)
    power = np.array([np.mean(padded[at : at + size] ** 2) for at in starts])
    loud = power[_lufs(power) > GATE]
    if not len(loud):
        return -99.0
    kept = loud[_lufs(loud) > float(_lufs(loud.mean())) + RELATIVE]
    return float(_lufs(kept.mean()))


def _lufs(power: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def _decibels(part: float) -> float:
    return 20 * float(np.log10(max(part, 1e-5)))


def rows(folder: Path) -> Iterator[str]:
    """Give a line of the table for each sound."""
    for file in sorted(folder.rglob("*.ogg")):
        name = file.relative_to(folder).with_suffix("").as_posix()
        x, rate = soundfile.read(file)
        loud, peak = integrated(x, rate), float(np.abs(x).max())
        begins = 1000 * int(np.nonzero(np.abs(x) > peak / 10)[0][0]) / rate
        b, a = butter(4, SPEAKER, btype="high", fs=rate)
        heard = integrated(np.asarray(lfilter(b, a, x)), rate) - loud
        told = (loud, _decibels(peak), begins, _decibels(abs(x[0])), _decibels(abs(x[-1])), heard)
        mark = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
        numbers = " | ".join(f"{number:.1f}" for number in told)
        yield f"| {name} | {kind(name)} | {numbers} | {mark} |"


def write(folder: Path, table: Path) -> None:
    """Write the table, and say it."""
    lines = list(rows(folder))
    table.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    write(ROOT / "sounds", TABLE)
