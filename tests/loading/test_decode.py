"""Dataclasses are the schema of the sheets: every type hint is a rule with its own message."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Literal

import pytest

from game.core.schema import Id, Kinds, Range, Ref
from game.loading import source
from game.loading.decode import decode
from game.loading.links import Links
from game.loading.problems import Report


@dataclass(frozen=True, slots=True)
class Tower:
    boxes: Annotated[int, Range(1, 20)]
    first: Annotated[int, Range(0, 30)] = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Towers:
    towers: Mapping[str, Tower]


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class ExtraFood:
    amount: int


@dataclass(frozen=True, slots=True)
class Quiet:
    pass


@dataclass(frozen=True, slots=True)
class Even:
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError(f"{self.number} is odd")


@dataclass(frozen=True, slots=True)
class All:
    whole: int = 0
    number: float = 0.0
    truth: bool = False
    text: str = ""
    maybe: str | None = "there"
    word: Literal["up", "down"] = "up"
    side: Literal[1, 2] = 1
    colour: Colour = Colour.RED
    row: tuple[int, ...] = ()
    pair: tuple[int, str] = (0, "")
    bag: frozenset[str] = frozenset()
    worth: Mapping[str, int] = field(default_factory=dict)
    table: dict[int, float] = field(default_factory=dict)
    effect: ExtraFood | Quiet = Quiet()
    base: Annotated[object, Kinds({"more": ExtraFood, "none": Quiet})] = None
    even: Even = Even(0)


def read(cls: type, text: str, links: Links | None = None) -> tuple[Any, list[str]]:
    report = Report()
    node = source.parse(text, "f.yaml", report)
    assert node is not None
    return decode(cls, node, report, links), report.lines()


def value(text: str) -> Any:
    result, found = read(All, text)
    assert found == []
    return result


def complaint(text: str) -> str:
    result, found = read(All, text)
    assert result is None
    assert len(found) == 1
    return found[0].split("error: ", 1)[1]


SAMPLE = """\
# The sheet that the design shows.
towers:
  stone_circle:       {boxs: 3}
  temple: {boxes: 12:30}
  obelisk: {boxes: 99}
  obelisk: {boxes: 9}
  on: {boxes: 4}
  wall: {first: 5}
