"""What the command `sheets` does: score sheets into a folder, or one sentence why not."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.loading import editions
from scenes.command_line.texts import catalogs
from scenes.pads import press
from scenes.pads.registry import printable


class Unprinted(Exception):
    """Why nothing was printed, in one sentence; `status` is the exit code."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def printed(options: argparse.Namespace) -> list[Path]:
    """Print the sheets that are asked for; raises Unprinted."""
    known = printable()
    titles = (options.title,) if options.title else known
    if not set(titles) <= set(known):
        raise Unprinted(f"'{options.title}' has no sheets; there are: {', '.join(known)}", 2)
    if options.edition:
        titles = tuple(name for name in titles if options.edition in editions.names(name))
        if not titles:
            raise Unprinted(f"there is no edition '{options.edition}'", 2)
        broken = [name for name in titles if options.edition not in editions.sound(name)]
        if broken:
            folder = editions.folder(broken[0], options.edition)
            raise Unprinted(f"the edition '{options.edition}' has mistakes; check {folder}")
    order = press.Order(options.paper, options.language, options.colour, options.edition)
    try:
        return press.press(options.out, titles, order, catalogs()[options.language])
    # The latter for names that no disk could hold.
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Unprinted(f"{why}: the sheets cannot be written to {options.out}") from error
