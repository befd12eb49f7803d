"""The law for the real data: nothing is missing, nothing is wrong, nothing lies about unused."""

import pytest

from game.check import check_all
from game.core.registry import titles
from game.loading.title import digest, load


# The inner loop has a command of its own for that, `main.py check`.
@pytest.mark.shared(1)
@pytest.mark.slow
def test_the_data_folder_gives_neither_an_error_nor_a_warning() -> None:
    assert check_all().lines() == []


def test_every_title_opens_and_has_a_digest_of_its_own() -> None:
    assert all(load(name) is not None for name in titles())
    assert len({digest(name) for name in titles()}) == len(titles())
