"""What the coach says of an action at a table."""

from __future__ import annotations

from game.core.registry import titles


def warned(title: str, table: object, action: object) -> dict[str, object]:
    """Give each warning's kind and its number."""
    rules, state = table.rules, table.state  # type: ignore[attr-defined]
    found = titles()[title].warnings(rules, state, state.seat, action)
    return {why.key.removeprefix(f"{title}.coach."): why.params["count"] for why in found}
