"""What is impossible about a state: asked when a state comes from a file that people can edit."""

from __future__ import annotations

from game.bronze.state import State
from game.bronze.tables import Tables
from game.core.message import Message


def problems(tables: Tables, state: State) -> tuple[Message, ...]:
    """Name everything that no game could have come to; nothing found means the state is sound."""
    if len(state.players) not in tables.sizes:
        return (Message("bronze.problem.seats"),)
    return ()
