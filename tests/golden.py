"""Golden numbers: `python -m tests.golden --write [TITLE ...]` writes whole games and counts anew.

They are playthroughs (`tests/<title>/playthrough`) and perft counts (`tests/<title>/perft`).
Without `--write` it tells which of them differ. The difference is read in review.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from game.core.registry import titles
from tests.perft import walk
from tests.playthrough import script


def texts(names: tuple[str, ...]) -> Iterator[tuple[Path, str]]:
    """Give each file of some titles with what should stand in it; those left over with nothing."""
    games = [one for one in script.wanted() if one.title in names]
    yield from ((one.path, script.tell(one)) for one in games)
    known = {one.path for one in games}
    yield from ((path, "") for name in names for path in script.files(name) if path not in known)
    yield from ((path, walk.told(path)) for name in names for path in walk.files(name))


def main(arguments: list[str]) -> int:
    """Write or compare; 1 when a file differs and is not written."""
    options = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    options.add_argument("--write", action="store_true", help="write them instead of comparing")
    options.add_argument("titles", nargs="*", metavar="TITLE", help="games; all without any")
    chosen = options.parse_args(arguments)
    for name in set(chosen.titles) - set(titles()):
        options.error(f"there is no game '{name}'")
    differing = 0
    for path, text in texts(tuple(chosen.titles) or tuple(titles())):
        before = path.read_text("utf-8") if path.is_file() else ""
        if text == before:
            continue
        differing += 1
        print(f"{'written' if chosen.write else 'differs'}: {'/'.join(path.parts[-3:])}")
        if chosen.write and text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif chosen.write:
            path.unlink()
    return int(differing > 0 and not chosen.write)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
