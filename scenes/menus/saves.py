"""The saved games: to go on with, to look at again, or to remove; broken ones are among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.clean import one_line
from game.loading.title import load
from game.storage.header import Header
from game.storage.store import ListedMatch
from scenes.base.scene import Command
from scenes.base.services import Services
from scenes.menus import deleting, front_tool
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import Frame, empty, grown, label
from scenes.menus.paint_specs import SaveLook
from scenes.menus.scrolling_page import ScrollingPage
from scenes.shared import common_texts, copies, resuming
from scenes.shared.links import Links
from scenes.table.variant import variant
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip

BETWEEN = " · "


GAP = 16.0
"""What lies between two games."""


class SavesScene(ScrollingPage):
    """The list of saved games."""

    def __init__(self, services: Services, ways: Links) -> None:
        super().__init__(services)
        self.ways = ways
        self.entries = self._listed()

    def uncover(self) -> None:
        """Look at the folder again."""
        self.entries = self._listed()
        super().uncover()

    def _listed(self) -> tuple[ListedMatch, ...]:
        """List what can be gone on with, broken files last; finished games are results."""
        found = self.services.store.list()
        sound = [entry for entry in found if entry.header and not entry.header.over]
        return (*copies.beside(sound), *(entry for entry in found if entry.header is None))

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the list, the newest game first."""
        words, frame = (
            self.services.words,
            Frame(self.region, self.services.words, "saves", footed=False),
        )
        items = list(frame.items())
        body = frame.body
        if frame.roomy:
            told = words.text("saves.kept_in", folder=str(self.services.store.folder))
            items.append(label("folder", body.foot(34), told, "walnut_quiet"))
            body = body.top(body.height - 50)
        if not self.entries:
            items += empty(body, words, "saves")
        place = body.inset(4, 4)
        high = grown(place, len(self.entries), 136.0 if frame.roomy else 104.0, GAP)
        blocks = [Block(high, partial(self._row, entry)) for entry in self.entries]
        shown = column("saves", place, blocks, self.first, GAP, "walnut")
        return Picture((*items, *shown.items)), shown

    def _row(self, entry: ListedMatch, place: Region) -> Iterator[Item]:
        words = self.services.words
        look = self._look(entry)
        reason = words.say(entry.broken) if entry.broken else ""
        side = min(56.0, place.height * 0.46)
        able = entry.header is not None
        yield Item(
            f"open:{entry.name}",
            "front_save",
            place,
            data=look,
            intent=Do("open", entry.name) if able else None,
            reason=reason,
            group=entry.name,
            tip=None if able else Tip(look.name, lines=(one_line(entry.name),), reason=reason),
        )
        bin_ = place.end(side + 36).middle(side, side)
        yield front_tool.look_back(
            words, entry.name, place.end(2 * side + 48).left(side + 12), side
        )
        yield Item(
            f"delete:{entry.name}",
            "front_tool",
            bin_,
            data=ButtonLook("common/trash"),
            intent=Do("delete", entry.name),
            tip=Tip(words.text("saves.delete")),
            group=entry.name,
        )

    def _look(self, entry: ListedMatch) -> SaveLook:
        words, header = self.services.words, entry.header
        if header is None:
            assert entry.broken is not None
            name = words.text("saves.broken.name")
            return SaveLook(
                "", name, words.say(entry.broken), (one_line(entry.name),), "", broken=True
            )
        seat_setups = header.setup.seats
        return SaveLook(
            header.setup.title,
            common_texts.played(words, header.setup),
            common_texts.standing(words, header),
            self._people(header),
            common_texts.when(
                words, header.saved_at.replace(tzinfo=None), self.services.now().date()
            ),
            tuple(seat_setup.colour for seat_setup in seat_setups),
            BETWEEN.join(variant(load(header.setup.title).cover.options, header.setup, words)),
            entry.picture,
        )

    def _people(self, header: Header) -> tuple[str, ...]:
        """Say who plays, in ever fewer words; before that of what match it is a copy."""
        words, setup = self.services.words, header.setup
        said = (
            common_texts.seated(words, setup),
            *common_texts.seated_briefly(words, setup),
            common_texts.names(words, setup.seats),
        )
        if setup.origin is None:
            return said
        copied = copies.told(words, setup.origin, self.services.now().date())
        return (*(BETWEEN.join((copied, names)) for names in said), copied)

    def do(self, intent: Intent) -> Command | None:
        """Open, delete after asking, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "open":
            return resuming.resume(self.services, self.ways, intent.value)
        if intent.name == "replay":
            return resuming.look_back(self.services, self.ways, intent.value)
        header = next(entry.header for entry in self.entries if entry.name == intent.value)
        return deleting.ask(self.services, intent.value, header, self._gone)

    def _gone(self) -> None:
        self.entries = self._listed()
        self.renew()
