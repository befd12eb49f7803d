"""Try the built program as somebody has it who has no Python: `python -m tests.shipped [FOLDER]`.

It runs from a copy in a folder with a space in its name, from another working directory, with an
empty home and an environment of nothing but HOME and DISPLAY: the commands, and a whole match in a
window on a virtual display, which is killed in its middle and gone on with by `--continue`. Needs
Linux, Xvfb and xdotool. Without a folder it is dist/four-ages; the README says how it is built.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

from PIL import ImageGrab

from game.folders import ROOT
from game.paths import DESKTOP
from scenes.command_line.integrate import ENTRY

TOOLS = ("Xvfb", "xdotool")
PATIENCE, MATCH = 60.0, 900.0
"""Seconds to wait for anything, and for a whole match."""
BEGUN = 12
"""Decisions after which the program is killed."""
TITLE = "ages"
"""A match of it can be played by Enter alone."""


class Failed(Exception):
    """What did not come out as it must."""


class Trial:
    """The built program in an empty home."""

    def __init__(self, folder: Path, place: Path, display: str) -> None:
        self.program = folder / "four-ages"
        self.home = place / "home"
        self.home.mkdir()
        self.environment = {"HOME": str(self.home), "DISPLAY": display}
        self.data = self.home / ".local" / "share" / "four-ages"
        self.display = display
        self.noise = (place / "noise").open("wb")

    def say(self, *words: str, status: int = 0) -> str:
        """Run a command; give what it printed, on both ways."""
        done = subprocess.run(
            [str(self.program), *words],
            env=self.environment,
            cwd="/",
            capture_output=True,
            text=True,
            timeout=MATCH,
            check=False,
        )
        if done.returncode != status:
            raise Failed(f"{words}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    @contextlib.contextmanager
    def window(self, *words: str) -> Iterator[subprocess.Popen[bytes]]:
        """Open the window and wait until it is there; it is killed in the end."""
        # The sound library tells a terminal when a machine has no sound; nobody wants to read it.
        process = subprocess.Popen(
            [str(self.program), *words],
            env=self.environment,
            cwd="/",
            stderr=self.noise,
        )
        try:
            until(lambda: bool(self.xdotool("search", "--onlyvisible", "--class", DESKTOP)))
            yield process
        finally:
            process.kill()
            process.wait(PATIENCE)
        until(lambda: not self.running())

    def press_until(self, true: Callable[[], bool], seconds: float = MATCH) -> None:
        """Press Enter again and again until something has come about."""

        def come() -> bool:
            if true():
                return True
            self.xdotool("key", "Return")
            return False

        until(come, seconds, 0.3)

    def leave(self, process: subprocess.Popen[bytes]) -> None:
        """Leave the program from its title, by Escape and Enter."""
        # Twice Escape leads back where the first Enter came too early and opened something.
        keys = cycle(("Escape", "Return", "Escape", "Escape", "Return"))

        def gone() -> bool:
            self.xdotool("key", next(keys))
            return process.poll() is not None

        until(gone, pause=2)
        if process.returncode != 0:
            raise Failed(f"the window ended with {process.returncode}")

    def saved(self) -> int:
        """Count the decisions of the newest save."""
        saves = sorted(self.data.glob("saves/*.json"), key=lambda file: file.stat().st_mtime)
        return max((len(json.loads(file.read_text("utf-8"))["log"]) for file in saves), default=0)

    def played(self) -> list[Path]:
        """List the plays in the history."""
        return sorted(self.data.glob("plays/*.json"))

    def running(self) -> list[str]:
        """List the processes of this copy of the program."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.readlink(process / "exe") == str(self.program):
                    found.append(process.name)
        return found

    def shot(self, name: str, out: Path | None) -> None:
        """Look whether anything is on the screen; keep a picture of it where that was asked for."""
        picture = ImageGrab.grab(xdisplay=self.display).convert("RGB")
        colours = picture.getcolors(1 << 24) or []
        if len(colours) < 500:
            raise Failed(f"{name}: the window shows {len(colours)} colours")
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            picture.save(out / f"{name}.png")

    def xdotool(self, *words: str) -> str:
        """Do something on the display."""
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout


