"""What the two graphics libraries share is tested with one or the other, and nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.source import ROOT
from tests.laws.findings import plant

CROSSED = """
import pytest

@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.parametrize("title", ["a", "b"])
@pytest.mark.parametrize(("size", "language"), [(1, "en"), (2, "en"), (2, "de")])
def test_crossed(title, size, language):
    pass

@pytest.mark.shared(1)
@pytest.mark.slow
def test_alone():
    pass
"""
POOR = CROSSED.replace('["a", "b"]', '["a"]')
RUNS = """
import sys
import pytest
from tests import conftest
for conftest.SHARE in (0, 1):
    words = ["--collect-only", "-p", "no:cacheprovider", "-c", sys.argv[1] + "/pytest.ini"]
    code = pytest.main([*words, sys.argv[1]], plugins=[conftest])
    print("refused" if code else "then")
"""


@pytest.mark.slow
def test_two_runs_have_all_pairs_and_each_alone_has_every_value(tmp_path: Path) -> None:
    one, other = collected(tmp_path, CROSSED)
    assert one == {"1-en-a", "2-de-a", "2-en-b"}
    assert other == {"1-en-b", "2-de-b", "2-en-a", "test_alone"}


@pytest.mark.slow
def test_a_run_that_would_never_have_a_value_is_refused(tmp_path: Path) -> None:
    done = runs(tmp_path, POOR)
    assert done.count("refused") == 2
    assert "['test_it.py::test_crossed']" in done


def collected(folder: Path, text: str) -> list[set[str]]:
    """Give the ids of what each of the two runs collects of a file of tests."""
    lines = [run.splitlines() for run in runs(folder, text).split("then")[:2]]
    found = [[line.strip(" <>") for line in run if "<Function" in line] for run in lines]
    # A line says: Function test_crossed[1-en-a]
    return [{name.split()[1].rstrip("]").rpartition("[")[2] for name in run} for run in found]


def runs(folder: Path, text: str) -> str:
    """Collect a file of tests as each of the two runs does, and give what pytest says."""
    plant(folder, {"pytest.ini": "[pytest]\n", "test_it.py": text})
    command = [sys.executable, "-c", RUNS, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr
