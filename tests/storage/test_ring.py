"""A folder of files with a ring: what one kind of file gets, every kind gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage import plays, saved_forms, store
from game.storage.ring_folder import (
    FileKind,
    Kept,
    RingFolder,
    Unreadable,
)


def number(data: bytes) -> int:
    """Read a number."""
    try:
        return int(data)
    except ValueError as error:
        raise Unreadable("saves.broken.cut", str(error)) from error


@pytest.fixture
def folder(tmp_path: Path) -> RingFolder[int]:
    kind = FileKind(number, lambda value: str(value).encode(), "saves", order=lambda v: f"{v:03}")
    return RingFolder(tmp_path, kind)


def test_the_newest_is_read_and_as_many_before_it_are_kept_as_the_ring_is_long(
    folder: RingFolder[int],
) -> None:
    for value in range(5):
        assert folder.keep("a", value) is None
    assert folder.get("a") == Kept("a", 4)
    assert [int(folder.read("a", place)) for place in range(3)] == [4, 3, 2]
    assert len(list(folder.folder.iterdir())) == 3


def test_damage_to_the_newest_gives_the_one_before_and_says_so(folder: RingFolder[int]) -> None:
    folder.keep("a", 1)
    folder.keep("a", 2)
    folder.file("a").write_text("torn", "utf-8")
    assert folder.get("a") == Kept("a", 1, None, mended=True)


def test_a_name_whose_newest_file_is_lost_is_listed_all_the_same(folder: RingFolder[int]) -> None:
    folder.keep("a", 1)
    folder.keep("a", 2)
    folder.file("a").unlink()
    assert folder.list() == (Kept("a", 1, None, mended=True),)


def test_a_list_is_in_the_order_of_its_kind_with_broken_files_last(
    folder: RingFolder[int],
) -> None:
    for name, value in (("a", 7), ("b", 30), ("c", 9)):
        folder.keep(name, value)
    (folder.folder / "d.json").write_text("torn", "utf-8")
    assert [kept.name for kept in folder.list()] == ["b", "c", "a", "d"]


def test_what_is_removed_is_gone_with_its_ring(folder: RingFolder[int]) -> None:
    folder.keep("a", 1)
    folder.keep("a", 2)
    assert folder.remove("a") is None
    assert folder.list() == ()
    broken = folder.get("a").broken
    assert broken is not None
    assert broken.key == "saves.broken.gone"


@pytest.mark.parametrize("kind", [plays.KIND, saved_forms.KIND, store.KIND])
def test_no_file_of_any_kind_is_read_from_nonsense(kind: FileKind[object]) -> None:
    for data in (b"", b"{", b"[]", b'{"format": 999}', b'{"format": 1}', b"\xff"):
        with pytest.raises(Unreadable):
            kind.read(data)
