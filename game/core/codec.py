"""Frozen dataclasses to plain JSON data and back, checked on the way in."""

from __future__ import annotations

import hashlib
import json
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin

from game.core.clean import one_line


class Undecodable(ValueError):
    """Data that does not have the shape of the value it should become; says so in one line."""

    def __init__(self, why: str) -> None:
        super().__init__(one_line(why))


def encode(value: Any) -> Any:
    """Turn a value into JSON data; a dataclass becomes a mapping with its class under `is`."""
    if is_dataclass(value) and not isinstance(value, type):
        data = {"is": type(value).__name__}
        data.update((f.name, encode(getattr(value, f.name))) for f in fields(value) if f.init)
        return data
    if isinstance(value, (tuple, list)):
        return [encode(part) for part in value]
    if isinstance(value, frozenset):
        # Sets have no order, yet equal values must give equal bytes.
        return sorted(encode(part) for part in value)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{type(value).__name__} has no JSON form: {value!r}")


def digest(value: Any) -> str:
    """Give a short name that is equal for equal values, on every machine."""
    # Not `hash`: Python salts it anew in each process.
    text = json.dumps(encode(value), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Codec:
    """Reads the JSON form of a closed set of dataclasses; anything else is `Undecodable`."""

    def __init__(self, classes: Iterable[type]) -> None:
        self._classes = {cls.__name__: cls for cls in classes}
        self._hints = {cls: _hints(cls) for cls in self._classes.values()}

    @property
    def classes(self) -> tuple[type, ...]:
        """Give the classes that it reads."""
        return tuple(self._classes.values())

    def decode(self, data: Any, expected: Any = Any, where: str = "$") -> Any:
        """Turn JSON data into a value of the type `expected`; `where` leads to a fault."""
        if isinstance(data, dict):
            return self._dataclass(data, expected, where)
        return self._plain(data, expected, where)

    def _dataclass(self, data: dict[str, Any], expected: Any, where: str) -> Any:
        name = data.get("is")
        cls = self._classes.get(name) if isinstance(name, str) else None
        if cls is None or not _admits(expected, cls):
            raise Undecodable(f"{where}: {name!r} is not expected here")
        hints = self._hints[cls]
        names = {f.name for f in fields(cls) if f.init}
        # Strict both ways: a field left out must not quietly become its default, or a save of
        # another version would open as a game that never was.
        if set(data) != names | {"is"}:
            odd = sorted(set(data) ^ (names | {"is"}))
            raise Undecodable(f"{where}: fields {odd} of {name} are missing or unknown")
        return cls(**{n: self.decode(data[n], hints[n], f"{where}.{n}") for n in names})

    def _plain(self, data: Any, expected: Any, where: str) -> Any:
        if isinstance(data, list):
            return self._sequence(data, expected, where)
        for option in _options(expected):
            if option is Any or (option is None and data is None):
                return data
            # The exact type: true would pass for 1 otherwise, and 1 for 1.0.
            if isinstance(option, type) and type(data) is _plain_type(option):
                return option(data) if option is not type(data) else data
            if get_origin(option) is typing.Literal and data in get_args(option):
                return data
        raise Undecodable(f"{where}: {data!r} is not {_name(expected)}")

    def _sequence(self, data: list[Any], expected: Any, where: str) -> Any:
        problem: Undecodable | None = None
        for option in _options(expected):
            origin = get_origin(option) or option
            make = _SEQUENCES.get(origin)
            if make is None:
                continue
            try:
                return make(self._parts(data, get_args(option), where, origin))
            except Undecodable as error:
                # Another member of the union may fit; the last one's words are as good as any.
                problem = error
        raise problem or Undecodable(f"{where}: a list is not {_name(expected)}")

    def _parts(self, data: list[Any], args: tuple[Any, ...], where: str, origin: Any) -> list[Any]:
        if origin is tuple and args and args[-1] is not Ellipsis:
            if len(args) != len(data):
                raise Undecodable(f"{where}: {len(data)} values instead of {len(args)}")
            hints: Iterable[Any] = args
        else:
            hints = [args[0] if args else Any] * len(data)
        return [
            self.decode(part, hint, f"{where}[{place}]")
            for place, (part, hint) in enumerate(zip(data, hints, strict=True))
        ]


@cache
def _hints(cls: type) -> dict[str, object]:
    # Once for each class: to resolve hints costs more than to decode a whole state.
    return typing.get_type_hints(cls)


_SEQUENCES: dict[Any, Callable[[list[Any]], Any]] = {
    tuple: tuple,
    frozenset: frozenset,
    list: list,
    Any: tuple,
}


def _options(expected: Any) -> tuple[Any, ...]:
    if get_origin(expected) in (typing.Union, types.UnionType):
        return tuple(None if a is type(None) else a for a in get_args(expected))
    if get_origin(expected) is typing.Annotated:
        return _options(get_args(expected)[0])
    return (expected,)


def _admits(expected: Any, cls: type) -> bool:
    return any(o is Any or (isinstance(o, type) and issubclass(cls, o)) for o in _options(expected))


def _plain_type(option: type) -> type:
    return next((t for t in (bool, int, float, str) if issubclass(option, t)), option)


def _name(expected: Any) -> str:
    return getattr(expected, "__name__", str(expected))
