"""Lay the built program out as an AppDir: `python -m shipping.appdir [BUILT [OUT]]`.

That is a folder which runs where it lies and of which `appimagetool` makes one file. Without words
it takes dist/four-ages, which `pyinstaller -y shipping/four-ages.spec` makes, to
dist/FourAges.AppDir.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from game.folders import ROOT
from game.paths import DESKTOP
from scenes.command_line.integrate import COMMAND, ENTRY, pieces

BUILT, OUT = ROOT / "dist" / "four-ages", ROOT / "dist" / "FourAges.AppDir"
RUN = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/{COMMAND}/{COMMAND}" "$@"
"""
ICON = f"usr/share/icons/hicolor/256x256/apps/{DESKTOP}.png"


def lay_out(built: Path, out: Path) -> None:
    """Make the folder anew, from a built program."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(built, out / "usr" / "lib" / COMMAND, symlinks=True)
    for name, data in pieces().items():
        file = out / "usr" / "share" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (out / "usr" / "bin").mkdir()
    (out / "usr" / "bin" / COMMAND).symlink_to(Path("..", "lib", COMMAND, COMMAND))
    (out / ENTRY.name).symlink_to(Path("usr", "share", ENTRY))
    (out / f"{DESKTOP}.png").symlink_to(ICON)
    (out / ".DirIcon").symlink_to(ICON)
    run = out / "AppRun"
    run.write_text(RUN, "utf-8")
    run.chmod(0o755)


def main(words: list[str]) -> int:
    """Lay out the program that the words name; 1 when there is none."""
    built, out = (Path(word) for word in (*words, *map(str, (BUILT, OUT)[len(words) :])))
    if not (built / COMMAND).is_file():
        print(f"there is no built program in {built}; the README says how to build it")
        return 1
    lay_out(built, out)
    print(f"{out} is ready: {out / 'AppRun'} starts it")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
