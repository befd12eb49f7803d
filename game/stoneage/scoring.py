"""Points by source, as they stand and as they count at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Line, Score
from game.stoneage.components import FIGURES, Culture
from game.stoneage.paying import extra
from game.stoneage.state import UNKNOWN, State, Tribe
from game.stoneage.tables import Tables


class Product(NamedTuple):
    """Figures of one kind, and what they are multiplied with."""

    figure: str
    figures: int
    times: int

    @property
    def points(self) -> int:
        """The product."""
        return self.figures * self.times


def sets(symbols: Iterable[str]) -> tuple[int, ...]:
    """Give the sizes of the sets of different symbols, the largest first (sa54)."""
    return sizes(tuple(Counter(symbols).values()))


@lru_cache(1 << 12)
def sizes(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Give the sizes of the sets, the largest first, by how often there is each symbol (sa54)."""
    most = max(counts, default=0)
    return tuple(sum(count > n for count in counts) for n in range(most))


def squared(size: int) -> int:
    """Give the points of a set of so many different symbols (sa54)."""
    return size * size


def known(tribe: Tribe) -> tuple[str, ...]:
    """Give the cards of a player that the viewer knows, open ones too."""
    return tuple(card for card in (*tribe.cards, *tribe.open) if card != UNKNOWN)


def symbols(tables: Tables, tribe: Tribe) -> tuple[str, ...]:
    """Give the culture symbols on a player's known cards."""
    bottoms = (tables.bottoms[card] for card in known(tribe))
    return tuple(bottom.symbol for bottom in bottoms if isinstance(bottom, Culture))


def products(tables: Tables, tribe: Tribe) -> tuple[Product, ...]:
    """Give the four multipliers (sa55): one-use tools are no tools here (sa32)."""
    figures = dict.fromkeys(FIGURES.values(), 0)
    for card in known(tribe):
        bottom = tables.bottoms[card]
        if not isinstance(bottom, Culture):
            figures[FIGURES[type(bottom)]] += bottom.amount
    times = (tribe.agriculture, sum(tribe.tools), len(tribe.tiles), tribe.people)
    return tuple(Product(f, figures[f], n) for f, n in zip(figures, times, strict=True))


def lines(tables: Tables, tribe: Tribe) -> tuple[Line, ...]:
    """Give a player's points by source; cards that the viewer does not know count nothing."""
    grouped = sets(symbols(tables, tribe))
    stock, waiting = sum(tribe.resources), extra(tables, tribe)
    found = [
        Line("stoneage.score.tiles", tribe.built, (("count", len(tribe.tiles)),)),
        Line("stoneage.score.cards", tribe.awarded),
        Line("stoneage.score.starved", -tribe.starved),
        Line(
            "stoneage.score.culture",
            sum(map(squared, grouped)),
            (("sets", " + ".join(f"{size}²" for size in grouped) or "0"),),
        ),
    ]
    for product in products(tables, tribe):
        params = (("figures", product.figures), ("times", product.times))
        found.append(Line(f"stoneage.score.{product.figure}", product.points, params))
    found.append(Line("stoneage.score.resources", stock * tables.leftover, (("count", stock),)))
    found.append(Line("stoneage.score.open", waiting * tables.leftover, (("count", waiting),)))
    return tuple(found)


def total(tables: Tables, tribe: Tribe) -> int:
    """Give a player's points as they stand, without the lines (bots ask often)."""
    points = sum(map(squared, sets(symbols(tables, tribe))))
    points += sum(product.points for product in products(tables, tribe))
    pieces = sum(tribe.resources) + extra(tables, tribe)
    return tribe.score + points + pieces * tables.leftover


def with_card(tables: Tables, tribe: Tribe, card: str) -> int:
    """Give how many points the bottom of a card would add as things stand."""
    richer = tribe.clone()
    richer.cards = (*tribe.cards, card)
    return total(tables, richer) - total(tables, tribe)


def village(tribe: Tribe) -> int:
    """Give what decides between equal totals: agriculture, tool values and people (sa56)."""
    return tribe.agriculture + sum(tribe.tools) + tribe.people


def scores(tables: Tables, state: State) -> tuple[Score, ...]:
    """Give every seat's lines, and what breaks a tie."""
    return tuple(
        Score(seat, lines(tables, tribe), (village(tribe),), ("stoneage.score.tie",))
        for seat, tribe in enumerate(state.tribes)
    )
