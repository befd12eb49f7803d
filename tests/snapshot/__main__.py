"""`python -m tests.snapshot --write [TITLE ...]` keeps the pictures as they look now."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.build.languages import LANGUAGES
from tests.snapshot.album import draw, file, names, png


def main() -> None:
    """Write every kept picture anew."""
    options = argparse.ArgumentParser(prog="python -m tests.snapshot")
    options.add_argument("--write", action="store_true", required=True)
    options.add_argument("names", nargs="*", help="games, or title for the menu; all without any")
    chosen = options.parse_args().names
    for name in chosen or names():
        for language in LANGUAGES:
            with TemporaryDirectory() as folder:
                data = png(draw(name, language, Path(folder)))
            file(name, language).parent.mkdir(exist_ok=True)
            file(name, language).write_bytes(data)
            print(file(name, language).name, len(data))


if __name__ == "__main__":
    main()
