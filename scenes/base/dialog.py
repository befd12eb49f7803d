"""Small questions on a parchment over what is asked about: confirm, notice, number, menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Pop, Press, Wheel
from scenes.base.services import Services
from scenes.ui import theme
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.paint_specs import ButtonLook, PanelLook, TextLook
from scenes.ui.picture import Do, Intent, Item, Picture

WIDTH = 760.0
PAD = 36.0
BUTTON = 72.0
GAP = 16.0
_TITLE = theme.HEADING
_TEXT = theme.BODY


@dataclass(frozen=True, slots=True)
class Verb:
    """A button of a dialog: what it says, what it gives, and what is written on its key."""

    name: str
    label: str
    look: str = "second"
    key: str = ""
    """"return", "escape" or a letter."""
    icon: str = ""


class Dialog(Page):
    """A parchment in the middle with a title, words, and verbs below."""

    see_through = True
    calm = 0.0
    """Seconds in which it takes no clicks: they were meant for what it came up over."""

    def __init__(self, services: Services, title: str, text: str, verbs: tuple[Verb, ...]) -> None:
        super().__init__(services)
        self.title = title
        self.text = text
        self.verbs = verbs

    def handle(self, event: Input) -> Command | None:
        """Take an input, unless it was on its way before the dialog could be seen."""
        if self.seconds < self.calm and isinstance(event, (Press, Key)):
            return None
        return super().handle(event)

    def present(self) -> Picture:
        """Lay everything out around the middle of the window."""
        width = min(WIDTH, self.region.width - 48)
        inner = width - 2 * PAD
        head = measure(self.title, _TITLE, inner).height
        words = measure(self.text, _TEXT, inner).height + 8 if self.text else 0.0
        more = self.extra_height()
        foot = self._verbs_height(inner)
        high = PAD * 2 + head + 12 + words + more + 20 + foot
        sheet = self.region.middle(width, high)
        box = sheet.inset(PAD)
        y = box.y + head + 12
        items = [
            Item("shield", "shield", self.region),
            Item("sheet", "panel", sheet, look="parchment", data=PanelLook(18)),
            Item(
                "heading",
                "text",
                box.top(head),
                text=self.title,
                data=TextLook(_TITLE, wrap=True),
            ),
        ]
        if self.text:
            place = Region(box.x, y, box.width, words)
            items.append(
                Item("words", "text", place, text=self.text, data=TextLook(_TEXT, wrap=True))
            )
        items += self.extra(Region(box.x, y + words, box.width, more))
        items += self._buttons(box.foot(foot))
        return Picture(tuple(items))

    def extra_height(self) -> float:
        """Say how much room the dialog's own part needs."""
        return 0.0

    def extra(self, _place: Region) -> list[Item]:
        """Give the dialog's own part, between words and verbs."""
        return []

    def do(self, intent: Intent) -> Command | None:
        """Close with the name of the verb."""
        return Pop(intent.name) if isinstance(intent, Do) else None

    def escape(self) -> Command | None:
        """Answer with the verb of the escape key, else with nothing."""
        for verb in self.verbs:
            if verb.key == "escape":
                return self.do(Do(verb.name))
        return Pop()

    def _stacked(self, width: float) -> bool:
        """Tell whether the verbs are too wide to stand beside each other."""
        wanted = sum(self._wide(verb) for verb in self.verbs)
        return wanted + GAP * (len(self.verbs) - 1) > width

    def _verbs_height(self, width: float) -> float:
        count = len(self.verbs) if self._stacked(width) else 1
        return count * (BUTTON + GAP) - GAP

    def _buttons(self, place: Region) -> list[Item]:
        """Lay the verbs out beside each other at the right, or below each other."""
        if self._stacked(place.width):
            rows = place.rows(len(self.verbs), GAP)
            return [self._button(verb, row) for verb, row in zip(self.verbs, rows, strict=True)]
        items: list[Item] = []
        x = place.right
        for verb in reversed(self.verbs):
            wide = self._wide(verb)
            items.insert(0, self._button(verb, Region(x - wide, place.y, wide, BUTTON)))
            x -= wide + GAP
        return items

    def _wide(self, verb: Verb) -> float:
        style = theme.ACTION if verb.look == "action" else theme.STRONG
        label = measure(verb.label, style).width
        cap = measure(self._cap(verb), theme.SMALL).width + 40 if verb.key else 0
        return max(200.0, label + cap + (48 if verb.icon else 0) + 64)

    def _cap(self, verb: Verb) -> str:
        words = self.services.words
        named = {"return": "common.key_enter", "escape": "common.key_escape"}
        return words.text(named[verb.key]) if verb.key in named else verb.key.upper()

    def _button(self, verb: Verb, place: Region) -> Item:
        look = ButtonLook(verb.icon, self._cap(verb) if verb.key else "")
        key = "" if verb.key == "escape" else verb.key
        return Item(
            verb.name,
            "button",
            place,
            verb.look,
            verb.label,
            look,
            Do(verb.name),
            key=key,
            group="verbs",
        )


