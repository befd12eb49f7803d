"""`python -m tests.playthrough --write` tells all playthroughs anew; without it, compares."""

from __future__ import annotations

import sys

from tests.playthrough.script import tell, wanted


def main(arguments: list[str]) -> int:
    """Write or compare; 1 when a file differs."""
    differing = 0
    for script in wanted():
        text = tell(script)
        if "--write" in arguments:
            script.path.parent.mkdir(parents=True, exist_ok=True)
            script.path.write_text(text, "utf-8")
        elif not script.path.is_file() or script.path.read_text("utf-8") != text:
            differing += 1
            print(f"differs: {script.title} {script.name}")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
