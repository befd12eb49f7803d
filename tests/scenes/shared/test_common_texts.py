from datetime import date, datetime

import pytest

from scenes.shared import common_texts
from tests.build.board import make_services

TODAY = date(2031, 6, 3)


@pytest.mark.parametrize(
    ("language", "moment", "said"),
    [
        ("en", datetime(2031, 6, 3, 9, 5), "today at 9:05"),
        ("en", datetime(2031, 6, 2, 21, 40), "yesterday at 21:40"),
        ("en", datetime(2030, 12, 31, 0, 0), "on December 31, 2030 at 0:00"),
        ("de", datetime(2031, 6, 3, 9, 5), "heute um 9:05"),
        ("de", datetime(2030, 3, 1, 18, 30), "am 1. März 2030 um 18:30"),
        ("ru", datetime(2031, 6, 2, 9, 5), "вчера в 9:05"),
        ("ru", datetime(2030, 3, 8, 18, 30), "8 марта 2030 г. в 18:30"),
        ("en", datetime(2031, 6, 4, 9, 5), "on June 4, 2031 at 9:05"),
    ],
)
def test_moments_are_said_as_people_say_them(language: str, moment: datetime, said: str) -> None:
    assert common_texts.when(make_services(language=language).words, moment, TODAY) == said


@pytest.mark.parametrize(
    ("language", "seats", "said"),
    [
        ("en", (2, 3, 4), "2–4 players"),
        ("en", (1,), "1 player"),
        ("ru", (2, 3, 4), "2–4 игрока"),
        ("ru", (3, 4, 5), "3–5 игроков"),
        ("de", (1, 2, 3, 4), "1–4 Spieler"),
    ],
)
def test_numbers_of_players_have_the_right_form(
    language: str, seats: tuple[int, ...], said: str
) -> None:
    assert common_texts.players(make_services(language=language).words, seats) == said
