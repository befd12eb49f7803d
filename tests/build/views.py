"""What a player sees of a situation, and what a player does in it, without a window.

A title says once what its views are made of (`VIEWS` of `tests/<title>/screen/views.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sized
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from game.core.chance import Seeded
from game.core.contract import Turn
from game.core.event import Event
from game.core.match import Match
from game.core.options import encoded
from game.folders import ROOT
from game.i18n.catalog import Catalog, load
from scenes.table.contract import BoardView, Choice, Seat, Stage
from scenes.table.mat import Mat
from scenes.ui.geometry import Region
from scenes.ui.picture import Act, Do, Item, Picture, Tip

MAT = Region(24, 96, 1464, 960)
NAMES = ("Amira", "Henrike", "Mikołaj", "Tamar", "Ioana")
SEATS = tuple(Seat(name, at) for at, name in enumerate(NAMES))
_LAST: dict[str, Mat[Any, Any, Any]] = {}


@cache
def words(title: str, language: str) -> Catalog:
    """Give the texts of the program and of a title in a language."""
    return load(ROOT / "data" / "i18n", [ROOT / "data" / title])[language]


@dataclass(frozen=True)
class Views:
    """The views of one title's situations."""

    title: str
    stage: Stage
    components: Callable[[], Any]
    rules: Callable[[], Any]
    """The usual rules, for a state that comes without a table."""
    people: Callable[[Any], Sized]
    """Who sits at the table, of a state."""

    def words(self, language: str) -> Catalog:
        """Give the texts of the title in a language."""
        return words(self.title, language)

    def board_view(
        self,
        state: Any,
        language: str = "en",
        region: Region = MAT,
        shown: int | None = None,
        tab: str = "",
        me: bool = True,
        selection: Any = None,
        by: Any = None,
    ) -> BoardView:
        """Give what the seat that decides sees, its draft fresh, of a state or of a table."""
        # A table of a test brings its own variant; the usual rules would judge it wrongly.
        made = by or getattr(state, "rules", None) or self.rules()
        state = getattr(state, "state", state)
        pending = made.pending(state)
        seat = pending.seat if isinstance(pending, Turn) else None
        seen = BoardView(
            rules=made,
            components=self.components(),
            options=encoded(made.options),
            state=made.view(state, seat if seat is not None else 0),
            pending=pending,
            seats=SEATS[: len(self.people(state))],
            me=seat if me else None,
            shown=(state.seat if seat is None else seat) if shown is None else shown,
            selection=selection,
            words=self.words(language),
            region=region,
            tab=tab,
        )
        if seen.me is None:
            return seen
        return replace(seen, selection=self.stage.open(seen).fresh())

    def opened(self, seen: BoardView) -> Mat[Any, Any, Any]:
        """Give the mat of a view; of the same view it is the same, with its picture."""
        last = _LAST.get(self.title)
        if last is None or last.board_view is not seen:
            last = _LAST[self.title] = self.stage.open(seen)
        return last

    def item(self, seen: BoardView, name: str) -> Item:
        """Give an item that must be there."""
        picture = self.opened(seen).picture
        found = picture.find(name)
        assert found is not None, f"no {name}; there are {[i.id for i in picture]}"
        return found

    def tip(self, seen: BoardView, name: str) -> Tip:
        """Give the words beside an item."""
        found = self.item(seen, name).tip
        assert found is not None
        return found

    def names(self, seen: BoardView, kind: str) -> list[str]:
        """List the ids of a kind of items."""
        return [i.id for i in self.opened(seen).picture if i.kind == kind]

    def click(self, seen: BoardView, *names: str) -> BoardView:
        """Click items one after the other; each must answer with a change of the draft."""
        for name in names:
            intent = self.item(seen, name).intent
            assert isinstance(intent, Do), f"{name} answers with {intent}"
            seen = self.revised(seen, intent)
        return seen

    def revised(self, seen: BoardView, do: Do) -> BoardView:
        """Give the view after a change of the draft."""
        selection = self.opened(seen).revise(do)
        assert not isinstance(selection, Act), selection
        return replace(seen, selection=selection)

    def main(self, seen: BoardView) -> Choice:
        """Give the main choice."""
        return self.opened(seen).choices()[0]

    def played(self, seen: BoardView) -> Any:
        """Give the action of the main choice."""
        intent = self.main(seen).intent
        assert isinstance(intent, Act), self.main(seen)
        return intent.action

    def offers(self, seen: BoardView, action: Any) -> bool:
        """Tell whether a click somewhere plays an action now."""
        wanted, mat = Act(action), self.opened(seen)
        # Choices first, as they take no picture.
        in_choices = any(choice.intent == wanted for choice in mat.choices())
        return in_choices or any(i.intent == wanted for i in mat.picture)


def walked(
    made: Any, seed: int, seats: int, decisions: int, choose: Callable[[Random, Any, Any], Any]
) -> list[Any]:
    """Give the positions of a match in which every decision is chosen, by rules and state."""
    rng = Random(f"screen/{seed}/{seats}")
    match: Match = Match(made, made.setup(seats, 0), Seeded(f"screen/{seed}"))
    match.begin()
    found: list[Any] = []
    while not match.over and len(found) < decisions:
        found.append(match.state)
        match.play(choose(rng, made, match.state))
    return found


def ends_well(stage: Stage, event: Event, look: Picture, goal: Picture) -> None:
    """Check that the motion of an event is short and shows items with names all the way."""
    track = stage.cue(event, look, goal)
    if track is None:
        return
    assert track.seconds < 4
    for t in (0.0, track.seconds / 2, track.seconds):
        assert all(item is None or item.id for item in track.at(t, goal).values())
