from pathlib import Path

from game.folders import ROOT
from scenes.base.services import Services
from scenes.menus.credited import KINDS, thanks
from scenes.menus.credits import CreditsScene
from scenes.shared.links import Links
from tests.build.menus import Front, front


def credits() -> Front:
    def make(services: Services, ways: Links) -> CreditsScene:
        del ways
        return CreditsScene(services)

    return front(make)


def test_every_credited_file_of_the_resources_is_thanked_for() -> None:
    files = sum(len(one.files) for one in thanks())
    lines = [
        line
        for path in (ROOT / "resources").rglob("CREDITS.yaml")
        for line in path.read_text("utf-8").splitlines()
        if line.lstrip("- ").startswith("file:")
    ]
    assert files == len(lines) > 100
    assert {one.kind for one in thanks()} == set(KINDS)


def test_a_broken_file_of_credits_hides_no_other(tmp_path: Path) -> None:
    for name, text in {
        "fonts": "- {file: a.ttf, author: Ada, licence: OFL, source: x, changed: own work}\n",
        "sounds": "- {file: b.ogg\n",
    }.items():
        folder = tmp_path / "resources" / name
        folder.mkdir(parents=True)
        (folder / "CREDITS.yaml").write_text(text, "utf-8")
    assert [one.author for one in thanks(tmp_path)] == ["Ada"]


def test_all_names_can_be_scrolled_to() -> None:
    there = credits()
    seen = there.texts()
    for _ in range(40):
        there.pilot.press("page down")
        seen += there.texts()
    for one in thanks():
        assert one.author in seen
