"""A tree of nodes into frozen dataclasses, led by their type hints alone.

The dataclasses are the schema. Reading goes on after a mistake, so one run shows all of them.
"""

from __future__ import annotations

import dataclasses
import types
from collections import abc
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin

from game.core.schema import AsWritten, Id, Kinds, Range, Ref
from game.loading import scalars, shape, source
from game.loading.links import Links, Mark
from game.loading.plain import plain
from game.loading.problems import (
    Report,
    did_you_mean,
    nearest,
    where,
)
from game.loading.scalars import BAD, Bad, found
from game.loading.source import (
    Node,
    Scalar,
    Sequence,
    text_of,
)

T = TypeVar("T")

_SCALARS: Mapping[Any, Callable[[Node, Report], Any]] = {
    str: scalars.text,
    int: scalars.whole,
    float: scalars.number,
    bool: scalars.truth,
}


def decode(cls: type[T], node: Node, report: Report, links: Links | None = None) -> T | None:
    """Read a node as `cls`; give None when the report holds what is wrong with it.

    `links` gathers the ids that are defined and referred to. A field of a type that files cannot
    hold is an error of the program: TypeError.
    """
    value = _Reader(report, Links() if links is None else links).value(cls, node)
    return None if isinstance(value, Bad) else cast(T, value)


