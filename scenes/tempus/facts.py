"""A seat's key numbers for its card in the rail."""

from __future__ import annotations

from scenes.stage.contract import Fact, Sight


def facts(sight: Sight, seat: int) -> tuple[Fact, ...]:
    """Give people, cities, cards, action tokens and the age reached."""
    tribe = sight.state.tribes[seat]
    eras = sight.components.eras.eras
    era = eras[tribe.box].id
    rows = (
        ("people", "common/meeple", sum(count for _, count in tribe.people), "#4b3a1e"),
        ("cities", "tempus/city", len(tribe.cities), "#4b3a1e"),
        ("cards", "tempus/action_have_ideas", len(tribe.hand), "#8a5a10"),
        ("tokens", "tempus/token_ready", tribe.tokens, ""),
        ("era", f"tempus/era_{era}", f"{tribe.box}/{len(eras) - 1}", "#2f6c75"),
    )
    words = sight.words
    name = words.text(f"tempus.era.{era}")
    return tuple(
        Fact(icon, str(value), words.text(f"tempus.table.fact.{key}", era=name), colour)
        for key, icon, value, colour in rows
    )
