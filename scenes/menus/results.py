"""The finished games: who won, and everybody's points; each can be looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.contract import winners
from game.storage.header import Header
from game.storage.ring_folder import Unreadable
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.menus import deleting, front_tool
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import Frame, empty, grown
from scenes.menus.paint_specs import ResultLook
from scenes.menus.scrolling_page import ScrollingPage
from scenes.shared import common_texts, copies, resuming
from scenes.shared.links import Links
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip

GAP = 14.0
"""What lies between two games."""


class ResultsScene(ScrollingPage):
    """The list of finished games, the newest first."""

    def __init__(self, services: Services, ways: Links) -> None:
        super().__init__(services)
        self.ways = ways
        self.entries: tuple[tuple[str, Header], ...] = ()
        self.won: dict[str, tuple[int, ...]] = {}
        self._look()

    def uncover(self) -> None:
        """Look at the folder again."""
        self._look()
        super().uncover()

    def _look(self) -> None:
        self.entries = tuple(
            (entry.name, entry.header)
            for entry in self.services.store.list()
            if entry.header is not None and entry.header.over
        )
        self.won = {name: self._winners(name, header) for name, header in self.entries}

    def _winners(self, name: str, header: Header) -> tuple[int, ...]:
        """Name the winners; only where totals are equal must the match say by which tie-break."""
        best = max(header.totals)
        seats = tuple(seat for seat, total in enumerate(header.totals) if total == best)
        if len(seats) == 1:
            return seats
        try:
            match = self.services.store.load(name).match
        except Unreadable:
            return seats
        return winners(match.rules.scores(match.state))

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the list."""
        frame = Frame(self.region, self.services.words, "results", footed=False)
        items = list(frame.items())
        if not self.entries:
            items += empty(frame.body, self.services.words, "results")
        place = frame.body.inset(4, 4)
        high = grown(place, len(self.entries), 118.0 if frame.roomy else 96.0, GAP)
        blocks = [Block(high, partial(self._row, name, header)) for name, header in self.entries]
        shown = column("results", place, blocks, self.first, GAP, "walnut")
        return Picture((*items, *shown.items)), shown

    def _row(self, name: str, header: Header, place: Region) -> Iterator[Item]:
        words, seat_setups = self.services.words, header.setup.seats
        best = tuple(common_texts.name(words, seat_setups[seat]) for seat in self.won[name])
        if len(best) == 1:
            won = words.text("results.won", name=best[0])
        else:
            won = words.text("results.shared", names=best)
        saved = common_texts.when(
            words, header.saved_at.replace(tzinfo=None), self.services.now().date()
        )
        rounds = words.text("results.rounds", count=header.round)
        if header.setup.origin is not None:
            rounds = copies.shortly(words, header.setup.origin)
        order = sorted(range(len(seat_setups)), key=lambda seat: -header.totals[seat])
        look = ResultLook(
            header.setup.title,
            words.text(common_texts.called(header.setup.title)),
            won,
            words.text("common.dot", head=rounds, tail=saved),
            tuple(
                (
                    seat_setups[seat].colour,
                    common_texts.name(words, seat_setups[seat]),
                    _points(header, seat),
                )
                for seat in order
            ),
        )
        yield Item(
            f"open:{name}", "front_result", place, data=look, intent=Do("open", name), group=name
        )
        side = min(52.0, place.height * 0.46)
        yield front_tool.look_back(words, name, place.end(2 * side + 44).left(side + 12), side)
        yield Item(
            f"delete:{name}",
            "front_tool",
            place.end(side + 32).middle(side, side),
            data=ButtonLook("common/trash"),
            intent=Do("delete", name),
            tip=Tip(words.text("saves.delete")),
            group=name,
        )

    def do(self, intent: Intent) -> Command | None:
        """Look at a result again, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "replay":
            return resuming.look_back(self.services, self.ways, intent.value)
        if intent.name == "delete":
            header = dict(self.entries)[intent.value]
            return deleting.ask(self.services, intent.value, header, self._gone)
        return resuming.resume(self.services, self.ways, intent.value)

    def _gone(self) -> None:
        self._look()
        self.renew()


def _points(header: Header, seat: int) -> str:
    return str(header.totals[seat]).replace("-", "–")