class _Reader:
    """One method for each sort of hint; each gives the value, or BAD after reporting."""

    def __init__(self, report: Report, links: Links) -> None:
        self.report = report
        self.links = links

    def value(self, hint: Any, node: Node) -> Any:
        origin = get_origin(hint)
        if hint in _SCALARS:
            return _SCALARS[hint](node, self.report)
        if origin is Annotated:
            return self.annotated(hint, node)
        if shape.is_union(origin):
            return self.union(get_args(hint), node)
        if origin is Literal:
            return self.literal(get_args(hint), node)
        if origin is not None:
            return self.group(hint, node)
        if dataclasses.is_dataclass(hint):
            return self.record(hint, node)
        if shape.is_enum(hint):
            return scalars.choice({str(item.value): item for item in hint}, node, self.report)
        raise TypeError(f"a component cannot have a field of type {hint!r}")

    def bad(self, node: Node, what: str, hint: str = "") -> Bad:
        return scalars.bad(node, self.report, what, hint)

    def literal(self, choices: tuple[Any, ...], node: Node) -> Any:
        if all(isinstance(choice, str) for choice in choices):
            return scalars.choice({choice: choice for choice in choices}, node, self.report)
        value = self.value(type(choices[0]), node)
        if isinstance(value, Bad) or value in choices:
            return value
        return self.bad(node, f"{value} is none of {', '.join(map(str, choices))}")

    def annotated(self, hint: Any, node: Node) -> Any:
        base, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, Kinds):
                return self.tagged(mark.members, node)
            if isinstance(mark, AsWritten):
                return plain(node)
        value = self.value(base, node)
        for mark in marks:
            if not isinstance(value, Bad) and value is not None:
                value = self.marked(mark, value, node)
        return value

    def marked(self, mark: object, value: Any, node: Node) -> Any:
        if isinstance(mark, Range) and value not in mark:
            return self.bad(node, f"{value} is outside {mark}")
        if isinstance(mark, Ref):
            self.links.referred.append(Mark(mark.kind, value, node.spot, where(node.path)))
        if isinstance(mark, Id):
            self.define(mark, value, node)
        return value

    def define(self, mark: Id, value: str, node: Node) -> None:
        made = Mark(mark.kind, value, node.spot, where(node.path), mark.used)
        first = self.links.define(made)
        if first is not made:
            told = f"{mark.kind} '{value}' is written twice; first on line {first.spot.line}"
            self.bad(node, told)

    def union(self, members: tuple[Any, ...], node: Node) -> Any:
        rest = [member for member in members if member is not types.NoneType]
        # "key: #12" is a comment to YAML: that an empty value has one behind it is hardly meant as
        # nothing.
        if len(rest) < len(members) and isinstance(node, Scalar) and node.empty:
            return scalars.text(node, self.report) if node.comment else None
        if len(rest) == 1:
            return self.value(rest[0], node)
        return self.tagged({shape.tag(member): member for member in rest}, node)

    def tagged(self, members: Mapping[str, type], node: Node) -> Any:
        if not isinstance(node, source.Mapping):
            return self.bad(node, f"expected a mapping with the key 'kind', found {found(node)}")
        kind = node.get("kind")
        if kind is None:
            return self.bad(node, "missing key 'kind'", did_you_mean("", members))
        chosen = scalars.choice(members, kind, self.report)
        if isinstance(chosen, Bad):
            return BAD
        own = any(field.name == "kind" for field in shape.fields(chosen))
        return self.record(chosen, node, "" if own else "kind")

    def group(self, hint: Any, node: Node) -> Any:
        origin, hints = get_origin(hint), get_args(hint)
        if origin in (dict, abc.Mapping):
            return self.mapping(hints[0], hints[1], node)
        if origin not in (tuple, frozenset):
            raise TypeError(f"a component cannot have a field of type {hint!r}")
        if not isinstance(node, Sequence):
            return self.bad(node, f"expected a list, found {found(node)}", "write [a, b]")
        if origin is frozenset:
            return self.unique(hints[0], node)
        if hints[-1] is Ellipsis:
            return self.items([hints[0]] * len(node.items), node)
        if len(hints) != len(node.items):
            return self.bad(node, f"expected {len(hints)} entries, found {len(node.items)}")
        return self.items(hints, node)

    def items(self, hints: Iterable[Any], node: Sequence) -> Any:
        values = [self.value(hint, item) for hint, item in zip(hints, node.items, strict=True)]
        # All entries are read before giving up, so that one run names every mistake of a list.
        return BAD if any(isinstance(value, Bad) for value in values) else tuple(values)

    def unique(self, hint: Any, node: Sequence) -> Any:
        values = self.items([hint] * len(node.items), node)
        if isinstance(values, Bad):
            return BAD
        for at, value in enumerate(values):
            if value in values[:at]:
                return self.bad(node.items[at], f"'{value}' is written twice")
        return frozenset(values)

    def mapping(self, key_hint: Any, hint: Any, node: Node) -> Any:
        if not isinstance(node, source.Mapping):
            return self.bad(node, f"expected a mapping, found {found(node)}", "write key: value")
        result: dict[Any, Any] = {}
        for name, below in node.entries:
            key, value = self.key(key_hint, hint, name, node), self.value(hint, below)
            if not isinstance(key, Bad) and not isinstance(value, Bad):
                result[key] = value
        return result if len(result) == len(node.entries) and not node.lost else BAD

    def key(self, key_hint: Any, hint: Any, name: Scalar, node: source.Mapping) -> Any:
        """Read a key; the plain text keys of a mapping of dataclasses define ids."""
        path = (*node.path, name.text)
        if key_hint is not str:
            return self.value(key_hint, dataclasses.replace(name, path=path))
        word = self.word(name, node)
        if not isinstance(word, Bad) and isinstance(hint, type) and dataclasses.is_dataclass(hint):
            self.links.define(Mark(shape.snake(hint.__name__), word, name.spot, where(path)))
        return word

    def word(self, name: Scalar, node: source.Mapping) -> str | Bad:
        text = text_of(name, node.path, self.report, "key ")
        return BAD if text is None else text

    def record(self, cls: Any, node: Node, skip: str = "") -> Any:
        if not isinstance(node, source.Mapping):
            sketch = shape.expected(cls)
            return self.bad(node, f"expected a mapping, found {found(node)}", f"write {sketch}")
        known = {field.name: field for field in shape.fields(cls)}
        values: dict[str, Any] = {}
        strange: list[Scalar] = []
        for name, below in node.entries:
            word = self.word(name, node)
            if isinstance(word, Bad) or word not in known:
                strange += [] if isinstance(word, Bad) or word == skip else [name]
            else:
                values[word] = self.value(known[word].hint, below)
        free = {name: field for name, field in known.items() if name not in values}
        # A misspelt key is one mistake: the key that was meant is not reported as missing too.
        meant = {self.unknown(name, node, known, free) for name in strange} | node.lost
        self.absent(free, meant, node)
        return self.made(cls, values, node, bool(strange or node.lost))

    def unknown(
        self, name: Scalar, node: source.Mapping, known: Iterable[str], free: Iterable[str]
    ) -> str:
        """Report a key that the dataclass lacks; give the free key that was meant, if any."""
        word = name.text
        meant = nearest(word, free)
        hint = f"did you mean '{meant}'?" if meant else did_you_mean(word, known)
        self.report.error(name.spot, where((*node.path, word)), f"unknown key '{word}'", hint)
        return meant

    def absent(self, free: Mapping[str, shape.Field], meant: set[str], node: Node) -> None:
        for name, field in free.items():
            if field.required and name not in meant:
                self.bad(node, f"missing key '{name}'", f"add {shape.expected(field.hint)}")

    def made(self, cls: Any, values: Mapping[str, Any], node: Node, spoiled: bool) -> Any:
        lacks = any(field.required and field.name not in values for field in shape.fields(cls))
        if spoiled or lacks or any(isinstance(value, Bad) for value in values.values()):
            return BAD
        try:
            return cls(**values)
        except ValueError as fault:
            # A dataclass may refuse what types cannot say; its words become a finding with a place.
            return self.bad(node, str(fault))
