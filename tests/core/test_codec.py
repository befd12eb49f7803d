"""The JSON form of values: exact both ways, and never a traceback for what is broken."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.codec import Codec, Undecodable, digest, encode


@dataclass(frozen=True)
class Leaf:
    name: str
    size: int
    dry: bool = False


@dataclass(frozen=True)
class Bud:
    days: int


@dataclass(frozen=True)
class Tree:
    leaves: tuple[Leaf | Bud, ...]
    rings: tuple[int, ...]
    corner: tuple[int, str]
    kinds: frozenset[str]
    owner: str | None
    season: Literal["summer", "winter"]
    nested: tuple[tuple[int, ...], ...] = ()


CODEC = Codec([Leaf, Bud, Tree])
TREE = Tree(
    (Leaf("a", 1), Bud(3), Leaf("b", 2, True)),
    (1, 2, 3),
    (4, "x"),
    frozenset({"oak", "ash"}),
    None,
    "winter",
    ((1,), (), (2, 3)),
)


def through(value: object, expected: Any) -> Any:
    return CODEC.decode(json.loads(json.dumps(encode(value))), expected)


def test_a_value_comes_back_equal() -> None:
    assert through(TREE, Tree) == TREE
    assert type(through(TREE, Tree).rings) is tuple


names = st.text(max_size=5)
leaves = st.builds(Leaf, names, st.integers(), st.booleans()) | st.builds(Bud, st.integers())
trees = st.builds(
    Tree,
    st.lists(leaves, max_size=4).map(tuple),
    st.lists(st.integers(), max_size=4).map(tuple),
    st.tuples(st.integers(), names),
    st.frozensets(names, max_size=3),
    st.none() | names,
    st.sampled_from(["summer", "winter"]),
    st.lists(st.lists(st.integers(), max_size=3).map(tuple), max_size=3).map(tuple),
)


@given(trees)
def test_any_value_comes_back_equal(tree: Any) -> None:
    assert through(tree, Tree) == tree
    assert digest(through(tree, Tree)) == digest(tree)


def test_the_class_is_written_beside_the_fields() -> None:
    assert encode(Bud(3)) == {"is": "Bud", "days": 3}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("is",), "Leaf"),
        (("is",), "Rock"),
        (("is",), None),
        (("rings", 0), "1"),
        (("rings", 0), True),
        (("rings", 0), 1.5),
        (("rings",), 3),
        (("rings",), {"is": "Bud", "days": 1}),
        (("corner",), [4]),
        (("corner",), [4, "x", 5]),
        (("kinds", 0), 7),
        (("owner",), 7),
        (("season",), "spring"),
        (("leaves", 0, "size"), None),
        (("leaves", 0), {"is": "Tree"}),
        (("leaves", 0, "dry"), 1),
        (("extra",), 1),
    ],
)
def test_a_wrong_value_is_named_with_its_place(
    path: tuple[str, ...] | tuple[str, int, str] | tuple[str, int], value: Any
) -> None:
    data = encode(TREE)
    spot = data
    for part in path[:-1]:
        spot = spot[part]
    spot[path[-1]] = value
    with pytest.raises(Undecodable, match=r"^\$"):
        CODEC.decode(data, Tree)


@pytest.mark.parametrize("name", ["leaves", "rings", "owner", "is", "nested"])
def test_a_missing_field_is_named(name: str) -> None:
    data = encode(TREE)
    del data[name]
    with pytest.raises(Undecodable):
        CODEC.decode(data, Tree)


def test_a_class_outside_the_closed_set_is_not_made() -> None:
    with pytest.raises(Undecodable, match="Leaf"):
        Codec([Bud]).decode(encode(Leaf("a", 1)))


def test_what_has_no_json_form_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="no JSON form"):
        encode({1: 2})


def test_equal_values_have_equal_digests_and_others_other_ones() -> None:
    assert digest(TREE) == digest(deepcopy(TREE))
    assert digest(Bud(1)) != digest(Bud(2))
    assert len(digest(TREE)) == 16


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    entries = data.items() if isinstance(data, Mapping) else enumerate(data)
    for name, below in entries if isinstance(data, (Mapping, list)) else ():
        found += (
            _places(below, (*path, name)) if isinstance(below, (Mapping, list)) else [(*path, name)]
        )
    return [place for place in found if place]


@pytest.mark.slow
@given(st.data())
def test_corrupted_data_is_read_or_is_undecodable_and_nothing_else(data: st.DataObject) -> None:
    value = encode(TREE)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(_places(value)))
        spot = value
        for part in path[:-1]:
            spot = spot[part]
        spot[path[-1]] = data.draw(junk)
    try:
        read = CODEC.decode(value, Tree)
    except Undecodable:
        return
    assert through(read, Tree) == read


@given(junk)
def test_garbage_is_undecodable(data: Any) -> None:
    with pytest.raises(Undecodable):
        CODEC.decode(data, Tree)
