"""Nobody sees another's hand in the small picture that is kept with a saved game."""

from __future__ import annotations

import pytest

from game.core.chance import Seeded
from game.core.match import Match
from game.core.setup import MatchSetup, SeatSetup
from game.storage.save import Loaded
from game.storage.settings import Settings
from game.storage.store import Store
from game.tempus import TITLE
from scenes.base.scene import Replace
from scenes.program.app import offscreen, open_services
from scenes.program.start import furnish
from tests.build.board import STOCK
from tests.build.tempus import table

HANDS = (("weapons:hills", "religion:forest"), ("fortress:farmland", "education:grassland"))


def picture(hand: tuple[str, ...], people: int, size: tuple[int, int]) -> bytes:
    """Sit down where seat 0 holds a hand, leave, and give the picture that is kept."""
    level = TITLE.levels[0]
    seat_setups = tuple(SeatSetup("", at, level * (at >= people)) for at in range(3))
    now = table(3).put(0, "4.5 2").put(1, "6.5").hand(0, *hand)
    match = Match(now.rules, now.state, Seeded("leak"))
    store = Store()
    services = open_services(Settings(speed="none", pace=0, respite=0), store)
    app = offscreen(size, 100, services, STOCK)
    house = furnish(services)
    house.app = app
    seats = MatchSetup("tempus", seat_setups, {}, "leak", 0)
    name = store.new_name(seats)
    store.claim(name)
    app.show(house.resume(Loaded(seats, match), name))
    app.turn(0.05)
    app.stack.do(Replace(house.home(), whole=True))
    return (store.folder / f"{name}.png").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (640, 360)])
def test_the_picture_of_a_game_that_people_share_shows_nobodys_hand(size: tuple[int, int]) -> None:
    one, other = (picture(hand, 2, size) for hand in HANDS)
    assert one == other


def test_somebody_alone_among_computers_finds_the_own_hand_in_the_picture() -> None:
    one, other = (picture(hand, 1, (1280, 720)) for hand in HANDS)
    assert one != other
