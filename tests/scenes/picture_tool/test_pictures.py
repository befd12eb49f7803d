"""Pictures of every screen, drawn in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.base.scene import Scene
from scenes.base.services import Services, Trouble
from scenes.companion import registry
from scenes.menus.trouble import TroubleScene
from scenes.picture_tool.pictures import Album, _companion, _front
from scenes.shared.links import Links
from tests.build.board import STOCK

FAULT = Trouble("OSError", "saves", "OSError", None)


@pytest.mark.slow
def test_the_front_is_drawn_whatever_lies_beside_the_saved_games(tmp_path: Path) -> None:
    album = Album(tmp_path / "out", (960, 540), "en", 100, tmp_path / "own", STOCK)
    (album.services.store.folder / "best").mkdir(parents=True)
    _front(album)
    names = {file.stem for file in album.files}
    assert {"title", "saves", "trouble", "notice", "title-first-time"} <= names


def test_a_picture_is_written_in_the_format_that_was_asked_for(tmp_path: Path) -> None:
    album = Album(tmp_path / "out", (960, 540), "en", 100, tmp_path / "own", STOCK)
    album.kind = "jpg"
    album.take("trouble", TroubleScene(album.services, FAULT, None))
    (file,) = album.files
    assert file.name == "trouble.jpg"
    assert file.read_bytes()[:3] == b"\xff\xd8\xff"


def test_a_scene_is_waited_for_until_it_is_drawn_and_missed_if_it_never_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    album = Album(tmp_path / "out", (960, 540), "en", 100, tmp_path / "own", STOCK)
    first, second, third = (TroubleScene(album.services, FAULT, None) for _ in range(3))
    album.show(first)
    # Under a heavy load a turn may pass in which nothing is drawn.
    turn, idle = album.app.turn, iter(range(3))

    def late(seconds: float) -> None:
        if next(idle, None) is None:
            turn(seconds)

    monkeypatch.setattr(album.app, "turn", late)
    album.show(second)
    assert album.app.stack.top is second
    assert not second.stale
    monkeypatch.setattr(album.app, "turn", lambda _: None)
    with pytest.raises(RuntimeError, match="TroubleScene is not drawn"):
        album.show(third)


def test_the_companion_is_drawn_in_the_dark_from_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    album = Album(tmp_path / "out", (960, 540), "en", 100, tmp_path / "own", STOCK)
    homes: list[Path] = []

    def samples(services: Services, _links: Links) -> Iterator[tuple[str, Scene]]:
        homes.append(services.home)
        yield from ()

    monkeypatch.setattr(registry, "samples", samples)
    _companion(album)
    assert len(set(homes)) == 2
    assert album.services.home not in homes
