"""The action corner, always in the same place: undo, redo, hint, second choices, the action."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.base.words import Words
from scenes.table.contract import Choice
from scenes.table.layout import Places
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Item, Tip


@dataclass(frozen=True, slots=True)
class Corner:
    """What the corner offers now."""

    choices: tuple[Choice, ...]
    waiting: str
    """What stands on the action button while nobody with this mouse decides."""
    undo: str
    """Why nothing can be taken back, or nothing."""
    hint: str
    """Why no hint can be given, or nothing."""
    hinting: bool
    about: str = ""
    """What pressing the action button does while nobody with this mouse decides."""


def corner(places: Places, what: Corner, words: Words) -> tuple[Item, ...]:
    """Draw the corner."""
    items = [_undo(places.undo, what, words), _hint(places.hint, what, words)]
    if places.redo is not None:
        items.insert(1, _redo(places.redo, words))
    items += [
        _choice(f"second:{at}", place, choice, "second")
        for at, (choice, place) in enumerate(zip(what.choices[1:], places.seconds, strict=False))
    ]
    if what.choices:
        cap = words.text("common.key_enter")
        first = _choice("action", places.action, what.choices[0], "action", cap)
        items.append(first)
    else:
        items.append(_waiting(places.action, what))
    return tuple(items)


def _choice(name: str, place: Region, choice: Choice, look: str, cap: str = "") -> Item:
    cap = choice.key.upper() if choice.key and not cap else cap
    return Item(
        name,
        "button",
        place,
        look=look,
        text=choice.label,
        data=ButtonLook(choice.icon, cap),
        intent=choice.intent,
        reason="" if choice.intent else choice.reason,
        key="return" if name == "action" else choice.key,
        group="actions",
        tip=_tip(choice),
    )


def _tip(choice: Choice) -> Tip | None:
    if choice.tip is None and not choice.intent and choice.reason:
        return Tip(choice.label, reason=choice.reason)
    return choice.tip


def _waiting(place: Region, what: Corner) -> Item:
    hurry = Tip(what.waiting, lines=(what.about,), keys="Enter")
    return Item(
        "action",
        "button",
        place,
        look="second",
        text=what.waiting,
        data=ButtonLook(icon="common/hourglass"),
        intent=Do("table.hurry"),
        key="return",
        group="actions",
        tip=hurry,
    )


def _tool(
    name: str, place: Region, icon: str, words: Words, reason: str = "", cap: str = ""
) -> Item:
    return Item(
        name,
        "button",
        place,
        look="second",
        data=ButtonLook(icon=f"common/{icon}"),
        intent=None if reason else Do(f"table.{name}"),
        reason=reason,
        key="h" if name == "hint" else "",
        group="actions",
        tip=Tip(
            words.text(f"table.{name}"),
            lines=(words.text(f"table.{name}_about"),),
            reason=reason,
            keys=cap,
        ),
    )


def _undo(place: Region, what: Corner, words: Words) -> Item:
    return _tool("undo", place, "undo", words, what.undo, words.text("table.key_undo"))


def _redo(place: Region, words: Words) -> Item:
    return _tool("redo", place, "redo", words, "", words.text("table.key_redo"))


def _hint(place: Region, what: Corner, words: Words) -> Item:
    icon = "hourglass" if what.hinting else "bulb"
    return _tool("hint", place, icon, words, what.hint, "H")
