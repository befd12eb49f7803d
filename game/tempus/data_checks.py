"""What the numbers must be for the game to make sense: the last check of the data."""

from __future__ import annotations

from game.ai import simpler
from game.core.title import Say
from game.tempus.bots.weights import LESSER, Bots, Learned
from game.tempus.components import Components, Strength
from game.tempus.grid import STEPS
from game.tempus.state import SEA


def check(components: Components, say: Say) -> None:
    """Report numbers that fit their types and yet cannot be this game."""
    _check_terrains(components, say)
    _check_tiles(components, say)
    _check_eras(components, say)
    _check_cards(components, say)
    _check_table(components, say)
    _check_weights(components, say)
    _check_learned(components, say)


def beside(ours: Components, theirs: Components, say: Say) -> None:
    """Warn where an owner's deck is not as large as the published one, as ours is."""
    told, known = _deck(theirs), _deck(ours)
    if told != known:
        what = f"{told} idea cards, and the published game has {known}"
        say("cards", ("ideas",), what, "look whether a number is wrong", "warning")


def _deck(components: Components) -> int:
    return sum(sum(idea.cards.values()) for idea in components.cards.ideas.values())


def _check_terrains(components: Components, say: Say) -> None:
    letters: dict[str, str] = {}
    for name, terrain in components.map.terrains.items():
        path = ("terrains", name, "letter")
        if len(terrain.letter) != 1 or terrain.letter == SEA:
            say("map", path, f"'{terrain.letter}' is no letter", "one letter")
        elif terrain.letter in letters:
            say("map", path, f"'{terrain.letter}' is also {letters[terrain.letter]}")
        letters.setdefault(terrain.letter, name)
        if terrain.nursery and terrain.barren:
            say("map", ("terrains", name, "nursery"), "children on barren land")
    if not any(terrain.nursery for terrain in components.map.terrains.values()):
        say("map", ("terrains",), "no terrain for children", "nursery: true")


def _check_tiles(components: Components, say: Say) -> None:
    letters = {terrain.letter for terrain in components.map.terrains.values()}
    seen: dict[tuple[str, tuple[str, ...]], str] = {}
    for name, tile in components.map.tiles.items():
        if len(tile.ring) != len(STEPS):
            events = f"{len(tile.ring)} hexes around the centre"
            say("map", ("tiles", name, "ring"), events, f"a ring has {len(STEPS)}")
        for letter in {tile.centre, *tile.ring} - letters:
            say("map", ("tiles", name), f"no terrain has the letter '{letter}'")
        turned = min(tile.ring[at:] + tile.ring[:at] for at in range(len(tile.ring) or 1))
        first = seen.setdefault((tile.centre, turned), name)
        if first != name:
            events = f"the same tile as {first}"
            say("map", ("tiles", name), events, "look whether it was entered twice", "warning")
    rows = {laid.seats: laid.tiles for laid in components.map.laid}
    for seats in components.cover.seats:
        if seats not in rows:
            say("map", ("laid",), f"no number of tiles for {seats} players")
    most, there = max(rows.values(), default=0), len(components.map.tiles)
    if there > most:
        events = f"{there} tiles, of which at most {most} are ever laid"
        say("map", ("tiles",), events, "look whether one was entered twice", "warning")
    for at, laid in enumerate(components.map.laid):
        if laid.tiles > len(components.map.tiles):
            say("map", ("laid", at, "tiles"), f"there are {len(components.map.tiles)} tiles")


def _check_eras(components: Components, say: Say) -> None:
    eras = components.eras.eras
    if len(eras) < 2:
        say("eras", ("eras",), "no box to advance to", "write at least two")
    barren = {name for name, terrain in components.map.terrains.items() if terrain.barren}
    for at, era in enumerate(eras):
        if at and not era.terrain:
            say("eras", ("eras", at), "no terrain scores for entering it")
        if era.terrain in barren:
            say("eras", ("eras", at, "terrain"), "barren land never scores")
        if era.actions > components.table.tokens:
            path = ("eras", at, "actions")
            say("eras", path, "more than there are action tokens", f"{components.table.tokens}")
    for name in ("people", "distance", "babies", "stack", "draw", "hand", "actions", "ships"):
        column = [getattr(era, name) for era in eras]
        for at in range(1, len(column)):
            if column[at] < column[at - 1]:
                say("eras", ("eras", at), f"{name} falls from box to box", "it never does")


def _check_cards(components: Components, say: Say) -> None:
    barren = {name for name, terrain in components.map.terrains.items() if terrain.barren}
    for name, idea in components.cards.ideas.items():
        for background in barren & set(idea.cards):
            say("cards", ("ideas", name, "cards", background), "no card shows barren land")
        if not sum(idea.cards.values()):
            say("cards", ("ideas", name, "cards"), "no card of this idea")
    effects = [type(idea.effect) for idea in components.cards.ideas.values()]
    for at, name in enumerate(components.cards.ideas):
        if effects[at] is not Strength and effects.count(effects[at]) > 1:
            say("cards", ("ideas", name, "effect"), "another idea does the same")


def _check_table(components: Components, say: Say) -> None:
    table = components.table
    if table.settlers > table.people:
        say("table", ("settlers",), "more than a player has people", f"at most {table.people}")
    values = [city.value for city in table.cities]
    if values != sorted(set(values)) or not values:
        say("table", ("cities",), "the values do not rise", "each value once")
    stack = max(era.stack for era in components.eras.eras)
    for at, city in enumerate(table.cities):
        if city.value > stack:
            say("table", ("cities", at, "value"), f"never {city.value} people on a hex", f"{stack}")


def _check_weights(components: Components, say: Say) -> None:
    sheet: Bots | None = components.bots
    if sheet is not None:
        simpler.check(say, ("simpler",), sheet.medium, sheet.simpler, LESSER)
    for level in ("medium", "hard") if sheet is not None else ():
        cards = getattr(sheet, level).cards
        for idea in components.cards.ideas:
            if idea not in cards:
                events = f"no weight for '{idea}': it counts like the others on average"
                hint = "write one; python -m tests.tune finds it"
                say("bots", (level, "cards"), events, hint, "warning")


def _check_learned(components: Components, say: Say) -> None:
    sheet: Learned | None = components.learned
    eras = len(components.eras.eras) - 1
    for thing in sheet.uneven(eras) if sheet is not None else ():
        what = (
            f"not a number for each of {eras} eras: the strong player goes without what it learned"
        )
        say("learned", (thing,), what, "python -m tests.tempus.learn finds them", "warning")
