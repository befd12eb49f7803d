"""What lies where on the mat of `tempus`, and which tabs it has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.tempus import STAGE
from scenes.tempus.layout import scale, tabs, whole
from scenes.ui.geometry import Region
from scenes.ui.picture import Picture
from tests.build.languages import LANGUAGES
from tests.build.tempus import table
from tests.tempus.screen.situations import LAYOUT, situations
from tests.tempus.screen.views import board_view


def test_a_wide_mat_needs_no_tabs_a_smaller_one_two() -> None:
    assert whole(Region(0, 0, 1464, 960))
    assert tabs(Region(0, 0, 1464, 960)) == ()
    assert len(tabs(Region(0, 0, 914, 577))) == 2


def test_a_larger_mat_is_drawn_larger() -> None:
    assert scale(Region(0, 0, 2104, 1320)) == pytest.approx(1.375)


def test_what_others_changed_is_ringed() -> None:
    state = situations()["act"]
    seat = next(s for s, tribe in enumerate(state.tribes) if tribe.people)
    name = f"people:{state.tribes[seat].people[0][0]}"
    seen = replace(board_view(state), changed=frozenset({name}))
    assert STAGE.open(seen).picture.find(f"mark:{name}") is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [*range(1, 8), 9, 12])
def test_every_card_in_hand_bears_its_name(count: int, language: str) -> None:
    ideas = ("education", "war_leader", "government", "sanitation", "religion", "medicine")
    lands = ("hills", "forest")
    hand = [f"{idea}:{land}" for land in lands for idea in ideas][:count]
    # In the smallest window more cards than these have no room for names that can be read.
    for size in ((960, 540),) * (count <= 6) + ((1280, 720), (1920, 1080)):
        region, _ = LAYOUT.mat(size, 100)
        seen = board_view(table(3).put(0, "4.5").hand(0, *hand), language, region)
        picture = STAGE.open(seen).on_window
        cards = [thing for thing in picture if thing.kind == "idea"]
        notes = LAYOUT.draw(Picture(tuple(cards)), region, size[1] / 1080)
        written = {(pair.item, pair.text) for pair in notes.pairs}
        assert len(cards) == count
        assert {(card.id, card.text) for card in cards} <= written


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_and_of_eras_have_one_size_however_long_they_are(language: str) -> None:
    ideas = ("education", "war_leader", "government", "sanitation", "religion", "medicine")
    game = table(3).put(0, "4.5").hand(0, *(f"{idea}:hills" for idea in ideas))
    for size, height in (((1280, 720), 0.0), ((1280, 720), 80.0)):
        region, _ = LAYOUT.mat(size, 100)
        # Below what is looked back upon lies a strip, which takes the mat's height.
        seen = board_view(game, language, region.top(region.height - height))
        picture = STAGE.open(seen).on_window
        for kind in ("idea", "age"):
            items = {item.id: item for item in picture if item.kind == kind}
            notes = LAYOUT.draw(Picture(tuple(items.values())), region, size[1] / 1080)
            named = {
                pair.pixels
                for pair in notes.pairs
                if pair.text in (items[pair.item].text, getattr(items[pair.item].data, "name", ""))
            }
            assert len(named) == 1, (kind, height, named)
