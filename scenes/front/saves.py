"""The saved games: to go on with, to look at again, or to remove; broken ones are among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.shelf.store import Listed as Entry
from scenes.base.desk import Desk
from scenes.base.scene import Command
from scenes.front import deleting
from scenes.front.column import Block, Column, column
from scenes.front.frame import Frame, empty, label
from scenes.front.listed import Listed
from scenes.front.looks import SaveLook
from scenes.shared import common_texts, resuming
from scenes.shared.links import Links
from scenes.ui.geometry import Region
from scenes.ui.looks import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture, Tip


class SavesScene(Listed):
    """The list of saved games."""

    def __init__(self, desk: Desk, ways: Links) -> None:
        super().__init__(desk)
        self.ways = ways
        self.entries = self._listed()

    def uncover(self) -> None:
        """Look at the folder again."""
        self.entries = self._listed()
        super().uncover()

    def _listed(self) -> tuple[Entry, ...]:
        """List what can be gone on with, broken files last; finished games are results."""
        found = self.desk.store.list()
        sound = [entry for entry in found if entry.header and not entry.header.over]
        return (*sound, *(entry for entry in found if entry.header is None))

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the list, the newest game first."""
        words, frame = self.desk.words, Frame(self.region, self.desk.words, "saves", footed=False)
        items = list(frame.items())
        body = frame.body
        if frame.roomy:
            told = words.text("saves.kept_in", folder=str(self.desk.store.folder))
            items.append(label("folder", body.foot(34), told, "walnut_quiet"))
            body = body.top(body.height - 50)
        if not self.entries:
            items += empty(body, words, "saves")
        high = 136.0 if frame.roomy else 104.0
        blocks = [Block(high, partial(self._row, entry)) for entry in self.entries]
        shown = column("saves", body.inset(4, 4), blocks, self.first, 16, "walnut")
        return Picture((*items, *shown.items)), shown

    def _row(self, entry: Entry, place: Region) -> Iterator[Item]:
        words = self.desk.words
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
            tip=None if able else Tip(look.name, lines=(entry.name,), reason=reason),
        )
        bin_ = place.end(side + 36).middle(side, side)
        yield Item(
            f"delete:{entry.name}",
            "front_tool",
            bin_,
            data=ButtonLook("common/trash"),
            intent=Do("delete", entry.name),
            tip=Tip(words.text("saves.delete")),
            group=entry.name,
        )

    def _look(self, entry: Entry) -> SaveLook:
        words, header = self.desk.words, entry.header
        if header is None:
            assert entry.broken is not None
            name = words.text("saves.broken.name")
            return SaveLook("", name, words.say(entry.broken), entry.name, "", broken=True)
        chairs = header.setup.seats
        return SaveLook(
            header.setup.title,
            common_texts.played(words, header.setup),
            common_texts.standing(words, header),
            common_texts.names(words, chairs),
            common_texts.when(words, header.saved_at.replace(tzinfo=None), self.desk.now().date()),
            tuple(chair.colour for chair in chairs),
            entry.picture,
        )

    def do(self, intent: Intent) -> Command | None:
        """Open, delete after asking, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "open":
            return resuming.resume(self.desk, self.ways, intent.value)
        header = next(entry.header for entry in self.entries if entry.name == intent.value)
        return deleting.ask(self.desk, intent.value, header, self._gone)

    def _gone(self) -> None:
        self.entries = self._listed()
        self.renew()
