"""What is typed at a terminal, and what is answered: choices, orders, undo, curtain, the end."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.ai.worker import Inline, Ticket
from game.core.bot import Advice, Brief
from game.core.message import Message
from game.core.setup import MatchSetup, SeatSetup
from game.folders import ROOT
from game.opening import open_match
from scenes.table.aloud import told
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.terminal.match_talk import MatchTalk
from scenes.terminal.orders import ORDERS, Order, Orders
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Tip
from tests.build.languages import LANGUAGES
from tests.build.matches import match_setup
from tests.build.spoken import Scripted, at_terminal, heard, services


def dice(*names: str, bots: int = 0, seed: str = "words") -> MatchSetup:
    """Set up a game with dice for these people."""
    setup = match_setup("ages", len(names) + bots, seed, bots)
    seats = tuple(
        replace(seat, name=name)
        for seat, name in zip(setup.seats, (*names, *[""] * bots), strict=True)
    )
    return replace(setup, seats=seats)


def test_a_choice_is_made_by_the_beginning_of_its_words(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["throw 3", "let the dice"], services(tmp_path))
    assert "Ana lets the dice stand: " in said


def test_what_fits_several_choices_leaves_only_those(tmp_path: Path) -> None:
    table, talk = at_terminal(dice("Ana", "Bo"), ["1", "throw again"], services(tmp_path))
    table.run()
    assert "“throw again” fits several:" in talk.heard
    assert all(row.text.startswith("Throw again") for row in table.choosing.found)
    assert len(table.choosing.found) > 1


def test_what_is_neither_choice_nor_order_gets_one_sentence(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["1", "dance", "99"], services(tmp_path))
    for typed in ("dance", "99"):
        assert f"“{typed}” is none of the choices and no word I know. Type a number" in said


def spoken_orders(language: str) -> Orders:
    """Give the orders of a language."""
    catalogs = services(Path()).catalogs
    return Orders(catalogs[language], catalogs["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_the_readme_names_are_understood_in_every_language(language: str) -> None:
    told = (ROOT / "README.md").read_text("utf-8").partition("the English ones always:")[2]
    named = re.findall(r"`([^`]+)`", told.partition("Without")[0])
    assert len(named) > 10
    orders = spoken_orders(language)
    assert [word for word in named if orders.understood(word) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_are_understood_in_every_language_and_always_in_english(language: str) -> None:
    orders, english = spoken_orders(language), spoken_orders("en")
    for name in ORDERS:
        assert set(english.phrases(name)) <= set(orders.phrases(name))
        for phrase in orders.phrases(name):
            order = orders.understood(phrase.upper())
            assert order is not None
            # One word stands for two orders: alone for the table, with a name for a board.
            assert order.name == name


def test_no_word_means_two_orders() -> None:
    for language in LANGUAGES:
        orders = spoken_orders(language)
        said = [phrase for name in ORDERS for phrase in orders.phrases(name)]
        assert sorted(set(said)) == sorted(said), language


def test_the_last_decision_is_taken_back_and_done_again(tmp_path: Path) -> None:
    setup = match_setup("stoneage", 2, "words")
    table, talk = at_terminal(setup, ["1", "", "undo", "redo"], services(tmp_path))
    table.run()
    after = talk.text.partition("> undo")[2]
    assert "Blue: put people" not in after.partition("> redo")[0]
    assert "Red: put people on one place. 5 at home." in after.partition("> redo")[0]
    assert "Red puts 1 person at the tool maker." in after.partition("> redo")[2]


def test_what_dice_have_shown_is_not_taken_back(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["1", "undo"], services(tmp_path))
    assert "Dice have been thrown since; what was decided before them stands." in said


def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["hint"], services(tmp_path))
    assert "Throw 3 dice for Ana. Nothing else can be done here." in said


def test_whatever_cannot_be_done_has_its_reason(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["why not irrigation", "why not 1"], services(tmp_path))
    asked, _, numbered = said.partition("> why not 1")
    short = "Buying follows building. As things stand you are 10 coins short."
    assert f"Irrigation: {short}" in asked
    assert "Leadership" not in asked.partition("> why not irrigation")[2]
    assert numbered.count(short) == 1


def test_everybodys_numbers_are_told_on_demand(tmp_path: Path) -> None:
    setup = dice("Ana", "Bo")
    said = heard(setup, ["board of Bo", "scores", "look great wall", "goods"], services(tmp_path))
    assert "> board of Bo\nBo\nFood: 3." in said
    assert "Ana: 0 points." in said
    assert "Great Wall (0 of 13 boxes): 13 boxes left." in said
    assert "> goods\nAna\nFood: 3." in said


def test_the_dice_are_told_before_it_is_asked_what_to_do_with_them(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["1"], services(tmp_path))
    shown = said.rpartition("\nAna: choose dice")[0].splitlines()[-1]
    assert shown.startswith("The dice show: ")


def test_the_end_of_the_lines_leaves_the_match_with_one_sentence(tmp_path: Path) -> None:
    table, talk = at_terminal(dice("Ana", "Bo"), ["1"], services(tmp_path))
    table.run()
    assert table.left
    assert talk.heard[-1] == "The game waits as “spoken”, here and in the window."


def _told(problem: Message | None, _: object) -> Message | None:
    return problem


def test_nobody_is_told_that_a_game_is_saved_which_could_not_be(tmp_path: Path) -> None:
    full = Message("saves.cannot_keep", {"folder": "there"})
    setup, said = dice("Ana", "Bo"), []
    for problem in (None, full):
        talk = Scripted(["1", "save"])
        session = Session(setup, open_match(setup), Inline(), partial(_told, problem))
        MatchTalk(services(tmp_path), session, stage("ages"), talk, "spoken").run()
        said.append(talk.text.partition("> save")[2])
    assert "Saved as “spoken”" in said[0]
    assert "The game waits as “spoken”" in said[0]
    assert "spoken" not in said[1]
    assert said[1].count("The game cannot be kept in there.") == 2


def test_the_terminal_is_cleared_before_another_person_sees_a_hand(tmp_path: Path) -> None:
    setup = match_setup("stoneage", 2, "words")
    table, talk = at_terminal(setup, ["1", "", "1"], services(tmp_path))
    table.session.hides = lambda: True  # type: ignore[method-assign]
    table.run()
    # The first person sits there already; then both took turns, and the last one left.
    assert talk.cleared == 2
    between = talk.text.partition("Only Blue should read on.")[2]
    assert between.index("> \n") < between.index("Blue: put people on one place.")
    # What the first one did is told anew to the second one, as that one may know it.
    assert "Red puts 1 person at the tool maker." in between.partition("Blue: put people")[0]


def test_nothing_is_covered_where_everybody_sees_the_same(tmp_path: Path) -> None:
    table, talk = at_terminal(match_setup("bronze", 2), ["1", "1", "1"], services(tmp_path))
    table.run()
    assert talk.cleared == 0


def test_people_who_want_a_curtain_have_one_everywhere(tmp_path: Path) -> None:
    kept = services(tmp_path, curtain=True)
    table, talk = at_terminal(match_setup("stoneage", 2), ["1", "", "1", ""], kept)
    table.run()
    assert talk.cleared == 2


class Slow(Inline):
    """A computer player that answers only once it is told to."""

    told = False

    def poll(self, ticket: Ticket) -> Advice | None:
        return super().poll(ticket) if self.told else None

    def hurry(self, ticket: Ticket) -> None:
        del ticket
        self.told = True


def test_an_empty_line_lets_a_computer_player_answer_now(tmp_path: Path) -> None:
    setup = dice("Ana", bots=1)
    bot_first = replace(setup, start=1)
    worker = Slow()
    table, talk = at_terminal(bot_first, ["", "1"], services(tmp_path), worker)
    table.run()
    assert worker.told
    assert "Blue lets the dice stand" in talk.text


def test_it_is_told_who_thinks_and_for_how_long(tmp_path: Path) -> None:
    setup = replace(dice("Ana", bots=1), start=1)
    table, talk = at_terminal(setup, [], services(tmp_path), Slow())
    seconds = iter(range(99))
    table._clock = lambda: float(next(seconds))
    talk.late = 13
    talk.waiting = [""]
    table.run()
    said = [line for line in talk.heard if "thinking" in line]
    assert said == [
        "Blue has been thinking for 2 seconds. An empty line: answer now.",
        "Blue has been thinking for 12 seconds. An empty line: answer now.",
    ]


class Third(Inline):
    """A computer player that answers the third time it is looked for an answer."""

    looks = 0

    def poll(self, ticket: Ticket) -> Advice | None:
        self.looks += 1
        return super().poll(ticket) if self.looks > 2 else None


def test_time_passes_between_two_looks_for_an_answer_though_a_line_waits(tmp_path: Path) -> None:
    setup = replace(dice("Ana", bots=1), start=1)
    table, talk = at_terminal(setup, ["scores"], services(tmp_path), Third())
    table._wait()
    assert talk.waiting == ["scores"]
    assert talk.paused == 2


def test_reasons_of_computer_players_are_told_when_asked_for(tmp_path: Path) -> None:
    setup = replace(dice("Ana", bots=1), start=1)
    said = heard(setup, ["log"], services(tmp_path))
    before, _, after = said.partition("> log")
    assert "It feels right." not in before
    assert "It feels right." in after


def test_what_loses_something_for_nothing_is_held_back_once(tmp_path: Path) -> None:
    kept = services(tmp_path, coach="warns")
    table, talk = at_terminal(dice("Ana", "Bo"), [], kept)
    picks = {"throw": "1", "keep": "let", "build": "end building", "split": "1"}
    again = [True] * 60
    talk.rule = lambda: (
        picks.get(table.session.match.state.phase, "1") if again and again.pop() else None
    )
    table.run()
    held = "To do it all the same, type it once more."
    at = next(at for at, line in enumerate(talk.heard) if held in line)
    # Typed once more it is done.
    assert talk.heard[at - 1] == talk.heard[at + 1] == "> end building"
    assert "idle" in talk.heard[at]


def test_a_rule_page_is_found_by_a_word_in_it(tmp_path: Path) -> None:
    said = heard(dice("Ana", "Bo"), ["rules disasters", "rules xyzzy"], services(tmp_path))
    assert "> rules disasters\nDisasters\n" in said
    assert "There is nothing called “xyzzy”." in said


def test_a_hex_is_looked_at_by_its_name_with_all_around_it(tmp_path: Path) -> None:
    table, talk = at_terminal(match_setup("tempus", 3), (), services(tmp_path))
    early = iter(["1", "1", "1"])
    talk.rule = lambda: next(early, None)
    table.run()
    centre = next(d for d in table.session.match.log if d.seat is not None).action.centre
    name = f"{chr(65 + centre % 13)}{centre // 13 + 1}"
    said = table.report.look(0, name)
    assert said[0].startswith(f"{name} (")
    assert [line.partition(":")[0] for line in said[1:]] == [
        "North",
        "North-east",
        "South-east",
        "South",
        "South-west",
        "North-west",
    ]


def test_the_hints_of_a_seat_come_from_the_strongest_player(tmp_path: Path) -> None:
    asked: list[Brief] = []

    class Asked(Inline):
        def submit(self, brief: Brief, place: int = 0) -> Ticket:
            asked.append(brief)
            return super().submit(brief, place)

    table, _ = at_terminal(dice("Ana", "Bo"), ["hint"], services(tmp_path), Asked())
    table.run()
    assert [(brief.seat, brief.level) for brief in asked] == [
        (0, table.session.title_data.levels[-1])
    ]


def test_a_seat_without_a_name_is_called_by_its_colour(tmp_path: Path) -> None:
    setup = MatchSetup("ages", (SeatSetup(), SeatSetup(colour=1)), {"edition": "base"}, "x", 0)
    assert "Red: throw your dice." in heard(setup, [], services(tmp_path))


@pytest.mark.parametrize("word", ["1", "2", "12"])
def test_whoever_looks_at_a_number_hears_no_number_alone(tmp_path: Path, word: str) -> None:
    for title in ("stoneage", "bronze"):
        table, _ = at_terminal(match_setup(title, 2, "words"), [], services(tmp_path))
        assert [line for line in table.report.look(0, word) if line.isdecimal()] == [], title


def test_several_things_are_told_apart_though_their_names_have_commas(tmp_path: Path) -> None:
    table, _ = at_terminal(dice("Ana", "Bo"), (), services(tmp_path))
    several = table.answers.several
    assert several(["farmers, woods", "hunters, hills"]) == "farmers, woods; hunters, hills"
    assert several(["Temple", "Obelisk"]) == "Temple, Obelisk"
    assert several([*"abcdefghij"]) == "a, b, c, d, e, f, g, h, 2 more"


def test_pictures_with_numbers_are_left_out_beside_their_words() -> None:
    tip = Tip("Writing", lines=("Draw 2 ideas",))
    era = Item("age:writing", "age", Region(0, 0, 9, 9), text=":tempus/idea: 2", tip=tip)
    assert told(era) == "Writing: Draw 2 ideas."
    assert told(replace(era, text="Row 3")) == "Writing: Row 3. Draw 2 ideas."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_window_calls_an_order_is_understood_here_too(language: str) -> None:
    words, orders = services(Path()).catalogs[language], spoken_orders(language)
    shown = {
        "undo": "table.undo",
        "redo": "table.redo",
        "hint": "table.hint",
        "log": "chronicle.title",
    }
    called = {name: words.text(key) for name, key in shown.items()}
    understood = {name: orders.understood(said) for name, said in called.items()}
    assert understood == {name: Order(name) for name in shown}
    board = words.text("table.board_of", name="Ada").replace(":", "")
    assert language == "en" or orders.understood(board) == Order("board", "ada")
