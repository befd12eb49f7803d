"""The chronicle: what happened, in sentences whose names stand in the case they need."""

from __future__ import annotations

import pytest

from game.core.event import Event
from game.stoneage import events as e
from game.stoneage.actions import Put
from game.stoneage.components import Points, Toolmaker
from scenes.stoneage import STAGE
from tests.build.stoneage import table
from tests.stoneage.screen.views import board_view


def line(event: Event, language: str) -> str:
    """Tell an event to somebody of a language, the symbols in the line left out."""
    log_line = STAGE.open(board_view(table(), language)).tell(event)
    assert log_line is not None
    return " ".join(word for word in log_line.text.split() if not word.startswith(":stoneage"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Amira does not pay for farmer × 2."),
        ("de", "Amira zahlt nicht für Ackerbauern × 2."),
        ("ru", "Amira не платит за земледельца × 2."),
    ],
)
def test_a_card_that_is_not_paid_is_named_in_its_case(language: str, told: str) -> None:
    assert line(e.Declined(0, "card:2", "c17", True), language) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Amira cannot pay for a building for 10."),
        ("de", "Amira kann ein Gebäude für 10 nicht bezahlen."),
        ("ru", "Amira не может заплатить за постройку за 10."),
    ],
)
def test_a_tile_that_cannot_be_paid_is_named_in_its_case(language: str, told: str) -> None:
    assert line(e.Declined(0, "tile:1", "b01", False), language) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Turned up: a building for 10, a building by kinds."),
        ("ru", "Открыто: постройка за 10, постройка по видам."),
    ],
)
def test_tiles_turned_up_are_named_by_their_kind(language: str, told: str) -> None:
    assert line(e.TilesTurned(((0, "b01"), (1, "b19"))), language) == told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Amira adds 2 tools and 1 tool for one use to the roll: +5."),
        ("de", "Amira nimmt zum Wurf 2 Werkzeuge und 1 Einmalwerkzeug hinzu: +5."),
        ("ru", "Amira добавляет к броску 2 инструмента и 1 одноразовый инструмент: +5."),
    ],
)
def test_tools_added_to_a_roll_are_counted_in_words_too(language: str, said: str) -> None:
    assert line(e.ToolsUsed(0, (0, 1), ("c33",), 5), language) == said


def test_what_is_built_tells_the_price_and_the_points_once() -> None:
    log_line = STAGE.open(board_view(table())).tell(e.TileBought(0, "b01", 0, (2, 1, 0, 0), 10))
    assert log_line is not None
    paid = "2 :stoneage/wood: 1 :stoneage/brick:"
    assert log_line.text == f"Amira builds a building and pays {paid}: 10 points."


def test_what_is_taken_built_or_opened_is_told_with_which_it_is() -> None:
    tops = table().rules.tables.tops
    points = next(card for card, top in tops.items() if isinstance(top, Points))
    taken = line(e.CardTaken(0, points, 0, (1, 0, 0, 0)), "en")
    assert ", 3 points, for 1" in taken
    built = line(e.TileBought(0, "b19", 0, (2, 2, 0, 0), 14), "en")
    assert "builds a building by kinds and pays" in built
    kept = line(e.CardKept(0, "c33", True), "en")
    name = kept.removeprefix("Amira keeps ").removesuffix(" open beside the board.")
    opened = line(e.CardOpened(0, "c33", (2, 0, 0, 0)), "en")
    assert opened.startswith(f"Amira uses the open card {name} and takes ")
    thrown = line(e.DiceThrown(0, "c33", (1, 2)), "en")
    assert f"rolled by Amira for {name}:" in thrown


@pytest.mark.parametrize(
    ("language", "card", "tile"),
    [
        (
            "en",
            "on a civilization card: toolmaker × 1.",
            "on a building tile: a building by kinds.",
        ),
        (
            "de",
            "auf eine Zivilisationskarte: ",
            "auf ein Gebäudeplättchen: ein Gebäude nach Sorten.",
        ),
        ("ru", "карту цивилизации: ", "на жетон постройки: постройка по видам."),
    ],
)
def test_who_is_put_on_a_card_or_a_tile_is_told_with_which_it_is(
    language: str, card: str, tile: str
) -> None:
    here = table()
    card_id = next(
        name
        for name, bottom in here.rules.tables.bottoms.items()
        if isinstance(bottom, Toolmaker) and bottom.amount == 1
    )
    assert card in line(e.PeoplePut(0, "card:1", 1, card_id), language)
    assert line(e.PeoplePut(0, "tile:1", 1, "b19"), language).endswith(tile)
    assert ":" not in line(e.PeoplePut(0, "forest", 1), language)


def test_the_event_of_putting_somebody_there_bears_the_card_and_the_tile() -> None:
    here = table()
    laid = here.state.row[3], here.state.tops[0]
    for place in ("card:4", "tile:1"):
        here.do(Put(place, 1))
    put = [event for event in here.events if isinstance(event, e.PeoplePut)]
    assert tuple(event.lies for event in put) == laid
