"""Parts of a title that are imported only when they are asked for."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True)
class Lazy(Generic[T]):
    """A value of a module: `Lazy("scenes.bronze.paint", "PAINTERS")`."""

    module: str
    name: str

    def get(self) -> T:
        """Import the module, unless that was done, and give its value."""
        return cast(T, getattr(importlib.import_module(self.module), self.name))
