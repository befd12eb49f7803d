"""The whole screen of *Tempus*: what lies on the mat, what is asked, told and chosen there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from game.core.event import Event
from game.tempus.actions import Action, Birth, Build, Ideas, Improve, Lay, Name, Settle
from scenes.table.contract import (
    Do,
    Fact,
    LogLine,
)
from scenes.tempus import (
    deeds,
    duel,
    hand,
    ladder,
    log_texts,
    prompt,
    sea,
)
from scenes.tempus.aims import aims, click
from scenes.tempus.chart import Lens, moved, zoomed
from scenes.tempus.mat import TempusMat
from scenes.tempus.selection import (
    CALCULATOR,
    Selection,
    places,
    prepare,
)
from scenes.ui.picture import Act, Item


class TempusScreen(TempusMat):
    """The mat with everything that the table asks of it."""

    prompts: ClassVar = prompt

    def items(self) -> Iterator[Item]:
        """Give what lies on the mat, back to front."""
        yield from sea.items(self)
        # Where there is room a fight takes the place of the ages; on a small mat that of the deeds.
        fight = None if self.plan.small else duel.duel(self)
        if fight is not None and self.plan.ages is not None:
            yield from duel.items(self, self.plan.ages, fight)
        else:
            yield from ladder.items(self)
        yield from deeds.items(self)
        yield from hand.items(self)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give people, cities, cards, action tokens and the age reached."""
        tribe = self.state.tribes[seat]
        era = self.tables.eras[tribe.box].id
        rows = (
            ("people", "common/meeple", sum(count for _, count in tribe.people), "#4b3a1e"),
            ("cities", "tempus/city", len(tribe.cities), "#4b3a1e"),
            ("cards", "tempus/action_have_ideas", len(tribe.hand), "#8a5a10"),
            ("tokens", "tempus/token_ready", tribe.tokens, ""),
            ("era", f"tempus/era_{era}", f"{tribe.box}/{self.tables.last}", "#2f6c75"),
        )
        name = self.name("era", era)
        return tuple(
            Fact(icon, str(value), self.text(f"tempus.table.fact.{which}", era=name), colour)
            for which, icon, value, colour in rows
        )

    def tell(self, event: Event) -> LogLine | None:
        """Give an event as a line, or `None` for what needs none."""
        return log_texts.tell(self, event)

    def last(self) -> int:
        """Give the number of the last round: each takes somebody one era further."""
        return self.tables.last

    def prepare(self, action: Any) -> Selection:
        """Give the selection in which an action is prepared (hints)."""
        return prepare(self.state, action, self.selection.lens)

    def about(self, action: Any) -> tuple[str, ...]:
        """Name the items that an action is about."""
        own = self.own.hand
        card = getattr(action, "card", "")
        # An improvement is about its hex; the card only pays for it.
        if card in own and not isinstance(action, Improve):
            return (f"card:{own.index(card)}",)
        match action:
            case Lay():
                return (f"hex:{action.centre}",)
            case Settle():
                return tuple(f"hex:{hex}" for hex in sorted(set(action.hexes)))
            case Birth() | Build() | Improve():
                return (f"hex:{action.hex}",)
            case Ideas():
                return ("deed:ideas",)
            case Name():
                return (f"terrain:{action.terrain}",)
        cards = getattr(action, "cards", ())
        if cards:
            return tuple(f"card:{at}" for at in places(own, cards))
        to = getattr(action, "to", getattr(action, "target", None))
        return () if to is None else (f"hex:{to}",)

    # What a click, the wheel or a drag changes

    def revise(self, do: Do) -> Selection | Act:
        """Give the selection after a click on the mat, or the action it amounts to."""
        changed = self._changed(do)
        if changed is None or isinstance(changed, Selection):
            return changed or self.selection
        return Act(changed)

    def _changed(self, do: Do) -> Selection | Action | None:
        """Look at the chart, which anybody may at any time; the rest is for who decides."""
        selection, value = self.selection, do.value
        match do.name:
            case "hex":
                return click(self, value)
            case "wheel":
                return self._wheeled(*value)
            case "drop":
                return self._dropped(*value)
            case "zoom":
                return replace(selection, lens=self._zoomed(None, value))
            case "calculator":
                deed = "" if selection.deed == CALCULATOR else CALCULATOR
                return Selection(selection.lens, deed)
        return self._chosen(do.name, value) if self.deciding else selection

    def _chosen(self, name: str, value: Any) -> Selection | Action | None:
        """Change what only the player who decides can choose."""
        selection = self.selection
        match name:
            case "card":
                return self._picked(value)
            case "deed" if selection.deed == value:
                return Selection(selection.lens)
            case "deed":
                # People who are chosen stay chosen when another action is meant for them.
                start = selection.start if self.mode in ("move", "fight") else -1
                return Selection(selection.lens, value, start=start)
            case "turn":
                return replace(selection, rotation=(selection.rotation + 1) % 6)
            case "value":
                return replace(selection, value=value)
            case "terrain":
                again = selection.terrain == value
                return self.action if again else replace(selection, terrain=value)
            case "way":
                if (selection.fresh, selection.moved) == value:
                    return self.action
                return replace(selection, fresh=value[0], moved=value[1])
            case "clear":
                return Selection(selection.lens)
        return selection

    def _picked(self, at: int) -> Selection:
        """Pick a card, or put it back: to be laid, or to be played for its effect."""
        selection = self.selection
        if self.mode not in hand.PICKING:
            return Selection(selection.lens, card=-1 if selection.card == at else at)
        if at in selection.picks:
            return replace(selection, picks=tuple(one for one in selection.picks if one != at))
        if self.phase == "progress" and self.tables.one_card:
            return replace(selection, picks=(at,))
        return replace(selection, picks=tuple(sorted((*selection.picks, at))))

    def _wheeled(self, item: str, steps: int) -> Selection:
        """Zoom around the hex under the pointer; over a planned tile the wheel turns it."""
        kind, _, number = item.partition(":")
        selection = self.selection
        hex = int(number) if kind == "hex" else None
        if kind == "tile" or (self.mode == "lay" and hex is not None and hex == selection.to):
            return replace(selection, rotation=(selection.rotation + steps) % 6)
        return selection if hex is None else replace(selection, lens=self._zoomed(hex, steps))

    def _zoomed(self, hex: int | None, steps: int) -> Lens:
        lens = self.selection.lens
        return lens if self.chart is None else zoomed(self.chart, lens, hex, steps)

    def _dropped(self, start: str, to: str) -> Selection:
        """Drag a person to a hex in reach, or the chart itself."""
        selection = self.selection
        if self.chart is None or not (start.startswith("hex:") and to.startswith("hex:")):
            return selection
        a, b = (int(name.partition(":")[2]) for name in (start, to))
        if self.deciding and self.mode in ("move", "fight"):
            held = self.with_selection(replace(selection, start=a, to=-1))
            if aims(held).hot.get(a) == "start":
                return held._carried(b)
        return replace(selection, lens=moved(self.chart, selection.lens, a, b))

    def _carried(self, to: int) -> Selection:
        """Give the selection in which somebody was carried to a hex, if that can be reached."""
        found = click(self, to) if aims(self).hot.get(to) in ("reach", "target") else None
        return found if isinstance(found, Selection) else self.selection