def until(true: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.2) -> None:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise Failed(f"it did not come about within {seconds:.0f} s")
        time.sleep(pause)


def commands(trial: Trial, _: Path | None) -> None:
    """Data are sound, computer players play in several processes."""
    told = trial.say("check")
    if told.strip() != "all data are sound":
        raise Failed(told)
    seats = ["simulate", TITLE, "--seats", "medium,medium", "--games", "4", "--json"]
    one, two = (json.loads(trial.say(*seats, "--jobs", jobs)) for jobs in ("1", "2"))
    if [seat["wins"] for seat in one["seats"]] != [seat["wins"] for seat in two["seats"]]:
        raise Failed("two processes play other games than one")


def match(trial: Trial, out: Path | None) -> None:
    """A match in the window, killed in its middle, goes on to its end by --continue."""
    with trial.window("--title", TITLE):
        trial.press_until(lambda: trial.saved() >= BEGUN)
        trial.shot("match", out)
    kept = trial.saved()
    if trial.played():
        raise Failed("the match was over before it was to be killed")
    with trial.window("--continue"):
        trial.press_until(lambda: bool(trial.played()))
        time.sleep(2)
        trial.shot("result", out)
        if trial.saved() <= kept:
            raise Failed("what was played after --continue is not saved")
    with trial.window() as process:
        trial.leave(process)
    log = (trial.home / ".cache" / "four-ages" / "log" / "four-ages.log").read_text("utf-8")
    # Where no process can be started, computer players think in the window, and the log says so.
    if " ERROR " in log or " CRITICAL " in log:
        raise Failed(log)


def menu(trial: Trial, _: Path | None) -> None:
    """The program puts itself into the menu, and out of it again."""
    entry = trial.home / ".local" / "share" / ENTRY
    trial.say("--integrate")
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    if f"TryExec={trial.program}\n" not in entry.read_text("utf-8"):
        raise Failed("the menu entry starts something else")
    trial.say("--integrate", "remove")
    if entry.exists():
        raise Failed("the menu entry is still there")


def crash(trial: Trial, _: Path | None) -> None:
    """Damaged, the program says in one sentence where its log lies, and the log says why."""
    font = next(trial.program.parent.rglob("fonts/forum.ttf"))
    whole = font.read_bytes()
    font.write_bytes(b"no font")
    try:
        lines = trial.say("--title", TITLE, status=1).strip().splitlines()
    finally:
        font.write_bytes(whole)
    told = [line for line in lines if line.startswith("four-ages: ")]
    log = Path(told[-1].rpartition(" in ")[2]) if told else trial.home
    if any("Traceback" in line for line in lines) or not log.is_file():
        raise Failed("\n".join(lines))
    if "Traceback" not in log.read_text("utf-8"):
        raise Failed(f"{log} does not say what happened")


@contextlib.contextmanager
def display() -> Iterator[str]:
    """Start a virtual display that chooses its own number."""
    read, write = os.pipe()
    screen = ["-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *screen], pass_fds=(write,), stdout=quiet, stderr=quiet
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.kill()
        server.wait(PATIENCE)


def main() -> int:
    """Try everything, one line for each; 1 when something failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.shipped", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist" / "four-ages")
    parser.add_argument("--pictures", type=Path, help="keep pictures of the window here")
    options = parser.parse_args()
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking or not (options.folder / "four-ages").is_file():
        print(
            f"not installed: {', '.join(lacking)}" if lacking else f"no program: {options.folder}"
        )
        return 2
    failed = 0
    with tempfile.TemporaryDirectory(prefix="a place ") as folder, display() as number:
        copy = Path(folder).resolve() / "four ages"
        shutil.copytree(options.folder, copy, symlinks=True)
        trial = Trial(copy, copy.parent, number)
        for step in (commands, match, menu, crash):
            began = time.monotonic()
            try:
                step(trial, options.pictures)
                told = "ok"
            except (Failed, OSError, subprocess.SubprocessError) as error:
                told, failed = f"FAILED: {error}", 1
            print(f"{step.__doc__} {told} ({time.monotonic() - began:.0f} s)", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
