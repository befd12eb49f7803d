"""Single values: text, numbers, yes and no, each exactly as written and never as YAML guesses."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any, Final

from game.loading import source
from game.loading.problems import Report, did_you_mean, where
from game.loading.source import (
    Node,
    Scalar,
    Sequence,
    text_of,
)

# YAML 1.1 reads 010 as eight and 1_000 as a thousand; people who write them seldom mean it.
_WHOLE = re.compile(r"-?(0|[1-9]\d{0,17})", re.ASCII)
_NUMBER = re.compile(r"-?(0|[1-9]\d{0,17})(\.\d+)?([eE][+-]?\d+)?", re.ASCII)


class Bad:
    """Stands for a value that was reported and cannot be used."""


BAD: Final = Bad()


def bad(node: Node, report: Report, what: str, hint: str = "") -> Bad:
    """Report a node and give BAD."""
    report.error(node.spot, where(node.path), what, hint)
    return BAD


def found(node: Node) -> str:
    """Say what stands at a node."""
    if isinstance(node, Sequence):
        return "a list"
    if isinstance(node, source.Mapping):
        return "a mapping"
    if node.empty and not node.text:
        return "nothing"
    return f"the text '{node.text}'" if node.quoted else f"'{node.text}'"


def text(node: Node, report: Report) -> str | Bad:
    """Read a text."""
    if not isinstance(node, Scalar):
        return bad(node, report, f"expected text, found {found(node)}")
    value = text_of(node, node.path, report)
    return BAD if value is None else value


def whole(node: Node, report: Report) -> int | Bad:
    """Read a whole number in plain decimal digits."""
    if isinstance(node, Scalar) and not node.quoted and _WHOLE.fullmatch(node.text):
        return int(node.text)
    return bad(node, report, f"expected a whole number, found {found(node)}", _advice(node))


def number(node: Node, report: Report) -> float | Bad:
    """Read a number; infinity and not-a-number are refused."""
    if isinstance(node, Scalar) and not node.quoted and _NUMBER.fullmatch(node.text):
        value = float(node.text)
        # 1e999 fits the pattern and overflows.
        if math.isfinite(value):
            return value
    return bad(node, report, f"expected a number, found {found(node)}", _advice(node))


def truth(node: Node, report: Report) -> bool | Bad:
    """Read `true` or `false`, and no other word for them."""
    # To YAML 1.1 "no" and "off" are false too: the country code of Norway would be one.
    if isinstance(node, Scalar) and not node.quoted and node.text in ("true", "false"):
        return node.text == "true"
    return bad(node, report, f"expected true or false, found {found(node)}")


def choice(choices: Mapping[str, Any], node: Node, report: Report) -> Any:
    """Read one of some words and give what stands for it."""
    word = text(node, report)
    if isinstance(word, Bad):
        return BAD
    if word in choices:
        return choices[word]
    return bad(node, report, f"unknown word '{word}'", did_you_mean(word, choices))


def _advice(node: Node) -> str:
    if not isinstance(node, Scalar):
        return ""
    if node.quoted and _NUMBER.fullmatch(node.text):
        return "remove the quotes"
    plain = node.text.lstrip("-").lstrip("0")
    if node.text != plain and _WHOLE.fullmatch(plain):
        return f"write {plain} without the leading zero"
    return ""
