"""Deletes a saved match, after asking."""

from __future__ import annotations

from collections.abc import Callable

from game.core.clean import one_line
from game.storage.header import Header
from scenes.base.dialog import Confirm, Notice
from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.shared import common_texts


def ask(services: Services, name: str, header: Header | None, gone: Callable[[], None]) -> Command:
    """Ask whether to delete a save (without a header: a broken one); `gone` when it is done."""
    words = services.words
    if header is None:
        about = words.text("saves.delete_broken", file=one_line(name))
    else:
        moment = header.saved_at.replace(tzinfo=None)
        title = words.text(common_texts.called(header.setup.title))
        saved = common_texts.when(words, moment, services.now().date())
        about = words.text("saves.delete_about", name=title, when=saved)
    dialog = Confirm(
        services,
        words.text("saves.delete_title"),
        about,
        words.text("saves.delete"),
        words.text("saves.keep"),
        danger=True,
    )
    return Push(dialog, lambda yes: _delete(services, name, gone) if yes else None)


def _delete(services: Services, name: str, gone: Callable[[], None]) -> Command | None:
    problem = services.store.remove(name)
    gone()
    if problem is None:
        return None
    return Push(Notice(services, services.words.text("saves.failed"), services.words.say(problem)))
