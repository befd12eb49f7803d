"""The page that all screens of the companion are: one thing per screen, read from two metres.

A screen subclasses `DistancePage` and says

* `heading()`: what stands on the strip along the top;
* `body(layout)`: the items between strip and buttons, within `layout.place`, made of `widgets`
  (`line`, `number`, `row`…); a list that may be longer than the screen is
  `yield from layout.listed(rows)`, in two columns `layout.spread(rows)`, a table of scores
  `layout.table(score_table)`: all of them turn pages by keys;
* `actions()`: the buttons at the foot, each with its key (`widgets.Button`);
* `act(name, value)`: what happens when something is pressed (`Do(name, value)`).

All but `act` change nothing: they are asked whenever the page is presented or wants to know what
lies where. What lasts longer than one picture is changed when something is pressed, typed or
shown, and by time passing.

`self.refuse(words)` and `self.tell(words)` put a sentence on a band above the buttons until
something else is pressed; what has a `reason` and is pressed says it there. Escape is
`self.back()`: with nothing typed it pops the page. With `seeks` set, letters that are typed choose
among the rows by the beginnings of their words (shortcuts are then no letters or digits).
F1 opens the book of rules, at the place that the constructor was given. `self.measures` has the
measures; no text is smaller than 4 % of the window's height if it is set with its sizes. A page of
one title sets `self.dress`: ground, strip and a picture beside short lists are that title's. Pages
for the distance keep the display awake and show no tooltips.

What several screens do alike is no base class but a `PagePart` that owns what it needs: it is
told when its page is shown and that time passes, and takes inputs before the page does.

Questions (a number, a text, a choice, yes or no) are pages of `questions`: `Push(page, then)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scenes.base.page import Page
from scenes.base.scene import Command, Input, Key, Pop, Push, Scene, Typed, Wheel
from scenes.base.services import Services
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.measures import GAP, TEXT, Measures
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.painters import PAINTERS
from scenes.companion.toolkit.widgets import Button
from scenes.shared.fronts import look
from scenes.ui.geometry import Offset
from scenes.ui.measure import measure
from scenes.ui.picture import Do, Intent, Item, Picture

_TURNS = {"page up": -1, "page down": 1}
_TALL = 0.34
"""Share of the window's height: a higher band has the place of the body to itself."""


class PagePart:
    """Something that pages own and that lives with them; it does only what it overrides."""

    @property
    def busy(self) -> bool:
        """Whether it moves."""
        return False

    def shown(self, _page: DistancePage) -> None:
        """Learn that the page is on top, for the first time or again."""

    def passed(self, _seconds: float) -> bool:
        """Let time pass; tells whether the page looks different now."""
        return False

    def takes(self, _page: DistancePage, _event: Input) -> bool:
        """Take an input; tells whether nothing else shall have it."""
        return False


