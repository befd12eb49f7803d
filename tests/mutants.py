"""Break the rules on purpose and see that the test of that name notices.

`python -m tests.mutants TITLE` takes each entry of `tests/<title>/mutants.yaml` (a file, a piece of
its text, what stands there instead, the test that must fail), edits a temporary copy of the tree,
runs that one test, and reports every mutant that survives. Ends with 1 if one does, or if a test
fails without any edit.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from game.folders import ROOT
from game.loading.decode import decode
from game.loading.problems import Report
from game.loading.source import read
from tests.build.titles import folder

COPIED = ("game", "scenes", "data", "resources", "tests", "setup.cfg", "pyproject.toml")
"""What the tests need of the tree."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small fault: in `file`, `old` (found exactly once) becomes `new`; `test` must fail."""

    file: str
    old: str
    new: str
    test: str


@dataclass(frozen=True, slots=True)
class Mutants:
    """The file of a title's mutants."""

    mutants: tuple[Mutant, ...]


def load(title: str) -> tuple[Mutant, ...]:
    """Read the mutants of a title; raises SystemExit with every problem of the file."""
    report = Report()
    node = read(folder(title) / "mutants.yaml", report, ROOT)
    found = decode(Mutants, node, report) if node is not None else None
    if found is None:
        raise SystemExit("\n".join(report.lines()))
    return found.mutants


def copy(target: Path) -> None:
    """Copy the tree as far as the tests need it."""
    ignored = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=ignored)
        else:
            shutil.copy(source, target / name)


def passes(tree: Path, tests: list[str]) -> bool:
    """Run tests in a copy of the tree and tell whether all of them were found and passed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(tests)}: {done.stdout}{done.stderr}")
    return done.returncode == 0


def survives(tree: Path, mutant: Mutant) -> bool:
    """Apply a mutant, run its test, and put the file back as it was."""
    path = tree / mutant.file
    text = path.read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.file}: {text.count(mutant.old)} times found: {mutant.old!r}")
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    try:
        return passes(tree, [mutant.test])
    finally:
        path.write_text(text, "utf-8")


def main(arguments: list[str]) -> int:
    """Try all mutants of a title; 1 when one survives."""
    if len(arguments) != 1 or not (ROOT / "tests" / arguments[0] / "mutants.yaml").is_file():
        print("usage: python -m tests.mutants TITLE", file=sys.stderr)
        return 2
    mutants = load(arguments[0])
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy(tree)
        if not passes(tree, sorted({mutant.test for mutant in mutants})):
            print("a test fails without any edit")
            return 1
        alive = 0
        for number, mutant in enumerate(mutants, 1):
            lives = survives(tree, mutant)
            alive += lives
            word = "SURVIVES" if lives else "caught"
            print(f"{number}/{len(mutants)} {word}: {mutant.test.split('::')[-1]}", flush=True)
    print(f"{len(mutants) - alive} of {len(mutants)} mutants caught")
    return int(alive > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
