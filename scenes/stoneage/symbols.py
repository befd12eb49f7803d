"""Every symbol of this title, what it means, and the page that tells more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.message import Key
from game.stoneage.components import FIGURES, TOPS, Components, Village
from scenes.table.pages import Paragraph, Symbol

_HERE = "stoneage.rules.symbol"
_GOODS = ("food", "resource")
"""Tops of cards that show what has a symbol of its own already."""


def symbols(components: Components, icons: Mapping[str, str]) -> Iterator[Symbol]:
    """Give the symbols: goods, places, tops of cards, figures, culture.

    `icons` are sprites of tops of cards that are not called like them.
    """
    food = Key(f"{_HERE}.food")
    yield Symbol("stoneage/piece_food", Key("stoneage.gain.food"), food, "feed")
    for good in components.numbers.resources:
        numbers = {"divisor": good.divisor, "points": good.points}
        about = Paragraph(f"{_HERE}.resource", numbers)
        name = Key(f"stoneage.resource.{good.id}")
        yield Symbol(f"stoneage/piece_{good.id}", name, about, "roll")
    for place in components.places.places:
        if isinstance(place, Village):
            gain = Key(f"stoneage.rules.village.{place.gain}")
            yield Symbol(f"stoneage/{place.id}", Key(f"stoneage.place.{place.id}"), gain, "village")
    building = Key(f"{_HERE}.building")
    yield Symbol("stoneage/building", building, Key(f"{_HERE}.building.about"), "tiles")
    for kind in dict.fromkeys(TOPS[type(card.top)] for card in components.cards.cards.values()):
        if kind in _GOODS:
            continue
        name = Key(f"stoneage.rules.top.{kind}")
        about_top = Key(f"stoneage.rules.top.{kind}.about")
        yield Symbol(f"stoneage/{icons.get(kind, kind)}", name, about_top, "cards")
    for figure in FIGURES.values():
        times = Paragraph(f"{_HERE}.figure", {"what": Key(f"stoneage.rules.score.{figure}")})
        yield Symbol(f"stoneage/{figure}", Key(f"stoneage.figure.{figure}"), times, "score")
    for symbol in components.cards.symbols:
        culture = Key(f"{_HERE}.culture")
        yield Symbol(f"stoneage/{symbol}", Key(f"stoneage.symbol.{symbol}"), culture, "score")