"""


def test_six_mistakes_are_all_told_in_one_run_each_at_its_place() -> None:
    result, found = read(Towers, SAMPLE)
    assert result is None
    assert found == [
        "f.yaml:3:24: error: $.towers.stone_circle.boxs: unknown key 'boxs'; did you mean 'boxes'?",
        "f.yaml:4:19: error: $.towers.temple.boxes: expected a whole number, found '12:30'",
        "f.yaml:5:20: error: $.towers.obelisk.boxes: 99 is outside 1..20",
        "f.yaml:6:3: error: $.towers.obelisk: written twice; first on line 5",
        "f.yaml:7:3: error: $.towers: key 'on' is read as bool, not text; quote it",
        "f.yaml:8:9: error: $.towers.wall: missing key 'boxes'; add a whole number, 1..20",
    ]


def test_a_sound_sheet_becomes_its_dataclasses() -> None:
    result, found = read(Towers, "towers: {temple: {boxes: 7, first: 4}}")
    assert found == []
    assert result == Towers({"temple": Tower(7, 4)})


def test_what_the_file_leaves_out_has_its_default() -> None:
    assert value("whole: 1") == All(whole=1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("whole: -3", {"whole": -3}),
        ("number: 1.50", {"number": 1.5}),
        ("number: 2", {"number": 2.0}),
        ("number: 1e-3", {"number": 0.001}),
        ("truth: true", {"truth": True}),
        ("text: 'no'", {"text": "no"}),
        ("text: =", {"text": "="}),
        ("maybe:", {"maybe": None}),
        ("maybe: null", {"maybe": None}),
        ("maybe: x", {"maybe": "x"}),
        ("word: down", {"word": "down"}),
        ("side: 2", {"side": 2}),
        ("colour: blue", {"colour": Colour.BLUE}),
        ("row: [3, 1, 2]", {"row": (3, 1, 2)}),
        ("pair: [3, x]", {"pair": (3, "x")}),
        ("bag: [b, a]", {"bag": frozenset("ab")}),
        ("worth: {a: 1}", {"worth": {"a": 1}}),
        ("table: {1: 2, 10: 0.5}", {"table": {1: 2.0, 10: 0.5}}),
        ("effect: {kind: extra_food, amount: 2}", {"effect": ExtraFood(2)}),
        ("effect: {kind: quiet}", {"effect": Quiet()}),
        ("base: {kind: more, amount: 2}", {"base": ExtraFood(2)}),
        ("even: {number: 4}", {"even": Even(4)}),
    ],
)
def test_each_sort_of_value_is_read_as_its_hint_says(text: str, expected: dict[str, Any]) -> None:
    assert value(text) == All(**expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("text: no", "$.text: 'no' is read as bool, not text; quote it"),
        ("text: On", "$.text: 'On' is read as bool, not text; quote it"),
        ("text: 12:30", "$.text: '12:30' is read as int, not text; quote it"),
        ("text: 1.10", "$.text: '1.10' is read as float, not text; quote it"),
        ("text: 010", "$.text: '010' is read as int, not text; quote it"),
        ("text: 2026-11-27", "$.text: '2026-11-27' is read as date, not text; quote it"),
        ("text: ~", "$.text: '~' is read as nothing, not text; quote it"),
        ("text: #fff", "$.text: '#fff' is read as a comment; quote it"),
        ("maybe: #fff", "$.maybe: '#fff' is read as a comment; quote it"),
        ("text:", "$.text: expected text, found nothing; write a text"),
        ("worth: {yes: 1}", "$.worth: key 'yes' is read as bool, not text; quote it"),
        ("whole: 010", "$.whole: expected a whole number, found '010'; "
         "write 10 without the leading zero"),
        ("whole: 12:30", "$.whole: expected a whole number, found '12:30'"),
        ("whole: 0x10", "$.whole: expected a whole number, found '0x10'"),
        ("whole: 1_000", "$.whole: expected a whole number, found '1_000'"),
        ("truth: yes", "$.truth: expected true or false, found 'yes'"),
        ("truth: True", "$.truth: expected true or false, found 'True'"),
    ],
)  # fmt: skip
def test_each_trap_of_yaml_is_told_and_not_walked_into(text: str, expected: str) -> None:
    assert complaint(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("whole: '3'", "$.whole: expected a whole number, found the text '3'; remove the quotes"),
        ("whole: 1.5", "$.whole: expected a whole number, found '1.5'"),
        ("whole: [1]", "$.whole: expected a whole number, found a list"),
        ("whole: " + "9" * 5000, "$.whole: expected a whole number, found '" + "9" * 127 + "…"),
        ("number: .inf", "$.number: expected a number, found '.inf'"),
        ("number: 1e999", "$.number: expected a number, found '1e999'"),
        ("truth: {a: 1}", "$.truth: expected true or false, found a mapping"),
        ("text: [a]", "$.text: expected text, found a list"),
        ("word: upp", "$.word: unknown word 'upp'; did you mean 'up'?"),
        ("side: 3", "$.side: 3 is none of 1, 2"),
        ("colour: green", "$.colour: unknown word 'green'; known: blue, red"),
        ("row: 3", "$.row: expected a list, found '3'; write [a, b]"),
        ("row: [1, x]", "$.row[1]: expected a whole number, found 'x'"),
        ("pair: [1]", "$.pair: expected 2 entries, found 1"),
        ("bag: [a, b, a]", "$.bag[2]: 'a' is written twice"),
        ("worth: [a]", "$.worth: expected a mapping, found a list; write key: value"),
        ("effect: quiet", "$.effect: expected a mapping with the key 'kind', found 'quiet'"),
        ("effect: {amount: 1}", "$.effect: missing key 'kind'; known: extra_food, quiet"),
        ("effect: {kind: extra_fod}", "$.effect.kind: unknown word 'extra_fod'; "
         "did you mean 'extra_food'?"),
        ("effect: {kind: quiet, amount: 1}", "$.effect.amount: unknown key 'amount'"),
        ("base: {kind: more}", "$.base: missing key 'amount'; add a whole number"),
        ("even: {number: 3}", "$.even: 3 is odd"),
        ("even: 3", "$.even: expected a mapping, found '3'; write a mapping with number"),
    ],
)  # fmt: skip
def test_each_wrong_value_says_what_would_be_right(text: str, expected: str) -> None:
    assert complaint(text) == expected


def test_a_value_that_could_not_be_read_is_not_called_missing_as_well() -> None:
    result, found = read(Tower, "boxes: !new 3")
    assert result is None
    assert found == ["f.yaml:1:8: error: $.boxes: tag '!new' is forbidden; leave it out"]


def test_ids_and_references_are_gathered_with_their_places() -> None:
    @dataclass(frozen=True)
    class Good:
        id: Annotated[str, Id("good", used=True)]
        after: Annotated[str, Ref("good")] | None = None

    links = Links()
    hint: Any = tuple[Good, ...]
    read(hint, "- {id: wood}\n- {id: stone, after: wood}\n", links)
    assert links.ids("good") == {"wood", "stone"}
    assert [(mark.id, str(mark.spot), mark.where) for mark in links.referred] == [
        ("wood", "f.yaml:2:22", "$[1].after")
    ]


def test_the_keys_of_a_mapping_of_dataclasses_are_ids_of_its_kind() -> None:
    links = Links()
    read(Towers, "towers: {temple: {boxes: 7}, wall: {boxes: 8}}", links)
    assert links.ids("tower") == {"temple", "wall"}


def test_an_id_written_twice_in_a_list_is_told() -> None:
    @dataclass(frozen=True)
    class Card:
        id: Annotated[str, Id("card")]

    hint: Any = tuple[Card, ...]
    _, found = read(hint, "- {id: a}\n- {id: a}\n")
    assert found == ["f.yaml:2:8: error: $[1].id: card 'a' is written twice; first on line 1"]


def test_a_field_that_no_file_can_hold_is_a_fault_of_the_program() -> None:
    @dataclass(frozen=True)
    class Odd:
        when: complex

    with pytest.raises(TypeError, match="complex"):
        read(Odd, "when: 1")
