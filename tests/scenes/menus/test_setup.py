import pytest

from game.core.ladder import Ladder, Measured, Starts
from game.core.setup import RANDOM, MatchSetup
from game.loading.title import load
from scenes.base.levels import strength, wins
from scenes.base.services import Services
from scenes.menus.frame import STYLES
from scenes.menus.setup import SetupScene
from scenes.shared import game_list, new_game
from scenes.shared.links import Links
from scenes.ui.measure import measure
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup
from tests.build.menus import (
    Front,
    front,
    go,
    some_title,
    unreachable,
)


def setup(like: MatchSetup | None = None, **more: object) -> Front:
    def make(services: Services, ways: Links) -> SetupScene:
        return SetupScene(services, ways, some_title(), like)

    return front(make, **more)  # type: ignore[arg-type]


def game(there: Front) -> new_game.NewGame:
    assert isinstance(there.page, SetupScene)
    return there.page.game


def test_begin_opens_the_table_that_was_set_up() -> None:
    there = setup()
    chosen = game(there)
    there.pilot.click("play")
    assert there.beyond.name == "play"
    assert there.beyond.given[0] == new_game.match_setup(chosen)


def test_enter_begins() -> None:
    there = setup()
    there.pilot.press("return")
    assert there.beyond.name == "play"


def test_a_click_on_a_shape_takes_the_next_free_one() -> None:
    there = setup()
    taken = {seat_setup.colour for seat_setup in game(there).seats}
    there.pilot.click("colour:0")
    assert game(there).seats[0].colour not in taken


def test_a_name_is_typed_into_its_field() -> None:
    there = setup()
    there.pilot.click("name:0")
    there.pilot.type_text("Тамар")
    there.pilot.press("return")
    assert game(there).seats[0].name == "Тамар"


def test_a_name_ends_at_what_the_table_can_show() -> None:
    there = setup()
    there.pilot.click("name:0")
    there.pilot.type_text("N" * 40)
    assert len(game(there).seats[0].name) == new_game.LONGEST_NAME


def test_a_seat_can_be_given_to_a_computer_and_back() -> None:
    there = setup()
    there.pilot.click("computer:0")
    assert game(there).seats[0].bot
    there.pilot.click("person:0")
    assert not game(there).seats[0].bot


def test_every_level_and_style_can_be_chosen_and_is_described() -> None:
    there = setup()
    levels, styles, told = set(), set(), set()
    for _ in new_game.levels(some_title()):
        there.pilot.click("level:1")
        levels.add(game(there).seats[1].level)
        told.add(there.see("about:1").text)
    for _ in new_game.styles(some_title()):
        there.pilot.click("style:1")
        styles.add(game(there).seats[1].style)
        told.add(there.see("about:1").text)
    assert levels == set(new_game.levels(some_title()))
    assert styles == set(new_game.styles(some_title()))
    assert len(told) == len(levels) + len(styles) - 1


def test_the_arrow_at_the_left_of_a_value_goes_back() -> None:
    there = setup()
    before = game(there).seats[1].level
    there.pilot.click("level:1")
    there.pilot.click("level:1:back")
    assert game(there).seats[1].level == before


def test_seats_can_be_added_until_the_cover_says_no() -> None:
    there = setup()
    for _ in range(5):
        if there.has("add"):
            there.pilot.click("add")
    assert len(game(there).seats) == max(new_game.cover(some_title()).seats)


def test_the_last_seat_that_is_needed_refuses_to_go_with_a_reason() -> None:
    there = setup()
    while there.see("remove:0").intent:
        there.pilot.click("remove:0")
    there.pilot.click("remove:0")
    assert len(game(there).seats) == min(new_game.cover(some_title()).seats)
    assert there.see("remove:0").reason


def test_two_seats_of_one_name_keep_the_game_from_beginning_and_say_why() -> None:
    there = setup()
    for seat in (0, 1):
        there.pilot.click(f"name:{seat}")
        there.pilot.type_text("Ida")
    there.pilot.click("play")
    assert isinstance(there.page, SetupScene)
    assert "Ida" in there.see("refusal").text
    assert there.see("play").reason == there.see("refusal").text


