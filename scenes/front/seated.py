"""What the set-up of a game shows, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.message import Message
from game.core.title import Cover
from scenes.desk import Words
from scenes.front.draft import Draft
from scenes.ui.geometry import Region


@dataclass(frozen=True, slots=True)
class Seating:
    """All that the set-up shows."""

    words: Words
    region: Region
    draft: Draft
    cover: Cover
    titles: tuple[str, ...]
    levels: tuple[str, ...]
    styles: tuple[str, ...]
    refusal: Message | None
    remembered: bool
    """Whether there is a last set-up that "same again" can use."""
    tab: str = "seats"
    first: int = 0
    """The uppermost block that is seen in the open tab."""

    @property
    def narrow(self) -> bool:
        """Whether seats and choices share the place under tabs."""
        return self.region.width < 1500 or self.low

    @property
    def low(self) -> bool:
        """Whether sentences must leave the place to what can be chosen; tips have them."""
        return self.region.height < 760
