"""Opens a saved match: asks first where it is open elsewhere or cannot be followed from the log."""

from __future__ import annotations

from game.shelf.ring import Unreadable
from game.shelf.save import Loaded
from scenes.base.desk import Desk
from scenes.base.dialog import Confirm, Notice
from scenes.base.scene import Command, Push, Replace
from scenes.shared.links import Links


def resume(desk: Desk, ways: Links, name: str) -> Command:
    """Go on with a saved match, or say why that cannot be; a finished one shows its result."""
    if not desk.store.claim(name):
        return _busy(desk, ways, name)
    try:
        loaded = desk.store.load(name)
    except Unreadable as error:
        desk.store.release(name)
        words = desk.words
        return Push(Notice(desk, words.text("saves.failed"), words.say(error.message)))
    if loaded.doubt is not None:
        return _doubtful(desk, ways, name, loaded)
    return _go(desk, ways, name, loaded)


def _go(desk: Desk, ways: Links, name: str, loaded: Loaded) -> Command:
    if loaded.match.over:
        desk.store.release(name)
        return Push(ways.result(loaded))
    return Replace(ways.resume(loaded, name), whole=True)


def _busy(desk: Desk, ways: Links, name: str) -> Command:
    words = desk.words
    dialog = Confirm(
        desk,
        words.text("saves.busy_title"),
        words.text("saves.busy_about"),
        words.text("saves.busy_copy"),
    )
    return Push(dialog, lambda yes: _copied(desk, ways, name) if yes else None)


def _copied(desk: Desk, ways: Links, name: str) -> Command:
    words = desk.words
    try:
        return resume(desk, ways, desk.store.copy(name))
    except Unreadable as error:
        told = words.say(error.message)
    except OSError:
        told = words.text("saves.cannot_keep", folder=str(desk.store.folder))
    return Push(Notice(desk, words.text("saves.failed"), told))


def _doubtful(desk: Desk, ways: Links, name: str, loaded: Loaded) -> Command:
    """Offer to go on from the last position, and say what is lost by that."""
    words = desk.words
    header = next((entry.header for entry in desk.store.list() if entry.name == name), None)
    lost = words.text("saves.snapshot_about", steps=header.steps if header else 0)
    assert loaded.doubt is not None
    dialog = Confirm(
        desk,
        words.text("saves.snapshot_title"),
        f"{words.say(loaded.doubt)} {lost}",
        words.text("saves.snapshot"),
        danger=True,
    )

    def decide(yes: bool) -> Command | None:
        if yes:
            return _go(desk, ways, name, loaded)
        desk.store.release(name)
        return None

    return Push(dialog, decide)
