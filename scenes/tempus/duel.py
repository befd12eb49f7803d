"""The fight: known points of both sides and the chance to win, before, during, or on trial."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.tempus.board import owner
from game.tempus.fighting import beats, card_points
from game.tempus.odds import Odds as Chance
from game.tempus.state import UNKNOWN, number
from scenes.table.paint_specs import Label
from scenes.tempus.mat import TempusMat
from scenes.tempus.paint_specs import Odds, Side
from scenes.tempus.palette import QUIET, VERMILION
from scenes.tempus.selection import CALCULATOR, picked
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import PanelLook
from scenes.ui.picture import Item, Tip


@dataclass(frozen=True, slots=True)
class Duel:
    """A fight that is looked at."""

    start: int
    target: int
    terrain: str
    """An id; for a city on trial the worst of all for the attacker."""
    attack: tuple[str, ...]
    """Cards of the attacker, as far as known."""
    defence: tuple[str, ...]
    chance: Chance
    worst: bool = False
    reckoned: bool = True
    """Whether the chance means anything: before the terrain is named it does not."""


def duel(mat: TempusMat) -> Duel | None:
    """Give the fight in progress, planned or on trial, if any."""
    state, selection = mat.state, mat.selection
    tried = mat.mode in ("fight", "lead", CALCULATOR)
    if tried and selection.start >= 0 and selection.to >= 0:
        cards = picked(state, selection) if mat.mine else ()
        return trial(mat, selection.start, selection.to, cards)
    fight = state.fight
    if fight is None or mat.mode == CALCULATOR or state.phase == "advance":
        return None
    if not fight.terrain:
        made = trial(mat, fight.start, fight.target, ())
        named = selection.terrain if mat.deciding else ""
        return replace(made, terrain=named or made.terrain, worst=not named, reckoned=False)
    terrain = mat.tables.terrain[fight.terrain]
    hexes = (fight.start, fight.target)
    if state.phase == "attack":
        cards = picked(state, selection) if mat.deciding else ()
        return Duel(*hexes, terrain, cards, (), _against(mat, hexes, terrain, cards))
    defence = picked(state, selection) if mat.deciding else ()
    known = UNKNOWN not in fight.cards
    # Whoever defends against no cards at all is told of those chosen, not of the best in hand.
    if known and (fight.cards or not mat.deciding):
        return Duel(*hexes, terrain, fight.cards, (), _against(mat, hexes, terrain, fight.cards))
    chance = mat.rules.chance_to_hold(state, defence)
    return Duel(*hexes, terrain, (), defence, chance)


def _against(
    mat: TempusMat, hexes: tuple[int, int], terrain: str, cards: tuple[str, ...]
) -> Chance:
    return mat.rules.chance(mat.state, hexes, terrain, cards)


def trial(mat: TempusMat, start: int, target: int, cards: tuple[str, ...]) -> Duel:
    """Reckon a fight that has not begun; a city's owner is taken to name the best terrain."""
    state, hexes = mat.state, (start, target)
    seat = owner(state, target)
    if seat is None or not number(state.tribes[seat].cities, target):
        terrain = mat.terrains[target]
        return Duel(*hexes, terrain, cards, (), _against(mat, hexes, terrain, cards))
    found = {name: _against(mat, hexes, name, cards) for name in mat.tables.backgrounds}
    worst = min(found, key=lambda name: found[name].win)
    return Duel(*hexes, worst, cards, (), found[worst], worst=True)


def items(mat: TempusMat, place: Region, look: Duel) -> Iterator[Item]:
    """Give the panel of a fight."""
    yield Item("duel", "panel", place, look="parchment", data=PanelLook(14))
    inner = place.inset(18, 8)
    head = inner.top(38)
    which = "trial" if mat.mode == CALCULATOR else "title"
    title, style = mat.text(f"tempus.table.duel.{which}"), Label(29, VERMILION, "title")
    yield Item("duel:title", "label", head.left(head.width * 0.56), text=title, data=style)
    on = "worst" if look.worst else "terrain"
    words = mat.text(f"tempus.table.duel.{on}", terrain=mat.key(f"terrain.{look.terrain}"))
    style = Label(22, QUIET, align="right")
    yield Item("duel:terrain", "label", head.end(head.width * 0.43), text=words, data=style)
    body = Region(inner.x, head.bottom, inner.width, inner.height - head.height)
    tall = body.height > 230
    share = 0.5 if tall else 0.62
    sides = body.top(body.height * share).columns(2, 12)
    yield _side(mat, sides[0], look, True)
    yield _side(mat, sides[1], look, False)
    if look.reckoned:
        yield _odds(mat, body.foot(body.height * (1 - share) - 8), look)


