"""Pips on the screen: a die in the middle, and two things to do with it."""

from collections.abc import Iterator

from game.core.event import Event
from game.pips.rules import Hold, PipsRules, State, Throw, Told
from scenes.table.contract import Act, Choice, Fact, Item, Lazy, LogLine, Mat, Prompt, Stage
from scenes.ui.paint_specs import TextLook
from scenes.ui.theme import HEADING, WALNUT


class PipsMat(Mat[PipsRules, State, None]):
    """What lies on the table, and what is said about it."""

    title = "pips"

    def items(self) -> Iterator[Item]:
        at_stake = self.text("pips.stake", count=self.state.stake)
        die, below = self.region.middle(160, 160), self.region.foot(self.region.height * 0.3)
        yield Item("die", "icon", die, "common/dice", data=WALNUT.ink)
        look = TextLook(HEADING.of(WALNUT.ink), "centre")
        yield Item("stake", "text", below, text=at_stake, data=look)

    def prompt(self) -> Prompt:
        return Prompt(self.text("pips.phase.act"), section="act")

    def choices(self) -> tuple[Choice, ...]:
        return (self._choice(Throw(), "throw"), self._choice(Hold(), "hold", "h"))

    def _choice(self, action: Throw | Hold, name: str, key: str = "") -> Choice:
        refusal = self.rules.refuse(self.state, action)
        label = self.text(f"pips.{name}", count=self.state.stake)
        return Choice(label, None if refusal else Act(action), self.say(refusal), key)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        return (Fact("common/star", str(self.state.held[seat]), self.text("pips.line.held")),)

    def tell(self, event: Event) -> LogLine | None:
        if not isinstance(event, Told):
            return None
        key, who = "pips.thrown" if event.face else "pips.held", self.who(event.seat)
        words = self.text(key, who=who, face=event.face, count=event.points)
        return LogLine(words, event.seat)

    def fresh(self) -> None:
        """Choose nothing: both actions are done at once."""


STAGE = Stage(PipsMat, Lazy("scenes.ui.paint", "PAINTERS"), WALNUT, "pips/cover")
