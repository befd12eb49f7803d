"""Says what the lessons ask of a learner: `python -m tests.lessons [title …]`.

For each chapter the words that the coach says in English, the answers to wrong tries, and the
decisions that the learner makes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from game.core.registry import titles
from game.folders import ROOT, data_of
from game.i18n.catalog import Catalog, load
from game.i18n.languages import FIRST
from game.lessons.chapters import END, Chapter, has_lessons, listed, text_key
from game.lessons.trial import tried

MOST_WORDS, LEAST_DECISIONS = 700, 40
"""What a title's first game aims at."""


def count(catalog: Catalog, title: str, chapter: Chapter, names: Iterable[str]) -> int:
    """Count the words of texts of a chapter."""
    said = (catalog.text(text_key(title, chapter.id, name)) for name in names if name)
    return sum(len(re.findall(r"[\w’'-]+", text)) for text in said)


def table(title: str) -> list[str]:
    """Set the numbers of a title's chapters below each other."""
    catalog = load(ROOT / "data" / "i18n", [data_of(title)])[FIRST]
    lines = [f"{title:<26}{'words':>8}{'answers':>9}{'decisions':>11}"]
    sums: dict[str, list[int]] = {}
    for chapter in (one.chapter for one in listed(title)):
        if chapter is None:
            continue
        said = count(catalog, title, chapter, [*(step.say for step in chapter.steps), END])
        answers = count(catalog, title, chapter, {step.why for step in chapter.steps})
        numbers = said, answers, tried(title, chapter).decisions
        before = sums.get(chapter.part, [0, 0, 0])
        sums[chapter.part] = [sum(pair) for pair in zip(before, numbers, strict=True)]
        lines.append(_line(f"  {chapter.id}", *numbers))
    parts = sums.items()
    return [*lines, *(_line(f"  all of {part or 'the first game'}", *sum_) for part, sum_ in parts)]


def _line(name: str, words: int, answers: int, decisions: int) -> str:
    return f"{name:<26}{words:>8}{answers:>9}{decisions:>11}"


def main(names: list[str]) -> None:
    """Print the tables of the titles named, or of all that have lessons."""
    for title in names or [name for name in titles() if has_lessons(name)]:
        print("\n".join(table(title)))


if __name__ == "__main__":
    main(sys.argv[1:])
