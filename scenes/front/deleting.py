"""Deletes a saved match, after asking."""

from __future__ import annotations

from collections.abc import Callable

from game.shelf.save import Header
from scenes.base.desk import Desk
from scenes.base.dialog import Confirm, Notice
from scenes.base.scene import Command, Push
from scenes.shared import common_texts


def ask(desk: Desk, name: str, header: Header | None, gone: Callable[[], None]) -> Command:
    """Ask whether to delete a save (without a header: a broken one); `gone` when it is done."""
    words = desk.words
    if header is None:
        about = words.text("saves.delete_broken", file=name)
    else:
        moment = header.saved_at.replace(tzinfo=None)
        title = words.text(common_texts.called(header.setup.title))
        saved = common_texts.when(words, moment, desk.now().date())
        about = words.text("saves.delete_about", name=title, when=saved)
    dialog = Confirm(
        desk,
        words.text("saves.delete_title"),
        about,
        words.text("saves.delete"),
        words.text("saves.keep"),
        danger=True,
    )
    return Push(dialog, lambda yes: _delete(desk, name, gone) if yes else None)


def _delete(desk: Desk, name: str, gone: Callable[[], None]) -> Command | None:
    problem = desk.store.remove(name)
    gone()
    if problem is None:
        return None
    return Push(Notice(desk, desk.words.text("saves.failed"), desk.words.say(problem)))