def test_the_start_player_is_drawn_or_chosen() -> None:
    there = setup()
    assert game(there).start == RANDOM
    seen = set()
    for _ in range(len(game(there).seats) + 1):
        there.pilot.click("start:0")
        seen.add(game(there).start)
    assert seen == {RANDOM, *range(len(game(there).seats))}


def test_the_seats_are_mixed_only_when_asked_for() -> None:
    there = setup()
    there.pilot.click("order:lot")
    assert game(there).shuffle
    there.pilot.click("order:given")
    assert not game(there).shuffle


def test_the_seed_can_be_typed_and_drawn_anew() -> None:
    there = setup()
    old = game(there).seed
    there.pilot.click("reseed")
    assert game(there).seed != old
    there.pilot.click("seed")
    there.pilot.press("ctrl+a")
    there.pilot.type_text("barley")
    assert game(there).seed == "barley"


def test_an_empty_seed_keeps_the_game_from_beginning() -> None:
    there = setup()
    there.pilot.click("seed")
    there.pilot.press("ctrl+a", "delete", "return")
    there.pilot.click("play")
    assert isinstance(there.page, SetupScene)


def test_the_last_set_up_comes_back_and_same_again_plays_it_with_new_dice() -> None:
    first = setup()
    first.pilot.click("name:0")
    first.pilot.type_text("Tamar")
    first.pilot.click("computer:0")
    first.pilot.click("play")
    played = first.beyond.given[0]
    second = setup(last=first.services.settings.last)
    assert game(second).seats == played.seats
    second.pilot.click("name:0")
    second.pilot.type_text("x")
    second.pilot.click("again")
    again = second.beyond.given[0]
    assert (again.seats, again.options) == (played.seats, played.options)
    assert again.seed != played.seed


def test_variants_are_one_line_that_says_what_is_usual_and_opens_them() -> None:
    there = setup()
    offered = [
        o for o in new_game.cover(some_title()).options if new_game.offers(game(there), o.key)
    ]
    write = there.services.words.text
    usual = [write(f"{some_title()}.option.{o.key}.{o.values[0]}") for o in offered]
    assert not [item for item in there.pilot.picture if item.id.startswith("option:")]
    assert there.see("variants").text == write("setup.variants_usual")
    assert all(value in there.see("variants.about").text for value in usual)
    there.pilot.click("variants")
    key, value = offered[0].key, offered[0].values[1]
    there.pilot.click(f"option:{key}:{value}")
    assert game(there).options[key] == value
    there.pilot.click("variants")
    assert write(f"{some_title()}.option.{key}.{value}") in there.see("variants").text


def test_the_names_of_an_options_values_begin_large_and_have_one_size() -> None:
    there, shown = setup(size=(1280, 720), language="de"), 0
    there.pilot.click("variants")
    for option in new_game.cover(some_title()).options:
        named = [item for item in there.pilot.picture if item.id.startswith(f"name:{option.key}:")]
        assert len({item.data.style.size for item in named}) < 2, option.key
        assert all(item.text[0].isupper() for item in named), option.key
        shown += len(named)
    assert shown > 3


def test_a_level_says_in_plain_words_how_strong_it_is_and_then_its_own_name() -> None:
    there = setup()
    write, levels = there.services.words.text, new_game.levels(some_title())
    for level in levels:
        game(there)
        there.page.game = game(there).seat(1, level=level)  # type: ignore[attr-defined]
        there.page.renew()
        assert there.see("level:1").text.startswith(write(f"strength.{strength(levels, level)}"))
        assert there.see("level:1").tip.title.endswith(write(f"{some_title()}.level.{level}"))


def test_a_level_says_how_often_it_wins_as_measured_in_its_sentence_and_its_tip() -> None:
    there = setup()
    level = game(there).seats[1].level
    told = wins(there.services.words, some_title(), level)
    assert "of 10" in told
    assert told in there.see("about:1").text
    assert told in there.see("level:1").tip.lines


