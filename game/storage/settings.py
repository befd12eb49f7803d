"""What a player set up once: language, sizes, sounds, speed; JSON, mended field by field."""

from __future__ import annotations

import json
import locale
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from game.core.clean import one_line
from game.i18n.languages import FIRST, languages, spoken
from game.paths import settings_file
from game.reading import read_bytes
from game.storage.fields import Wrong, document
from game.storage.log import LOGGER
from game.storage.write import write

SPEEDS = ("none", "instant", "fast", "normal", "slow")
PALETTES = ("normal", "contrast")
COACHES = ("off", "asks", "warns")
INTERFACES = (75, 85, 100, 115, 125, 150, 175, 200)
RESPITES = (0, 1, 2, 3, 4, 5, -1)
"""Seconds; −1: until the person ends the turn."""

_SHARES = ("volume", "dice", "pieces", "signals", "pace")
"""Settings that are per cent."""
_CHOICES: dict[str, tuple[Any, ...]] = {
    "speed": SPEEDS,
    "palette": PALETTES,
    "coach": COACHES,
    "interface": INTERFACES,
    "respite": RESPITES,
}


def system_language() -> str:
    """Give the system's language if the program speaks it, else English."""
    try:
        name = locale.getlocale()[0] or ""
    except ValueError:
        name = ""
    return spoken(name)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; a value, so that a change is a new one."""

    language: str = FIRST
    interface: int = 100
    """Size of the interface in per cent."""
    speed: str = "normal"
    """Pace of animations; "none" switches them off, "instant" leaves soft fades."""
    volume: int = 70
    """Loudness of sounds in per cent."""
    dice: int = 100
    """Loudness of dice, in per cent of that of all sounds; so are the next two."""
    pieces: int = 100
    signals: int = 100
    muted: bool = False
    full_screen: bool = False
    palette: str = "normal"
    confirm: bool = True
    """Ask before what cannot be taken back."""
    curtain: bool = False
    """Cover the table between two persons even where nothing is hidden."""
    coach: str = "warns"
    """What the coach does: "off" nothing, "asks" hints when asked, "warns" of losses besides."""
    keep_board: bool = False
    """Keep the own board on the table while computer players play on theirs."""
    pace: int = 60
    """How long computer players let their decisions be read, in per cent of two seconds."""
    respite: int = 2
    """How long the next seat waits after a person's last decision of a turn."""
    dark: bool = False
    """Whether the companion's screens are light on dark."""
    last: dict[str, Any] | None = None
    """The last set-up of a new game of each title, as JSON data."""

    def changed(self, **values: Any) -> Settings:
        """Give settings that differ in these fields; impossible values are left as they were."""
        return replace(self, **{k: v for k, v in values.items() if not _wrong(k, v)})


def _wrong(name: str, value: Any) -> str:
    """Say what is wrong with a value of the field `name`, or nothing."""
    choices = tuple(languages()) if name == "language" else _CHOICES.get(name)
    if choices is not None:
        # By the type as well, since 100.0 equals 100 and is no size of ours.
        good = any(value == one and type(value) is type(one) for one in choices)
        return "" if good else f"expected one of {choices}"
    if name in _SHARES:
        good = type(value) is int and 0 <= value <= 100
        return "" if good else "expected a whole number from 0 to 100"
    if name == "last":
        return "" if value is None or isinstance(value, dict) else "expected a mapping"
    return "" if isinstance(value, bool) else "expected true or false"


def load(path: Path | None = None) -> Settings:
    """Read the settings; what is missing or wrong takes its usual value and is logged."""
    path = path or settings_file()
    usual = Settings(language=system_language())
    try:
        data = document(read_bytes(path))
    except FileNotFoundError:
        return usual
    except (OSError, Wrong) as error:
        LOGGER.warning("settings cannot be read, usual ones are used: %s", error)
        return usual
    if not isinstance(data, dict):
        LOGGER.warning("settings hold no mapping, usual ones are used")
        return usual
    good = {}
    for name in (field.name for field in fields(Settings)):
        if name in data:
            wrong = _wrong(name, data[name])
            if wrong:
                LOGGER.warning("settings: %s is %s; %s", name, one_line(repr(data[name])), wrong)
            else:
                good[name] = data[name]
    return replace(usual, **good)


def save(settings: Settings, path: Path | None = None) -> bool:
    """Keep the settings; `False` (and a line in the log) when the disk does not let us."""
    try:
        write(path or settings_file(), json.dumps(asdict(settings), indent=1).encode())
    except OSError as error:
        LOGGER.warning("settings cannot be kept: %s", error)
        return False
    return True
