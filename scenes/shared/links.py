"""Where the scenes around the table lead to: scenes that are made only when somebody goes.

The program makes the links. Through them the title screen opens the companion, and the companion
the set-up of a new game, without knowing each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.setup import MatchSetup
    from game.storage.save import Loaded
    from scenes.base.scene import Scene


@dataclass(frozen=True, slots=True)
class Links:
    """Makers of scenes that lie elsewhere."""

    play: Callable[[MatchSetup], Scene]
    """The table of a new match."""
    resume: Callable[[Loaded, str], Scene]
    """The table of a saved match, which has the given name in the store and is claimed."""
    result: Callable[[Loaded], Scene]
    """The result of a finished match."""
    replay: Callable[[str], Scene]
    """A saved match to be looked back upon; raises Unreadable where nothing of it is left."""
    setup: Callable[[MatchSetup], Scene]
    """The set-up of a new game like one that was played."""
    companion: Callable[[], Scene]
    """The helper beside a real table."""
