"""What the numbers must be for the game to make sense: the last check of the data."""

from __future__ import annotations

from game.ai import simpler
from game.core.title import Say
from game.stoneage.bots.weights import LESSER, NARROWER, Bots
from game.stoneage.components import Components, Exact, Fixed, Free, Village

_FACES = 6


def check(components: Components, say: Say) -> None:
    """Report numbers that fit their types and yet cannot be this game."""
    _check_numbers(components, say)
    _check_places(components, say)
    _check_tiles(components, say)
    _check_bots(components, say)


def _check_bots(components: Components, say: Say) -> None:
    sheet: Bots | None = components.bots
    if sheet is not None:
        simpler.check(say, ("simpler",), sheet.medium, sheet.simpler, (*LESSER, *NARROWER))
    village = [place.gain for place in components.places.places if isinstance(place, Village)]
    goods = [good.id for good in components.numbers.resources]
    known = {*village, "food", *goods, "card", "tile"}
    for style, levels in sheet.styles.items() if sheet is not None else ():
        for level, taste in levels.items():
            for gain in sorted(set(taste.eager) - known):
                say("bots", ("styles", style, level, "eager", gain), "no place gives that")


def _check_numbers(components: Components, say: Say) -> None:
    numbers = components.numbers
    goods = [good.id for good in numbers.resources]
    if numbers.people.start > numbers.people.most:
        say("table", ("people", "start"), f"{numbers.people.start} is above the most")
    if len(numbers.die) != _FACES:
        say("table", ("die",), f"{len(numbers.die)} faces", "a die has 6")
    for at, face in enumerate(numbers.die):
        if face not in (*goods, "tool", "agriculture"):
            say("table", ("die", at), f"'{face}' is nothing a die can give")
    if list(numbers.row) != sorted(numbers.row):
        say("table", ("row",), "a slot further left is cheaper", "the costs rise")
    divisors = [good.divisor for good in numbers.resources]
    if divisors != sorted(set(divisors)):
        say("table", ("resources",), "the divisors do not rise")
    losses = numbers.hunger.by_person
    if not losses or losses[0] or list(losses) != sorted(losses):
        say("table", ("hunger", "by_person"), "the losses do not rise from 0")
    if len(losses) != numbers.people.most + 1:
        say("table", ("hunger", "by_person"), "not one loss for each number of people")


def _check_places(components: Components, say: Say) -> None:
    sheet = components.places
    limits = [limit.seats for limit in sheet.limits]
    if sorted(limits) != sorted(components.cover.seats):
        say("places", ("limits",), "not one limit for each number of players")
    village = sum(isinstance(place, Village) for place in sheet.places)
    for at, limit in enumerate(sheet.limits):
        if not 0 < limit.village <= village:
            say("places", ("limits", at, "village"), f"there are {village} village places")
        if limit.players > limit.seats:
            say("places", ("limits", at, "players"), "more than there are")
    tiles = len(components.tiles)
    if components.numbers.stack * max(limits, default=0) > tiles:
        say("table", ("stack",), f"{tiles} tiles do not fill the stacks")


def _check_tiles(components: Components, say: Say) -> None:
    worth = {good.id: good.points for good in components.numbers.resources}
    for name, tile in components.tiles.items():
        path = ("tiles", name)
        if isinstance(tile, Fixed):
            paid = sum(worth.get(good, 0) * count for good, count in tile.cost.items())
            if paid != tile.points:
                say("tiles", path, f"{tile.points} points for {paid} in resources")
        elif isinstance(tile, Exact) and not tile.kinds <= min(tile.count, len(worth)):
            say("tiles", (*path, "kinds"), f"{tile.kinds} kinds are too many")
        elif isinstance(tile, Free) and tile.least > tile.most:
            say("tiles", (*path, "least"), f"{tile.least} is above the most")
