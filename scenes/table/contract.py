"""What a title gives to the table, and what the table tells it. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.event import Event
from scenes.base.words import Words
from scenes.table.aloud import Aloud
from scenes.table.lazy import Lazy
from scenes.table.mat import AnyMat, Mat
from scenes.table.moments import MakeEnding, MakeMoment, Moment, Side, by_kind
from scenes.table.pages import Pages
from scenes.table.speech import Speech
from scenes.table.timeline import Track
from scenes.table.values import (
    BoardView,
    Choice,
    Ending,
    Fact,
    LogLine,
    Odds,
    Prompt,
    Seat,
)
from scenes.table.vignette import Variants
from scenes.ui.picture import Act, Do, Item, Picture, Tip
from scenes.ui.theme import Material

if TYPE_CHECKING:
    from scenes.ui.draw import Painter

Cue = Callable[[Event, Picture, Picture], Track | None]


def _no_motion(event: Event, look: Picture, goal: Picture) -> Track | None:
    del event, look, goal
    return None


def _nothing(*known: object) -> None:
    del known


@dataclass(frozen=True, slots=True)
class Stage:
    """One title on the screen; only its painters may need pygame."""

    mat: type[Mat[Any, Any, Any]]
    painters: Lazy[Mapping[str, Painter]]
    """Which painter draws which kind of item."""
    material: Material
    """What the mat is made of."""
    cover: str
    """The sprite on the title's card: "bronze/cover"."""
    pages: Lazy[Pages] | None = None
    """The pages of rules; a title without them has only that on mouse and keys."""
    speech: Lazy[Speech] | None = None
    """What is said at a real table; a title without it has no referee."""
    aloud: Lazy[Aloud[AnyMat]] | None = None
    """What is said to somebody who does not see the table; without it all that the mat says."""
    variants: Lazy[Variants] | None = None
    """Small pictures of what each value of an option changes; needed where there are options."""
    cue: Cue = _no_motion
    """How an event looks: what moves between the pictures before and after its step; `None`:
    nothing of its own. The track is asked with the picture *after* the step and may show any item
    of it; all other items look as before the step until the cues of all its events have ended.
    What then still differs glides or fades by itself."""
    moment: MakeMoment = _nothing
    """Which events everybody should notice, in the words for one viewer: they stand over the table
    for a while. What is a moment in every title (a round, the last one) the table says itself."""
    ending: MakeEnding = _nothing
    """Which events bring the match to its end, and how."""
    largest: int = 150
    """The largest interface size in per cent at which the table passes its fit test."""

    @classmethod
    def usual(
        cls,
        mat: type[Mat[Any, Any, Any]],
        material: Material,
        cue: Cue,
        moment: MakeMoment = _nothing,
        ending: MakeEnding = _nothing,
        speech: bool = False,
    ) -> Stage:
        """Make the stage of a title whose modules are called as here."""
        package, sprites = f"scenes.{mat.title}", mat.title
        return cls(
            mat,
            Lazy(f"{package}.paint", "PAINTERS"),
            material,
            f"{sprites}/cover",
            pages=Lazy(f"{package}.pages", "pages"),
            speech=Lazy(f"{package}.real_table", "SPEECH") if speech else None,
            aloud=Lazy(f"{package}.aloud", "ALOUD"),
            variants=Lazy(f"{package}.variants", "VARIANTS"),
            cue=cue,
            moment=moment,
            ending=ending,
        )

    def open(self, board_view: BoardView) -> Mat[Any, Any, Any]:
        """Lay the mat out for a board view."""
        return self.mat(board_view)


__all__ = [
    "Act",
    "BoardView",
    "Choice",
    "Cue",
    "Do",
    "Ending",
    "Fact",
    "Item",
    "Lazy",
    "LogLine",
    "Mat",
    "Moment",
    "Odds",
    "Picture",
    "Prompt",
    "Seat",
    "Side",
    "Stage",
    "Tip",
    "Words",
    "by_kind",
]
