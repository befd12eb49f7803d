"""A computer player at a real table: it says what the hands shall do for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from game.core.bot import Advice
from scenes.companion import parts
from scenes.companion.kit import LARGE, TEXT
from scenes.companion.panel import Panel
from scenes.companion.parts import Button, Face
from scenes.scene import Command
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item

if TYPE_CHECKING:
    from scenes.companion.host import Host
    from scenes.companion.judge import Judge


class Follow(Panel):
    """Waits for what a computer player wants, shows it, and takes it when it has been done."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.advice: Advice | None = None

    def think(self) -> bool:
        """Ask, and look for the answer; tells whether it has come just now."""
        if self.advice is not None:
            return False
        self.judge.session.think()
        self.advice = self.judge.session.answered()
        return self.advice is not None

    def asks(self) -> str:
        """Say for whom the hands act."""
        which = "for" if self.advice is not None else "thinking"
        judge = self.judge
        name = judge.seats[judge.session.seat or 0].name
        if which == "for":
            return judge.words.text("companion.referee.for", name=name)
        return judge.words.text("companion.referee.thinking", name=name)

    def body(self, host: Host, place: Region) -> Iterator[Item]:
        """Give the instruction, large, with its picture, and why."""
        if self.advice is None:
            return
        judge, kit, sight = self.judge, host.kit, self.judge.sight()
        said = judge.speech.say(sight, self.advice.action)
        icon = judge.speech.show(sight, self.advice.action)
        side = min(kit.of(0.2), place.height * 0.55) if icon else 0.0
        if icon:
            spot = place.top(max(side, kit.of(0.2))).left(side).middle(side, side)
            face = Face(kit.high, kit.dark, icon=icon)
            yield Item("hand", "far_die", spot, "full", data=face)
        x = place.x + (side + kit.of(0.03) if icon else 0)
        room = Region(x, place.y, place.right - x, max(side, kit.of(0.2)))
        size = LARGE if _fits(said, room, kit.style(LARGE, "bold")) else TEXT
        yield parts.line(kit, "hands", room, said, size, font="bold", wrap=True)
        if self.advice.reason is not None:
            rest = place.foot(place.height - room.height - kit.of(0.02))
            why = judge.words.say(self.advice.reason)
            if _fits(why, rest, kit.style(TEXT)):
                yield parts.line(
                    kit, "why", rest, why, wrap=True, valign="top", colour=kit.inks.quiet
                )

    def actions(self) -> Sequence[Button]:
        """Take it as done."""
        if self.advice is None:
            return ()
        return (
            Button("done", self.judge.words.text("companion.referee.done"), "return", main=True),
        )

    def act(self, host: Host, name: str, value: Any) -> Command | None:
        """Play what was done by hand."""
        del host, value
        if name == "done" and self.advice is not None:
            self.judge.session.follow(self.advice)
        return None


def _fits(text: str, room: Region, style: Any) -> bool:
    return measure(text, style, room.width).height <= room.height
