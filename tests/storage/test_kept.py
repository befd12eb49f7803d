"""What is kept for a swift start: used while it is sound, and ignored where it is anything else."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from game import kept, paths
from game.folders import ROOT, data_of
from game.i18n import catalog
from game.i18n.languages import FIRST
from game.loading.problems import Broken, Report
from game.storage.ring_folder import Kept, RingFolder
from game.storage.store import Store
from scenes.shared import fronts
from tests.build.menus import save

MARK = "of today"
SPOILT: Mapping[str, Callable[[bytes], bytes]] = {
    "cut short": lambda data: data[: len(data) // 2],
    "one letter else": lambda data: data.replace(b"pottery", b"pottary"),
    "empty": lambda _: b"",
    "no text": lambda data: b"\xff\x00" + data,
    "without its digest": lambda data: data.partition(b"\n")[2],
}


@pytest.fixture(autouse=True)
def keeping() -> Iterator[None]:
    """Keep as the program does."""
    kept.begin()
    yield
    kept.end()


def returning(shape: object) -> Callable[..., object]:
    """Give what finds that to have been kept, whatever is asked for."""
    return lambda *_: shape


def file_of(name: str) -> Path:
    """Give the file of what is kept."""
    return paths.kept() / f"{name}.json"


def test_what_is_kept_is_recalled_under_its_mark_only() -> None:
    kept.keep("goods", MARK, {"pottery": 2})
    assert kept.recall("goods", MARK) == {"pottery": 2}
    assert kept.recall("goods", "of yesterday") is None
    assert kept.recall("tools", MARK) is None


def test_nothing_is_kept_or_recalled_unless_the_program_began_it() -> None:
    kept.keep("goods", MARK, 1)
    kept.end()
    assert kept.recall("goods", MARK) is None
    kept.keep("tools", MARK, 1)
    assert not file_of("tools").exists()


def test_a_damaged_file_is_ignored_and_written_anew() -> None:
    taken = []
    for how, spoil in SPOILT.items():
        kept.keep("goods", MARK, {"pottery": 2})
        file_of("goods").write_bytes(spoil(file_of("goods").read_bytes()))
        if kept.recall("goods", MARK) is not None:
            taken.append(how)
    assert taken == []
    kept.keep("goods", MARK, {"pottery": 3})
    assert kept.recall("goods", MARK) == {"pottery": 3}


def test_a_folder_that_cannot_be_written_costs_nothing() -> None:
    # A file in its place, since the tests may run as somebody who may write everywhere.
    paths.kept().parent.mkdir(parents=True)
    paths.kept().write_text("no folder")
    kept.keep("goods", MARK, 1)
    assert kept.recall("goods", MARK) is None


def test_a_folder_in_place_of_the_file_leaves_nothing_behind() -> None:
    file_of("goods").mkdir(parents=True)
    kept.keep("goods", MARK, 1)
    assert kept.recall("goods", MARK) is None
    assert [file.name for file in paths.kept().iterdir()] == ["goods.json"]


def test_a_mark_changes_with_name_size_and_time_of_any_file(tmp_path: Path) -> None:
    file = tmp_path / "sheets" / "huts.yaml"
    file.parent.mkdir()
    file.write_text("a")
    os.utime(file, ns=(1, 1))
    marks = [kept.mark([tmp_path])]
    os.utime(file, ns=(1, 2))
    marks.append(kept.mark([tmp_path]))
    file.write_text("ab")
    os.utime(file, ns=(1, 2))
    marks.append(kept.mark([tmp_path]))
    file.rename(file.with_name("hats.yaml"))
    marks.append(kept.mark([tmp_path]))
    file.with_name("hats.yaml").unlink()
    marks += [kept.mark([tmp_path]), kept.mark([tmp_path / "gone"])]
    assert len(set(marks)) == len(marks)


def texts(folder: Path, report: Report | None = None) -> catalog.Catalog:
    """Read the English texts of a folder, as a program does that starts."""
    return catalog.load(folder, report=report)[FIRST]


def test_texts_come_out_of_what_is_kept_as_out_of_the_files() -> None:
    folders = [data_of("ages")]
    read = catalog.load(ROOT / "data" / "i18n", folders)[FIRST]
    assert file_of(f"texts-{FIRST}").is_file()
    again = catalog.load(ROOT / "data" / "i18n", folders)[FIRST]
    assert dict(again.entries) == dict(read.entries)


def test_a_changed_text_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "en.yaml"
    file.write_text("greeting: Hello\n")
    assert texts(tmp_path).text("greeting") == "Hello"
    file.write_text("greeting: Good day\n")
    assert texts(tmp_path).text("greeting") == "Good day"


def test_what_was_kept_in_another_shape_is_read_anew(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text("greeting: Hello\n")
    shapes: tuple[object, ...] = ([], {"greeting": 3}, {"greeting": {"one": None}}, "x")
    for shape in shapes:
        recall = pytest.MonkeyPatch()
        recall.setattr(kept, "recall", returning(shape))
        assert texts(tmp_path).text("greeting") == "Hello"
        recall.undo()


def test_a_faulty_text_is_told_of_at_each_start(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text("greeting: Hello\nbroken: '{'\n")
    for _ in range(2):
        report = Report()
        assert texts(tmp_path, report).text("greeting") == "Hello"
        assert len(report) == 1


def test_the_card_of_a_title_comes_out_of_what_is_kept_as_it_was_made() -> None:
    fronts._front.cache_clear()
    made = fronts.front("ages")
    fronts._front.cache_clear()
    assert file_of("front-ages").is_file()
    assert fronts.front("ages") == made
    assert made is not None
    assert made.first_game


def test_a_card_kept_in_another_shape_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    fronts._front.cache_clear()
    made = fronts.front("ages")
    shapes: tuple[object, ...] = ([], {}, {"order": "x"}, {"order": 1, "seats": 2})
    for shape in shapes:
        fronts._front.cache_clear()
        monkeypatch.setattr(kept, "recall", returning(shape))
        assert fronts.front("ages") == made


def test_damaged_sheets_are_told_of_although_a_card_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "data" / "bronze"
    shutil.copytree(data_of("bronze"), copy)
    for module in ("scenes.shared.fronts.data_of", "scenes.shared.fronts.root_of"):
        monkeypatch.setattr(module, lambda _, ends=module: copy if "data" in ends else tmp_path)
    monkeypatch.setattr("game.loading.title.root_of", lambda _: tmp_path)
    fronts._front.cache_clear()
    assert fronts.front("bronze") is not None
    (copy / "title.yaml").write_text("order: none\n")
    from game.loading import title

    title._open.cache_clear()
    with pytest.raises(Broken):
        fronts.front("bronze")
    monkeypatch.undo()
    title._open.cache_clear()
    fronts._front.cache_clear()


def test_the_head_of_a_save_comes_out_of_what_is_kept_until_its_file_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Store()
    save(store)
    read = store.list()
    judged: list[str] = []

    def get(_: object, name: str) -> Kept[object]:
        judged.append(name)
        return Kept(name, None)

    monkeypatch.setattr(RingFolder, "get", get)
    assert store.list() == read
    assert judged == []
    file = store.folder / f"{read[0].name}.json"
    file.write_text("{")
    store.list()
    assert judged == [read[0].name]


def test_heads_kept_in_another_shape_are_judged_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store()
    name = save(store)
    read = store.list()
    mark = kept.mark([store.folder / f"{name}.json"])
    head = {"title": "ages", "table": 3, "header": {}}
    shapes: tuple[object, ...] = ([], {mark: []}, {mark: {}}, {mark: head})
    for shape in shapes:
        monkeypatch.setattr(kept, "recall", returning(shape))
        assert store.list() == read
