from dataclasses import replace
from typing import Any

import pytest

from game.core.message import Message
from game.core.registry import titles
from game.core.setup import RANDOM
from scenes.shared import new_game
from scenes.shared.new_game import NewGame
from tests.build.menus import some_title


def usual() -> NewGame:
    return new_game.fresh(some_title())


def least() -> NewGame:
    game = usual()
    while isinstance(smaller := new_game.remove(game, len(game.seats) - 1), NewGame):
        game = smaller
    return game


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_a_title_begins_with_can_be_played(title: str) -> None:
    game = new_game.fresh(title)
    assert new_game.why_not(game) is None
    assert not game.seats[0].bot
    assert all(seat_setup.bot for seat_setup in game.seats[1:])


def test_colours_are_all_different_however_seats_are_added_and_changed() -> None:
    game = least()
    while isinstance(larger := new_game.add(game), NewGame):
        game = larger
        for seat in range(len(game.seats)):
            changed = new_game.recolour(game, seat)
            game = changed if isinstance(changed, NewGame) else game
        colours = [seat_setup.colour for seat_setup in game.seats]
        assert len(set(colours)) == len(colours)


def test_there_is_no_seat_more_than_the_title_allows() -> None:
    game = usual()
    while isinstance(larger := new_game.add(game), NewGame):
        game = larger
    assert isinstance(larger, Message)
    assert larger.key == "setup.refuse.many"
    assert len(game.seats) == max(new_game.cover(game.title).seats)


def test_the_last_seats_that_are_needed_must_stay() -> None:
    refusal = new_game.remove(least(), 0)
    assert isinstance(refusal, Message)
    assert refusal.key == "setup.refuse.least"


def test_two_seats_of_one_name_are_refused_by_that_name() -> None:
    game = usual().seat(0, name="Tamar").seat(1, name=" Tamar ")
    refusal = new_game.why_not(game)
    assert refusal is not None
    assert (refusal.key, refusal.params["name"]) == ("setup.refuse.same_name", "Tamar")


def test_two_seats_of_one_colour_are_refused() -> None:
    refusal = new_game.why_not(usual().seat(1, colour=0))
    assert refusal is not None
    assert refusal.key == "setup.refuse.same_colour"


def test_an_empty_seed_is_refused() -> None:
    refusal = new_game.why_not(replace(usual(), seed="  "))
    assert refusal is not None
    assert refusal.key == "setup.refuse.no_seed"


def test_too_few_seats_are_refused_with_how_many_are_short() -> None:
    game = least()
    refusal = new_game.why_not(replace(game, seats=game.seats[:-1]))
    assert refusal is not None
    assert refusal.params["count"] == 1


def test_seats_are_mixed_by_the_seed_and_the_start_player_goes_along() -> None:
    game = replace(usual(), shuffle=True, start=0)
    orders = set()
    for seed in range(40):
        setup = new_game.match_setup(replace(game, seed=f"s{seed}"))
        orders.add(tuple(seat_setup.colour for seat_setup in setup.seats))
        assert setup.seats[setup.start].colour == game.seats[0].colour
    assert len(orders) > 1


def test_the_same_seed_mixes_the_seats_in_the_same_way() -> None:
    game = replace(usual(), shuffle=True)
    assert new_game.match_setup(game) == new_game.match_setup(game)


def test_unmixed_seats_stay_as_they_are_listed() -> None:
    game = usual()
    assert new_game.match_setup(game).seats == game.seats


def test_a_seat_that_goes_takes_its_right_to_begin_along() -> None:
    game = replace(usual(), start=1)
    while isinstance(larger := new_game.add(game), NewGame):
        game = larger
    gone = new_game.remove(game, 1)
    before = new_game.remove(game, 0)
    assert isinstance(gone, NewGame)
    assert isinstance(before, NewGame)
    assert (gone.start, before.start) == (RANDOM, 0)


def test_a_kept_set_up_comes_back_with_a_new_seed() -> None:
    game = replace(usual().seat(0, name="Tamar"), shuffle=True, start=1)
    again = new_game.recall(new_game.keep(game), game.title)
    assert again is not None
    assert again.seed != game.seed
    assert replace(again, seed=game.seed) == game


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("chairs", [["", 7, "", ""]]),
        ("chairs", [["", 0, "genius", ""], ["", 1, "", ""]]),
        ("chairs", [["", 0, "", "angry"], ["", 1, "", ""]]),
        ("chairs", "nobody"),
        ("chairs", []),
        ("start", 9),
        ("start", None),
        ("options", {"weather": "rain"}),
        ("options", 4),
        ("title", "another"),
    ],
)
def test_a_kept_set_up_that_cannot_be_played_is_forgotten(name: str, value: object) -> None:
    kept = {**new_game.keep(usual())[some_title()], name: value}
    # As it is kept now, and as versions before kept the only one.
    assert new_game.recall({some_title(): kept}, some_title()) is None
    assert new_game.recall(kept, some_title()) is None


def test_each_title_has_a_last_set_up_of_its_own() -> None:
    games = [new_game.fresh(title).seat(0, name=title) for title in sorted(titles())]
    last: dict[str, Any] | None = None
    for game in games:
        last = new_game.keep(game, last)
    back = [new_game.recall(last, game.title) for game in games]
    assert [one and one.seats for one in back] == [game.seats for game in games]


def test_the_set_up_that_versions_before_kept_comes_back_and_stays_beside_others() -> None:
    old = new_game.keep(usual().seat(0, name="Tamar"))[some_title()]
    other = next(title for title in sorted(titles()) if title != some_title())
    both = new_game.keep(new_game.fresh(other), old)
    for last in (old, both):
        back = new_game.recall(last, some_title())
        assert back is not None
        assert back.seats[0].name == "Tamar"


def test_what_no_program_kept_is_dropped_title_by_title() -> None:
    last = {some_title(): 5, "gone": {"title": "gone"}, "": []}
    assert new_game.recall(last, some_title()) is None
    assert set(new_game.keep(usual(), last)) == {some_title(), "gone"}


def test_nothing_kept_gives_nothing_back() -> None:
    assert new_game.recall(None, some_title()) is None
    assert new_game.recall({}, some_title()) is None


@pytest.mark.parametrize("title", sorted(titles()))
def test_only_options_that_matter_are_offered_and_what_was_chosen_stays(title: str) -> None:
    game = new_game.fresh(title)
    for option in new_game.cover(title).options:
        for value in option.values[1:]:
            chosen = replace(game, options={**game.options, option.key: value})
            assert new_game.offers(chosen, option.key)
            if new_game.why_not(chosen) is None:
                assert new_game.offers(game, option.key)


@pytest.mark.parametrize("title", sorted(titles()))
def test_with_one_seat_a_title_for_one_can_begin(title: str) -> None:
    game = new_game.fresh(title)
    alone = replace(game, seats=game.seats[:1])
    assert (new_game.why_not(alone) is None) == (1 in new_game.cover(title).seats)
