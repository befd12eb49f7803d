"""The entry in the menu of a Linux desktop: what it says, where it comes to lie, and back."""

from __future__ import annotations

import configparser
import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

import main
from game.i18n.languages import FIRST, languages
from game.paths import DESKTOP
from scenes.command_line import integrate
from scenes.command_line.integrate import ENTRY, FILES, command, offered, pieces, share
from scenes.program.window import icon, named

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ACTION = "Desktop Action Continue"


class Exact(configparser.ConfigParser):
    """Keys as they are written."""

    def optionxform(self, optionstr: str) -> str:
        """Change nothing."""
        return optionstr


def entry(words: tuple[str, ...] = ("four-ages",)) -> configparser.ConfigParser:
    """Read the entry as desktops do: keys as they stand, nothing put in."""
    parser = Exact(interpolation=None, strict=True, delimiters=("=",))
    parser.read_string(pieces(words)[ENTRY].decode())
    return parser


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr(integrate, "offered", lambda: True)
    return tmp_path / "share"


def test_the_entry_says_what_the_program_is_in_every_language() -> None:
    found = entry()
    said = found["Desktop Entry"]
    assert (said["Type"], said["Terminal"], said["Icon"]) == ("Application", "false", DESKTOP)
    assert said["StartupWMClass"] == DESKTOP
    assert {"Game", "BoardGame"} <= set(said["Categories"].split(";"))
    assert (said["Exec"], found[ACTION]["Exec"]) == ("four-ages", "four-ages --continue")
    wanted = [(said, "GenericName"), (said, "Comment"), (said, "Keywords"), (found[ACTION], "Name")]
    others = [code for code in languages() if code != FIRST]
    assert [
        f"{key}[{code}]" for part, key in wanted for code in others if f"{key}[{code}]" not in part
    ] == []


def test_the_description_is_that_of_the_entry_in_every_language() -> None:
    told = ElementTree.parse(FILES / f"{DESKTOP}.metainfo.xml").getroot()
    assert told.findtext("id") == DESKTOP
    assert told.findtext("launchable") == ENTRY.name
    assert told.findtext("name") == entry()["Desktop Entry"]["Name"]
    assert {part.get(LANG, FIRST) for part in told.iter("summary")} == {*languages()}
    paragraphs = [part.get(LANG, FIRST) for part in told.iter("p")]
    assert {paragraphs.count(code) for code in languages()} == {2}
    assert {*paragraphs} == {*languages()}


def test_each_icon_has_the_size_of_its_folder_and_the_window_bears_it() -> None:
    drawn = {name: data for name, data in pieces().items() if name.suffix == ".png"}
    assert {16, 22, 24, 32, 48, 64, 128, 256, 512} <= {
        int(name.parts[2].partition("x")[0]) for name in drawn
    }
    for name in drawn:
        size = int(name.parts[2].partition("x")[0])
        found = pygame.image.load(str(FILES / "icons" / f"{size}.png"))
        assert found.get_size() == (size, size)
    assert icon().get_size() == (64, 64)


@pytest.mark.parametrize(
    ("tool", "words", "file"),
    [
        ("desktop-file-validate", [], ENTRY.name),
        ("appstreamcli", ["validate", "--no-net"], f"{DESKTOP}.metainfo.xml"),
    ],
)
@pytest.mark.slow
def test_the_desktops_own_tools_find_nothing(tool: str, words: list[str], file: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"not installed: {tool}")
    done = subprocess.run([tool, *words, str(FILES / file)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_it_goes_into_the_menu_and_out_again_and_leaves_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = folder / "icons" / "hicolor" / "48x48" / "apps" / "other.png"
    other.parent.mkdir(parents=True)
    other.write_bytes(b"")
    before = sorted(folder.rglob("*"))
    assert main.main(["--integrate"]) == 0
    assert (folder / ENTRY).is_file()
    assert (folder / "icons/hicolor/scalable/apps" / f"{DESKTOP}.svg").is_file()
    assert (folder / "metainfo" / f"{DESKTOP}.metainfo.xml").is_file()
    assert str(folder / ENTRY) in capsys.readouterr().out
    # Again, as after an update, is no fault.
    assert main.main(["--integrate"]) == 0
    assert main.main(["--integrate", "remove"]) == 0
    assert sorted(folder.rglob("*")) == before
    capsys.readouterr()
    assert main.main(["--integrate", "remove"]) == 0
    assert "was not in the menu" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--integrate"], ["--integrate", "remove"]])
def test_a_disk_that_takes_nothing_is_told_in_one_sentence(
    words: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main.main(["--integrate"]) == 0
    capsys.readouterr()

    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    assert main.main(words) == 1
    error = capsys.readouterr().err
    assert error.startswith("four-ages: Read-only file system: the menu entry")
    assert str(folder) in error
    assert len(error.splitlines()) == 1


def test_where_menus_are_made_otherwise_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [offered(system) for system in ("linux", "freebsd14", "darwin", "win32")] == [
        True,
        True,
        False,
        False,
    ]
    monkeypatch.setattr(integrate, "offered", lambda: False)
    assert main.main(["--integrate"]) == 2
    assert "Linux" in capsys.readouterr().err


def test_the_folder_is_the_persons_own_and_never_a_relative_one(tmp_path: Path) -> None:
    usual = Path.home() / ".local" / "share"
    assert share({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path
    assert share({"XDG_DATA_HOME": "here"}) == share({}) == share({"XDG_DATA_HOME": ""}) == usual


def test_a_place_with_odd_letters_is_quoted_as_the_standard_says() -> None:
    words = ('/opt/a b/"$x`\\/100%/four-ages',)
    lines = pieces(words)[ENTRY].decode().splitlines()
    quoted = r'"/opt/a b/\\"\\$x\\`\\\\/100%%/four-ages"'
    assert f"Exec={quoted}" in lines
    assert f"Exec={quoted} --continue" in lines
    assert 'TryExec=/opt/a b/"$x`\\\\/100%/four-ages' in lines


def test_it_starts_the_very_program_that_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert command({}) == (str(tmp_path / "python"), str(FILES.parents[1] / "main.py"))
    (tmp_path / "four-ages").touch()
    assert command({}) == (str(tmp_path / "four-ages"),)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command({}) == (str(tmp_path / "python"),)
    assert command({"APPIMAGE": "/opt/Four.AppImage"}) == ("/opt/Four.AppImage",)


def test_windows_bear_the_name_of_the_entry_unless_somebody_chose_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["/bin/four-ages"])
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "four-ages")
    monkeypatch.setenv("SDL_VIDEO_WAYLAND_WMCLASS", "mine")
    monkeypatch.delenv("SDL_APP_ID", raising=False)
    named()
    hints = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_ID")
    assert [os.environ[hint] for hint in hints] == [DESKTOP, "mine", DESKTOP]
