"""Opens the terminal: services without a window, a worker for computer players, a match."""

from __future__ import annotations

from dataclasses import replace

from game import paths
from game.ai.worker import Process
from game.core.registry import titles
from game.storage import log, settings
from game.storage.store import Store
from game.storage.write import sweep
from scenes.base.services import Services
from scenes.program.texts import catalogs
from scenes.terminal.lines import Terminal
from scenes.terminal.opening import Wish, listed, play
from scenes.ui.sound import Speaker


def start(wish: Wish, language: str | None) -> None:
    """Play in words until the end or until somebody leaves."""
    log.start()
    sweep(paths.home())
    kept = settings.load()
    # This time only: what is kept on the disk stays as the player chose it.
    chosen = replace(kept, language=language) if language else kept
    services = Services(chosen, catalogs(), Speaker(), Store())
    talk = Terminal()
    try:
        if not (wish.title or wish.save or wish.resume):
            _offer(services, talk)
            return
        # It starts a process of its own once somebody must think.
        worker = Process()
        try:
            play(services, wish, talk, worker)
        finally:
            worker.close()
    finally:
        log.stop()


def _offer(services: Services, talk: Terminal) -> None:
    """Say what can be played, and what waits to be gone on with."""
    words = services.words
    for name in titles():
        talk.say(words.text("terminal.offer", id=name, title=words.text(f"{name}.name")))
    for line in listed(services):
        talk.say(line)
