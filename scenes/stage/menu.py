"""The menu of the table and its questions, as see-through pages over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.desk import Desk
from scenes.page import Page
from scenes.scene import Command, Pop, Push
from scenes.ui.looks import ButtonLook, TextLook
from scenes.ui.picture import Do, Intent, Item, Picture
from scenes.ui.theme import BODY, HEADING

Then = Callable[[object], Command | None]


@dataclass(frozen=True, slots=True)
class _Way:
    name: str
    label: str
    icon: str = ""


class Leaf(Page):
    """A parchment with buttons; pops with the name of the one that was pressed."""

    see_through = True

    def __init__(self, desk: Desk, title: str, text: str, ways: tuple[_Way, ...]) -> None:
        super().__init__(desk)
        self.title, self.text, self.ways = title, text, ways

    def present(self) -> Picture:
        """Give the leaf."""
        high = 150 + 84 * len(self.ways) + (90 if self.text else 0)
        leaf = self.region.middle(min(620, self.region.width - 60), high)
        inner = leaf.inset(44, 34)
        rows = inner.foot(84 * len(self.ways) - 16).rows(len(self.ways), 16)
        items = [
            Item("shield", "shield", self.region),
            Item("leaf", "panel", leaf, look="parchment"),
            Item(
                "title", "text", inner.top(52), text=self.title,
                data=TextLook(HEADING, "centre", "middle"),
            ),
        ]
        if self.text:
            place = inner.top(84).shift(0, 60)
            look = TextLook(BODY.of("#3a2416"), "centre", "middle", wrap=True)
            items.append(Item("text", "text", place, text=self.text, data=look))
        items += [
            Item(
                way.name, "button", place, look="action" if not at else "second", text=way.label,
                data=ButtonLook(icon=way.icon), intent=Do(way.name), group="ways",
                key="return" if not at else "",
            )
            for at, (way, place) in enumerate(zip(self.ways, rows, strict=True))
        ]
        return Picture(tuple(items))

    def do(self, intent: Intent) -> Command | None:
        """Close with the name of the way."""
        return Pop(intent.name) if isinstance(intent, Do) else None


def menu(desk: Desk, then: Then) -> Command:
    """Open the menu; `then` receives "resume", "rules", "settings", "new" or "home"."""
    text = desk.words.text
    ways = (
        _Way("resume", text("table.menu_resume"), "common/play"),
        _Way("rules", text("table.menu_rules"), "common/book"),
        _Way("settings", text("table.menu_settings"), "common/cog"),
        _Way("new", text("table.menu_new"), "common/dice"),
        _Way("home", text("table.menu_leave"), "common/save"),
    )
    return Push(Leaf(desk, text("table.menu_title"), "", ways), then)


def ask(desk: Desk, what: str, then: Then, **params: str) -> Command:
    """Ask before something; `then` receives whether the answer was yes.

    `what` names the texts: its question, what it means, and the two answers.
    """
    text = desk.words.text
    title = "new_title" if what == "new" else f"ask_{what}"
    prefix = what if what == "new" else f"ask_{what}"
    ways = (
        _Way("yes", text(f"table.{prefix}_yes")),
        _Way("no", text(f"table.{prefix}_no")),
    )
    leaf = Leaf(
        desk, text(f"table.{title}", **params), text(f"table.{prefix}_about", **params), ways
    )
    return Push(leaf, lambda answer: then(answer == "yes"))
