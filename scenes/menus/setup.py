"""Sets up a new game: who plays, under which options, with which dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from game.core.message import Message
from game.core.setup import OURS, RANDOM, MatchSetup
from game.loading import editions
from game.opening import new_seed
from scenes.base.scene import Command, Replace
from scenes.base.services import Services
from scenes.menus.column import Column
from scenes.menus.scrolling_page import ALL, ScrollingPage
from scenes.menus.setup_paint import PAINTERS
from scenes.menus.setup_picture import picture
from scenes.menus.setup_view import SetupView
from scenes.shared import game_list, new_game
from scenes.shared.links import Links
from scenes.shared.new_game import NewGame
from scenes.ui.picture import Do, Intent, Picture


class SetupScene(ScrollingPage):
    """A new game being set up; it opens as the last one was, or as the given table is."""

    painters = MappingProxyType({**ALL, **PAINTERS})

    def __init__(
        self, services: Services, ways: Links, title: str, like: MatchSetup | None = None
    ) -> None:
        super().__init__(services)
        self.ways = ways
        self.tab = "seats"
        self.unfolded = False
        """Whether the variants are open."""
        self.last: NewGame | None = None
        self.game = new_game.fresh(title) if like is None else new_game.like(like)
        self._take(title, like is None)

    def _take(self, title: str, whole: bool = True) -> None:
        """Set up a title; `whole`: as it was set up last."""
        self.last = new_game.recall(self.services.settings.last, title)
        if whole:
            self.game = self.last or new_game.fresh(title)

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the set-up as it stands."""
        title = self.game.title
        return picture(
            SetupView(
                words=self.services.words,
                region=self.region,
                game=self.game,
                cover=new_game.cover(title),
                titles=game_list.playable(),
                levels=new_game.levels(title),
                styles=new_game.styles(title),
                refusal=new_game.why_not(self.game),
                remembered=self.last is not None,
                editions=editions.sound(title),
                unfolded=self.unfolded,
                tab=self.tab,
                first=self.first,
            )
        )

    def do(self, intent: Intent) -> Command | None:
        """Change the new game, begin it, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "play":
            return self._deal(self.game)
        if intent.name == "again":
            return self._deal(new_game.again(self.last)) if self.last else None
        if intent.name == "tab":
            self.tab, self.first = intent.value, 0
        elif intent.name == "variants":
            self.unfolded, self.first = not self.unfolded, 0
        elif intent.name == "title":
            self._take(intent.value)
        else:
            self._change(intent)
        return None

    def _deal(self, game: NewGame) -> Command | None:
        if new_game.why_not(game) is not None:
            return None
        self.services.change(last=new_game.keep(game, self.services.settings.last))
        return Replace(self.ways.play(new_game.match_setup(game)), whole=True)

    def _change(self, intent: Do) -> None:
        change = CHANGES[intent.name]
        fresh = change(self.game, intent.value)
        if isinstance(fresh, NewGame):
            self.game = fresh


def _kind(game: NewGame, seat: int, bot: bool) -> NewGame:
    """Seat a person, or a computer player of the middle level, unless one sits there already."""
    # A second press must not put a level that was chosen back to the middle.
    if game.seats[seat].bot == bot:
        return game
    known = new_game.levels(game.title)
    level = known[len(known) // 2] if bot and known else ""
    return game.seat(seat, level=level, style="")


def _turned(values: tuple[Any, ...], now: Any, step: int) -> Any:
    return values[(values.index(now) + step) % len(values)]


def _level(game: NewGame, value: tuple[int, int]) -> NewGame:
    seat, step = value
    known = new_game.levels(game.title)
    return game.seat(seat, level=_turned(known, game.seats[seat].level, step))


def _style(game: NewGame, value: tuple[int, int]) -> NewGame:
    seat, step = value
    known = new_game.styles(game.title)
    return game.seat(seat, style=_turned(known, game.seats[seat].style, step))


def _start(game: NewGame, value: tuple[int, int]) -> NewGame:
    choices = (RANDOM, *range(len(game.seats)))
    return replace(game, start=_turned(choices, game.start, value[1]))


def _edition(game: NewGame, value: tuple[int, int]) -> NewGame:
    choices = (OURS, *editions.sound(game.title))
    # Its files may have been deleted while the set-up was open.
    now = game.edition if game.edition in choices else OURS
    return replace(game, edition=_turned(choices, now, value[1]))


def _option(game: NewGame, value: tuple[str, str]) -> NewGame:
    return replace(game, options={**game.options, value[0]: value[1]})


CHANGES: dict[str, Callable[[NewGame, Any], NewGame | Message]] = {
    "add": lambda game, _: new_game.add(game),
    "remove": new_game.remove,
    "move": new_game.move,
    "colour": new_game.recolour,
    "name": lambda game, value: game.seat(value[0], name=value[1][: new_game.LONGEST_NAME]),
    "person": lambda game, seat: _kind(game, seat, False),
    "computer": lambda game, seat: _kind(game, seat, True),
    "level": _level,
    "style": _style,
    "start": _start,
    "edition": _edition,
    "option": _option,
    "order": lambda game, mixed: replace(game, shuffle=bool(mixed)),
    "seed": lambda game, text: replace(game, seed=text[: new_game.LONGEST_SEED]),
    "reseed": lambda game, _: replace(game, seed=new_seed()),
}
"""What each intent of the set-up makes of a game, from the value it comes with."""
