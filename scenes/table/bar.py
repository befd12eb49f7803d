"""The top bar: which game, whose turn and what may be done, rules and menu."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.base.words import Words
from scenes.table.contract import Prompt, Seat
from scenes.table.layout import Places
from scenes.table.paint_specs import PromptLook
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import SPARED, Do, Item, Tip
from scenes.ui.theme import SMALL


def heading(places: Places, name: str, lines: Sequence[str]) -> Item:
    """Name the game and where in it one is: the first of `lines` that fits, in full the tip."""
    room = places.title.width
    fitting = (line for line in lines if measure(line, SMALL).width <= room)
    line = next(fitting, lines[-1])
    tip = None if line == lines[0] else Tip(name, lines=(lines[0],))
    return Item("title", "table_title", places.title, text=name, data=line, tip=tip)


def last_heading(places: Places, name: str, lines: Sequence[str], why: str, words: Words) -> Item:
    """Say in the place of the lines that this round is the last, as long as it is played."""
    tip = Tip(name, lines=(*((why,) if why else ()), lines[0]))
    line = words.text("moment.last")
    return Item("title", "table_title", places.title, "last", name, line, tip=tip)


def prompt(place: Region, prompt: Prompt, seat: Seat | None, tone: str = "") -> Item:
    """Say who may do what now, in the tone of a warning or of advice."""
    look = PromptLook(
        seat.name if seat else "",
        seat.colour if seat else None,
        prompt.aside,
        prompt.pips,
        tone,
    )
    return Item("prompt", "table_prompt", place, text=prompt.text, data=look, group=SPARED)


def tools(places: Places, words: Words) -> tuple[Item, ...]:
    """Give the buttons for the rules and the menu."""
    rules, menu = places.tools
    return (
        Item(
            "rules",
            "button",
            rules,
            look="tool",
            data=ButtonLook(icon="common/help"),
            intent=Do("table.rules"),
            key="f1",
            group="bar",
            tip=Tip(words.text("table.rules"), lines=(words.text("table.rules_about"),), keys="F1"),
        ),
        Item(
            "menu",
            "button",
            menu,
            look="tool",
            data=ButtonLook(icon="common/cog"),
            intent=Do("table.menu"),
            group="bar",
            tip=Tip(words.text("table.menu"), lines=(words.text("table.menu_about"),), keys="Esc"),
        ),
    )
