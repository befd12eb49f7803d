"""A computer player at a real table: it says what people shall do on its behalf."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.core.bot import Advice
from game.core.chance import Outcome, refuse_outcome
from scenes.base.scene import Key
from scenes.base.words import sentences
from scenes.companion.referee.match_texts import MatchTexts
from scenes.companion.referee.panel import PanelHost, QuietPanel
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.measures import LARGE, TEXT
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.widgets import Button, SlabLook
from scenes.ui.geometry import Region
from scenes.ui.measure import measure
from scenes.ui.picture import Item


class AdvicePanel(QuietPanel):
    """Waits for what a computer player wants, shows it, and takes it when it has been done."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        self.advice: Advice | None = None

    def think(self) -> bool:
        """Ask, and look for the answer; tells whether it has come just now."""
        if self.advice is not None:
            return False
        self.texts.session.think()
        self.advice = self.texts.session.answered()
        return self.advice is not None

    def asks(self) -> str:
        """Say for whom people move the pieces."""
        texts = self.texts
        name = texts.seats[texts.session.seat or 0].name
        if self.advice is not None:
            return texts.words.text("companion.referee.for", name=name)
        return texts.words.text("companion.referee.thinking", name=name)

    def body(self, layout: PageLayout, place: Region) -> Iterator[Item]:
        """Give the instruction, large, with its picture, and why."""
        if self.advice is None:
            return
        texts, measures, board_view = self.texts, layout.measures, self.texts.board_view()
        said = texts.speech.say(board_view, self.advice.action)
        icon = texts.speech.show(board_view, self.advice.action)
        side = min(measures.of(0.2), place.height * 0.55) if icon else 0.0
        if icon:
            spot = place.top(max(side, measures.of(0.2))).left(side).middle(side, side)
            look = SlabLook(measures.high, measures.dark, icon=icon)
            yield Item("hand", "distance_die", spot, "full", data=look)
        x = place.x + (side + measures.of(0.03) if icon else 0)
        room = Region(x, place.y, place.right - x, max(side, measures.of(0.2)))
        size = LARGE if _fits(said, room, measures.style(LARGE, "bold")) else TEXT
        yield widgets.line(measures, "hands", room, said, size, font="bold", wrap=True)
        if self.advice.thought:
            rest = place.foot(place.height - room.height - measures.of(0.02))
            # Left out rather than set smaller: from two metres nobody could read it.
            whys = (self.advice.thought, self.advice.thought[:1])
            told = [sentences(texts.words, why) for why in whys]
            why = next((one for one in told if _fits(one, rest, measures.style(TEXT))), "")
            if why:
                yield widgets.line(
                    measures,
                    "why",
                    rest,
                    why,
                    wrap=True,
                    valign="top",
                    colour=measures.colours.quiet,
                )

    def actions(self) -> Sequence[Button]:
        """Offer to confirm that it was done."""
        if self.advice is None:
            return ()
        return (
            Button("done", self.texts.words.text("companion.referee.done"), "return", main=True),
        )

    def act(self, _host: PanelHost, name: str, _value: Any) -> None:
        """Play in the match what people did on the table."""
        if name == "done" and self.advice is not None:
            self.texts.session.follow(self.advice)

    def key(self, host: PanelHost, event: Key) -> bool:
        """Take the first die at once where the instruction is to throw: that says it was done."""
        if event.ctrl or event.alt or not event.digit or self.advice is None:
            return False
        foretold = self.texts.foretold(self.advice.action)
        if foretold is None:
            return False
        advice, value = self.advice, int(event.digit)
        wrong = refuse_outcome(replace(foretold.request, count=1), Outcome((value,)))
        if wrong is not None:
            host.refuse(self.texts.say(wrong))
            return True
        self.texts.session.follow(advice)
        if foretold.request.count == 1:
            self.texts.session.answer(Outcome((value,)))
        else:
            self.texts.session.hold((value,))
        return True


def _fits(text: str, room: Region, style: Any) -> bool:
    return measure(text, style, room.width).height <= room.height
