"""`translate`: writes the folder of a language, and looks at what was translated."""

from __future__ import annotations

import sys
from pathlib import Path

from game import paths
from game.i18n.languages import codes
from game.loading.problems import Report
from game.reading import is_folder
from game.translating import judge
from game.translating.folder import Written, begin, code_of


def code_in(word: Path) -> str:
    """Give the code of the translation that is meant by its code or by its folder, or nothing."""
    folder = paths.languages()
    known = codes(folder)
    there = is_folder(word)
    if str(word) in known and not there:
        return str(word)
    inside = there and word.resolve().parent == folder.resolve()
    return word.name if inside and word.name in known else ""


def written(word: str) -> Written:
    """Write the folder of a language. Raises folder.Unknown, OSError."""
    return begin(code_of(word))


def told(result: Written) -> str:
    """Say what was done, in a few lines."""
    lines = [
        f"{result.language.name}: {result.done} of {result.texts} texts are translated",
        f"the files are in {result.folder}",
    ]
    for problem in result.untouched:
        lines.append(f"{problem.line()}; this file was left as it is")
    return "\n".join(lines)


def briefly() -> Report:
    """Give what is missing in all translations, summed up, and what is wrong with them."""
    return judge.all_findings(Path.cwd())


def aside(line: str) -> None:
    """Say how far something is, beside what it gives."""
    print(line, file=sys.stderr, flush=True)


def findings(code: str) -> Report:
    """Give all that is missing in a translation, wrong with it, or too long for its place.

    Every screen is drawn, which takes minutes; lines say how far that is, apart from the findings.
    """
    report = judge.findings(code, Path.cwd())
    try:
        from scenes.picture_tool.fitting import findings as fitting
    except ImportError:
        return report
    report.extend(fitting(code, Path.cwd(), aside))
    return report
