"""Whatever lies on a table explains itself and leads to its page of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.worker import Inline
from game.core.contract import Turn
from game.core.registry import titles
from game.opening import open_match
from scenes.menus.rules_book import rules_pages
from scenes.table.pages import RulesPage, Symbol
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.table.topics import Topics
from scenes.ui.geometry import Region
from scenes.ui.hover_delay import Shown
from scenes.ui.picture import Do, Item, Picture, Tip
from tests.build.board import make_services
from tests.build.matches import match_setup, played, seat_counts, usual
from tests.build.seat import Seated, seat, sit

BOOKS = [title for title in sorted(titles()) if stage(title).pages is not None]
WOOL = Symbol("pips/wool", "Wool", "Keeps warm.", "wool")
PAGES = (
    RulesPage("start", "Start", (), topics=("sheep",)),
    RulesPage("wool", "Wool", (), topics=("sheep:wool",), symbols=(WOOL,)),
)
PLACE = Region(0, 0, 10, 10)


def seated(title: str) -> Seated:
    return sit(match_setup(title, seat_counts(title)[0]))


def only_telling(table: Seated) -> Item:
    """Give an item that cannot be pressed, has a page, and is not covered by another one."""
    scene = table.scene
    for item in table.pilot.picture:
        dead = item.tip and not item.intent and not item.reason
        if dead and scene.topic(item) and table.pilot.picture.at(item.place.centre) == item:
            return item
    raise AssertionError("everything can be pressed")


def test_the_longest_beginning_of_an_id_names_the_page() -> None:
    topics = Topics(PAGES)
    assert topics.section(Item("sheep:1", "x", PLACE)) == "start"
    assert topics.section(Item("sheep:wool:2", "x", PLACE)) == "wool"
    assert topics.section(Item("goat", "x", PLACE)) == ""


def test_a_symbol_names_the_page_of_what_has_no_other() -> None:
    item = Item("sheep", "x", PLACE, tip=Tip("Stock", icon="pips/wool"))
    assert Topics(PAGES).section(item, on_mat=False) == "wool"


def test_a_symbol_without_a_tip_gets_one_unless_something_beneath_answers() -> None:
    words = make_services().words
    lone = Item("label", "x", PLACE, text="3 :pips/wool:")
    (told,) = Topics(PAGES).explained(Picture((lone,)), words)
    assert told.tip is not None
    assert told.tip.title == "Wool"
    assert told.tip.icon == "pips/wool"
    button = Item("go", "x", PLACE, intent=Do("go"))
    assert Topics(PAGES).explained(Picture((button, lone)), words).items == (button, lone)


@pytest.mark.slow
@pytest.mark.parametrize("title", BOOKS)
def test_whatever_has_a_tip_on_a_mat_leads_to_a_page(title: str) -> None:
    setting = match_setup(title, seat_counts(title)[0])
    by, first = open_match(setting).rules, dict[str, Any]()
    for step in played(title, seat_counts(title)[0]).history():
        turn = by.pending(step.before)
        if isinstance(turn, Turn):
            first.setdefault(turn.phase, step.before)
    pages = rules_pages(title, usual(title))
    topics, sections, lost = Topics(pages), {page.section for page in pages}, set()
    for state in first.values():
        session = Session(setting, open_match(setting, state), Inline())
        board_view = seat(session, stage(title)).scene.controller.view.board_view()
        for item in stage(title).open(board_view).picture:
            if item.tip is not None and topics.section(item) not in sections:
                lost.add(item.id)
    assert not lost


@pytest.mark.parametrize("title", BOOKS)
def test_f1_opens_the_page_of_what_the_pointer_is_on(title: str) -> None:
    table = seated(title)
    item = only_telling(table)
    section = table.scene.topic(item)
    table.pilot.move(item.place.centre)
    table.pilot.press("f1")
    assert table.went == [f"rules {title} {section}"]


@pytest.mark.slow
@pytest.mark.parametrize("title", BOOKS)
def test_f1_beside_everything_opens_the_page_of_the_step(title: str) -> None:
    table = seated(title)
    section = table.scene.controller.view.section
    table.pilot.move(table.pilot.see("prompt").place.centre)
    table.pilot.press("f1")
    assert table.went == [f"rules {title} {section}"]


@pytest.mark.parametrize("title", BOOKS)
def test_a_click_on_what_only_explains_itself_opens_its_page(title: str) -> None:
    table = seated(title)
    item = only_telling(table)
    table.pilot.click_at(item.place.centre)
    assert table.went == [f"rules {title} {table.scene.topic(item)}"]


@pytest.mark.parametrize("title", BOOKS)
def test_the_right_button_opens_the_page_of_what_can_be_pressed_too(title: str) -> None:
    table = seated(title)
    able = [i for i in table.pilot.picture if i.intent and i.tip and not i.drop]
    item = next(i for i in able if table.scene.topic(i))
    before = table.scene.session.match.state
    table.pilot.down(table.pilot.spot(item.id), button=3)
    table.pilot.turn()
    assert table.went == [f"rules {title} {table.scene.topic(item)}"]
    assert table.scene.session.match.state == before


@pytest.mark.parametrize("title", BOOKS)
def test_the_tip_says_that_f1_leads_on(title: str) -> None:
    table = seated(title)
    item = only_telling(table)
    table.pilot.move(item.place.centre)
    assert item.tip is not None
    shown = table.scene.completed(Shown(item.tip, item.place))
    assert shown.tip.lines[-1] == table.scene.services.words.text("table.more")
