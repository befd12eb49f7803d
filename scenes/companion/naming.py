"""Asks who somebody is: one of the people of the history, or somebody new."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.shelf.people import people
from scenes.companion.ask import AskChoice, AskText
from scenes.companion.parts import Row
from scenes.desk import Desk
from scenes.front.draft import LONGEST_NAME
from scenes.scene import Command, Push


def ask(desk: Desk, here: Iterable[str], then: Callable[[str], Command | None]) -> Command:
    """Ask for a name; `then` gets it, and is not called when the question is left.

    Names of people who are `here` are not offered; where nobody else is known, the new name is
    asked for at once.
    """
    text = desk.words.text
    taken = {name.casefold() for name in here}
    known = [one.name for one in people(desk.plays.plays()) if one.name.casefold() not in taken]
    if not known:
        return _fresh(desk, then)
    rows = [Row("new", text("companion.play.somebody"), icon="common/plus")]
    rows += [Row(f"old:{name}", name) for name in known]

    def chosen(answer: str | None) -> Command | None:
        if answer is None:
            return None
        return then(answer[4:]) if answer.startswith("old:") else _fresh(desk, then)

    return Push(AskChoice(desk, text("companion.play.who"), rows), chosen)


def _fresh(desk: Desk, then: Callable[[str], Command | None]) -> Command:
    question = AskText(desk, desk.words.text("companion.play.name"), "", limit=LONGEST_NAME)
    return Push(question, lambda said: None if said is None else then(said))
