"""Finds the titles by looking into the package: no list names them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

import game
from game.folders import data_of

if TYPE_CHECKING:
    from game.core.title import Title


class _Titles(Mapping[str, "Title"]):
    """Every title by its id; its package is imported when it is first asked for."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._found: dict[str, Title] = {}

    def __getitem__(self, name: str) -> Title:
        if name not in self._found:
            self._found[name] = self._import(name)
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def _import(self, name: str) -> Title:
        if name not in self._names:
            raise KeyError(name)
        from game.core.title import Title

        title = importlib.import_module(f"game.{name}").TITLE
        if not isinstance(title, Title) or title.id != name:
            raise TypeError(f"TITLE of game.{name} is no title of that id")
        return title


@cache
def titles() -> Mapping[str, Title]:
    """Give every title by its id: each sub-package of `game` that has sheets or texts in `data`."""
    names = (info.name for info in pkgutil.iter_modules(game.__path__) if info.ispkg)
    return _Titles(tuple(name for name in names if _is_title(name)))


def _is_title(name: str) -> bool:
    # A title whose cover is gone is a damaged title, and must be told of as one.
    data = data_of(name)
    return (data / "title.yaml").is_file() or (data / "i18n").is_dir()
