"""States in saves of older formats, brought to the shape they have now."""

from __future__ import annotations

from typing import Any


def migrate(step: int, document: dict[str, Any]) -> dict[str, Any]:
    """Bring the states of a document from format `step` to the next; the log stays as it is."""
    if step != 1:
        return document
    states = {name: _grown(document.get(name)) for name in ("start", "snapshot")}
    return {**document, **states}


def _grown(state: Any) -> Any:
    """Add what format 2 knows beyond format 1: ships, preservation, the trade step.

    What is no state is left for the reader to say so.
    """
    if not isinstance(state, dict) or not isinstance(state.get("boards"), list):
        return state
    boards = [{**it, "ships": 0} if isinstance(it, dict) else it for it in state["boards"]]
    market = {"is": "Market", "swaps": 0, "deals": 0, "bid": None, "declined": []}
    return {**state, "boards": boards, "preserved": False, "market": market}
