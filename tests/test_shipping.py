"""What is shipped: the wheel and the built program hold what runs and no more."""

from __future__ import annotations

import configparser
import os
import struct
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml
from PIL import Image

from game.paths import DESKTOP
from scenes.command_line.integrate import ENTRY
from shipping import appdir
from shipping.gallery import SIZE, names
from tests.build.source import ROOT, modules

SHIPPING = ROOT / "shipping"
SPEC = SHIPPING / "four-ages.spec"
RUNS = ("data", "resources/desktop", "resources/fonts", "resources/sounds", "resources/sprites")


class Made(NamedTuple):
    """What the builder was asked for."""

    files: list[tuple[str, str]]
    modules: list[str]
    programs: list[dict[str, object]]


def built(platform: str, monkeypatch: pytest.MonkeyPatch) -> Made:
    """Run the spec as the builder does, with nothing built."""
    monkeypatch.setattr("sys.platform", platform)
    made = Made([], [], [])

    class Analysis:
        pure = scripts = binaries = datas = ()

        def __init__(
            self,
            scripts: list[str],
            *,
            datas: list[tuple[str, str]],
            hiddenimports: list[str],
            **_: object,
        ) -> None:
            assert [Path(script) for script in scripts] == [ROOT / "main.py"]
            made.files.extend(datas)
            made.modules.extend(hiddenimports)

    def nothing(*_: object, **__: object) -> None:
        """Make nothing."""

    names = {
        "Analysis": Analysis,
        "PYZ": nothing,
        "COLLECT": nothing,
        "BUNDLE": nothing,
        "EXE": lambda *_, **told: made.programs.append(told),
        "SPECPATH": str(SHIPPING),
    }
    exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), names)
    return made


def held(folder: str) -> set[str]:
    """List the files below a folder of the tree."""
    files = (file for file in (ROOT / folder).rglob("*") if file.is_file())
    return {file.relative_to(ROOT).as_posix() for file in files}


def test_the_built_program_holds_what_runs_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    made = built("linux", monkeypatch)
    files = {Path(file).relative_to(ROOT).as_posix() for file, _ in made.files}
    assert files == {"resources/CREDITS.md"}.union(*map(held, RUNS))
    # Each lies below the program's folder where it lies below ours.
    assert [file for file, into in made.files if Path(file).parent != ROOT / into] == []
    code = {file.relative_to(ROOT).with_suffix("").as_posix() for file in modules()}
    named = {name.removesuffix("/__init__").replace("/", ".") for name in code}
    assert set(made.modules) == named


def test_each_system_gets_its_programs_and_its_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    for platform, icon, consoles in (
        ("linux", None, [True]),
        ("win32", "four-ages.ico", [False, True]),
        ("darwin", "four-ages.icns", [False]),
    ):
        programs = built(platform, monkeypatch).programs
        assert [one["console"] for one in programs] == consoles
        assert {one["icon"] for one in programs} == {icon and str(SHIPPING / icon)}


def test_the_wheel_takes_these_folders_and_the_code_alone() -> None:
    setup = configparser.ConfigParser()
    setup.read(ROOT / "setup.cfg", "utf-8")
    patterns = setup["options.package_data"]["four_ages"].split()
    tops = {"/".join(pattern.split("/")[: 2 if pattern[0] == "r" else 1]) for pattern in patterns}
    assert tops == {"game", "scenes", "resources/CREDITS.md", *RUNS}


def test_the_icons_of_windows_and_macos_have_every_size() -> None:
    with Image.open(SHIPPING / "four-ages.ico") as icon:
        assert {16, 32, 48, 256} <= {width for width, _ in icon.info["sizes"]}
    data = (SHIPPING / "four-ages.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    with Image.open(SHIPPING / "four-ages.icns") as icon:
        assert {(128, 128, 1), (256, 256, 1), (512, 512, 1)} <= {*icon.info["sizes"]}


def test_the_workflow_builds_by_the_spec_on_every_system() -> None:
    text = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
    job = yaml.safe_load(text)["jobs"]["folder"]
    systems = {row["system"]: row for row in job["strategy"]["matrix"]["include"]}
    assert {*systems} == {"linux", "windows", "macos"}
    runs = [step.get("run", "") for step in job["steps"]]
    assert f"python -m PyInstaller -y {SPEC.relative_to(ROOT).as_posix()}" in runs
    assert any("python -m tests.shipped" in run for run in runs)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there, and AppImages are for Linux")
def test_the_folder_for_an_appimage_starts_the_program_and_shows_its_entry(tmp_path: Path) -> None:
    program = tmp_path / "built" / "four-ages"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho it runs: $*\n", "utf-8")
    program.chmod(0o755)
    out = tmp_path / "a b.AppDir"
    for _ in range(2):
        assert appdir.main([str(program.parent), str(out)]) == 0
    assert os.access(out / "AppRun", os.X_OK)
    assert 'usr/lib/four-ages/four-ages" "$@"' in (out / "AppRun").read_text("utf-8")
    for name in (ENTRY.name, f"{DESKTOP}.png", ".DirIcon", "usr/bin/four-ages"):
        assert (out / name).is_file()
        # What it points to lies in the folder, wherever that comes to lie.
        assert not os.path.isabs(os.readlink(out / name))
    assert (out / "usr" / "share" / "metainfo" / f"{DESKTOP}.metainfo.xml").is_file()
    assert appdir.main([str(tmp_path), str(out)]) == 1


def test_the_readme_shows_every_picture_before_its_first_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    before = readme[: readme.index("```")]
    files = [SHIPPING / "pictures" / f"{name}.webp" for name in names()]
    assert [f for f in files if f"({f.relative_to(ROOT).as_posix()})" not in before] == []
    assert sorted((SHIPPING / "pictures").iterdir()) == sorted(files)
    assert sum(file.stat().st_size for file in files) < 700_000
    for file in files:
        with Image.open(file) as picture:
            assert picture.size == SIZE
    order = [readme.index(f"\n## {head}") for head in ("What it is", "Play", "Test")]
    assert readme.index(before) < order[0]
    assert order == sorted(order)
