"""Starts Four Ages: the window, or one of the commands that `--help` lists."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support
from pathlib import Path

if __package__:
    # Installed as the package four_ages: modules are named as in a checkout all the same.
    sys.path.insert(0, str(Path(__file__).resolve().parent))

from game import kept
from scenes.command_line.commands import Fault, parser


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; give 0, 1 for a failure, or 2 for words that do not fit."""
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except Fault as fault:
        _say(str(fault))
        return fault.status
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def run() -> None:
    """Be the console command."""
    freeze_support()
    kept.begin()
    try:
        status = main()
    # Nobody sees a traceback of a program that a menu started: it goes into the log.
    except Exception as error:
        from scenes.command_line.crash import told

        _say(told(error))
        status = 1
    sys.exit(status)


def _say(sentence: str) -> None:
    from scenes.command_line.crash import say

    say(sentence)


if __name__ == "__main__":
    run()
