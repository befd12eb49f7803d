"""How a law speaks: all that breaks it at once, sorted, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path


def hold(law: str, findings: Iterable[str], most: int = 0) -> None:
    """Fail with every finding when there are more than a law allows at present."""
    found = sorted(findings)
    assert len(found) <= most, speak(law, found, most)


def speak(law: str, found: list[str], most: int = 0) -> str:
    """Say which law is broken, by how much and where."""
    allowed = f", at most {most} allowed" if most else ""
    return "\n  ".join([f"{law} ({len(found)} found{allowed}):", *found])


def plant(root: Path, files: Mapping[str, str]) -> Path:
    """Make a small tree of files in which a scan must see what it looks for."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root
