"""What a person is told when the program breaks off: one sentence with the place of the log."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable

from game.core.clean import one_line
from game.storage import log

LONGEST = 240
"""Letters of what an error says of itself."""


def told(error: BaseException) -> str:
    """Write an error to the log, and give the sentence that says so."""
    # Whatever wrote to it before may have been closed on the way here.
    log.stop()
    place = log.start()
    log.LOGGER.critical("the program broke off", exc_info=error)
    log.stop()
    if not getattr(sys, "frozen", False) and not unseen():
        # Who runs it from its source wants to see at once where it broke.
        traceback.print_exception(error)
    kind = one_line(f"{type(error).__name__}: {error}".rstrip(": "), LONGEST)
    where = f"everything about it is in {place}" if place else "there is no place for a log"
    return f"the program broke off ({kind}); {where}"


def say(sentence: str) -> None:
    """Print a sentence where a terminal shows it, and else show it in a small window."""
    line = f"four-ages: {sentence}"
    if sys.stderr is not None:
        print(line, file=sys.stderr)
    if unseen():
        _box(line)


def unseen() -> bool:
    """Tell whether nobody can read what is printed, as when a menu started the program."""
    if sys.stderr is None:
        return True
    try:
        found, nowhere = os.fstat(sys.stderr.fileno()), os.stat(os.devnull)
    except (OSError, ValueError):
        return False
    # Linux desktops write it to their journal, and say so by the file's numbers.
    journal = os.environ.get("JOURNAL_STREAM") == f"{found.st_dev}:{found.st_ino}"
    return journal or (found.st_dev, found.st_ino) == (nowhere.st_dev, nowhere.st_ino)


def _box(line: str) -> None:
    # Where there is no display, there is no window either; the log has it all the same.
    try:
        import pygame

        # Each of the two libraries has it in a place of its own.
        newer: Callable[..., object] | None = getattr(pygame.display, "message_box", None)
        if newer is not None:
            newer("Four Ages", line, message_type="error")
            return
        from pygame._sdl2.video import messagebox

        messagebox("Four Ages", line, error=True)
    except Exception as error:
        log.LOGGER.warning("no window could say it: %s", error)
