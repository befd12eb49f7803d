"""The page that all screens of the companion are: one thing per screen, read from two metres.

A screen subclasses `Far` and says

* `heading()`: what stands on the strip along the top;
* `body(place)`: the items between strip and buttons, made of `parts` (`line`, `number`, `rows`…)
  and `grid`; a list that may be longer than the screen is `yield from self.listed(place, rows)`,
  a table of scores `yield from self.table(place, grid)`: both turn pages by keys;
* `actions()`: the buttons at the foot, each with its key (`parts.Button`);
* `act(name, value)`: what happens when something is pressed (`Do(name, value)`).

`self.refuse(words)` and `self.tell(words)` put a sentence on a band above the buttons until
something else is pressed; what has a `reason` and is pressed says it there. Escape is
`self.back()`: with nothing typed it pops the page. With `seeks` set, letters that are typed choose
among the rows by the beginnings of their words (shortcuts are then no letters or digits).
F1 is `rules()`. `self.kit` has the measures; no text is smaller than
4 % of the window's height if it is set with the sizes of `kit`. Far pages keep the display awake
and show no tooltips.

Questions (a number, a text, a choice, yes or no) are pages of `ask`: `Push(page, then)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from scenes.companion import grid as grids
from scenes.companion import parts
from scenes.companion.grid import Grid
from scenes.companion.kit import GAP, TEXT, Kit
from scenes.companion.paint import PAINTERS
from scenes.companion.parts import Button, Row
from scenes.companion.strip import strip
from scenes.desk import Desk
from scenes.front.rules import RulesScene
from scenes.page import Page
from scenes.scene import Command, Input, Key, Pop, Push, Typed, Wheel
from scenes.ui.geometry import Offset, Region
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Intent, Item, Picture

_TURNS = {"page up": -1, "page down": 1}
_TALL = 0.34
"""Share of the window's height: a higher band has the place of the body to itself."""


