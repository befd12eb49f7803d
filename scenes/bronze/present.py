"""The whole screen of *Bronze*: what lies on the mat, what is asked, told and chosen there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from game.bronze.actions import Choose, Lay, Settle, Take
from game.core.event import Event
from scenes.bronze import (
    lands,
    log_texts,
    piles,
    prompt,
    seat_summary,
    towns,
    tray,
)
from scenes.bronze.mat import BronzeMat
from scenes.bronze.selection import (
    Selection,
    change,
    look_at,
    prepare,
)
from scenes.table.contract import (
    Do,
    Fact,
    LogLine,
)
from scenes.ui.picture import Act, Item


class BronzeScreen(BronzeMat):
    """The mat with everything that the table asks of it."""

    prompts: ClassVar = prompt

    def items(self) -> Iterator[Item]:
        """Give what lies on the mat, back to front."""
        yield Item("frame", "frame", self.plan.mat)
        yield from lands.items(self)
        yield from tray.items(self)
        yield from piles.items(self)
        yield from towns.items(self)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Give provinces, trade tokens, cities, cards and cubes left."""
        return seat_summary.facts(self, seat)

    def tell(self, event: Event) -> LogLine | None:
        """Give an event as a line, or `None` for what needs none."""
        return log_texts.tell(self, event)

    def revise(self, do: Do) -> Selection | Act:
        """Give the selection after a click on the mat, or the action it amounts to."""
        # Looking changes nothing in the game, so it is allowed out of turn too.
        if do.name == "land":
            return look_at(self.selection, do.value)
        if not self.mine:
            return self.selection
        changed = change(self.rules, self.state, self.selection, do.name, do.value)
        if changed is None or isinstance(changed, Selection):
            return changed or self.selection
        return Act(changed)

    def prepare(self, action: Any) -> Selection:
        """Give the selection in which an action is prepared (hints)."""
        return prepare(self.rules, self.state, action)

    def about(self, action: Any) -> tuple[str, ...]:
        """Name the items that an action is about."""
        match action:
            case Take():
                return (f"pile:{action.pile}",)
            case Lay():
                return (f"column:{action.column}",)
            case Settle():
                return (f"spot:{action.land}:{action.terrain}:{action.place}",)
            case Choose():
                return (f"city:{action.city}",)
        return ()
