"""A virtual display with a window manager, and the probe's window on it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageGrab

from game.folders import ROOT
from tests.desktop.probe import COLOUR

SCREEN = (1280, 800)
MANAGERS = {
    "metacity": ("metacity", "--no-composite"),
    "openbox": ("openbox",),
    "icewm": ("icewm",),
}
TOOLS = ("Xvfb", "xdotool", "wmctrl", "xwininfo", "xprop")
STARTS = 3
"""Times that a window manager is started until it is there: metacity may end at once."""
PATIENCE = 30.0
"""Seconds within which a window manager must have done what it was asked."""


def missing(manager: str) -> list[str]:
    """Name what is not installed of what a desk needs."""
    return [tool for tool in (*TOOLS, MANAGERS[manager][0]) if shutil.which(tool) is None]


class Desk:
    """Starts everything, and asks and moves what a person would."""

    def __init__(self, manager: str, home: Path) -> None:
        self._running: list[subprocess.Popen[str]] = []
        read, write = os.pipe()
        screen = "x".join(map(str, SCREEN)) + "x24"
        # The display chooses its own number, as several may run at once.
        self._start(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp"],
            dict(os.environ),
            pass_fds=(write,),
        )
        os.close(write)
        with os.fdopen(read) as numbers:
            self.display = f":{numbers.readline().strip()}"
        self._env = {
            **os.environ,
            "DISPLAY": self.display,
            "HOME": str(home),
            "FOUR_AGES_HOME": str(home / "ages"),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(ROOT),
        }
        if not any(self._managed_by(manager) for _ in range(STARTS)):
            self.close()
            pytest.skip(f"{manager} does not start here")
        self._probe = self._start(
            [sys.executable, "-m", "tests.desktop.probe"],
            self._env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.window = str(self.tell()["window"])
        self.until(lambda: "IsViewable" in self._run("xwininfo", "-id", self.window))

    def close(self) -> None:
        """End everything, the last first."""
        for process in reversed(self._running):
            process.kill()
            process.wait(PATIENCE)
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def tell(self) -> dict[str, Any]:
        """Ask the probe."""
        assert self._probe.stdin is not None
        assert self._probe.stdout is not None
        self._probe.stdin.write("tell\n")
        self._probe.stdin.flush()
        answer: dict[str, Any] = json.loads(self._probe.stdout.readline())
        return answer

    def key(self, name: str) -> None:
        """Press a key while the window has the focus."""
        self._run("xdotool", "windowfocus", self.window)
        self._run("xdotool", "key", name)

    def resize(self, width: int, height: int) -> None:
        """Ask the window manager for another size."""
        self._run("xdotool", "windowsize", self.window, str(width), str(height))

    def maximize(self) -> None:
        """Have the window manager fill the screen with window and frame."""
        number = hex(int(self.window))
        self._run("wmctrl", "-i", "-r", number, "-b", "add,maximized_vert,maximized_horz")

    def place(self) -> tuple[int, int, int, int]:
        """Give where the window's own area lies on the screen."""
        said = self._run("xwininfo", "-id", self.window)
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        x, y, w, h = (int(re.search(rf"{n}:\s+(-?\d+)", said)[1]) for n in names)  # type: ignore[index]
        return x, y, w, h

    def states(self) -> frozenset[str]:
        """Name what the window manager says of the window, but for the focus."""
        said = self._run("xprop", "-id", self.window, "_NET_WM_STATE").partition("=")[2]
        return frozenset(said.replace(",", " ").split()) - {"_NET_WM_STATE_FOCUSED"}

    def screen(self) -> Image.Image:
        """Give what is on the screen."""
        return ImageGrab.grab(xdisplay=self.display)

    def point(self) -> tuple[int, int]:
        """Move the pointer onto the square; give where that is on the screen."""
        x, y, _, _ = self.place()
        at = self.tell()["square"]
        spot = x + at[0], y + at[1]
        self._run("xdotool", "mousemove", "5", "5")
        self._run("xdotool", "mousemove", str(spot[0]), str(spot[1]))
        return spot

    def agrees(self) -> bool:
        """Tell whether pointer, picture, surface and window agree."""
        *_, width, height = self.place()
        said = self.tell()
        if not said["size"] == said["surface"] == [width, height]:
            return False
        spot = self.point()
        time.sleep(0.1)
        wanted = bytes.fromhex(COLOUR[1:])
        x, y = spot
        seen = self.screen().convert("RGB").crop((x, y, x + 1, y + 1)).tobytes()
        same = all(abs(one - two) < 8 for one, two in zip(wanted, seen, strict=False))
        return same and self.tell()["hovered"] == "square"

    def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for what a window manager does in its own time."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, "it never came so"
            time.sleep(0.05)

    def _managed_by(self, manager: str) -> bool:
        """Start a window manager; tell whether it manages the display soon."""
        self._start(list(MANAGERS[manager]), self._env)
        try:
            self.until(self._managed, PATIENCE / STARTS)
        except AssertionError:
            return False
        return True

    def _managed(self) -> bool:
        return "window id" in self._run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    def _start(self, command: list[str], env: dict[str, str], **more: Any) -> Any:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command, env=env, cwd=ROOT, text=True, **{**quiet, **more})
        self._running.append(process)
        return process

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, env=self._env, capture_output=True, text=True, check=False)
        return done.stdout