def _side(mat: TempusMat, place: Region, look: Duel, attacks: bool) -> Item:
    hex = look.start if attacks else look.target
    state = mat.state
    seat = owner(state, hex)
    name = mat.who(seat) if seat is not None else mat.text("tempus.table.duel.nobody")
    cards = look.attack if attacks else look.defence
    points = look.chance.attack if attacks else look.chance.defence
    parts: list[tuple[str, str]] = []
    if seat is not None:
        tribe = state.tribes[seat]
        city = 0 if attacks else number(tribe.cities, hex)
        if city:
            parts.append(("tempus/city", mat.text("tempus.table.duel.city", count=city)))
        elif number(tribe.people, hex):
            people = number(tribe.people, hex)
            parts.append(("common/meeple", mat.text("tempus.table.duel.people", count=people)))
    for card in cards:
        parts.append(_part(mat, card, look.terrain, not attacks))
    other = _hides(mat, look) == attacks
    hidden = look.chance.hidden if other else 0
    if hidden:
        parts.append(("common/help", mat.text("tempus.table.duel.hidden", count=hidden)))
    which = "attack" if attacks else "defence"
    tip = Tip(
        mat.text(f"tempus.table.duel.{which}", name=name),
        str(points),
        tuple(words for _, words in parts),
        icon="tempus/action_fight" if attacks else "common/shield",
    )
    colour = mat.colour(seat) if seat is not None else None
    data = Side(colour, points, tuple(parts), hidden)
    return Item(f"duel:{which}", "side", place, text=name, data=data, tip=tip, group="duel")


def _hides(mat: TempusMat, look: Duel) -> bool:
    """Tell whether it is the attacker whose cards are not known."""
    fight = mat.state.fight
    return (
        fight is not None
        and mat.state.phase == "defend"
        and UNKNOWN in fight.cards
        and look.start == fight.start
    )


def _holds(mat: TempusMat, look: Duel) -> bool:
    """Tell whether it is the defender who decides, so that the chance is the defender's."""
    fight = mat.state.fight
    return fight is not None and mat.state.phase == "defend" and look.start == fight.start


def _part(mat: TempusMat, card: str, terrain: str, defends: bool) -> tuple[str, str]:
    """Say what a card gives in this fight."""
    tables = mat.tables
    idea = tables.cards[card].idea
    points = card_points(tables, (card,), tables.letter[terrain], defends)
    words = mat.text("tempus.table.duel.card", idea=mat.key(f"idea.{idea}"), count=points)
    return f"tempus/idea_{idea}", words


def _odds(mat: TempusMat, place: Region, look: Duel) -> Item:
    chance = look.chance
    hides, holds = _hides(mat, look), _holds(mat, look)

    def good(points: int) -> bool:
        """Tell whether so many hidden points are good for whoever decides."""
        attack, defence = (points, 0) if hides else (0, points)
        return beats(chance.attack + attack, chance.defence + defence) != holds

    bars = tuple((points, part, good(points)) for points, part in chance.spread)
    share = 1 - chance.win if holds else chance.win
    seat = owner(mat.state, look.target if holds else look.start)
    words = mat.text(
        f"tempus.table.duel.{'holds' if holds else 'wins'}",
        name=mat.text("tempus.table.duel.nobody") if seat is None else mat.who(seat),
        percent=round(share * 100),
    )
    sure = len(bars) < 2
    caption = mat.text(f"tempus.table.duel.{'sure' if sure else 'bars'}", count=chance.hidden)
    lines = [] if sure else [mat.text("tempus.table.duel.how", count=chance.hidden)]
    lines += [
        mat.text("tempus.table.duel.bar", points=points, percent=round(part * 100))
        for points, part, _ in bars
    ]
    return Item(
        "duel:odds",
        "odds",
        place,
        data=Odds(share, bars, words, caption),
        tip=Tip(words, lines=(caption, *lines), icon="tempus/fight_point"),
        group="duel",
    )