class DistancePage(Page):
    """A screen for the distance."""

    painters = PAINTERS
    seeks = False
    """Whether typed letters choose among the rows of the list."""

    def __init__(
        self,
        services: Services,
        rules: Callable[[], Scene] | None = None,
        parts: Sequence[PagePart] = (),
    ) -> None:
        super().__init__(services)
        self.page = 0
        """Which page of a list or a table is asked for."""
        self.sought = ""
        """Letters that were typed to choose among rows."""
        self.said = ""
        """The sentence on the band above the buttons."""
        self.good = False
        """Whether that sentence tells of something done, not of something refused."""
        self.dress = ""
        """The title whose colours and picture the page wears; "" for none."""
        self._rules = rules or services.rules
        self._parts = tuple(parts)

    # What a subclass says

    def heading(self) -> str:
        """Give the words on the strip."""
        return ""

    def body(self, _layout: PageLayout) -> Iterable[Item]:
        """Give what lies between the strip and the buttons."""
        return ()

    def actions(self) -> Sequence[Button]:
        """Give the buttons at the foot."""
        return ()

    def act(self, _name: str, _value: object) -> Command | None:
        """Carry out `Do(name, value)`; a page with nothing but a way back is left."""
        return Pop()

    def back(self) -> Command | None:
        """Leave the page."""
        return Pop()

    def seeking(self) -> bool:
        """Tell whether typed letters choose among the rows of what is shown now."""
        return self.seeks

    # For subclasses

    @property
    def measures(self) -> Measures:
        """The measures of the window as it is."""
        # The history has plays of games that have no table here, and so no picture.
        dress = self.dress if self.dress and look(self.dress) is not None else ""
        return Measures(self.region, self.services.words, self.services.settings.dark, dress)

    def rules(self) -> Command:
        """Open the rules."""
        return Push(self._rules())

    def refuse(self, words: str) -> None:
        """Say what is wrong, and what would be right."""
        self.said, self.good = words, False
        self.services.play("error")
        self.renew()

    def tell(self, words: str) -> None:
        """Say what was done."""
        self.said, self.good = words, True
        self.renew()

    def settle(self, problem: str) -> None:
        """Go on after something was entered, or say why it is refused."""
        if problem:
            self.refuse(problem)
        else:
            self.renew()

    def start_over(self) -> None:
        """Show the list from its beginning, whatever was typed or had the focus."""
        self.sought, self.page, self.focus = "", 0, ""

    def turn(self, by: int) -> None:
        """Turn so many pages on."""
        # From the page that is shown, not the one asked for: a list may have become shorter.
        there = self.layout()
        self.page = max(0, min(there.pages - 1, there.page + by))
        self.focus = ""
        self.renew()

    def layout(self) -> PageLayout:
        """Lay the page out, to know how many pages there are and which rows."""
        return self._laid_out()[0]

    # Page

    @property
    def wakeful(self) -> bool:
        """The display must not go to sleep while such a page is open."""
        return True

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return any(part.busy for part in self._parts)

    @property
    def hears(self) -> object:
        """What takes text that is typed now: a field, or the list."""
        return super().hears, self.seeking()

    def enter(self) -> None:
        """Be shown."""
        self._show()
        super().enter()

    def uncover(self) -> None:
        """Be shown again."""
        self._show()
        super().uncover()

    def update(self, seconds: float, covered: bool) -> Command | None:
        """Let time pass."""
        # Every part must hear of it, so this is a list and not a generator.
        if any([part.passed(seconds) for part in self._parts]):  # noqa: C419
            self.renew()
        return super().update(seconds, covered)

    def present(self) -> Picture:
        """Put strip, buttons, band and body together."""
        measures, actions = self.measures, self.actions()
        layout, body = self._laid_out()
        items = [
            widgets.ground(measures),
            *widgets.strip(measures, self.heading(), layout.page, layout.pages),
            *widgets.buttons(measures, measures.foot, actions),
        ]
        band = self._band(measures, actions)
        if band:
            place = measures.body(bool(actions)).foot(band)
            look, style = "yes" if self.good else "no", measures.style(TEXT)
            items.append(Item("said", "distance_note", place, look, text=self.said, data=style))
        return Picture((*items, *body))

    def do(self, intent: Intent) -> Command | None:
        """Take what was pressed: the page's own, or the subclass's."""
        assert isinstance(intent, Do)
        if intent.name == "page:back":
            return self.escape()
        if intent.name == "page:light":
            self.services.change(dark=not self.services.settings.dark)
            return None
        if intent.name == "page:turn":
            there = self.layout()
            self.turn((there.page + 1) % there.pages - there.page)
            return None
        self.said = ""
        return self.act(intent.name, intent.value)

    def handle(self, event: Input) -> Command | None:
        """Turn pages and take letters that are looked for; the rest goes to the page."""
        if any(part.takes(self, event) for part in self._parts):
            self.renew()
            return None
        self.current()
        if not self.writing and self._takes(event):
            return None
        if isinstance(event, Key) and self._writes(event):
            return None
        return self._dressed(super().handle(event))

    def _dressed(self, command: Command | None) -> Command | None:
        """Let a page that is opened from here, such as a question, look like this one."""
        if isinstance(command, Push) and isinstance(command.scene, DistancePage):
            command.scene.dress = command.scene.dress or self.dress
        return command

    def wheel(self, event: Wheel, _item: Item | None) -> Command | None:
        """Turn pages, by one for each swipe."""
        if event.first:
            self.turn(-1 if event.steps > 0 else 1)
        return None

    def key(self, event: Key) -> Command | None:
        """Open the rules with F1; take the keys of rows that stand on other pages of the list."""
        if event.name == "f1":
            return self.rules()
        for row in self.layout().rows:
            if row.key in (event.name, event.digit or event.name) and not row.dead:
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

    # Inside

    def _show(self) -> None:
        for part in self._parts:
            part.shown(self)

    def _laid_out(self) -> tuple[PageLayout, tuple[Item, ...]]:
        """Lay the body out beside the band: what it came to, and its items."""
        measures, actions = self.measures, self.actions()
        band = self._band(measures, actions)
        place = measures.body(bool(actions), band + measures.of(GAP) if band else 0.0)
        layout = PageLayout(measures, place, self.page, self.sought, self.seeking())
        # A long sentence leaves the list too little room to be of use, and goes with the next key.
        alone = band > measures.of(_TALL)
        return layout, () if alone else tuple(self.body(layout))

    def _band(self, measures: Measures, actions: Sequence[Button]) -> float:
        """Give the height of the band with the sentence: none without one."""
        if not self.said:
            return 0.0
        style = measures.style(TEXT)
        high = measure(self.said, style, measures.inner.width - style.size * 1.2).height
        return min(high + style.size * 0.5, measures.body(bool(actions)).height)

    def _takes(self, event: Input) -> bool:
        """Take letters that are typed to choose among rows, and the keys that turn pages."""
        seeks = self.seeking()
        if isinstance(event, Typed) and seeks and not self._numbered(event.text):
            self._seek((self.sought + event.text.replace("\t", "")).lstrip())
            return True
        if not isinstance(event, Key):
            return False
        if event.name in _TURNS:
            self.turn(_TURNS[event.name])
            return True
        if seeks and event.name == "backspace" and self.sought:
            self._seek(self.sought[:-1])
            return True
        return event.name in ("up", "down") and self._past(event.name)

    def _writes(self, event: Key) -> bool:
        """Tell whether a key only writes a letter, where letters are looked for."""
        if self._numbered(event.digit or event.name):
            return False
        plain = len(event.name) == 1 and not (event.ctrl or event.alt)
        space = event.name == "space" and bool(self.sought)
        return self.seeking() and not self.writing and (plain or space)

    def _numbered(self, key: str) -> bool:
        """Tell whether a digit chooses a row, though letters are looked for."""
        return (
            key.isdigit() and not self.sought and any(row.key == key for row in self.layout().rows)
        )

    def _seek(self, letters: str) -> None:
        # Otherwise a lone space would throw away the page and the focus.
        if letters == self.sought:
            return
        self.sought, self.page, self.focus, self.said = letters, 0, "", ""
        self.renew()
        self.current()
        shown = self.layout().shown
        if shown and letters:
            self.focus_on(shown[0])

    def _past(self, key: str) -> bool:
        """Go to the list, and turn the page when an arrow leaves it while there is more of it."""
        there = self.layout()
        if there.shown and not self.focus:
            self.focus_on(there.shown[0 if key == "down" else -1])
            return True
        if self.focus not in there.shown:
            return False
        if aside := self._column_beside(there.shown, 1 if key == "down" else -1):
            self.focus_on(aside)
            return True
        last, by = (there.shown[-1], 1) if key == "down" else (there.shown[0], -1)
        if self.focus != last or not 0 <= there.page + by < there.pages:
            return False
        self.turn(by)
        self.current()
        self.focus_on(self.layout().shown[0 if by > 0 else -1])
        return True

    def _column_beside(self, shown: Sequence[str], by: int) -> str:
        """Name the row in the next column that follows the end of this one, "" for none."""
        at = shown.index(self.focus) + by
        if not 0 <= at < len(shown):
            return ""
        here, there = self.picture.find(self.focus), self.picture.find(shown[at])
        if here is None or there is None:
            return ""
        return shown[at] if (there.place.y - here.place.y) * by < 0 else ""
