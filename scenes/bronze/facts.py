"""A seat's key numbers for its card in the rail, each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from game.bronze.rules import BronzeRules
from game.core.message import Key
from scenes.bronze.inks import COPPER, INDIGO
from scenes.stage.contract import Fact, Sight


def facts(sight: Sight, seat: int) -> tuple[Fact, ...]:
    """Give provinces, trade tokens, cities, cards and cubes left."""
    rules: BronzeRules = sight.rules  # type: ignore[assignment]
    state, words = sight.state, sight.words
    player = state.players[seat]
    provinces, routes, towns = rules.sources(state, seat)
    rows = (
        ("provinces", "province", state.owners.count(seat), provinces, COPPER),
        ("routes", "route", sum(map(bool, player.routes)), routes, "#2f6f63"),
        ("cities", "city", len(player.cities), towns, INDIGO),
        ("cards", "city_full_rows", sum(map(len, player.matrix)), None, "#4b3a1e"),
        ("cubes", "cube", player.cubes, None, "#4b3a1e"),
    )
    reasons = {
        "provinces": _provinces(sight, seat),
        "routes": _routes(sight, seat),
        "cities": _cities(sight, seat),
    }
    return tuple(
        Fact(
            f"bronze/{icon}",
            str(count),
            words.text(f"bronze.table.fact.{name}"),
            colour,
            _with_sum(sight, points, tuple(reasons.get(name, ()))),
        )
        for name, icon, count, points, colour in rows
    )


def _with_sum(sight: Sight, points: int | None, lines: tuple[str, ...]) -> tuple[str, ...]:
    if points is None:
        return lines
    return (sight.words.text("bronze.table.fact.sum", count=points), *lines)


def _provinces(sight: Sight, seat: int) -> Iterator[str]:
    state = sight.state
    for land, owner in enumerate(state.owners):
        if owner == seat:
            yield sight.words.text(
                "bronze.table.fact.province", land=land + 1, count=state.tokens[land]
            )


def _routes(sight: Sight, seat: int) -> Iterator[str]:
    tables = sight.rules.tables  # type: ignore[attr-defined]
    held = sight.state.players[seat].routes
    for terrain, length in zip(tables.terrains, held, strict=True):
        if length:
            yield sight.words.text(
                "bronze.table.fact.route",
                terrain=Key(f"bronze.terrain.{terrain}"),
                length=length,
                count=tables.route_points[length],
            )


def _cities(sight: Sight, seat: int) -> Iterator[str]:
    rules: BronzeRules = sight.rules  # type: ignore[assignment]
    words = sight.words
    for city in sight.state.players[seat].cities:
        worth = rules.worth(sight.state, seat, city)
        reason = words.say(worth.reason)
        if worth.missing:
            missing = ", ".join(words.say(message) for message in worth.missing)
            reason = words.text("bronze.table.cities.note", reason=reason, missing=missing)
        yield words.text(
            "bronze.table.cities.stands",
            name=Key(f"bronze.city.{city}"),
            count=worth.points,
            note=reason,
        )
