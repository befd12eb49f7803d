"""Which spots can be settled, by which card, and what would follow from it.

What follows is read off the state that the engine gives for the action, never worked out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.bronze.actions import Action, Settle
from game.bronze.rules import Place
from game.bronze.state import State
from game.bronze.tables import Tables
from scenes.base.words import Words
from scenes.bronze.mat import BronzeMat
from scenes.ui.picture import Tip


@dataclass(frozen=True, slots=True)
class Heat:
    """What a click on each spot would do."""

    mat: BronzeMat
    fits: Mapping[str, int]
    """For each activated card not used yet its legal spots."""
    planned: int
    """Spots that the planned card would open."""

    def card(self, spot: Place) -> str:
        """Name the card that settles a spot: the chosen one, else the one hardest to use."""
        fits = {name: bits for name, bits in self.fits.items() if bits & spot.bit}
        chosen = self.mat.selection.technology
        if chosen in fits:
            return chosen
        return min(fits, key=lambda name: fits[name].bit_count(), default="")

    def action(self, spot: Place) -> Action | None:
        """Give the action of a click, or `None`."""
        card = self.card(spot)
        return Settle(card, spot.land, spot.terrain, spot.place) if card else None

    def look(self, spot: Place) -> str:
        """Say how a spot is lit."""
        card = self.card(spot)
        if card:
            return "now" if card == self.mat.selection.technology else "other"
        return "plan" if self.planned & spot.bit else ""

    def reason(self, spot: Place) -> str:
        """Say why a click does nothing, in the step in which cubes are placed."""
        mat = self.mat
        if not mat.at("settle"):
            return ""
        # The engine gives its reason for a card, so some card must be named.
        chosen = mat.selection.technology or next(iter(self.fits), "")
        action = Settle(chosen, spot.land, spot.terrain, spot.place)
        return mat.say(mat.rules.refuse(mat.state, action))


def heat(mat: BronzeMat) -> Heat:
    """Find out for all spots what a click would do now."""
    fits: dict[str, int] = {}
    if mat.at("settle"):
        names = dict.fromkeys(mat.state.active)
        fits = {name: mat.rules.spots(mat.state, name) for name in names}
    planned = 0
    if mat.preview is not None:
        for bits in mat.preview.spots.values():
            planned |= bits
    return Heat(mat, fits, planned)


def spot_tip(mat: BronzeMat, spot: Place, action: Action | None, reason: str) -> Tip:
    """Say what a spot is, who can settle it, and what would follow from a click."""
    words: Any = mat.words
    title, cards = _known(words, mat.tables, spot.terrain, spot.kind)
    lines: list[str] = []
    if spot.owner >= 0:
        lines.append(mat.text("bronze.table.spot.owner", name=mat.who(spot.owner)))
        reason = ""
    elif action is not None:
        lines += consequences(mat, action)
    else:
        lines.append(cards)
    state = mat.text("bronze.table.land", land=spot.land + 1)
    return Tip(title, state, tuple(lines), reason, icon=f"bronze/{spot.kind}")


@lru_cache(512)
def _known(words: Words, tables: Tables, terrain: str, kind: str) -> tuple[str, str]:
    """Name a spot, and the technologies that settle it: the same in all lands, so kept."""
    names = {"kind": BronzeMat.key(f"kind.{kind}"), "terrain": BronzeMat.key(f"terrain.{terrain}")}
    title = words.text("bronze.table.spot.title", **names)
    cards = tables.components.technologies.technologies.items()
    fits = tuple(
        BronzeMat.key(f"technology.{name}")
        for name, card in cards
        if terrain in card.terrains and kind in card.kinds
    )
    return title[:1].upper() + title[1:], words.text("bronze.table.spot.cards", cards=fits)


def consequences(mat: BronzeMat, action: Action) -> Iterator[str]:
    """Tell what placing a cube there brings about, as the engine has it."""
    assert isinstance(action, Settle)
    state, rules, seat = mat.state, mat.rules, mat.state.seat
    after = rules.apply(state, action, quiet=True).state
    yield mat.text("bronze.table.spot.with", card=mat.key(f"technology.{action.technology}"))
    row = rules.longest(after, seat, action.terrain)
    yield mat.text(
        "bronze.table.spot.row", before=rules.longest(state, seat, action.terrain), after=row
    )
    yield from _tokens(mat, after, action)
    if rules.leader(after, action.land) == seat != rules.leader(state, action.land):
        yield mat.text("bronze.table.spot.leads")
    last = rules.last_land(state, seat)
    # Who has no cube yet leaves the lands before the first one just as well.
    if last < action.land:
        yield from _leaves(mat, action.land)
    yield from _luck(mat, after, action)


def _leaves(mat: BronzeMat, land: int) -> Iterator[str]:
    """Tell which lands are closed to whoever goes on to this one."""
    if land == 1:
        yield mat.text("bronze.table.spot.leaves_first")
    elif land > 1:
        yield mat.text("bronze.table.spot.leaves", land=land)


def _tokens(mat: BronzeMat, after: State, action: Settle) -> Iterator[str]:
    seat = mat.state.seat
    before, then = (promised(mat, one, seat, action.terrain) for one in (mat.state, after))
    if then > before:
        points = mat.tables.route_points[then]
        yield mat.text("bronze.table.spot.token", length=then, count=points)


def promised(mat: BronzeMat, state: State, seat: int, terrain: str) -> int:
    """Give the length of the token a seat has in a terrain, or takes when its turn ends now."""
    held = state.players[seat].routes[mat.tables.terrain_place[terrain]]
    # Routes are claimed when a turn ends: before a card is laid nothing is promised.
    if state.seat != seat or state.laid < 0:
        return held
    return mat.rules.claims(state, seat).get(terrain, held)


def _luck(mat: BronzeMat, after: State, action: Settle) -> Iterator[str]:
    """Tell what is turned up, and that this can't be taken back."""
    if "land" in after.waiting:
        yield mat.text("bronze.table.spot.opens", land=len(after.tiles) + 1)
    if after.phase == "city" and after.seat == mat.state.seat:
        if "cities" in after.waiting:
            count = mat.tables.sizes[len(after.players)].cities
            yield mat.text("bronze.table.spot.first", count=count)
        else:
            count = len(after.displays[action.land])
            yield mat.text("bronze.table.spot.city", count=count)
    if after.waiting:
        yield mat.text("bronze.table.spot.final")