def test_who_begins_is_explained_where_equals_win_more_often_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wins_of_two = (Measured(0.4, 0.35, 0.45), Measured(0.6, 0.55, 0.65))
    found = Ladder(starts=(Starts(400, wins_of_two),))
    monkeypatch.setattr("scenes.base.levels.ladder", lambda _: found)
    there = setup(size=(1920, 1080))
    while len(game(there).seats) > 2:
        there.pilot.click(f"remove:{len(game(there).seats) - 1}")
    told = "Among equals, whoever plays second wins most often: 60 of 100 games."
    assert there.see("start.about").text == told
    assert there.see("start:0").tip.lines == (told,)
    there.pilot.click("add")
    assert there.see("start.about").text != told


def test_without_a_last_game_nothing_is_offered_again() -> None:
    assert not setup().has("again")


def test_a_game_can_be_set_up_like_another_one() -> None:
    like = match_setup(some_title(), max(new_game.cover(some_title()).seats), "old", bots=1)
    there = setup(like)
    assert game(there).seats == like.seats
    assert game(there).seed != like.seed


def test_escape_goes_back() -> None:
    there = setup()
    there.pilot.press("escape")
    assert len(there.pilot.app.stack) == 0


def test_everything_can_be_set_up_by_keys_alone() -> None:
    there = setup()
    assert not unreachable(there)
    go(there, "name:0")
    there.pilot.press("return")
    there.pilot.type_text("Ilse")
    there.pilot.press("return")
    go(there, "level:1")
    level = game(there).seats[1].level
    there.pilot.press("space")
    go(there, "order:lot")
    there.pilot.press("return")
    assert game(there).seats[0].name == "Ilse"
    assert game(there).seats[1].level != level
    assert game(there).shuffle
    go(there, "play")
    there.pilot.press("return")
    assert there.beyond.given[0].seats


def test_with_a_large_interface_seats_and_choices_stand_under_tabs() -> None:
    there = setup(interface=200)
    assert there.has("name:0")
    there.pilot.click("tab:options")
    assert not there.has("name:0")
    for _ in range(4):
        there.pilot.press("page down")
    assert there.has("seed")


@pytest.mark.parametrize("title", game_list.playable())
def test_in_a_window_of_four_to_three_all_is_seen_at_once_without_tabs(title: str) -> None:
    there = front(lambda services, ways: SetupScene(services, ways, title), (1024, 768))
    assert isinstance(there.page, SetupScene)
    for _ in range(max(load(title).cover.seats) - 3):
        there.pilot.click("add")
    last = len(there.page.game.seats) - 1
    assert not there.has("tab:seats")
    shown = {item.id for item in there.pilot.picture}
    assert {f"name:{last}", "start:0:back", "seed", "play"} <= shown
    if not load(title).cover.options:
        return
    there.pilot.click("variants")
    assert there.has("seed")
    assert not there.has("name:0")
    there.pilot.click("variants")
    assert there.has("name:0")


def test_the_arrows_scroll_on_through_seats_that_do_not_fit() -> None:
    there = setup(interface=200)
    go(there, "colour:0")
    for _ in range(12):
        there.pilot.press("down")
    last = len(game(there).seats) - 1
    assert there.has(f"colour:{last}") or there.has("add")


def test_the_wheel_scrolls_the_seats() -> None:
    there = setup(interface=200)
    there.pilot.wheel("name:0", -1)
    assert not there.has("name:0")
    there.pilot.wheel("name:1", 1)
    assert there.has("name:0")


@pytest.mark.parametrize("title", [t for t in game_list.playable() if load(t).cover.options])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (960, 720)])
def test_what_is_usual_can_be_read_in_full(
    title: str, language: str, size: tuple[int, int]
) -> None:
    def make(services: Services, ways: Links) -> SetupScene:
        scene = SetupScene(services, ways, title)
        scene.tab = "options"
        return scene

    there = front(make, size, language=language)
    usual, tip = there.pilot.picture.find("variants.about"), there.see("variants").tip
    assert tip is not None
    if usual is None:
        # In windows of four to three there is room for all seats, and the sentence is in the tip.
        assert tip.lines
        assert len(" ".join(tip.lines)) > 20
        return
    lines = measure(usual.text, STYLES["quiet"], usual.place.width).height
    assert lines <= usual.place.height
