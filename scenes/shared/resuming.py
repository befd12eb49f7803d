"""Opens a saved match: asks first where it is open elsewhere or cannot be followed from the log."""

from __future__ import annotations

from game.core.clean import path_text
from game.storage.ring_folder import Unreadable
from game.storage.save import Loaded
from scenes.base.dialog import Confirm, Notice
from scenes.base.scene import Command, Push, Replace
from scenes.base.services import Services
from scenes.shared.links import Links


def resume(services: Services, ways: Links, name: str) -> Command:
    """Go on with a saved match, or say why that cannot be; a finished one shows its result."""
    # Claimed before it is read: two windows that both read first would both write.
    if not services.store.claim(name):
        return _busy(services, ways, name)
    try:
        loaded = services.store.load(name)
    except Unreadable as error:
        services.store.release(name)
        words = services.words
        return Push(Notice(services, words.text("saves.failed"), words.say(error.message)))
    if loaded.doubt is not None:
        return _doubtful(services, ways, name, loaded)
    return _go(services, ways, name, loaded)


def look_back(services: Services, ways: Links, name: str) -> Command:
    """Lay the past of a saved match upon the table, or say why nothing of it can be shown."""
    try:
        return Push(ways.replay(name))
    except Unreadable as error:
        words = services.words
        return Push(Notice(services, words.text("saves.failed"), words.say(error.message)))


def _go(services: Services, ways: Links, name: str, loaded: Loaded) -> Command:
    if loaded.match.over:
        services.store.release(name)
        # Pushed over the list, as it is only looked at: the way back leads there again.
        return Push(ways.result(loaded))
    return Replace(ways.resume(loaded, name), whole=True)


def _busy(services: Services, ways: Links, name: str) -> Command:
    words = services.words
    dialog = Confirm(
        services,
        words.text("saves.busy_title"),
        words.text("saves.busy_about"),
        words.text("saves.busy_copy"),
    )
    return Push(dialog, lambda yes: _copied(services, ways, name) if yes else None)


def _copied(services: Services, ways: Links, name: str) -> Command:
    words = services.words
    try:
        return resume(services, ways, services.store.copy(name))
    except Unreadable as error:
        told = words.say(error.message)
    except OSError:
        told = words.text("saves.cannot_keep", folder=path_text(services.store.folder))
    return Push(Notice(services, words.text("saves.failed"), told))


def _doubtful(services: Services, ways: Links, name: str, loaded: Loaded) -> Command:
    """Offer to go on from the last position, and say what is lost by that."""
    words = services.words
    header = next((entry.header for entry in services.store.list() if entry.name == name), None)
    lost = words.text("saves.snapshot_about", steps=header.steps if header else 0)
    assert loaded.doubt is not None
    dialog = Confirm(
        services,
        words.text("saves.snapshot_title"),
        f"{words.say(loaded.doubt)} {lost}",
        words.text("saves.snapshot"),
        danger=True,
    )

    def decide(yes: bool) -> Command | None:
        # Whoever declines gives the match free, or it would stay busy until the program ends.
        if yes:
            return _go(services, ways, name, loaded)
        services.store.release(name)
        return None

    return Push(dialog, decide)
