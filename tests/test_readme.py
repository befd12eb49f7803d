"""The README tells the truth: its example runs, its commands and files exist."""

from __future__ import annotations

import doctest
import re

from scenes.command_line.commands import parser
from tests.build.source import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs_as_it_stands() -> None:
    example = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example)
    assert runner.tries >= 5
    assert runner.failures == 0


def test_every_command_it_names_can_be_said() -> None:
    said = re.findall(r"^main\.py (simulate|check|pictures)", README, re.MULTILINE)
    known = parser().format_help()
    assert sorted(said) == ["check", "pictures", "simulate"]
    assert all(word in known for word in said)


def test_every_module_it_names_can_be_run() -> None:
    for name in re.findall(r"python -m (tests(?:\.\w+)+)", README):
        place = ROOT / name.replace(".", "/")
        assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file()


def test_every_file_it_links_to_exists() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
