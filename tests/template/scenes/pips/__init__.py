"""Pips on the screen: a die in the middle, and two things to do with it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.event import Event
from game.pips.rules import Held, Hold, PipsRules, State, Throw, Thrown
from scenes.table.contract import (
    Act,
    Choice,
    Fact,
    Item,
    Lazy,
    LogLine,
    Mat,
    Prompt,
    Stage,
)
from scenes.ui.paint_specs import TextLook
from scenes.ui.theme import HEADING, WALNUT

_MIDDLE = TextLook(HEADING.of(WALNUT.ink), "centre", "middle")


class PipsMat(Mat[PipsRules, State, None]):
    """What lies on the table, and what is said about it."""

    title = "pips"

    def items(self) -> Iterator[Item]:
        """Lay the die, and below it what is at stake."""
        at_stake = self.text("pips.stake", count=self.state.stake)
        upper = self.region.top(self.region.height * 0.6)
        yield Item("die", "icon", upper.middle(160, 160), "common/dice", data=WALNUT.ink)
        lower = self.region.foot(self.region.height * 0.4)
        yield Item("stake", "text", lower.top(60), text=at_stake, data=_MIDDLE)

    def prompt(self) -> Prompt:
        """Say that it is time to throw or hold."""
        return Prompt(self.text("pips.phase.act"), section="act")

    def choices(self) -> tuple[Choice, ...]:
        """Offer both actions, the one that cannot be done with its reason."""
        return (self._choice(Throw(), "throw"), self._choice(Hold(), "hold", "h"))

    def _choice(self, action: Throw | Hold, name: str, key: str = "") -> Choice:
        refusal = self.rules.refuse(self.state, action)
        label = self.text(f"pips.{name}", count=self.state.stake)
        return Choice(label, None if refusal else Act(action), self.say(refusal), key)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """Show what a seat holds."""
        return (Fact("common/star", str(self.state.held[seat]), self.text("pips.line.held")),)

    def tell(self, event: Event) -> LogLine | None:
        """Tell what fell and what was kept."""
        if isinstance(event, Thrown):
            words = self.text("pips.thrown", who=self.who(event.seat), face=event.face)
        elif isinstance(event, Held):
            words = self.text("pips.held", who=self.who(event.seat), count=event.points)
        else:
            return None
        return LogLine(words, event.seat, marks=("die",))

    def fresh(self) -> None:
        """Choose nothing: both actions are done at once."""


STAGE = Stage(PipsMat, Lazy("scenes.ui.paint", "PAINTERS"), WALNUT, "pips/cover")
