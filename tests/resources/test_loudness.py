"""The sounds are as loud as the others of their kind, begin at once, and neither clip nor click."""

from __future__ import annotations

import hashlib
from collections import defaultdict

from scenes.ui.caches import RESOURCES
from scenes.ui.sound import kind as volume_of

SOUNDS = RESOURCES / "sounds"
NAMES = ("loudness", "peak", "begins", "first", "last", "heard")


def table() -> dict[str, tuple[str, dict[str, float], str]]:
    """Give the committed measures: kind, numbers, and the mark of the file."""
    found = {}
    for line in (RESOURCES / "make" / "LOUDNESS.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 9 and not set(cells[0]) <= {"-", ""} and cells[0] != "sound":
            numbers = dict(zip(NAMES, map(float, cells[2:8]), strict=True))
            found[cells[0]] = cells[1], numbers, cells[8]
    return found


def test_the_table_is_of_the_sounds_that_are_there() -> None:
    files = {
        file.relative_to(SOUNDS).with_suffix("").as_posix(): hashlib.sha256(file.read_bytes())
        for file in SOUNDS.rglob("*.ogg")
    }
    told = {name: mark for name, (_, _, mark) in table().items()}
    assert told == {name: digest.hexdigest()[:12] for name, digest in files.items()}


def test_sounds_of_one_kind_are_equally_loud() -> None:
    kinds: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for name, (kind, numbers, _) in table().items():
        kinds[kind][name] = numbers["loudness"]
    assert not {
        kind: loud for kind, loud in kinds.items() if max(loud.values()) - min(loud.values()) > 1
    }


def test_no_sound_clips_comes_late_or_clicks_and_each_is_heard_on_small_speakers() -> None:
    limits = {"peak": -1.0, "begins": 10.0, "first": -36.0, "last": -60.0}
    found = [
        (name, what, numbers[what])
        for name, (_, numbers, _) in table().items()
        for what, most in limits.items()
        if numbers[what] > most
    ]
    dull = [name for name, (_, numbers, _) in table().items() if numbers["heard"] < -9]
    assert not found
    assert not dull


def test_the_volumes_of_the_program_go_by_the_kinds_of_the_table() -> None:
    others = {"buttons": "signals", "touch": "signals"}
    wrong = {
        name: kind
        for name, (kind, _, _) in table().items()
        if volume_of(name) != others.get(kind, kind)
    }
    assert not wrong
