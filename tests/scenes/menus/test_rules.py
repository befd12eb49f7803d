import re
from typing import Any

import pytest

from game.ai.worker import Inline
from game.core.contract import Turn
from game.core.registry import titles
from game.opening import open_match
from scenes.base.services import Services
from scenes.menus import rules_search
from scenes.menus.rules import RulesScene
from scenes.menus.rules_book import PROGRAM, rules_pages
from scenes.menus.text_blocks import say
from scenes.shared.links import Links
from scenes.table.pages import Paragraph, TableBlock
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.ui.picture import Do
from tests.build.board import make_services
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup, played, seat_counts, usual
from tests.build.menus import (
    Front,
    front,
    go,
    some_title,
    unreachable,
)
from tests.build.seat import seat


def rules(section: str = "", **more: object) -> Front:
    def make(services: Services, ways: Links) -> RulesScene:
        del ways
        return RulesScene(services, some_title(), section)

    return front(make, **more)  # type: ignore[arg-type]


def scene(there: Front) -> RulesScene:
    assert isinstance(there.page, RulesScene)
    return there.page


def words_of(title: str, language: str) -> str:
    """Give all texts of a title's book, its tables too."""
    words = make_services(language=language).words
    parts: list[str] = []
    for rules_page in rules_pages(title, usual(title)):
        parts.append(words.text(rules_page.title))
        for block in rules_page.blocks:
            if isinstance(block, Paragraph):
                parts.append(say(words, block))
            else:
                rows = (block.heads, *block.rows)
                parts += [say(words, cell) for row in rows for cell in row]
    return "\n".join(parts)


BOOKS = [title for title in sorted(titles()) if stage(title).pages is not None]
"""Titles with pages of their own; the others have the page on mouse and keys."""


@pytest.mark.parametrize("title", BOOKS)
def test_the_pages_of_a_title_come_before_the_one_on_mouse_and_keys(title: str) -> None:
    assert len(rules_pages(title, usual(title))) > 1
    assert rules_pages(title, usual(title))[-1] == PROGRAM


@pytest.mark.parametrize("title", sorted(titles()))
def test_sections_have_names_of_their_own(title: str) -> None:
    names = [rules_page.section for rules_page in rules_pages(title, usual(title))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(titles()))
def test_no_page_has_a_gap_or_a_key_in_place_of_words(title: str, language: str) -> None:
    text = words_of(title, language)
    assert not re.findall(r"\{\w*\}|\b[a-z_]+\.[a-z_]+\.[a-z_.]+\b", text)


@pytest.mark.parametrize("title", sorted(titles()))
def test_rows_of_tables_are_as_long_as_their_heads(title: str) -> None:
    for rules_page in rules_pages(title, usual(title)):
        for block in rules_page.blocks:
            if isinstance(block, TableBlock):
                assert {len(row) for row in block.rows} == {len(block.heads)}
                assert len(block.shares) == len(block.heads)
                assert len(block.icons) in (0, len(block.rows))


def test_a_title_without_a_book_has_the_page_on_mouse_and_keys() -> None:
    assert rules_pages("no_such_title", {}) == (PROGRAM,)
    assert rules_pages("", {}) == (PROGRAM,)


def test_it_opens_at_the_section_that_is_asked_for() -> None:
    wanted = rules_pages(some_title(), usual(some_title()))[4]
    there = rules(wanted.section)
    assert there.see("page.title").text == there.services.words.text(wanted.title)


def test_an_unknown_section_opens_the_first_page() -> None:
    assert scene(rules("weather")).page == 0


def test_a_click_on_the_contents_turns_to_the_page() -> None:
    there = rules()
    wanted = scene(there).leaves[3]
    there.pilot.click(f"page:{wanted.section}")
    assert there.see("page.title").text == there.services.words.text(wanted.title)
    assert there.see(f"page:{wanted.section}").lifted


@pytest.mark.slow
def test_the_arrows_of_the_page_turn_it_until_the_last_one() -> None:
    there = rules()
    assert there.see("previous").intent is None
    for _ in range(len(scene(there).leaves)):
        if there.see("next").intent:
            there.pilot.click("next")
    assert scene(there).rules_page == PROGRAM
    there.pilot.click("previous")
    assert scene(there).page == len(scene(there).leaves) - 2


