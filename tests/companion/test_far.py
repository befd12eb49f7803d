"""Screens for the distance: large whatever is set up, one page at a time, all by keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from scenes.base.scene import Command, Push
from scenes.base.services import Services
from scenes.companion.menu import MenuPage
from scenes.companion.registry import features
from scenes.companion.toolkit import painters
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.measures import HALF, ICON, TEXT, THUMB
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber, AskText, Sure
from scenes.companion.toolkit.score_table import ScoreTable
from scenes.companion.toolkit.widgets import Button, Row, SlabLook
from scenes.menus.title import TitleScene
from scenes.shared.game_list import playable
from scenes.shared.links import Links
from scenes.ui.canvas import Canvas
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from tests.build.board import STOCK
from tests.build.distance import SIZES, check, far, read
from tests.build.languages import LANGUAGES
from tests.build.menus import Front, front, unreachable

NAMES = tuple(f"Ort {chr(97 + at % 26)}{at}" for at in range(48))
SEATS = tuple((f"Maximiliane Hohenfels {at}", at) for at in range(5))
SCORES = ScoreTable(
    SEATS,
    tuple(f"Errungenschaften {at}" for at in range(9)),
    tuple(tuple(f"−{at}{seat}" for seat in range(5)) for at in range(9)),
    ("−12", "105", "7", "105", "0"),
    "Summe",
    ("5", "1", "3", "1", "4"),
    frozenset((1, 3)),
)


class Places(DistancePage):
    """A list of places, or a table of scores."""

    seeks = True

    def __init__(self, services: Services, ways: Links, table: bool = False) -> None:
        del ways
        super().__init__(services)
        self.done: list[str] = []
        self.asked: Any = None
        self.grid = table
        self.question: DistancePage | None = None

    def heading(self) -> str:
        return "Places"

    def body(self, layout: PageLayout) -> Iterator[Item]:
        if self.grid:
            return layout.table(SCORES)
        return layout.listed([Row(name, name, aside="3") for name in NAMES])

    def actions(self) -> tuple[Button, ...]:
        closed = Button("shut", "Shut the gate", "f4", reason="The gate is shut: open it first.")
        return (Button("ask", "Ask something", "return", main=True), closed)

    def act(self, name: str, value: Any) -> Command | None:
        del value
        self.done.append(name)
        return Push(self.question, self.take) if name == "ask" and self.question else None

    def take(self, answer: Any) -> None:
        self.asked = answer


def places(**more: Any) -> Front:
    return far(Places, **more)


def ask(question: Any) -> Front:
    there = places()
    there.page.question = question(there.services)  # type: ignore[attr-defined]
    there.pilot.press("return")
    return there


def answer(there: Front) -> Any:
    assert isinstance(there.page, Places)
    return there.page.asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_all_parts_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    there = places(size=size, language=language)
    there.pilot.press("f4")
    check(there)
    there = far(lambda d, w: Places(d, w, table=True), size, language=language)
    for _ in range(there.page.layout().pages):  # type: ignore[attr-defined]
        check(there)
        there.pilot.press("page down")


def test_all_parts_can_be_read_in_the_dark_and_in_high_contrast() -> None:
    for look in ({"dark": True}, {"palette": "contrast"}, {"dark": True, "palette": "contrast"}):
        there = places(**look)
        check(there)
        there.pilot.press("f4")
        check(there)
        check(far(lambda d, w: Places(d, w, table=True), **look))


@pytest.mark.parametrize("interface", [75, 200])
def test_the_size_of_the_interface_changes_nothing(interface: int) -> None:
    usual = read(places())
    other = read(places(interface=interface))
    assert abs(other.smallest - usual.smallest) <= 1


def test_totals_are_twice_as_large_as_the_smallest_text() -> None:
    there = far(lambda d, w: Places(d, w, table=True))
    recorder = read(there)
    totals = [p.pixels for p in recorder.pairs if p.item.startswith("total:")]
    assert totals
    assert min(totals) >= int(720 * 0.08)


def test_a_list_longer_than_the_screen_is_paged_and_the_arrows_follow() -> None:
    there = places()
    assert not there.has(NAMES[-1])
    seen = set()
    for _ in range(60):
        seen |= {item.id for item in there.pilot.picture if item.kind == "distance_row"}
        there.pilot.press("down")
    assert seen == set(NAMES)


def test_what_one_column_has_no_room_for_stands_in_several_before_pages_are_turned() -> None:
    class Some(Places):
        def body(self, layout: PageLayout) -> Iterator[Item]:
            return layout.listed([Row(name, name, aside="3") for name in NAMES[:24]])

    there = far(Some)
    assert {item.id for item in there.pilot.picture if item.kind == "distance_row"} == set(
        NAMES[:24]
    )
    check(there)


def test_page_keys_turn_pages_and_stop_at_the_ends() -> None:
    there = places()
    there.pilot.press(*["page down"] * 9)
    assert there.has(NAMES[-1])
    there.pilot.press(*["page up"] * 9)
    assert there.has(NAMES[0])


def test_letters_find_a_row_and_enter_takes_it() -> None:
    there = places()
    there.pilot.type_text("ort v2")
    assert [i.id for i in there.pilot.picture if i.kind == "distance_row"] == ["Ort v21"]
    there.pilot.press("return")
    assert there.page.done == ["Ort v21"]  # type: ignore[attr-defined]


def test_escape_forgets_the_letters_before_it_goes_back() -> None:
    there = front(lambda d, w: TitleScene(d, w))
    there.pilot.click("companion")
    there.pilot.app.show(Places(there.services, None))  # type: ignore[arg-type]
    there.pilot.type_text("zz")
    assert not there.has(NAMES[0])
    there.pilot.press("escape")
    assert there.has(NAMES[0])
    there.pilot.press("escape")
    assert isinstance(there.page, MenuPage)


def test_what_is_refused_is_said_in_words_on_the_screen() -> None:
    there = places()
    there.pilot.press("f4")
    assert "open it first" in there.see("said").text
    there.pilot.press("down", "return")
    assert not there.has("said")


def test_keys_reach_everything() -> None:
    assert not unreachable(places())


def test_light_and_dark_are_a_setting_that_stays() -> None:
    there = places()
    before = there.see("ground").look
    there.pilot.press("f2")
    assert there.services.settings.dark
    assert there.see("ground").look != before


def test_the_display_stays_awake_only_while_the_companion_is_open() -> None:
    there = front(TitleScene)
    assert pygame.display.get_allow_screensaver()
    there.pilot.click("companion")
    assert not pygame.display.get_allow_screensaver()
    there.pilot.press("escape")
    assert pygame.display.get_allow_screensaver()


def test_a_number_is_typed_stepped_and_kept_within_its_bounds() -> None:
    there = ask(lambda services: AskNumber(services, "How many?", 3, -50, 50))
    there.pilot.press("7", "7", "return")
    assert "50" in there.see("said").text
    there.pilot.press("4", "1", "up", "-", "return")
    assert answer(there) == -42


def test_a_number_without_negative_values_has_one_less_instead_of_a_sign() -> None:
    there = ask(lambda services: AskNumber(services, "How many?", 3, 0, 5))
    there.pilot.press("-", "-", "-", "-", "+", "return")
    assert answer(there) == 1


def test_a_number_can_be_given_by_clicks_and_left_unanswered() -> None:
    there = ask(lambda services: AskNumber(services, "How many?", 3, 0, 50))
    there.pilot.click("digit:2")
    there.pilot.click("digit:0")
    there.pilot.click("done")
    assert answer(there) == 20
    there = ask(lambda services: AskNumber(services, "How many?", 3, 0, 50))
    there.pilot.press("escape")
    assert answer(there) is None


def test_the_digits_of_a_number_are_the_places_of_the_keys_too() -> None:
    there = ask(lambda services: AskNumber(services, "How many?", 3, 0, 200))
    for digit, sign in ((1, "+"), (6, "-"), (2, "ě")):
        there.pilot.strike_digit(digit, sign)
    there.pilot.press("return")
    assert answer(there) == 162


def test_a_text_is_written_at_once_and_enter_answers() -> None:
    there = ask(lambda services: AskText(services, "Who?", "Tamar", limit=14))
    there.pilot.type_text("Ioana")
    there.pilot.press("backspace", "return")
    assert answer(there) == "Ioan"


def test_the_letter_of_a_shortcut_is_not_typed_into_the_page_it_opens() -> None:
    written = []
    for make in (
        lambda services: AskText(services, "Who?"),
        lambda services: AskChoice(services, "Which?", ()),
    ):
        there = places()
        there.page.question = make(there.services)  # type: ignore[attr-defined]
        there.pilot.strike(pygame.K_RETURN, "x")
        there.pilot.turn()
        there.pilot.type_text("y")
        written.append(getattr(there.page, "text", "") or there.page.sought)  # type: ignore[attr-defined]
    assert written == ["y", "y"]


def test_a_text_that_is_written_survives_the_change_of_light() -> None:
    there = ask(lambda services: AskText(services, "Who?", limit=14))
    there.pilot.type_text("Ioana")
    there.pilot.press("f2")
    assert there.services.settings.dark
    there.pilot.press("right")
    there.pilot.type_text("!")
    there.pilot.press("return")
    assert answer(there) == "Ioana!"


def test_a_choice_is_made_by_letters() -> None:
    rows = [Row("a", "Alpha"), Row("b", "Beta"), Row("c", "Gamma")]
    there = ask(lambda services: AskChoice(services, "Which?", rows))
    there.pilot.type_text("ga")
    there.pilot.press("return")
    assert answer(there) == "c"


def test_a_question_before_something_final_means_no_when_left() -> None:
    there = ask(lambda services: Sure(services, "Delete?", "It is gone then.", "Delete", "Keep"))
    there.pilot.press("escape")
    assert answer(there) is False


def test_the_menu_shows_every_part_that_there_is() -> None:
    there = far(MenuPage)
    assert {e.key for e in features()} == {
        item.id for item in there.pilot.picture if item.kind == "distance_row"
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_menu_and_questions_can_be_read_from_afar(size: tuple[int, int], language: str) -> None:
    check(far(MenuPage, size, language=language))
    long = "Die Zahl steht auf der Rückseite des Blatts, unter den Monumenten."
    for make in (
        lambda d, _: AskNumber(d, "Wie viele Arbeiter?", 14, -50, 50, long),
        lambda d, _: AskText(d, "Wie heißt sie?", "Maximiliane", long),
        lambda d, _: Sure(d, "Wirklich löschen?", long, "Löschen", "Behalten"),
    ):
        check(far(make, size, language=language))


class Boxes(Places):
    """A page of a title: boxes of games, or a few rows, and what may be done."""

    seeks = False

    def body(self, layout: PageLayout) -> Iterator[Item]:
        if self.grid:
            return layout.tiles([Row(name, name, art=name) for name in playable()])
        return layout.listed([Row("one", "One", key="1"), Row("two", "Two", key="2")])


def boxes(dress: str = "", table: bool = False) -> Front:
    there = far(lambda d, w: Boxes(d, w, table))
    there.page.dress = dress  # type: ignore[attr-defined]
    there.page.renew()
    return there


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", playable())
def test_a_page_of_a_title_shows_its_picture_beside_a_short_list_and_can_be_read(
    title: str,
) -> None:
    plain, dressed = boxes(), boxes(title)
    assert not plain.has("art")
    art, row = dressed.see("art"), dressed.see("one")
    assert art.look == title
    assert not art.place.overlaps(row.place)
    check(dressed)


def test_a_question_looks_like_the_page_that_asks_it() -> None:
    there = boxes(playable()[0])
    there.page.question = AskChoice(there.services, "Which?", ())  # type: ignore[attr-defined]
    there.pilot.press("return")
    assert isinstance(there.page, AskChoice)
    assert there.page.dress == playable()[0]


def test_a_page_of_a_game_without_a_table_is_a_plain_one() -> None:
    there = boxes("chess")
    assert not there.has("art")
    check(there)


def test_boxes_of_games_are_tiles_two_in_a_line_and_can_be_read() -> None:
    there = boxes(table=True)
    first, second, third = (there.see(name).place for name in playable()[:3])
    assert (first.y, first.x) == (second.y, third.x)
    assert first.bottom < third.y
    # The picture is hardly narrower than covers are, so that little of one is cut off.
    assert min(first.height * THUMB, first.width * HALF) >= first.height
    assert there.see(playable()[0]).data.size > TEXT
    check(there)


def test_rows_of_a_short_list_are_larger_than_those_of_a_long_one() -> None:
    assert boxes().see("one").place.height > places().see(NAMES[0]).place.height * 1.4


def test_the_action_is_last_and_a_single_button_keeps_to_its_corner() -> None:
    there = places()
    action, other = there.see("ask").place, there.see("shut").place
    assert action.x > other.right
    assert action.right == pytest.approx(there.pilot.app.window.region.width - 1080 * 0.035, abs=1)


def test_each_part_of_the_menu_has_an_icon_of_its_own() -> None:
    icons = [one.icon for one in features()]
    assert len(set(icons)) == len(icons), icons


def test_a_picture_in_colours_of_its_own_lies_on_a_light_card_in_the_dark() -> None:
    surface = pygame.Surface((600, 120))
    canvas, place = Canvas(surface, 1.0, STOCK), Region(0, 0, 600, 120)
    grounds = []
    for icon in ("ages/face_workers", "common/dice"):
        look = SlabLook(1080, True, icon=icon)
        painters.button(canvas, Item("one", "distance_button", place, text="One", data=look))
        side = min(1080 * ICON, 120 * 0.7)
        grounds.append(sum(surface.get_at((round(1080 * 0.02 - side * 0.05), 60))[:3]) / 3)
    assert grounds[0] > 200
    assert grounds[1] < 80


class Alone(Boxes):
    """A page with a single row."""

    def body(self, layout: PageLayout) -> Iterator[Item]:
        return layout.listed([Row("one", "One", key="1")])


def test_a_single_row_is_larger_than_each_of_two() -> None:
    alone, two = far(Alone).see("one"), boxes().see("one")
    assert alone.place.height > two.place.height * 1.15
    assert alone.data.size > two.data.size * 1.1
