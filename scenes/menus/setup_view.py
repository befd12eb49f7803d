"""What the set-up of a game shows, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.message import Message
from game.core.title import Cover, Option
from scenes.base.words import Words
from scenes.shared import new_game
from scenes.shared.new_game import NewGame
from scenes.ui.geometry import Region

ROOMY = 1060
"""Height from which seats and choices stand side by side, all of them visible."""


@dataclass(frozen=True, slots=True)
class SetupView:
    """All that the set-up shows."""

    words: Words
    region: Region
    game: NewGame
    cover: Cover
    titles: tuple[str, ...]
    levels: tuple[str, ...]
    styles: tuple[str, ...]
    refusal: Message | None
    remembered: bool
    """Whether there is a last set-up that "same again" can use."""
    editions: tuple[str, ...] = ()
    """The owner's editions of the title that can be played."""
    unfolded: bool = False
    """Whether the variants are open."""
    tab: str = "seats"
    terse: bool = False
    """Whether sentences leave their place to what can be chosen, so that all of it is seen."""
    first: int = 0
    """The uppermost block that is seen in the open tab."""

    @property
    def narrow(self) -> bool:
        """Whether seats and choices share the place under tabs."""
        return self.region.width < 1500 or self.region.height < ROOMY

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that are a choice for this game."""
        return tuple(o for o in self.cover.options if new_game.offers(self.game, o.key))

    @property
    def low(self) -> bool:
        """Whether sentences must leave the place to what can be chosen; tips have them."""
        return self.terse or self.region.height < 760
