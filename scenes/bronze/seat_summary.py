"""A seat's key numbers for its card in the rail, each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.message import Key
from scenes.bronze.mat import BronzeMat
from scenes.bronze.palette import COPPER, INDIGO
from scenes.table.contract import Fact


def facts(mat: BronzeMat, seat: int) -> tuple[Fact, ...]:
    """Give provinces, trade tokens, cities, cards and cubes left."""
    state = mat.state
    player = state.players[seat]
    provinces, routes, towns = mat.rules.sources(state, seat)
    rows = (
        ("provinces", "province", state.owners.count(seat), provinces, COPPER),
        ("routes", "route", sum(map(bool, player.routes)), routes, "#2f6f63"),
        ("cities", "city", len(player.cities), towns, INDIGO),
        ("cards", "city_full_rows", sum(map(len, player.matrix)), None, "#4b3a1e"),
        ("cubes", "cube", player.cubes, None, "#4b3a1e"),
    )
    reasons = {
        "provinces": _provinces(mat, seat),
        "routes": _routes(mat, seat),
        "cities": _cities(mat, seat),
    }
    return tuple(
        Fact(
            f"bronze/{icon}",
            str(count),
            mat.text(f"bronze.table.fact.{name}"),
            colour,
            _with_sum(mat, points, tuple(reasons.get(name, ()))),
        )
        for name, icon, count, points, colour in rows
    )


def _with_sum(mat: BronzeMat, points: int | None, lines: tuple[str, ...]) -> tuple[str, ...]:
    if points is None:
        return lines
    return (mat.text("bronze.table.fact.sum", count=points), *lines)


def _provinces(mat: BronzeMat, seat: int) -> Iterator[str]:
    state = mat.state
    for land, owner in enumerate(state.owners):
        if owner == seat:
            yield mat.text("bronze.table.fact.province", land=land + 1, count=state.tokens[land])


def _routes(mat: BronzeMat, seat: int) -> Iterator[str]:
    held = mat.state.players[seat].routes
    for terrain, length in zip(mat.tables.terrains, held, strict=True):
        if length:
            yield mat.text(
                "bronze.table.fact.route",
                terrain=Key(f"bronze.terrain.{terrain}"),
                length=length,
                count=mat.tables.route_points[length],
            )


def _cities(mat: BronzeMat, seat: int) -> Iterator[str]:
    for city in mat.state.players[seat].cities:
        worth = mat.rules.worth(mat.state, seat, city)
        reason = mat.say(worth.reason)
        if worth.missing:
            missing = ", ".join(mat.say(message) for message in worth.missing)
            reason = mat.text("bronze.table.cities.note", reason=reason, missing=missing)
        yield mat.text(
            "bronze.table.cities.stands",
            name=Key(f"bronze.city.{city}"),
            count=worth.points,
            note=reason,
        )
