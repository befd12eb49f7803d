"""The action corner, always in the same place: undo, redo, hint, second choices, the action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scenes.base.words import Words
from scenes.table.contract import Choice
from scenes.table.layout import Places
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Item, Tip

PACES = ("slow", "normal", "fast", "instant")
"""The speeds that the table offers; to have no motion at all is a matter of the settings."""
TOOL = 22.0
"""Size of the words on a tool."""
_ICONS = {"none": "pace_instant", **{name: f"pace_{name}" for name in PACES}}


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
    speed: str = "normal"
    """How fast things move, a name of `SPEEDS` of the director."""
    paused: bool = False
    about: str = ""
    """What pressing the action button does while nobody with this mouse decides."""
    calm: bool = False
    """Whether the action is only the way back from another's board."""


def corner(places: Places, what: Corner, words: Words) -> tuple[Item, ...]:
    """Draw the corner."""
    items = [
        _undo(places.undo, what, words),
        _hint(places.hint, what, words),
        _speed(places.speed, what, words),
        *_paces(places.paces, what, words),
    ]
    if places.redo is not None:
        items.insert(1, _redo(places.redo, words))
    items += [
        _choice(f"second:{at}", place, choice, "second")
        for at, (choice, place) in enumerate(zip(what.choices[1:], places.seconds, strict=False))
    ]
    if what.choices:
        cap = words.text("common.key_enter")
        look = "second" if what.calm else "action"
        first = _choice("action", places.action, what.choices[0], look, cap)
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
        text=words.text(f"table.{name}") if place.width > 1.5 * place.height else "",
        data=ButtonLook(icon=f"common/{icon}", size=TOOL),
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


def _speed(place: Region, what: Corner, words: Words) -> Item:
    """Give the button that opens the speeds; it shows the one that is set."""
    name = "pause" if what.paused else _ICONS[what.speed]
    now = "table.paused_now" if what.paused else f"settings.speed_{what.speed}"
    return Item(
        "speed",
        "button",
        place,
        look="second",
        data=ButtonLook(icon=f"common/{name}", size=TOOL),
        intent=Do("table.paces"),
        group="actions",
        tip=Tip(words.text("table.speed"), words.text(now), (words.text("table.speed_about"),)),
    )


def _paces(place: Region | None, what: Corner, words: Words) -> Iterator[Item]:
    """Give the speeds to choose from, slow to instant, after the pause."""
    if place is None:
        return
    yield Item("paces", "segments", place)
    stop, *parts = place.columns(len(PACES) + 1)
    yield _pace("table.pause", "pause", stop, Do("table.pause"), what.paused, words)
    for name, part in zip(PACES, parts, strict=True):
        lit = not what.paused and _ICONS[what.speed] == _ICONS[name]
        intent = Do("table.speed", name)
        yield _pace(f"settings.speed_{name}", _ICONS[name], part, intent, lit, words)


def _pace(key: str, icon: str, place: Region, intent: Do, lit: bool, words: Words) -> Item:
    return Item(
        f"pace:{icon}",
        "segment",
        place,
        data=ButtonLook(icon=f"common/{icon}"),
        intent=intent,
        lifted=lit,
        group="paces",
        tip=Tip(words.text(key), lines=(words.text(f"{key}_about"),)),
    )


def _undo(place: Region, what: Corner, words: Words) -> Item:
    return _tool("undo", place, "undo", words, what.undo, words.text("table.key_undo"))


def _redo(place: Region, words: Words) -> Item:
    return _tool("redo", place, "redo", words, "", words.text("table.key_redo"))


def _hint(place: Region, what: Corner, words: Words) -> Item:
    icon = "hourglass" if what.hinting else "bulb"
    return _tool("hint", place, icon, words, what.hint, "H")
