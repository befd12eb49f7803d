"""What the benchmark runs in a process of its own, on a real (virtual) display; prints JSON.

python -m tests.bench.child frames TITLE WIDTH HEIGHT
python -m tests.bench.child thinking TITLE WIDTH HEIGHT
python -m tests.bench.child shown PICTURES
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter, process_time
from typing import Any


def shown(pictures: int) -> None:
    """Run the program until that many pictures were on the screen; the second is the title.

    Prints the seconds of the processor, of the start of Python too.
    """
    import main
    from game import kept
    from scenes.command_line import commands

    # As the program does it, before anything else asks for pygame.
    commands._needs_pygame()
    from scenes.program.window import Window

    before, left = Window.show, [pictures]

    def show(self: Any) -> None:
        before(self)
        left[0] -= 1
        if not left[0]:
            print(process_time(), flush=True)
            # At once: what closing the program takes is no part of its start.
            os._exit(0)

    Window.show = show  # type: ignore[method-assign]
    kept.begin()
    main.main(["--size", "1920x1080"])


def frames(title: str, width: int, height: int) -> None:
    """Time each frame (draw and flip) of the table while what fate decided moves."""
    from scenes.picture_tool.pictures import seated
    from scenes.samples import moments

    app, table = _Opened((width, height)), moments.setting(title)
    match = moments.whole(table)
    times: list[float] = []
    for moment in moments.answered_by_chance(match)[:24]:
        scene = seated(app.house, *moments.until(table, match, moment))
        _alone(app.program, scene)
        scene.controller.act(match.log[moment.steps].action)
        times += _time(app.program, 0.6)
    print(json.dumps({"frames": times, "memory": _peak()}))


def thinking(title: str, width: int, height: int) -> None:
    """Time each turn of the loop while computer players think in their process."""
    from game.opening import open_match
    from scenes.samples import moments

    app, table = _Opened((width, height)), moments.setting(title)
    scene = app.house.watch(table, open_match(table))
    _alone(app.program, scene)
    print(json.dumps({"frames": _time(app.program, 12.0), "memory": _peak()}))
    app.program.close()


class _Opened:
    """A program on the display and the house that makes its scenes."""

    def __init__(self, size: tuple[int, int]) -> None:
        from game.storage.settings import Settings
        from scenes.program.app import App, open_services
        from scenes.program.start import furnish
        from scenes.program.window import Window

        services = open_services(Settings(speed="normal", pace=0, respite=0, muted=True))
        self.program = App(services, Window(size, "benchmark"))
        self.house = furnish(services)
        self.house.app = self.program


def _alone(app: Any, scene: Any) -> None:
    from scenes.base.scene import Replace

    if len(app.stack):
        app.stack.do(Replace(scene, whole=True))
    else:
        app.show(scene)
    app.turn(0.02)


def _time(app: Any, seconds: float) -> list[float]:
    """Let 60 frames a second pass and time what each costs, waiting left out."""
    import pygame

    clock, times = pygame.time.Clock(), []
    end = perf_counter() + seconds
    while perf_counter() < end:
        start = perf_counter()
        before = app.frames
        app.turn(1 / 60)
        # A turn without a picture costs next to nothing and would make the median look better.
        if app.frames > before:
            times.append(perf_counter() - start)
        clock.tick(60)
    return times


def _peak() -> float:
    """Give the largest memory this process had so far, in MB."""
    with open("/proc/self/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "shown":
        shown(int(rest[0]))
    else:
        title, wide, high = rest
        {"frames": frames, "thinking": thinking}[what](title, int(wide), int(high))
