"""Values of a title's sheets that an owner's edition may give in place of ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from game.core.message import Message, Refusal, refuse
from game.core.schema import Range

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def refuse(self, value: object) -> Refusal | None:
        """Say why `value` cannot stand here, or `None`."""
        if type(value) is not int or not self.low <= value <= self.high:
            return refuse("slot.refuse.whole", low=self.low, high=self.high)
        return None


# Hundreds of slots ask for a handful of fields, each time an edition is looked at.
_WHOLE: dict[tuple[type, str], Whole] = {}


def whole(record: type, name: str) -> Whole:
    """Give the bounds that a field of a component has in its own type, or its values have."""
    known = _WHOLE.get((record, name))
    if known is None:
        hint = get_type_hints(record, include_extras=True)[name]
        while get_origin(hint) is not Annotated:
            hint = [part for part in get_args(hint) if part is not ...][-1]
        bounds = next(mark for mark in get_args(hint) if isinstance(mark, Range))
        known = _WHOLE[record, name] = Whole(int(bounds.low), int(bounds.high))
    return known


@dataclass(frozen=True, slots=True)
class Several:
    """From `low` to `high` of the `values`, in the order entered; `twice`: also the same again.

    Each value comes with the key of its name. With `single` the sheet holds the one value itself
    rather than a list of one.
    """

    values: tuple[tuple[str, str], ...]
    low: int = 1
    high: int = 1
    twice: bool = False
    single: bool = False

    def refuse(self, value: object) -> Refusal | None:
        """Say why `value`, a list of ids (an id where `single`), cannot stand here, or `None`."""
        chosen = [value] if self.single else value
        known = tuple(name for name, _ in self.values)
        if not isinstance(chosen, list) or not all(name in known for name in chosen):
            return refuse("slot.refuse.unknown")
        if not self.low <= len(chosen) <= self.high:
            return refuse("slot.refuse.count", low=self.low, high=self.high)
        if not self.twice and len(set(chosen)) < len(chosen):
            return refuse("slot.refuse.twice")
        return None


@dataclass(frozen=True, slots=True)
class Tick:
    """Yes or no."""

    def refuse(self, value: object) -> Refusal | None:
        """Say why `value` cannot stand here, or `None`."""
        return None if type(value) is bool else refuse("slot.refuse.tick")


@dataclass(frozen=True, slots=True)
class Slot:
    """One value: where it stands in which sheet, what it is called, and what may stand there."""

    sheet: str
    path: Path
    group: Message
    """What it belongs to, such as a card or a land: slots of one group are shown together."""
    label: Message
    kind: Whole | Several | Tick
    usual: Any = None
    """What stands there where the sheet says nothing; `None`: the sheet must say it."""

    @property
    def place(self) -> tuple[str, Path]:
        """Where it stands: unlike any other slot of its title."""
        return self.sheet, self.path


def value_at(data: Any, path: Path) -> Any:
    """Follow a path through plain mappings and lists; `None` where it leads nowhere."""
    for part in path:
        inside = isinstance(data, dict) or (isinstance(data, list) and isinstance(part, int))
        if not inside or (isinstance(data, list) and not 0 <= part < len(data)):  # type: ignore[operator]
            return None
        data = data.get(part) if isinstance(data, dict) else data[part]
    return data


def put(data: Any, path: Path, value: Any) -> Any:
    """Give plain data with `value` at the end of a path; nothing that was handed in changes.

    Mappings on the way are made where they lack; a list must already be as long as needed:
    otherwise IndexError.
    """
    if not path:
        return value
    part, rest = path[0], path[1:]
    if isinstance(part, int):
        entries = list(data)
        entries[part] = put(entries[part], rest, value)
        return entries
    fields = dict(data) if isinstance(data, dict) else {}
    fields[part] = put(fields.get(part), rest, value)
    return fields
