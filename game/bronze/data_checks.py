"""What the numbers must be for the game to make sense: the last check of the data."""

from __future__ import annotations

from game.ai import simpler
from game.bronze.bots.weights import LESSER, Bots
from game.bronze.components import (
    AllKindsInTerrains,
    Components,
    DistinctTechnologies,
    RowContains,
    Size,
)
from game.core.title import Say

_ROW, _PAIR = 3, 2


def check(components: Components, say: Say) -> None:
    """Report numbers that fit their types and yet cannot be this game."""
    _check_sizes(components, say)
    _check_lands(components, say)
    _check_technologies(components, say)
    _check_tokens(components, say)
    _check_cities(components, say)
    bots: Bots | None = components.bots
    if bots is not None:
        simpler.check(say, ("simpler",), bots.medium, bots.simpler, LESSER)


def beside(ours: Components, theirs: Components, say: Say) -> None:
    """Warn where an owner's cards are not as many as the published rules say, which ours are."""
    told, known = _each(theirs), _each(ours)
    if told != known:
        events = f"{told} cards of each technology, and the published game has {known}"
        hint = "look whether a number is wrong"
        say("technologies", ("cards", "copies"), events, hint, "warning")


def _each(components: Components) -> int:
    return sum(row.count for row in components.technologies.cards.copies)


def _check_sizes(components: Components, say: Say) -> None:
    tables = components.setup.tables
    players = [size.players for size in tables]
    if players != sorted(set(players)) or set(players) != set(components.cover.seats):
        say("setup", ("tables",), f"tables for {players} players", "one for each in title.yaml")
    for at, size in enumerate(tables):
        _check_size(components, at, size, say)


def _check_size(components: Components, at: int, size: Size, say: Say) -> None:
    if size.lands > len(components.lands.lands):
        say("setup", ("tables", at, "lands"), f"there are no {size.lands} land tiles")
    if size.open >= size.lands:
        say("setup", ("tables", at, "open"), "no land is left to be turned up")
    if size.cities <= size.players:
        hint = f"at least {size.players + 1}"
        say("setup", ("tables", at, "cities"), "the last player has no choice", hint)
    deck = sum(city.players <= size.players for city in components.cities.cities.values())
    need = (size.lands - 1) * size.cities
    if deck < need:
        events = f"{need} city cards may be needed with {size.players} players"
        say("setup", ("tables", at, "cities"), events, f"there are {deck}")
    tokens = sum(row.count for row in components.tokens.provinces)
    if tokens < size.lands:
        say("setup", ("tables", at, "lands"), f"there are only {tokens} province tokens")


def _check_lands(components: Components, say: Say) -> None:
    for name, spots in components.lands.lands.items():
        for terrain in components.map.terrains:
            found = spots.get(terrain, ())
            if not found:
                say("lands", ("lands", name), f"no spot in {terrain}", "every terrain has some")
            if len(found) > len(components.map.kinds):
                events = (
                    f"{len(found)} spots in one cell, and only {len(components.map.kinds)} kinds"
                )
                hint = "look whether one was entered twice"
                say("lands", ("lands", name, terrain), events, hint, "warning")
    sizes = {sum(map(len, spots.values())) for spots in components.lands.lands.values()}
    if len(sizes) > 1:
        events = "the lands differ in their number of spots"
        say("lands", ("lands",), events, "look whether one was left out", "warning")


def _check_technologies(components: Components, say: Say) -> None:
    sheet = components.technologies
    if sheet.wild in sheet.technologies:
        say("technologies", ("wild",), f"'{sheet.wild}' is a technology, too")
    for name, card in sheet.technologies.items():
        for part, values in (("terrains", card.terrains), ("kinds", card.kinds)):
            if not values or len(set(values)) < len(values):
                say("technologies", ("technologies", name, part), f"no {part}, or one twice")
    least = min((row.players for row in sheet.cards.copies), default=0)
    if least != min(components.cover.seats):
        events = "no cards with the fewest players"
        say("technologies", ("cards", "copies"), events, "begin with them")


def _check_tokens(components: Components, say: Say) -> None:
    rows = [(route.length, route.points) for route in components.tokens.routes]
    lengths, points = [row[0] for row in rows], [row[1] for row in rows]
    if lengths != sorted(set(lengths)) or points != sorted(set(points)):
        say("tokens", ("routes",), "the tokens do not rise", "longer rows are worth more")


def _check_cities(components: Components, say: Say) -> None:
    cards = len(components.technologies.technologies) + 1
    for name, city in components.cities.cities.items():
        condition, path = city.condition, ("cities", name, "condition")
        if isinstance(condition, RowContains):
            wanted = condition.technologies
            if len(wanted) != _ROW or len(set(wanted)) < _ROW:
                say("cities", path, "a row needs three different technologies")
        elif isinstance(condition, AllKindsInTerrains):
            if len(set(condition.terrains)) != _PAIR:
                say("cities", path, "two different terrains are needed")
        elif isinstance(condition, DistinctTechnologies) and condition.count > cards:
            say("cities", path, f"there are only {cards} technologies")