def test_keys_alone_turn_pages_and_close_the_book() -> None:
    there = rules()
    assert not unreachable(there)
    wanted = scene(there).leaves[5]
    go(there, f"page:{wanted.section}")
    there.pilot.press("return")
    assert scene(there).rules_page == wanted
    there.pilot.press("f1")
    assert len(there.pilot.app.stack) == 0


@pytest.mark.slow
def test_a_long_page_scrolls_to_its_end_with_a_large_interface() -> None:
    there = rules(interface=200)
    book = scene(there)
    longest = max(range(len(book.leaves)), key=lambda at: len(book.leaves[at].blocks))
    for _ in range(longest):
        there.pilot.click("next")
    seen: set[str] = set()
    for _ in range(60):
        seen |= {item.id for item in there.pilot.picture}
        there.pilot.press("page down")
    last = len(book.rules_page.blocks) - 1
    assert any(name.startswith(f"{book.rules_page.section}.{last}") for name in seen)


def test_the_book_is_read_in_the_language_of_the_program() -> None:
    there = rules()
    first = there.texts()
    there.services.change(language="ru")
    there.page.renew()
    assert there.texts() != first


@pytest.mark.slow
@pytest.mark.parametrize("title", BOOKS)
def test_every_step_of_a_game_has_its_page(title: str) -> None:
    sections = {rules_page.section for rules_page in rules_pages(title, usual(title))}
    setting = match_setup(title, seat_counts(title)[0])
    by, first = open_match(setting).rules, dict[str, Any]()
    for step in played(title, seat_counts(title)[0]).history():
        turn = by.pending(step.before)
        if isinstance(turn, Turn):
            first.setdefault(turn.phase, step.before)
    for state in first.values():
        session = Session(setting, open_match(setting, state), Inline())
        board_view = seat(session, stage(title)).scene.controller.view.board_view()
        assert stage(title).open(board_view).prompt().section in sections


def lone_word(there: Front) -> tuple[str, str]:
    """Give a word that a single page of the open book has, and the section of that page."""
    book = scene(there)
    sheets = [rules_search.sheet(there.services.words, p, book.plates(p)) for p in book.leaves]
    wholes = [" ".join((page.title, *page.texts)).lower() for page in sheets]
    for at in range(len(wholes) - 2, 0, -1):
        others = " ".join(wholes[:at] + wholes[at + 1 :])
        for word in wholes[at].split():
            if word.isalpha() and len(word) > 4 and word not in others:
                return word, sheets[at].section
    raise AssertionError("every word stands on two pages")


@pytest.mark.parametrize("interface", [100, 200])
def test_a_word_is_found_as_one_types_and_its_page_opened_by_a_click(interface: int) -> None:
    there = rules(interface=interface)
    word, section = lone_word(there)
    if not there.has("seek"):
        there.pilot.click("find")
    there.pilot.click("seek")
    there.pilot.type_text(word)
    assert [item.id for item in there.pilot.picture if item.kind == "front_hit"] == [
        f"hit:{section}"
    ]
    there.pilot.click(f"hit:{section}")
    assert scene(there).rules_page.section == section


def test_keys_alone_find_a_word_and_open_its_page() -> None:
    there = rules()
    word, section = lone_word(there)
    there.pilot.press("ctrl+f")
    there.pilot.type_text(word)
    there.pilot.press("return")
    go(there, f"hit:{section}")
    there.pilot.press("return")
    assert scene(there).rules_page.section == section


def test_escape_leaves_off_seeking_before_it_leaves_the_book() -> None:
    there = rules()
    there.pilot.click("seek")
    there.pilot.type_text("zzz")
    assert there.has("none")
    there.pilot.press("return")
    there.pilot.press("escape")
    assert there.has(f"page:{scene(there).leaves[0].section}")
    there.pilot.press("escape")
    assert len(there.pilot.app.stack) == 0


def test_a_way_at_the_foot_of_a_page_leads_to_another() -> None:
    there = rules()
    page = scene(there).rules_page
    there.pilot.click(f"{page.section}.see:{page.see[0]}")
    assert scene(there).rules_page.section == page.see[0]


def test_a_symbol_leads_to_the_page_that_tells_more() -> None:
    there = rules("symbols")
    for _ in range(20):
        found = [item for item in there.pilot.picture if item.id.startswith("symbol:")]
        if found:
            break
        there.pilot.press("page down")
    intent = found[0].intent
    assert isinstance(intent, Do)
    there.pilot.click(found[0].id)
    assert scene(there).rules_page.section == intent.value
