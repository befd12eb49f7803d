"""Compares the data with the published lists that tests hold, and says which line to write."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.build.source import ROOT


def same(found: Mapping[Any, Any], printed: Mapping[Any, Any], file: str, name: str) -> None:
    """Find that the data hold what is printed: the list `name` of the file `file`.

    The failure names each entry that the list lacks, has too much, or has otherwise.
    """
    told = [f"add {key!r}: {value!r}" for key, value in found.items() if key not in printed]
    told += [f"take out {key!r}" for key in printed if key not in found]
    told += [
        f"{key!r} is {value!r} in the data and {printed[key]!r} in the list"
        for key, value in found.items()
        if key in printed and printed[key] != value
    ]
    place = Path(file).relative_to(ROOT).as_posix()
    assert not told, f"the published list {name} in {place}: {'; '.join(told)}"
