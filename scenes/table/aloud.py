"""What a title says to somebody who does not see its table: where things lie, what a seat has.

Most of it are the words that the mat has anyway, in its tooltips: a title says which of them tell
its table and which a seat's own board, and adds what only a picture shows, such as where a hex is.
No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from scenes.table.mat import AnyMat, capital
from scenes.table.plain import ICON
from scenes.ui.picture import Item, Tip

M = TypeVar("M", bound=AnyMat)
_ENDS = (".", "!", "?", ":", ",", "…")


def _nowhere(mat: AnyMat, item: str) -> str:
    del mat, item
    return ""


def _still(mat: AnyMat) -> Iterable[str]:
    del mat
    return ()


def _nothing(mat: AnyMat, word: str) -> Iterable[str]:
    del mat, word
    return ()


@dataclass(frozen=True, slots=True)
class Aloud(Generic[M]):
    """A title without its picture, by pure functions; lines may have icons in them."""

    table: Callable[[M], Iterable[str]]
    """What lies there for everybody, a line for each thing."""
    board: Callable[[M], Iterable[str]]
    """What the seat that is shown has, besides its key numbers (`Mat.facts`)."""
    say: Callable[[M, object], str] | None = None
    """A decision as a whole sentence; without it what hands at a real table are told."""
    steps: Callable[[M, object], tuple[str, ...]] | None = None
    """What is asked before a decision, one heading after the other, where there are many."""
    now: Callable[[M], Iterable[str]] = _still
    """What lies there for the decision at hand alone and must be known for it: dice, a tile."""
    asks: tuple[tuple[str, str], ...] = ()
    """Steps whose prompt speaks of the mouse, each with the key of what is asked instead."""
    where: Callable[[M, str], str] = _nowhere
    """Where an item that the chronicle marks lies, in words; empty: its line says enough."""
    look: Callable[[M, str], Iterable[str]] = _nothing
    """What is at a place that was typed."""
    icons: tuple[tuple[str, str], ...] = field(default=())
    """Sprites in texts that no page of rules explains, with the key of their name or a number."""


def joined(lines: Iterable[str]) -> str:
    """Put lines one after the other as sentences: with a capital letter and a full stop."""
    parts = [capital(line.strip()) for line in lines if line.strip()]
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in parts)


def told(item: Item) -> str:
    """Say an item as its tooltip does, and what is written on it."""
    tip = item.tip
    if tip is None:
        return item.text
    head = f"{tip.title} ({tip.state})" if tip.state else tip.title
    known = " ".join((head, *tip.lines)).casefold()
    # Pictures with numbers say in short what the tip says in words.
    bare, icons = ICON.subn("", item.text)
    short = icons and not any(map(str.isalpha, bare))
    written = [item.text] if item.text and not short and item.text.casefold() not in known else []
    body = joined((*written, *tip.lines))
    return f"{head.removesuffix('.')}: {body}" if body else head


def shortly(item: Item) -> str:
    """Say what an item is called."""
    tip: Tip | None = item.tip
    return tip.title if tip is not None else item.text


def items(mat: AnyMat, *begins: str) -> Iterator[Item]:
    """Give the items of a mat that say something, kind after kind: "food", "tool:" and the like."""
    for begin in begins:
        for item in mat.picture:
            if _fits(item.id, begin) and (item.tip is not None or item.text):
                yield item


def _fits(name: str, begin: str) -> bool:
    """Tell whether an id is meant: all of it, or its beginning up to a colon; "" means any."""
    return name.startswith(begin) if begin.endswith(":") or not begin else name == begin


def tips(mat: AnyMat, *begins: str) -> Iterator[str]:
    """Say the items of a mat whose ids begin so; what says the same is said once."""
    yield from dict.fromkeys(map(told, items(mat, *begins)))