class Confirm(Dialog):
    """Asks before something; gives `True` or `False`.

    With `danger` the Enter key stands for no.
    """

    def __init__(
        self,
        services: Services,
        title: str,
        text: str,
        yes: str,
        no: str = "",
        danger: bool = False,
    ) -> None:
        no = no or services.words.text("common.cancel")
        verbs = (
            Verb("no", no, "second", "escape"),
            Verb("yes", yes, "action", "" if danger else "return"),
        )
        super().__init__(services, title, text, verbs)

    def do(self, intent: Intent) -> Command | None:
        """Close with yes or no."""
        return Pop(isinstance(intent, Do) and intent.name == "yes")


class Notice(Dialog):
    """Tells something; gives nothing."""

    def __init__(self, services: Services, title: str, text: str, verb: str = "") -> None:
        verb = verb or services.words.text("common.ok")
        super().__init__(services, title, text, (Verb("ok", verb, "action", "return"),))

    def do(self, _intent: Intent) -> Command | None:
        """Close."""
        return Pop()


class Picker(Dialog):
    """Asks for a number from `low` to `high`; gives it, or `None`."""

    def __init__(
        self,
        services: Services,
        title: str,
        text: str,
        span: tuple[int, int],
        value: int,
        yes: str,
        say: Callable[[int], str] = str,
    ) -> None:
        no = services.words.text("common.cancel")
        verbs = (Verb("no", no, "second", "escape"), Verb("yes", yes, "action", "return"))
        super().__init__(services, title, text, verbs)
        self.low, self.high = span
        self.value = max(self.low, min(self.high, value))
        self._say = say

    def extra_height(self) -> float:
        """Leave room for the number and its two buttons."""
        return 112.0

    def extra(self, place: Region) -> list[Item]:
        """Show the number between − and +."""
        row = place.foot(88).middle(min(520.0, place.width), 88)
        less, more = row.left(88), row.end(88)
        number = row.inset(100, 0)
        return [
            self._step("less", less, "common/minus", -1, "-"),
            Item(
                "number",
                "text",
                number,
                text=self._say(self.value),
                data=TextLook(theme.NUMBER, "centre", "middle"),
            ),
            self._step("more", more, "common/plus", 1, "+"),
        ]

    def do(self, intent: Intent) -> Command | None:
        """Count, or close with the number."""
        if isinstance(intent, Do) and intent.name in ("less", "more"):
            self._count(-1 if intent.name == "less" else 1)
            return None
        return Pop(self.value if isinstance(intent, Do) and intent.name == "yes" else None)

    def key(self, event: Key) -> Command | None:
        """Take the largest or smallest number."""
        if event.name in ("home", "end"):
            self.value = self.low if event.name == "home" else self.high
            self.renew()
        return None

    def wheel(self, event: Wheel, _item: Item | None) -> Command | None:
        """Count with the wheel."""
        self._count(event.steps)
        return None

    def _count(self, by: int) -> None:
        self.value = max(self.low, min(self.high, self.value + by))
        self.renew()

    def _step(self, name: str, place: Region, icon: str, by: int, key: str) -> Item:
        able = self.low <= self.value + by <= self.high
        return Item(
            name,
            "button",
            place,
            "second",
            data=ButtonLook(icon),
            intent=Do(name) if able else None,
            key=key,
            group="number",
        )


class Menu(Dialog):
    """Offers verbs below each other; gives the name of the chosen one, or `None`."""

    def __init__(self, services: Services, title: str, verbs: tuple[Verb, ...]) -> None:
        super().__init__(services, title, "", verbs)

    def present(self) -> Picture:
        """Lay the verbs out in a column."""
        width = min(560.0, self.region.width - 48)
        head = measure(self.title, _TITLE, width - 2 * PAD).height
        row = min(BUTTON, (self.region.height - 120 - head) / max(1, len(self.verbs)) - GAP)
        high = PAD * 2 + head + 18 + len(self.verbs) * (row + GAP) - GAP
        sheet = self.region.middle(width, high)
        box = sheet.inset(PAD)
        items = [
            Item("shield", "shield", self.region),
            Item("sheet", "panel", sheet, look="walnut", data=PanelLook(18, edge="#8a5f2c")),
            Item(
                "heading",
                "text",
                box.top(head),
                text=self.title,
                data=TextLook(_TITLE.of(theme.WALNUT_INK), "centre", wrap=True),
            ),
        ]
        y = box.y + head + 18
        for verb in self.verbs:
            items.append(self._button(verb, Region(box.x, y, box.width, row)))
            y += row + GAP
        return Picture(tuple(items))

    def escape(self) -> Command | None:
        """Close without a choice."""
        return Pop()
