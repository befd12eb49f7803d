"""What the numbers must be for the game to make sense: the last check of the data."""

from __future__ import annotations

from game.ages.bots.weights import LESSER, Bots, Nets
from game.ages.components import Components, Development, Edition, Ships
from game.ai import simpler
from game.core.title import Say

_FACES = 6


def check(components: Components, say: Say) -> None:
    """Report numbers that fit their types and yet cannot be this game."""
    _check_dice(components, say)
    _check_sheet(components, say)
    _check_trade(components, say)
    _check_standing(components, say)
    _check_weights(components, say)
    _check_nets(components, say)
    for name, edition in components.editions.items():
        _check_monuments(components, name, edition, say)
        _check_developments(components, name, edition, say)
        _check_disasters(name, edition, say)


def _check_dice(components: Components, say: Say) -> None:
    faces = components.dice.faces
    if len(faces) != _FACES:
        say("dice", ("faces",), f"{len(faces)} faces", "a die has 6")
    choices = [at for at, face in enumerate(faces) if face.choice]
    for at in choices[1:]:
        say("dice", ("faces", at), "a second face with a choice", "only one face has a choice")
    for at in choices:
        if not (faces[at].food and faces[at].workers):
            say("dice", ("faces", at), "nothing to choose", "give food and workers")


def _check_sheet(components: Components, say: Say) -> None:
    for at, good in enumerate(components.sheet.goods):
        path = ("goods", at, "values")
        if not good.values or good.values[0] != 0:
            say("sheet", path, "the first value is not 0", "no goods are worth nothing")
        if list(good.values) != sorted(set(good.values)):
            say("sheet", path, "the values do not rise", "more goods are worth more")
    food = components.sheet.food
    if food.start > food.most:
        say("sheet", ("food", "start"), f"{food.start} is above the most, {food.most}")
    boxes = components.sheet.cities.boxes
    if list(boxes) != sorted(boxes):
        say("sheet", ("cities", "boxes"), "a later city is cheaper", "they grow")


def _check_trade(components: Components, say: Say) -> None:
    for name in components.editions.keys() ^ components.trade.editions.keys():
        say("trade", ("editions",), f"'{name}' is missing here or no edition")


def _check_standing(components: Components, say: Say) -> None:
    editions = components.standing.editions
    for name in components.editions.keys() ^ editions.keys():
        say("standing", ("editions",), f"'{name}' is missing here or no edition")
    for name, levels in editions.items():
        for level, spread in levels.items():
            if not spread.games:
                path = ("editions", name, level, "counts")
                say("standing", path, "no game at all", "play some")


def _check_weights(components: Components, say: Say) -> None:
    sheet: Bots | None = components.bots
    for name, players in sheet.editions.items() if sheet is not None else ():
        if name not in components.editions:
            say("bots", ("editions", name), "no such edition")
            continue
        simpler.check(say, ("editions", name, "simpler"), players.medium, players.simpler, LESSER)
        for level in ("hard", "medium", "alone"):
            use = getattr(players, level).use
            for development in components.editions[name].developments:
                if development not in use:
                    events = f"no weight for '{development}': it counts like the others on average"
                    path = ("editions", name, level, "use")
                    say("bots", path, events, "write one; python -m tests.tune finds it", "warning")


def _check_nets(components: Components, say: Say) -> None:
    sheet: Nets | None = components.nets
    for name, net in sheet.editions.items() if sheet is not None else ():
        if name not in components.editions:
            say("nets", ("editions", name), "no such edition")
        rows = [(("inputs", key), row) for key, row in net.inputs.items()]
        for key, row in ((("start",), net.start), *rows):
            if len(row) != len(net.cells) + 1:
                events = f"{len(row)} numbers for {len(net.cells)} cells"
                say("nets", ("editions", name, *key), events, "one for each cell, and one more")


def _check_monuments(components: Components, name: str, edition: Edition, say: Say) -> None:
    sheet = f"{name}/monuments"
    boxes = [monument.boxes for monument in edition.monuments.values()]
    if boxes != sorted(boxes):
        told = "the monuments are not sorted by boxes"
        say(sheet, ("monuments",), told, "the sheet shows them in this order", "warning")
    for key, monument in edition.monuments.items():
        if monument.later >= monument.first:
            hint = f"less than {monument.first}"
            say(sheet, ("monuments", key, "later"), "the first builder gains nothing", hint)
    for seats in components.cover.seats:
        if all(seats in monument.left_out for monument in edition.monuments.values()):
            say(sheet, ("monuments",), f"no monument is in play with {seats} players")


def _check_developments(components: Components, name: str, edition: Edition, say: Say) -> None:
    sheet = f"{name}/developments"
    costs = [development.cost for development in edition.developments.values()]
    if costs != sorted(costs):
        told = "the developments are not sorted by cost"
        say(sheet, ("developments",), told, "the sheet shows them in this order", "warning")
    dice = components.sheet.cities.start + len(components.sheet.cities.boxes)
    coins = max((face.coins for face in components.dice.faces), default=0)
    purse = sum(good.values[-1] for good in components.sheet.goods) + dice * coins
    for key, development in edition.developments.items():
        if development.cost > purse:
            path = ("developments", key, "cost")
            say(sheet, path, f"{development.cost} can never be paid", f"at most {purse}")
        if not development.effects:
            say(sheet, ("developments", key, "effects"), "no effect", "name at least one")
        _check_ships(sheet, key, development, say)
    if edition.ending.developments > len(edition.developments):
        say(f"{name}/ending", ("developments",), "more than there are developments")


def _check_ships(sheet: str, key: str, development: Development, say: Say) -> None:
    for at, effect in enumerate(development.effects):
        if isinstance(effect, Ships) and not 0 < len(effect.goods) == len(set(effect.goods)):
            path = ("developments", key, "effects", at, "goods")
            say(sheet, path, "a ship costs nothing or a good twice", "name each good once")


def _check_disasters(name: str, edition: Edition, say: Say) -> None:
    sheet = f"{name}/disasters"
    rows = [disaster.skulls for disaster in edition.disasters.values()]
    if rows != sorted(set(rows)):
        say(sheet, ("disasters",), "two disasters for the same skulls, or not sorted")
    for key, disaster in list(edition.disasters.items())[:-1]:
        if disaster.or_more:
            say(sheet, ("disasters", key, "or_more"), "hides the disasters after it")
    for key, disaster in edition.disasters.items():
        if not (disaster.roller or disaster.others or disaster.goods):
            say(sheet, ("disasters", key), "a disaster without any effect")
