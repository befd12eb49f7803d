"""Lines from standard input: fit to be quoted whatever was sent, and an end when there are none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.core.clean import READABLE
from scenes.terminal.lines import Terminal


def sent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: bytes) -> list[str | None]:
    """Give the lines that come of what was sent, up to the end."""
    file = tmp_path / "sent"
    file.write_bytes(data)
    with file.open(encoding="utf-8") as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        talk = Terminal()
        lines: list[str | None] = [talk.take()]
        while lines[-1] is not None:
            lines.append(talk.take())
    return lines


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"  Great   Wall \r\n", "Great Wall"),
        (b"\x1b[2Jlook\x07 at\x00 it\n", "[2Jlook at it"),
        (b"\xff\xfeno\n", "no"),
        ("жить".encode(), "жить"),
        (b"\n", ""),
    ],
)
def test_a_line_is_clean_however_it_was_sent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: bytes, line: str
) -> None:
    assert sent(monkeypatch, tmp_path, data) == [line, None]


def test_a_line_without_end_is_cut_so_that_no_number_is_too_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (line, _) = sent(monkeypatch, tmp_path, b"9" * 100_000 + b"\n")
    assert line is not None
    assert len(line) == READABLE
    assert not line.isdecimal()


def test_a_closed_input_is_an_end_and_a_closed_output_hears_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stdout", None)
    talk = Terminal()
    talk.clear()
    talk.say("nobody there")
    assert talk.take() is None
    assert talk.ended
