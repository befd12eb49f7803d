"""Throws as multisets: the exact value of keeping some dice and throwing the others again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

Faces = tuple[int, ...]
"""Values of dice, ascending."""


# Multisets, not throws: seven dice fall in 279,936 ways and only 792 that differ.
class Throws:
    """All multisets of up to `count` dice by number, small ones first, and how they hang together.

    The value of what is kept is the mean over the six faces of the value with that face added, so
    one pass from large to small gives every expectation, and one from small to large the best
    part to keep of every multiset.
    """

    def __init__(self, count: int, sides: int, free: Faces) -> None:
        self.count = count
        self.faces: list[Faces] = [
            faces
            for size in range(count + 1)
            for faces in combinations_with_replacement(range(1, sides + 1), size)
        ]
        self.number = {faces: at for at, faces in enumerate(self.faces)}
        self.first = next(at for at, faces in enumerate(self.faces) if len(faces) == count)
        """The number of the first multiset of all dice."""
        values = range(1, sides + 1)
        self.more = [
            tuple(self.number[tuple(sorted((*faces, face)))] for face in values)
            for faces in self.faces[: self.first]
        ]
        """By number: the multisets with one more die, by its face."""
        self.less = [
            tuple(self.number[without(faces, face)] for face in sorted(set(faces) & set(free)))
            for faces in self.faces
        ]
        """By number: the multisets without one die that may be thrown again."""
        self.fewer = [
            tuple(self.number[without(faces, face)] for face in sorted(set(faces)))
            for faces in self.faces[self.first :]
        ]
        """By number from `first` on: the multisets without one die, any."""

    def expect(self, finals: Sequence[float]) -> list[float]:
        """Give the value of each multiset when the missing dice are thrown once and then stand.

        `finals` are the values of all dice, from number `first` on.
        """
        values = [0.0] * self.first + list(finals)
        part = 1 / len(self.more[0])
        more = self.more
        # Multisets with one die more have higher numbers, so their values are there already.
        for at in range(self.first - 1, -1, -1):
            total = 0.0
            for child in more[at]:
                total += values[child]
            values[at] = total * part
        return values

    def best(self, values: Sequence[float]) -> list[float]:
        """Give the value of each multiset when the best part of it is kept."""
        # Small ones first: the best part of a part is known before the whole asks for it.
        found = list(values)
        for at, smaller in enumerate(self.less):
            top = found[at]
            for child in smaller:
                if found[child] > top:
                    top = found[child]
            found[at] = top
        return found

    def lead(self, finals: Sequence[float]) -> list[float]:
        """Give each final throw's value when one die, any, may be thrown once more."""
        means = self.expect(finals)
        return [
            max(value, *[means[number] for number in fewer])
            for value, fewer in zip(finals, self.fewer, strict=True)
        ]

    def keep(self, faces: Faces, values: Sequence[float]) -> Faces:
        """Name the part of `faces` to keep by what `expect` gave; all of it if equal."""
        best = self.best(values)
        at = self.number[faces]
        # Where throwing again gains nothing the die stays: a person would not throw it either.
        while values[at] < best[at]:
            at = max(self.less[at], key=lambda child: best[child])
        return self.faces[at]

    def second(self, faces: Faces, values: Sequence[float]) -> Faces:
        """Name the best part of `faces` to keep when not all of it stays; all if nothing may go."""
        best = self.best(values)
        parts = self.less[self.number[faces]]
        if not parts:
            return faces
        return self.keep(self.faces[max(parts, key=lambda part: best[part])], values)


def without(faces: Faces, face: int) -> Faces:
    """Take one die of this face away."""
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


# Some counts of dice with a few sets of free faces: all that ever come up fit.
@lru_cache(64)
def throws(count: int, sides: int, free: Faces) -> Throws:
    """Give the multisets of `count` dice of which the faces `free` may be thrown again."""
    return Throws(count, sides, free)


def places(dice: Sequence[int], kept: Faces) -> tuple[int, ...]:
    """Name the places of `dice` to throw again so that the faces `kept` stay."""
    left = list(kept)
    again = []
    for at, face in enumerate(dice):
        if face in left:
            left.remove(face)
        else:
            again.append(at)
    return tuple(again)
