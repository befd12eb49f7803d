"""The log file: faults go there in full, and players are told its place, never a traceback."""

from __future__ import annotations

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game.paths import log_file

LOGGER = logging.getLogger("four_ages")


class _Quiet(RotatingFileHandler):
    """A log file that gives up a line which the disk does not take, and tells no terminal of it."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: on a full disk every line would print a traceback."""
        del record

    def close(self) -> None:
        """Close the file, also where its last lines cannot be written any more."""
        with contextlib.suppress(OSError):
            super().close()


def start() -> Path | None:
    """Begin to write the log file; `None` when there is no place that can be written to."""
    path = log_file()
    LOGGER.setLevel(logging.INFO)
    # Else the root logger would print to a terminal that a window's player never opened.
    LOGGER.propagate = False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _Quiet(
            path, maxBytes=500_000, backupCount=2, encoding="utf-8", delay=True
        )
        path.touch()
    except OSError:
        LOGGER.addHandler(logging.NullHandler())
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
    return path


def stop() -> None:
    """Close the log file."""
    for handler in list(LOGGER.handlers):
        LOGGER.removeHandler(handler)
        handler.close()
