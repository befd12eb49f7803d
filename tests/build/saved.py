"""What a save of a situation must give back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.codec import Codec, encode


def restores(game: Any, types: Any) -> Any:
    """Check that a state read again stands at the same decision, and give it."""
    loaded = Codec(types).decode(encode(game.state), type(game.state))
    assert loaded == game.state
    assert game.rules.pending(loaded) == game.rules.pending(game.state)
    assert list(game.rules.legal(loaded)) == game.legal
    return loaded


def knows_actions(games: Iterable[Any], types: Any) -> None:
    """Check that every legal action of situations is the same when it is read again."""
    codec = Codec(types)
    for game in games:
        for action in game.legal:
            assert codec.decode(encode(action)) == action
