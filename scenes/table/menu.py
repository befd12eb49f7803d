"""The menu of the table and its questions, as see-through pages over it."""

from __future__ import annotations

from collections.abc import Callable

from scenes.base.dialog import Confirm, Menu, Verb
from scenes.base.scene import Command, Push
from scenes.base.services import Services

Then = Callable[[object], Command | None]


def menu(services: Services, then: Then) -> Command:
    """Open the menu; `then` receives "resume", "rules", "settings", "replay", "again", "new",
    "home" or `None`.
    """
    text = services.words.text
    verbs = (
        Verb("resume", text("table.menu_resume"), "action", "return", "common/play"),
        Verb("again", text("table.menu_again"), "second", "w", "common/redo"),
        Verb("replay", text("table.menu_replay"), icon="common/hourglass"),
        Verb("rules", text("table.menu_rules"), icon="common/book"),
        Verb("settings", text("table.menu_settings"), icon="common/cog"),
        Verb("new", text("table.menu_new"), icon="common/dice"),
        Verb("home", text("table.menu_leave"), icon="common/save"),
    )
    return Push(Menu(services, text("table.menu_title"), verbs), then)


def ask(services: Services, what: str, then: Then, **params: str) -> Command:
    """Ask before something; `then` receives whether the answer was yes.

    `what` names the texts: "undo" or "new", each with a title, what it means, and two answers.
    """
    title, about, yes, no = (
        services.words.text(f"table.{what}_{part}", **params)
        for part in ("title", "means", "yes", "no")
    )
    return Push(Confirm(services, title, about, yes, no), then)
