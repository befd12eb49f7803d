"""What the laws find today beside what they allow: `python -m tests.laws`."""

from __future__ import annotations

from tests.build.source import ROOT, path, title_ids
from tests.laws import ceilings
from tests.laws.comments import ignored, untyped, why
from tests.laws.graph import arrows
from tests.laws.repetition import repetition
from tests.laws.test_arrows import climbing, crossing, rings, run_time
from tests.laws.test_inheritance import deep


def main() -> None:
    """Print one line for each number that a law holds down, and how often a comment says why."""
    drawn = arrows()
    rows: list[tuple[str, float, float]] = [
        ("arrows up among rooms", len(climbing(run_time(drawn))), ceilings.ARROWS_UP),
        ("  with those of types", len(climbing(drawn)), ceilings.ARROWS_UP_TYPED),
        ("circles of modules", len(rings(run_time(drawn))), ceilings.CIRCLES),
        ("  with those of types", len(rings(drawn)), ceilings.CIRCLES_TYPED),
        ("arrows between rooms apart", len(crossing(drawn, title_ids())), ceilings.APART),
        ("classes too deep", len(deep()), ceilings.DEEP),
        ("lines with Any", len(untyped()), ceilings.ANY),
        ("lines with type: ignore", len(ignored()), ceilings.IGNORED),
        (
            "repetition across titles, %",
            round(repetition().share().percent, 2),
            ceilings.REPETITION,
        ),
    ]
    for name, found, most in rows:
        print(f"{name:<28}{found:>8} of {most}")
    for top in ("game", "scenes", "tests"):
        for folder in (
            ROOT / top,
            *sorted(each for each in (ROOT / top).iterdir() if each.is_dir()),
        ):
            if any(folder.rglob("*.py")):
                spoken, all_lines = why(ROOT, path(folder))
                share = 100 * spoken / max(1, all_lines)
                print(f"{path(folder):<28}{spoken:>8} of {all_lines} lines say why ({share:.2f} %)")


if __name__ == "__main__":
    main()
