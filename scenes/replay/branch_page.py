"""Playing on from a moment: who sits where in the copy, and whether its fate is the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

from game.core.contract import Over
from game.opening import new_seed
from game.replay.branch import branch
from game.replay.record import Record
from scenes.base.scene import Command, Pop
from scenes.base.services import Services
from scenes.menus import setup as setting
from scenes.menus.column import Block, Column, column
from scenes.menus.frame import Frame, label, note
from scenes.menus.scrolling_page import ALL, ScrollingPage
from scenes.menus.seat_editor import seats
from scenes.menus.setup_paint import PAINTERS
from scenes.menus.setup_view import SetupView
from scenes.shared import new_game
from scenes.shared.new_game import NewGame
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Intent, Item, Picture

FATE = 150.0
"""Height of the choice between the same fate and a new one."""
_FATES = ("same", "new")
_FIXED = ("remove:", "move:", "add")
"""How the ids begin of what cannot be changed in a match that has begun: who sits where."""


class BranchPage(ScrollingPage):
    """Pops with the set-up and the match of the copy, or with `None`."""

    painters = MappingProxyType({**ALL, **PAINTERS})

    def __init__(self, services: Services, record: Record, place: int, name: str) -> None:
        super().__init__(services)
        self.record, self.place, self.name = record, place, name
        setup = record.setup
        self.game = NewGame(setup.title, setup.seats, setup.options, setup.seed)
        self.fresh = False
        """Whether chance is another from here on."""

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the seats, the fate, and the way on."""
        words, frame = self.services.words, Frame(self.region, self.services.words, "replay.branch")
        body = frame.body
        inside = body.inset(22, 18)
        seating = self._seating()
        blocks = [_without_bins(block) for block in seats(seating, inside.height - FATE)]
        fate = Block(FATE, self._fate)
        shown = column("branch", inside, [*blocks[: len(self.game.seats)], fate], self.first, 6)
        items = [*frame.items(), frame.panel("branch", body), *shown.items]
        rules = self.record.rules
        around = rules.round(self.record.state(self.place))
        place = Region(
            frame.foot.x, frame.foot.y, frame.action.x - frame.foot.x - 20, frame.foot.height
        )
        about = "replay.branch.from" if around else "replay.branch.from_here"
        items.append(note("from", place, words.text(about, round=around), "walnut_quiet"))
        items.append(self._play(frame.action))
        return Picture(tuple(items)), shown

    def _seating(self) -> SetupView:
        title = self.game.title
        return SetupView(
            words=self.services.words,
            region=self.region,
            game=self.game,
            cover=new_game.cover(title),
            titles=(title,),
            levels=new_game.levels(title),
            styles=new_game.styles(title),
            refusal=None,
            remembered=False,
        )

    def _fate(self, place: Region) -> Iterator[Item]:
        words = self.services.words
        yield label("fate.label", place.top(30), words.text("replay.branch.fate"), "strong")
        bar = Region(place.x, place.y + 36, min(place.width, 760.0), 50)
        yield Item("fates", "front_trough", bar)
        for name, part in zip(_FATES, bar.columns(len(_FATES)), strict=True):
            yield Item(
                f"fate:{name}",
                "segment",
                part,
                text=words.text(f"replay.branch.{name}"),
                intent=Do("fate", name),
                lifted=self.fresh == (name == "new"),
                group="fate",
            )
        chosen = "new" if self.fresh else "same"
        below = Region(place.x, bar.bottom + 4, place.width, place.bottom - bar.bottom - 4)
        yield note("fate.about", below, words.text(f"replay.branch.{chosen}_about"))

    def _play(self, place: Region) -> Item:
        words = self.services.words
        over = isinstance(self.record.rules.pending(self.record.state(self.place)), Over)
        why = words.text("replay.branch.over") if over else ""
        refusal = new_game.why_not(self.game)
        if not why and refusal is not None:
            why = words.say(refusal)
        return Item(
            "play",
            "button",
            place,
            "action",
            text=words.text("replay.branch.play"),
            data=ButtonLook("common/play"),
            intent=None if why else Do("play"),
            reason=why,
            key="return",
            group="actions",
        )

    def do(self, intent: Intent) -> Command | None:
        """Change a seat or the fate, make the copy, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "fate":
            self.fresh = intent.value == "new"
            return None
        if intent.name != "play":
            fresh = setting.CHANGES[intent.name](self.game, intent.value)
            self.game = fresh if isinstance(fresh, NewGame) else self.game
            return None
        seed = new_seed() if self.fresh else self.record.setup.seed
        chairs = [replace(seat, name=seat.name.strip()) for seat in self.game.seats]
        return Pop(branch(self.record, self.place, chairs, seed, self.name))


def _without_bins(block: Block) -> Block:
    """Leave out of a seat's line that it can be taken away."""

    def fill(place: Region) -> Iterator[Item]:
        return (item for item in block.fill(place) if not item.id.startswith(_FIXED))

    return replace(block, fill=fill)