class Far(Page):
    """A screen for the distance."""

    painters = PAINTERS
    wakeful = True
    """The display must not sleep while such a page is open."""
    seeks = False
    """Whether typed letters choose among the rows of the list."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.page = 0
        """Which page of a list or a table is shown."""
        self.pages = 1
        self.sought = ""
        """Letters that were typed to choose among rows."""
        self.said = ""
        """The sentence on the band above the buttons."""
        self.good = False
        """Whether that sentence tells of something done, not of something refused."""
        self._shown: tuple[str, ...] = ()
        self._on_list: tuple[Row, ...] = ()
        self._awake = False

    # What a subclass says

    def heading(self) -> str:
        """Give the words on the strip."""
        return ""

    def body(self, place: Region) -> Iterable[Item]:
        """Give what lies between the strip and the buttons."""
        del place
        return ()

    def actions(self) -> Sequence[Button]:
        """Give the buttons at the foot."""
        return ()

    def act(self, name: str, value: Any) -> Command | None:
        """Carry out `Do(name, value)`."""
        del name, value
        return None

    def back(self) -> Command | None:
        """Leave the page."""
        return Pop()

    def rules(self) -> Command:
        """Open the rules, with F1."""
        return Push(RulesScene(self.desk))

    # For subclasses

    @property
    def kit(self) -> Kit:
        """The measures of the window as it is."""
        return Kit(self.region, self.desk.words, self.desk.settings.dark)

    def refuse(self, words: str) -> None:
        """Say what is wrong, and what would be right."""
        self.said, self.good = words, False
        self.desk.play("error")
        self.renew()

    def tell(self, words: str) -> None:
        """Say what was done."""
        self.said, self.good = words, True
        self.renew()

    def listed(self, place: Region, rows: Sequence[Row]) -> Iterator[Item]:
        """Give a page of a list; with `seeks` only the rows that were asked for by letters."""
        kit = self.kit
        if self.seeks:
            upper = place.top(kit.of(0.07))
            yield parts.line(kit, "sought", upper, self._hint(), colour=kit.inks.quiet)
            rest = place.height - kit.of(0.07 + GAP)
            place = place.foot(rest)
            rows = parts.chosen(rows, self.sought)
        each = parts.fit(kit, place)
        self._turn_to(self.page, -(-len(rows) // each))
        shown = rows[self.page * each : (self.page + 1) * each]
        self._shown, self._on_list = tuple(one.id for one in shown), tuple(rows)
        yield from parts.rows(kit, place, shown)

    def table(self, place: Region, grid: Grid) -> Iterator[Item]:
        """Give a page of a table of scores."""
        self._turn_to(self.page, grids.pages(self.kit, place, grid))
        yield from grids.scores(self.kit, place, grid, self.page)

    # Page

    def enter(self) -> None:
        """Be shown; the letter of the key that led here is not typed into the page."""
        self._awake = False
        super().enter()

    def uncover(self) -> None:
        """Be on top again; the letter of the key that led here is not typed into the page."""
        self._awake = False
        super().uncover()

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Let time pass; letters count from now on."""
        self._awake = True
        return super().update(seconds, covered)

    def present(self) -> Picture:
        """Put strip, buttons, band and body together."""
        kit, actions = self.kit, self.actions()
        self._turn_to(self.page, 1, keep=True)
        band = self._band(kit)
        taken = band + kit.of(GAP) if band else 0.0
        alone = band > kit.of(_TALL)
        body = () if alone else tuple(self.body(kit.body(bool(actions), taken)))
        items = [
            Item("ground", "ground", kit.region, kit.inks.ground),
            *strip(kit, self.heading(), self.page, self.pages),
        ]
        items += parts.buttons(kit, kit.foot, actions)
        if band:
            whole = kit.body(bool(actions))
            items.append(
                Item("said", "far_note", whole.foot(band), "yes" if self.good else "no",
                     text=self.said, data=kit.style(TEXT))
            )  # fmt: skip
        return Picture((*items, *body))

    def do(self, intent: Intent) -> Command | None:
        """Take what was pressed: the page's own, or the subclass's."""
        assert isinstance(intent, Do)
        if intent.name == "far:back":
            return self.escape()
        if intent.name == "far:light":
            self.desk.change(dark=not self.desk.settings.dark)
            return None
        if intent.name == "far:page":
            self.turn((self.page + 1) % self.pages - self.page)
            return None
        self.said = ""
        return self.act(intent.name, intent.value)

    def handle(self, event: Input) -> Command | None:
        """Turn pages and take letters that are looked for; the rest goes to the page."""
        self.current()
        if isinstance(event, Typed) and not self._awake:
            return None
        if not self.writing and self._takes(event):
            return None
        if isinstance(event, Key) and self._writes(event):
            return None
        return super().handle(event)

    def wheel(self, event: Wheel, item: Item | None) -> Command | None:
        """Turn pages."""
        del item
        self.turn(-1 if event.steps > 0 else 1)
        return None

    def key(self, event: Key) -> Command | None:
        """Open the rules with F1; take the keys of rows that stand on other pages of the list."""
        if event.name == "f1":
            return self.rules()
        for row in self._on_list:
            if row.key == event.name and not row.dead:
                if row.reason:
                    self.refuse(row.reason)
                    return None
                return self.fire(row.intent or Do(row.id))
        return None

    def escape(self) -> Command | None:
        """Forget the letters that were typed; else go back."""
        if self.sought:
            self.sought = ""
            self.renew()
            return None
        return self.back()

    def say_why(self, item: Item, _at: Offset | None) -> None:
        """Say on the band why something is not possible now."""
        self.refuse(item.reason)

    def turn(self, by: int) -> None:
        """Turn so many pages on."""
        self._turn_to(self.page + by, self.pages)
        self.focus = ""
        self.renew()

    # Inside

    def _hint(self) -> str:
        words = self.desk.words
        if self.sought:
            return words.text("companion.far.sought", letters=self.sought)
        return words.text("companion.far.seek")

    def _turn_to(self, page: int, pages: int, keep: bool = False) -> None:
        if keep:
            self.pages, self._shown, self._on_list = 1, (), ()
            return
        self.pages = max(1, pages)
        self.page = max(0, min(self.pages - 1, page))

    def _band(self, kit: Kit) -> float:
        """Give the height of the band with the sentence: none without one."""
        if not self.said:
            return 0.0
        style = kit.style(TEXT)
        high = measure(self.said, style, kit.inner.width - style.size * 1.2).height
        return min(high + style.size * 0.5, kit.body(bool(self.actions())).height)

    def _takes(self, event: Input) -> bool:
        """Take letters that are typed to choose among rows."""
        if isinstance(event, Typed) and self.seeks:
            self._seek((self.sought + event.text.replace("\t", "")).lstrip())
            return True
        if not isinstance(event, Key):
            return False
        if event.name in _TURNS:
            self.turn(_TURNS[event.name])
            return True
        if self.seeks and event.name == "backspace" and self.sought:
            self._seek(self.sought[:-1])
            return True
        return self._past(event.name)

    def _writes(self, event: Key) -> bool:
        """Tell whether a key only writes a letter, where letters are looked for."""
        plain = len(event.name) == 1 and not (event.ctrl or event.alt)
        space = event.name == "space" and bool(self.sought)
        return self.seeks and not self.writing and (plain or space)

    def _seek(self, letters: str) -> None:
        if letters == self.sought:
            return
        self.sought, self.page, self.focus, self.said = letters, 0, "", ""
        self.renew()
        self.current()
        if self._shown and letters:
            self.focus_on(self._shown[0])

    def _past(self, key: str) -> bool:
        """Go to the list, and turn the page when an arrow leaves it while there is more of it."""
        if self._shown and not self.focus and key in ("up", "down"):
            self.focus_on(self._shown[0 if key == "down" else -1])
            return True
        if self.focus not in self._shown:
            return False
        ends = {"down": (self._shown[-1], 1), "up": (self._shown[0], -1)}
        last, by = ends.get(key, ("", 0))
        if self.focus != last or not 0 <= self.page + by < self.pages:
            return False
        self.turn(by)
        self.current()
        self.focus_on(self._shown[0 if by > 0 else -1])
        return True
