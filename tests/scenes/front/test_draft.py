from dataclasses import replace

import pytest

from game.core.message import Message
from game.core.registry import titles
from game.core.setup import RANDOM
from scenes.front import draft as drafts
from scenes.front.draft import Draft
from tests.build.front import some_title


def usual() -> Draft:
    return drafts.fresh(some_title())


def least() -> Draft:
    draft = usual()
    while isinstance(smaller := drafts.remove(draft, len(draft.seats) - 1), Draft):
        draft = smaller
    return draft


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_a_title_begins_with_can_be_played(title: str) -> None:
    draft = drafts.fresh(title)
    assert drafts.why_not(draft) is None
    assert not draft.seats[0].bot
    assert all(chair.bot for chair in draft.seats[1:])


def test_colours_are_all_different_however_seats_are_added_and_changed() -> None:
    draft = least()
    while isinstance(larger := drafts.add(draft), Draft):
        draft = larger
        for seat in range(len(draft.seats)):
            changed = drafts.recolour(draft, seat)
            draft = changed if isinstance(changed, Draft) else draft
        colours = [chair.colour for chair in draft.seats]
        assert len(set(colours)) == len(colours)


def test_there_is_no_seat_more_than_the_title_allows() -> None:
    draft = usual()
    while isinstance(larger := drafts.add(draft), Draft):
        draft = larger
    assert isinstance(larger, Message)
    assert larger.key == "setup.refuse.many"
    assert len(draft.seats) == max(drafts.cover(draft.title).seats)


def test_the_last_seats_that_are_needed_must_stay() -> None:
    refusal = drafts.remove(least(), 0)
    assert isinstance(refusal, Message)
    assert refusal.key == "setup.refuse.least"


def test_two_seats_of_one_name_are_refused_by_that_name() -> None:
    draft = usual().seat(0, name="Tamar").seat(1, name=" Tamar ")
    refusal = drafts.why_not(draft)
    assert refusal is not None
    assert (refusal.key, refusal.params["name"]) == ("setup.refuse.same_name", "Tamar")


def test_two_seats_of_one_colour_are_refused() -> None:
    refusal = drafts.why_not(usual().seat(1, colour=0))
    assert refusal is not None
    assert refusal.key == "setup.refuse.same_colour"


def test_an_empty_seed_is_refused() -> None:
    refusal = drafts.why_not(replace(usual(), seed="  "))
    assert refusal is not None
    assert refusal.key == "setup.refuse.no_seed"


def test_too_few_seats_are_refused_with_how_many_are_short() -> None:
    draft = least()
    refusal = drafts.why_not(replace(draft, seats=draft.seats[:-1]))
    assert refusal is not None
    assert refusal.params["count"] == 1


def test_seats_are_mixed_by_the_seed_and_the_start_player_goes_along() -> None:
    draft = replace(usual(), shuffle=True, start=0)
    orders = set()
    for seed in range(40):
        setup = drafts.match_setup(replace(draft, seed=f"s{seed}"))
        orders.add(tuple(chair.colour for chair in setup.seats))
        assert setup.seats[setup.start].colour == draft.seats[0].colour
    assert len(orders) > 1


def test_the_same_seed_mixes_the_seats_in_the_same_way() -> None:
    draft = replace(usual(), shuffle=True)
    assert drafts.match_setup(draft) == drafts.match_setup(draft)


def test_unmixed_seats_stay_as_they_are_listed() -> None:
    draft = usual()
    assert drafts.match_setup(draft).seats == draft.seats


def test_a_seat_that_goes_takes_its_right_to_begin_along() -> None:
    draft = replace(usual(), start=1)
    while isinstance(larger := drafts.add(draft), Draft):
        draft = larger
    gone = drafts.remove(draft, 1)
    before = drafts.remove(draft, 0)
    assert isinstance(gone, Draft)
    assert isinstance(before, Draft)
    assert (gone.start, before.start) == (RANDOM, 0)


def test_a_kept_set_up_comes_back_with_a_new_seed() -> None:
    draft = replace(usual().seat(0, name="Tamar"), shuffle=True, start=1)
    again = drafts.recall(drafts.keep(draft), draft.title)
    assert again is not None
    assert again.seed != draft.seed
    assert replace(again, seed=draft.seed) == draft


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
    data = {**drafts.keep(usual()), name: value}
    assert drafts.recall(data, some_title()) is None


def test_nothing_kept_gives_nothing_back() -> None:
    assert drafts.recall(None, some_title()) is None
    assert drafts.recall({}, some_title()) is None


@pytest.mark.parametrize("title", sorted(titles()))
def test_only_options_that_matter_are_offered_and_what_was_chosen_stays(title: str) -> None:
    draft = drafts.fresh(title)
    for option in drafts.cover(title).options:
        for value in option.values[1:]:
            chosen = replace(draft, options={**draft.options, option.key: value})
            assert drafts.offers(chosen, option.key)
            if drafts.why_not(chosen) is None:
                assert drafts.offers(draft, option.key)


@pytest.mark.parametrize("title", sorted(titles()))
def test_with_one_seat_a_title_for_one_can_begin(title: str) -> None:
    draft = drafts.fresh(title)
    alone = replace(draft, seats=draft.seats[:1])
    assert (drafts.why_not(alone) is None) == (1 in drafts.cover(title).seats)
