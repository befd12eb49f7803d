"""What the documents for contributors name is there, and the picture shows every room."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

from tests.build.source import ROOT, title_ids

DOCS = (
    *("ARCHITECTURE.md", "ANALYSIS.md", "CONTRIBUTING.md", "STRENGTH.md"),
    "resources/make/README.md",
)
PATH = re.compile(r"\b(?:game|scenes|data|tests|resources)(?:/[\w.]+)+")
TEMPLATE = ROOT / "tests" / "template"
ROOM = re.compile(r'class="name"[^>]*>(\w+)<')


def text(name: str) -> str:
    """Read a document."""
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", DOCS)
def test_every_path_that_a_document_names_is_there(name: str) -> None:
    # What the walk through the template game names lies in the template.
    found = {path.rstrip(".") for path in PATH.findall(text(name))}
    tops = (ROOT, TEMPLATE)
    assert [path for path in sorted(found) if not any((top / path).exists() for top in tops)] == []


@pytest.mark.parametrize("name", DOCS)
def test_every_link_of_a_document_leads_somewhere(name: str) -> None:
    folder = PurePosixPath(name).parent
    links = re.findall(r"\]\(([^)#:]+)\)", text(name))
    assert [link for link in links if not (ROOT / folder / link).exists()] == []


@pytest.mark.parametrize("name", DOCS)
def test_every_tool_that_a_document_names_can_be_run(name: str) -> None:
    tools = {tool.replace(".", "/") for tool in re.findall(r"python -m (tests\.\w+)", text(name))}
    ways = {tool: (ROOT / f"{tool}.py", ROOT / tool / "__main__.py") for tool in sorted(tools)}
    assert [tool for tool, files in ways.items() if not any(map(Path.is_file, files))] == []


@pytest.mark.parametrize("house", ["game", "scenes"])
def test_the_picture_shows_every_room(house: str) -> None:
    rooms = {each.parent.name for each in (ROOT / house).glob("*/__init__.py")}
    assert rooms - {*title_ids()} <= set(ROOM.findall(text("architecture.svg")))
