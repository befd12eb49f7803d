"""Every symbol of this title, what it means, and the page that tells more."""

from __future__ import annotations

from collections.abc import Iterator

from game.ages.components import Components, Edition
from game.ages.effects import describe
from game.core.message import Key
from scenes.table.pages import Paragraph, Symbol

_HERE = "ages.rules.symbol"


def symbols(components: Components, edition: Edition) -> Iterator[Symbol]:
    """Give the symbols of an edition, in the order of a turn."""
    for face in components.dice.faces:
        about = Key(f"{_HERE}.face.{face.id}")
        yield Symbol(f"ages/face_{face.id}", Key(f"ages.face.{face.id}"), about, "throw")
    for name, section in (
        ("food", "feed"),
        ("workers", "build"),
        ("good", "goods"),
        ("coin", "buy"),
        ("skull", "disaster"),
    ):
        yield Symbol(f"ages/{name}", Key(f"{_HERE}.{name}"), Key(f"{_HERE}.{name}.about"), section)
    for good in components.sheet.goods:
        values = " · ".join(map(str, good.values[1:]))
        worth = Paragraph(f"{_HERE}.worth", {"values": values})
        yield Symbol(f"ages/{good.id}", Key(f"ages.good.{good.id}"), worth, "goods")
    city, about = Key(f"{_HERE}.city"), Key(f"{_HERE}.city.about")
    yield Symbol("ages/city", city, about, "build")
    for name, disaster in edition.disasters.items():
        skulls = Paragraph(f"{_HERE}.skulls", {"count": disaster.skulls})
        yield Symbol(f"ages/{name}", Key(f"ages.disaster.{name}"), skulls, "disaster")
    for name, monument in edition.monuments.items():
        numbers = {"boxes": monument.boxes, "first": monument.first, "later": monument.later}
        work = Paragraph(f"{_HERE}.monument", numbers)
        yield Symbol(f"ages/{name}", Key(f"ages.monument.{name}"), work, "build")
    for name, development in edition.developments.items():
        yield Symbol(
            f"ages/{name}", Key(f"ages.development.{name}"), describe(name, development), "buy"
        )
