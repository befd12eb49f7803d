"""Sets up a new game: who plays, under which options, with which dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.book import editions
from game.core.message import Message
from game.core.setup import OURS, RANDOM, MatchSetup
from game.opening import new_seed
from scenes.base.desk import Desk
from scenes.base.scene import Command, Replace
from scenes.front.column import Column
from scenes.front.listed import Listed
from scenes.front.seated import Seating
from scenes.front.seating import picture
from scenes.shared import game_list, new_game
from scenes.shared.links import Links
from scenes.shared.new_game import NewGame
from scenes.ui.picture import Do, Intent, Picture


class SetupScene(Listed):
    """A new game being set up; it opens as the last one was, or as the given table is."""

    def __init__(self, desk: Desk, ways: Links, title: str, like: MatchSetup | None = None) -> None:
        super().__init__(desk)
        self.ways = ways
        self.tab = "seats"
        self.last: NewGame | None = None
        self.draft = new_game.fresh(title) if like is None else new_game.like(like)
        self._take(title, like is None)

    def _take(self, title: str, whole: bool = True) -> None:
        """Set up a title; `whole`: as it was set up last."""
        self.last = new_game.recall(self.desk.settings.last, title)
        if whole:
            self.draft = self.last or new_game.fresh(title)

    def lay_out(self) -> tuple[Picture, Column]:
        """Give the set-up as it stands."""
        title = self.draft.title
        return picture(
            Seating(
                words=self.desk.words,
                region=self.region,
                draft=self.draft,
                cover=new_game.cover(title),
                titles=game_list.playable(),
                levels=new_game.levels(title),
                styles=new_game.styles(title),
                refusal=new_game.why_not(self.draft),
                remembered=self.last is not None,
                editions=editions.sound(title),
                tab=self.tab,
                first=self.first,
            )
        )

    def do(self, intent: Intent) -> Command | None:
        """Change the draft, begin the game, or go back."""
        assert isinstance(intent, Do)
        if intent.name == "back":
            return self.escape()
        if intent.name == "play":
            return self._deal(self.draft)
        if intent.name == "again":
            return self._deal(new_game.again(self.last)) if self.last else None
        if intent.name == "tab":
            self.tab, self.first = intent.value, 0
        elif intent.name == "title":
            self._take(intent.value)
        else:
            self._change(intent)
        return None

    def _deal(self, draft: NewGame) -> Command | None:
        if new_game.why_not(draft) is not None:
            return None
        self.desk.change(last=new_game.keep(draft))
        return Replace(self.ways.play(new_game.match_setup(draft)), whole=True)

    def _change(self, intent: Do) -> None:
        change = _CHANGES[intent.name]
        fresh = change(self.draft, intent.value)
        if isinstance(fresh, NewGame):
            self.draft = fresh


def _kind(draft: NewGame, seat: int, bot: bool) -> NewGame:
    """Seat a person, or a computer player of the middle level, unless one sits there already."""
    if draft.seats[seat].bot == bot:
        return draft
    known = new_game.levels(draft.title)
    level = known[len(known) // 2] if bot and known else ""
    return draft.seat(seat, level=level, style="")


def _turned(values: tuple[Any, ...], now: Any, step: int) -> Any:
    return values[(values.index(now) + step) % len(values)]


def _level(draft: NewGame, value: tuple[int, int]) -> NewGame:
    seat, step = value
    known = new_game.levels(draft.title)
    return draft.seat(seat, level=_turned(known, draft.seats[seat].level, step))


def _style(draft: NewGame, value: tuple[int, int]) -> NewGame:
    seat, step = value
    known = new_game.styles(draft.title)
    return draft.seat(seat, style=_turned(known, draft.seats[seat].style, step))


def _start(draft: NewGame, value: tuple[int, int]) -> NewGame:
    choices = (RANDOM, *range(len(draft.seats)))
    return replace(draft, start=_turned(choices, draft.start, value[1]))


def _edition(draft: NewGame, value: tuple[int, int]) -> NewGame:
    choices = (OURS, *editions.sound(draft.title))
    now = draft.edition if draft.edition in choices else OURS
    return replace(draft, edition=_turned(choices, now, value[1]))


def _option(draft: NewGame, value: tuple[str, str]) -> NewGame:
    return replace(draft, options={**draft.options, value[0]: value[1]})


_CHANGES: dict[str, Callable[[NewGame, Any], NewGame | Message]] = {
    "add": lambda draft, _: new_game.add(draft),
    "remove": new_game.remove,
    "colour": new_game.recolour,
    "name": lambda draft, value: draft.seat(value[0], name=value[1][: new_game.LONGEST_NAME]),
    "person": lambda draft, seat: _kind(draft, seat, False),
    "computer": lambda draft, seat: _kind(draft, seat, True),
    "level": _level,
    "style": _style,
    "start": _start,
    "edition": _edition,
    "option": _option,
    "order": lambda draft, mixed: replace(draft, shuffle=bool(mixed)),
    "seed": lambda draft, text: replace(draft, seed=text[: new_game.LONGEST_SEED]),
    "reseed": lambda draft, _: replace(draft, seed=new_seed()),
}
