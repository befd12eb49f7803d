"""YAML text becomes a tree with places, and what YAML allows but we do not is reported."""

from pathlib import Path

import pytest

from game.loading import source
from game.loading.problems import Report


def lines(text: str) -> list[str]:
    report = Report()
    source.parse(text, "f.yaml", report)
    return report.lines()


def test_every_node_knows_its_line_and_column() -> None:
    tree = source.parse("a:\n  b: [1, two]\n", "f.yaml", Report())
    assert tree is not None
    leaf = source.find(tree, ("a", "b", 1))
    assert isinstance(leaf, source.Scalar)
    assert (leaf.text, str(leaf.spot)) == ("two", "f.yaml:2:10")


def test_a_path_that_goes_on_too_far_ends_at_the_last_node_there_is() -> None:
    tree = source.parse("a:\n  b: [1]\n", "f.yaml", Report())
    assert tree is not None
    assert str(source.find(tree, ("a", "b", 7, "x")).spot) == "f.yaml:2:6"


def test_a_key_written_twice_is_reported_with_its_first_line() -> None:
    assert lines("a: 1\nb: 2\na: 3\n") == ["f.yaml:3:1: error: $.a: written twice; first on line 1"]


def test_the_first_of_two_equal_keys_counts() -> None:
    tree = source.parse("a: 1\na: 3\n", "f.yaml", Report())
    assert isinstance(tree, source.Mapping)
    assert [value.text for _, value in tree.entries if isinstance(value, source.Scalar)] == ["1"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: !!str 1", "f.yaml:1:4: error: $.a: tag '!!str' is forbidden; leave it out"),
        ("a: !new 1", "f.yaml:1:4: error: $.a: tag '!new' is forbidden; leave it out"),
        ("a: !!set {b}", "f.yaml:1:4: error: $.a: tag '!!set' is forbidden; leave it out"),
        ("a: &x 1", "f.yaml:1:4: error: $.a: anchors are not used here; write it out"),
        ("a: &x [1]", "f.yaml:1:4: error: $.a: anchors are not used here; write it out"),
        ("<<: {b: 1}", "f.yaml:1:1: error: $: merging with '<<' is not used; write it out"),
        ("? [1, 2]\n: 3", "f.yaml:1:3: error: $: a key must be a word; write one word"),
    ],
)
def test_what_hides_meaning_is_forbidden(text: str, expected: str) -> None:
    assert lines(text) == [expected]


def test_signs_inside_quotes_are_only_text() -> None:
    assert lines("a: '!new'\nb: \"&x\"\nc: '<<'\n") == []


def test_an_anchor_that_holds_itself_ends() -> None:
    assert lines("a: &x\n  b: *x\n") == [
        "f.yaml:1:4: error: $.a: anchors are not used here; write it out"
    ]


def test_broken_syntax_is_a_problem_at_its_line() -> None:
    (line,) = lines("a: [1, 2\nb: 3\n")
    assert line.startswith("f.yaml:2:")
    assert "error: $: not YAML: " in line


def test_an_empty_file_and_a_second_document_are_problems() -> None:
    assert lines("# nothing\n") == ["f.yaml:1:1: error: $: the file is empty; write a mapping"]
    assert len(lines("a: 1\n---\nb: 2\n")) == 1


def test_a_tree_without_end_is_refused() -> None:
    assert len(lines("[" * 5000)) == 1
    assert "nested deeper than 60" in lines("[" * 100 + "]" * 100)[0]


def test_a_missing_file_is_named_relative_to_the_root(tmp_path: Path) -> None:
    report = Report()
    assert source.read(tmp_path / "data" / "gone.yaml", report, tmp_path) is None
    assert report.lines() == ["data/gone.yaml:1:1: error: $: the file is missing; put it there"]


def test_a_folder_in_place_of_a_file_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").mkdir()
    report = Report()
    assert source.read(tmp_path / "a.yaml", report, tmp_path) is None
    assert report.lines()[0].startswith("a.yaml:1:1: error: $: cannot be read:")


def test_bytes_that_are_no_utf8_are_a_problem_at_their_place(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes("a: 1\nгород: ".encode() + b"\xff\n")
    report = Report()
    assert source.read(tmp_path / "a.yaml", report, tmp_path) is None
    assert report.lines() == [
        "a.yaml:2:8: error: $: byte 0xff is not UTF-8; save the file as UTF-8"
    ]


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(b"\xef\xbb\xbfa: 1\n")
    report = Report()
    assert source.read(tmp_path / "a.yaml", report, tmp_path) is not None
    assert not report
