"""`python -m tests.bench [TITLE ...] [--json]`: measure, print a table or JSON."""

from __future__ import annotations

import argparse
import json
import platform
from dataclasses import asdict

from game.core.registry import titles
from tests.bench import analysis, engine, hands, looks, past, window
from tests.bench.rows import Row, text


def main() -> None:
    """Measure the titles named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all, if none is named")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-window", action="store_true", help="leave out what needs Xvfb")
    # Minutes for each title: who measures something else should not wait for it.
    parser.add_argument("--analysis", action="store_true", help="also what an analysis costs")
    options = parser.parse_args()
    unknown = set(options.titles) - set(titles())
    if unknown:
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    chosen = options.titles or sorted(titles())
    found: list[Row] = []
    for title in chosen:
        found += [*engine.rules_rows(title), *engine.save_rows(title), *engine.bot_rows(title)]
        found += past.past_rows(title)
        found += looks.rows(title)
        found += hands.rows(title)
        if options.analysis:
            found += analysis.rows(title)
    if not options.no_window:
        found += window.rows(chosen)
    if options.json:
        print(json.dumps({"python": platform.python_version(), "rows": list(map(asdict, found))}))
    else:
        print(text(found))


if __name__ == "__main__":
    main()
