"""The referee's screens: what is impossible is refused in words, and nothing entered is lost."""

# whole: the screens of one match, whose tests all begin with the same few openings.

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from game.core.chance import Draw, Outcome, Roll
from game.core.contract import Chance, Turn
from game.core.correction import Amending, Correction, possible
from game.core.match import Match
from game.core.registry import titles
from game.loading.title import load
from game.storage import save
from game.storage.store import Store
from scenes.base.levels import wins
from scenes.companion.referee import branches
from scenes.companion.referee.advice_panel import AdvicePanel
from scenes.companion.referee.again_panel import AgainPanel
from scenes.companion.referee.board_page import AnswerPage, BoardScene
from scenes.companion.referee.cards_panel import CardsPanel
from scenes.companion.referee.chronicle_page import ChroniclePage
from scenes.companion.referee.correction_page import CorrectionPage
from scenes.companion.referee.decision_panel import DecisionPanel
from scenes.companion.referee.dice_panel import DicePanel
from scenes.companion.referee.match_page import MENU_KEYS, MatchPage
from scenes.companion.referee.result_pages import KeyNumbersPage, ResultPage
from scenes.companion.referee.start_pages import RefereePage, SeatingPage
from scenes.companion.speech import refereed, speech
from scenes.companion.toolkit.questions import AskChoice
from scenes.menus.rules import RulesScene
from scenes.menus.saves import SavesScene
from tests.build.distance import far
from tests.build.matches import seat_counts
from tests.build.menus import Front
from tests.build.real import Typist, by_people, keeper, real_table, scripted

SMALL = (640, 360)


def least(title: str) -> int:
    return min(seats for seats in seat_counts(title) if seats > 1)


def opened(title: str, wanted: type, steps: int = 400, skip: int = 0, **more: Any) -> Typist:
    """Open a match where it waits for a certain sort of chance, or for a decision."""
    seats = least(title)
    setting = real_table(title, seats, "3")
    match = Match(*_begun(title, seats))
    for entry in scripted(title, seats, "3")[:steps]:
        pending = match.pending
        request = pending.request if isinstance(pending, Chance) else pending
        if isinstance(request, wanted):
            if not skip:
                break
            skip -= 1
        match.replay([entry])
    return Typist(keeper(setting, match, size=SMALL, **more))


def _begun(title: str, seats: int) -> tuple[Any, Any, None]:
    match = by_people(title, seats, "3")
    return match.rules, match.start, None


def asks_for(kind: type) -> list[str]:
    """Name the titles that ever ask for such a thing."""
    found = []
    for title in refereed():
        seats = least(title)
        match = Match(*_begun(title, seats))
        for entry in scripted(title, seats, "3"):
            pending = match.pending
            if isinstance(pending, Chance) and isinstance(pending.request, kind):
                found.append(title)
                break
            match.replay([entry])
    return found


THROW, DRAW = asks_for(Roll), asks_for(Draw)


# DicePanel


@pytest.mark.parametrize("title", THROW)
def test_a_face_that_no_die_has_is_refused_and_the_dice_before_it_stay(title: str) -> None:
    typist = opened(title, Roll)
    typist.press("3")
    for odd in ("7", "9", "0"):
        typist.press(odd)
        said = typist.there.see("said").text
        assert odd in said
        assert "1" in said
        assert "6" in said
    assert typist.match.held == (3,)
    assert isinstance(typist.match.pending, Chance)


@pytest.mark.parametrize("title", THROW)
def test_what_the_last_die_led_to_is_said_on_the_screen_that_it_leads_to(title: str) -> None:
    typist, led = opened(title, Roll), 0
    for entry in scripted(title, least(title), "3")[len(typist.match.log) :][:30]:
        if isinstance(typist.page.panel, DicePanel):
            typist.enter(entry)
            decides = isinstance(typist.page.panel, DecisionPanel | AgainPanel)
            said = typist.there.pilot.picture.find("said")
            assert bool(said) == bool(list(typist.page.texts.happened()))
            led += decides
        else:
            typist.match.replay([entry])
            typist.page.request.look(typist.page)
    assert led


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", refereed())
def test_a_step_that_was_chosen_is_said_in_a_sentence_of_its_own(title: str) -> None:
    texts = opened(title, Turn).page.texts
    asked = texts.mat().prompt().text
    assert texts.so_far(asked, ()) == asked
    assert texts.so_far(asked, ("River", "3")) == f"{asked}. So far: River and 3"
    assert texts.so_far("Which?", ("River",)) == "Which? So far: River"


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", THROW)
def test_dice_are_entered_by_keys_whose_digits_need_shift_on_this_keyboard(title: str) -> None:
    typist = opened(title, Roll)
    typist.there.pilot.strike_digit(6, "-")
    assert typist.match.held == (6,)


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", THROW)
def test_the_key_of_the_last_die_is_nothing_to_what_is_asked_next(title: str) -> None:
    typist = opened(title, Roll)
    pending = typist.match.pending
    assert isinstance(pending, Chance)
    count = pending.request.count
    typist.press(*["2"] * (count - 1))
    typist.there.pilot.hold("2")
    assert typist.match.log[-1].action == Outcome((2,) * count)
    assert (typist.match.held, typist.page.sought) == ((), "")


@pytest.mark.parametrize("title", THROW)
def test_dice_are_taken_when_the_last_one_is_there_and_can_be_taken_back(title: str) -> None:
    typist = opened(title, Roll)
    count = typist.match.pending.request.count  # type: ignore[union-attr]
    length = len(typist.match.log) - typist.page.texts.led_by_itself()
    typist.press(*["2"] * count)
    assert typist.match.log[-1].action == Outcome((2,) * count)
    typist.press("f3")
    assert len(typist.match.log) == length
    assert isinstance(typist.page.panel, DicePanel)
    typist.press("f9")
    assert typist.match.log[-1].action == Outcome((2,) * count)


@pytest.mark.parametrize("title", THROW)
def test_dice_can_be_clicked_and_the_last_one_taken_away(title: str) -> None:
    typist = opened(title, Roll)
    count = typist.match.pending.request.count  # type: ignore[union-attr]
    if count < 2:
        typist = opened(title, Roll, skip=1)
        count = typist.match.pending.request.count  # type: ignore[union-attr]
    typist.there.pilot.click("face:5")
    typist.press("backspace")
    assert typist.match.held == ()
    for _ in range(count):
        typist.there.pilot.click("face:4")
    assert typist.match.log[-1].action == Outcome((4,) * count)


# CardsPanel and tiles


@pytest.mark.parametrize("title", DRAW)
def test_a_card_that_is_used_up_is_refused_by_name_and_number_and_nothing_is_lost(
    title: str,
) -> None:
    typist, panel = _with_used_up(title)
    row = next(row for row in panel.rows() if row.reason)
    held, length = typist.match.held, len(typist.match.log)
    typist.there.pilot.click(row.id)
    said = typist.there.see("said").text
    name = str(panel.leaves[int(row.id.partition(":")[2])].value)
    assert name in said
    assert str(panel.all()[name]) in said
    assert (typist.match.held, len(typist.match.log)) == (held, length)


def _with_used_up(title: str) -> tuple[Typist, CardsPanel]:
    for skip in range(40):
        typist = opened(title, Draw, skip=skip)
        panel = typist.page.panel
        if isinstance(panel, CardsPanel) and any(row.reason for row in panel.rows()):
            return typist, panel
    raise AssertionError("no card is ever used up")


@pytest.mark.parametrize("title", DRAW)
def test_only_what_can_still_come_is_offered_with_how_many_are_left(title: str) -> None:
    typist = opened(title, Draw, skip=4)
    panel = typist.page.panel
    assert isinstance(panel, CardsPanel)
    left = Counter(panel.left())
    assert sum(left.values()) == len(panel.request.pool)
    for leaf in panel.leaves:
        assert bool(leaf.reason) == (not left[str(leaf.value)])
        if leaf.aside:
            assert str(left[str(leaf.value)]) in leaf.aside
    for row in panel.rows():
        assert bool(row.key) != bool(row.reason)


@pytest.mark.parametrize("title", DRAW)
def test_a_card_taken_away_can_come_again(title: str) -> None:
    typist = _drawing_several(title)
    panel = typist.page.panel
    assert isinstance(panel, CardsPanel)
    name = str(panel.leaves[0].value)
    before = panel.left()[name]
    first_card(typist, panel)
    assert panel.left()[name] == before - 1
    typist.press("backspace")
    assert panel.left()[name] == before


def first_card(typist: Typist, panel: CardsPanel) -> None:
    """Enter the card that is listed first, by keys."""
    held, length = panel.held, len(typist.match.log)
    while panel.held == held and len(typist.match.log) == length:
        typist.towards(panel, 0)


def _drawing_several(title: str) -> Typist:
    for skip in range(40):
        typist = opened(title, Draw, skip=skip)
        if typist.match.pending.request.count > 1:  # type: ignore[union-attr]
            return typist
    raise AssertionError("never several cards at once")


@pytest.mark.parametrize("title", DRAW)
def test_an_answer_with_more_copies_than_there_are_is_refused_with_how_many(title: str) -> None:
    typist = _drawing_several(title)
    pending = typist.match.pending
    assert isinstance(pending, Chance)
    request = pending.request
    assert isinstance(request, Draw)
    card, left = min(Counter(request.pool).items(), key=lambda item: item[1])
    refused = typist.match.answer(Outcome((card,) * (left + 1)))
    assert not isinstance(refused, list)
    said = typist.page.texts.say(refused)
    assert typist.page.texts.value(request.deck, card) in said
    assert str(left) in said
    assert typist.match.pending == pending


# Half entered, saved and gone on with


@pytest.mark.parametrize("title", refereed())
def test_what_is_half_entered_survives_closing_the_window(title: str) -> None:
    wanted = Roll if title in THROW else Draw
    typist = opened(title, wanted) if wanted is Roll else _drawing_several(title)
    if wanted is Roll:
        for skip in range(20):
            typist = opened(title, wanted, skip=skip)
            if typist.match.pending.request.count > 1:  # type: ignore[union-attr]
                break
        typist.press("5")
    else:
        panel = typist.page.panel
        assert isinstance(panel, CardsPanel)
        first_card(typist, panel)
    held, session = typist.match.held, typist.page.session
    assert len(held) == 1
    data = save.dump(session.setup, session.match, datetime(2031, 6, 3))
    loaded = save.restore(data)
    assert (loaded.doubt, loaded.notes) == (None, ())
    assert loaded.match.held == held
    again = Typist(keeper(loaded.setup, loaded.match, size=SMALL))
    shown = [i for i in again.there.pilot.picture if i.id == "die:0" and i.look == "full"]
    assert shown or panel_says(again, held)


def panel_says(typist: Typist, held: tuple[Any, ...]) -> bool:
    name = typist.page.texts.value(typist.page.panel.request.deck, held[0])  # type: ignore[attr-defined]
    return name in typist.there.see("asked").text


def test_what_is_half_entered_is_saved_when_the_screen_is_left() -> None:
    typist = opened(THROW[0], Roll)
    kept: list[tuple[Any, ...]] = []
    session = typist.page.session
    session._keep = lambda s: kept.append(s.match.held)
    typist.press("6", "escape")
    assert kept == []
    typist.press("f10")
    assert kept == [(6,)]


def test_held_values_that_cannot_begin_the_answer_are_left_out() -> None:
    typist = opened(THROW[0], Roll)
    session = typist.page.session
    for odd in ((9,), ("x",), (1,) * 30):
        session.match.held = odd
        data = save.dump(session.setup, session.match, datetime(2031, 6, 3))
        held = save.restore(data).match.held
        assert held == () or set(held) == {1}


def test_a_match_is_resumed_with_what_was_taken_back() -> None:
    typist = opened(THROW[0], Turn)
    typist.press(*["1"] * 3, "f3")
    session = typist.page.session
    loaded = save.restore(save.dump(session.setup, session.match, datetime(2031, 6, 3)))
    assert loaded.match.journal == session.match.journal
    again = Typist(keeper(loaded.setup, loaded.match, size=SMALL))
    again.press("f9")
    # What led to the throw comes back with it.
    assert len(loaded.match.log) == len(session.match.log) + 2


# Corrections


@pytest.mark.parametrize("title", refereed())
def test_a_stock_below_nothing_is_refused_with_what_would_be_right(title: str) -> None:
    typist = opened(title, Turn, skip=9)
    rules, state = typist.match.rules, typist.match.state
    assert isinstance(rules, Amending)
    field = next(f for f in rules.amendable(state) if not f.sort)
    typist.press("f6")
    amend = typist.there.page
    assert isinstance(amend, CorrectionPage)
    before = amend.texts.session.match.state
    amend._asked = field
    amend._given(-1)
    said = typist.there.see("said").text
    assert amend.texts.listed("", possible(rules, state, field)) in said
    assert amend.texts.session.match.state == before


@pytest.mark.parametrize("title", refereed())
def test_a_correction_is_made_by_keys_told_and_taken_back(title: str) -> None:
    typist = opened(title, Turn, skip=9)
    page = typist.page
    match, judge = page.session.match, page.texts
    assert isinstance(match.rules, Amending)
    field, value = next(
        (field, other)
        for field in match.rules.amendable(match.state)
        for other in possible(match.rules, match.state, field)
        if other != field.value
    )
    before, length = match.state, len(match.log)
    typist.press("f6")
    amend = typist.there.page
    assert isinstance(amend, CorrectionPage)
    whose = -1 if field.seat is None else field.seat
    typist.find_on(amend, list(amend.lines()), f"whose:{whose}")
    typist.find_on(amend, list(amend.lines()), f"field:{field.name}")
    assert not amend.sought
    if field.sort:
        asked = typist.there.page
        assert isinstance(asked, AskChoice)
        typist.find_on(asked, list(asked.rows), f"value:{field.domain.index(value)}")
    else:
        typist.press("delete", *str(value), "return")
    assert len(match.log) == length + 1
    now = {f.name: f.value for f in match.rules.amendable(match.state)}
    assert now.get(field.name, value) == value
    typist.press("escape", "escape")
    typist.press("f7")
    story = typist.there.page
    assert isinstance(story, ChroniclePage)
    assert judge.label(field.label) in story.lines[0].text
    typist.press("escape", "f3")
    assert match.state == before
    typist.press("f7")
    story = typist.there.page
    assert isinstance(story, ChroniclePage)
    assert not story.lines[0].stands
    assert "taken back" in typist.there.texts()


@pytest.mark.parametrize("title", refereed())
def test_a_digit_chooses_whose_values_are_wrong_and_letters_look_among_all(title: str) -> None:
    typist = opened(title, Turn, skip=9)
    last = str(len(typist.page.texts.seats) + 1)
    typist.press("f6")
    amend = typist.there.page
    assert isinstance(amend, CorrectionPage)
    # The key and what it writes: the digit must not be looked for among the values of the table.
    typist.there.pilot.strike(ord(last), last)
    typist.there.pilot.turn()
    assert (amend.whose, amend.sought) == (-1, "")
    typist.press("escape")
    typist.there.pilot.strike(ord("a"), "a")
    typist.there.pilot.turn()
    assert (amend.whose, amend.sought) == (None, "a")


@pytest.mark.parametrize("title", refereed())
def test_every_value_and_every_refusal_has_words(title: str) -> None:
    typist = opened(title, Turn, skip=30)
    judge, match = typist.page.texts, typist.match
    assert isinstance(match.rules, Amending)
    for field in match.rules.amendable(match.state):
        assert "." not in judge.label(field.label).rstrip("."), field
        for value in field.domain[:60]:
            words = judge.value(field.sort, value)
            assert words
            assert not words.startswith(f"{title}."), (field, words)
            for problem in match.rules.problems(match.rules.amend(match.state, field.name, value)):
                said = judge.say(problem)
                assert said != problem.key
                assert "{" not in said


# Decisions


@pytest.mark.parametrize("title", refereed())
def test_every_decision_of_a_game_has_words_of_its_own(title: str) -> None:
    seats = least(title)
    match = Match(*_begun(title, seats))
    typist = opened(title, Turn)
    judge, missed = typist.page.texts, set()
    for entry in scripted(title, seats, "3"):
        judge.session.match = match
        if isinstance(match.pending, Turn):
            board_view = judge.board_view()
            for action in match.rules.legal(match.state):
                steps = [way.text for way in judge.speech.ways(board_view, action)]
                for said in (judge.speech.say(board_view, action), *steps):
                    if said.startswith(f"{title}.") or "{" in said:
                        missed.add(said)
        match.replay([entry])
    assert not missed


@pytest.mark.parametrize("title", refereed())
def test_a_row_with_several_behind_it_is_opened_and_left_again(title: str) -> None:
    for skip in range(80):
        typist = opened(title, Turn, skip=skip)
        panel = typist.page.panel
        if not isinstance(panel, DecisionPanel):
            continue
        here = branches.level(panel.options, panel.path)
        wide = [row for row in here if len(row.leaves) > 1]
        if wide:
            break
    assert isinstance(panel, DecisionPanel)
    path, behind = panel.path, wide[0].leaves
    typist.towards(panel, behind[0])
    assert panel.path[: len(path)] == path
    assert len(panel.path) > len(path)
    shown = [at for row in branches.level(panel.options, panel.path) for at in row.leaves]
    assert sorted(shown) == sorted(behind)
    typist.press("escape")
    assert panel.path == path
    assert isinstance(typist.there.page, MatchPage)


# Computer players


def advised(title: str) -> Typist:
    """Open a match and enter what happens until a computer player decides."""
    seats = least(title)
    setting = real_table(title, seats, "2", bots=seats - 1)
    typist = Typist(keeper(setting, size=SMALL))
    for _ in range(60):
        panel = typist.page.panel
        if isinstance(panel, AdvicePanel):
            break
        if isinstance(panel, DicePanel):
            typist.press(*["1"] * panel.request.count)
        elif isinstance(panel, CardsPanel):
            first_card(typist, panel)
        else:
            legal = typist.match.rules.legal(typist.match.state)
            typist.page.session.play(next(iter(legal)))
            typist.page.request.go_on(typist.page)
            typist.there.pilot.turn()
    typist.there.pilot.pause(0.1)
    return typist


@pytest.mark.parametrize("title", refereed())
def test_a_computer_player_says_what_hands_shall_do_and_waits_until_it_is_done(title: str) -> None:
    typist = advised(title)
    panel = typist.page.panel
    assert isinstance(panel, AdvicePanel)
    assert panel.advice is not None
    length = len(typist.match.log)
    said = typist.there.see("hands").text
    assert said == panel.texts.speech.say(panel.texts.board_view(), panel.advice.action)
    assert len(typist.match.log) == length
    wanted = panel.advice.action
    typist.press("return")
    assert typist.match.log[length].action == wanted
    typist.press("f3")
    assert len(typist.match.log) == length


# The board


@pytest.mark.slow
@pytest.mark.parametrize("title", refereed())
def test_the_board_opens_over_the_match_and_dice_and_cards_are_asked_for_over_it(
    title: str,
) -> None:
    wanted = Roll if title in THROW else Draw
    typist = opened(title, wanted)
    typist.press("f5")
    typist.there.pilot.pause(0.2)
    entering = typist.there.page
    assert isinstance(entering, AnswerPage)
    request = typist.there.page.texts.pending.request  # type: ignore[attr-defined]
    match = entering.texts.session.match
    length = len(match.log)
    if wanted is Roll:
        typist.press(*["1"] * request.count)
    else:
        panel = entering.panel
        assert isinstance(panel, CardsPanel)
        for _ in range(request.count):
            length_held = panel.held
            while entering.panel is panel and panel.held == length_held:
                typist.press(panel.rows()[0].key)
                if len(match.log) > length:
                    break
    assert len(match.log) == length + 1
    typist.there.pilot.finish_animation()
    assert isinstance(typist.there.page, BoardScene | AnswerPage)


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", refereed())
def test_the_board_can_be_looked_at_while_a_computer_player_decides(title: str) -> None:
    typist = advised(title)
    steps = len(typist.match.log)
    typist.press("f5")
    typist.there.pilot.pause(1)
    board = typist.there.page
    assert isinstance(board, BoardScene)
    assert board.session.steps == steps
    typist.press("escape")
    assert isinstance(typist.page.panel, AdvicePanel)


def test_the_board_leads_back_to_the_referee() -> None:
    typist = opened(refereed()[0], Turn)
    typist.press("f5")
    assert isinstance(typist.there.page, BoardScene)
    typist.press("escape")
    assert isinstance(typist.there.page, MatchPage)


# The end


@pytest.mark.parametrize("title", refereed())
def test_the_result_opens_by_itself_and_a_tie_shows_all_winners(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = least(title)
    match = Match(*_begun(title, seats))
    match.replay(scripted(title, seats, "3"))
    typist = Typist(keeper(real_table(title, seats, "3"), match, size=SMALL))
    ended = typist.there.page
    typist.there.pilot.turn()
    ended = typist.there.page
    assert isinstance(ended, ResultPage)
    first, *rest = match.rules.scores(match.state)
    same = tuple(replace(first, seat=score.seat) for score in (first, *rest))
    # Other matches go by the same rules.
    monkeypatch.setattr(match.rules, "scores", lambda _state: same)
    grid = ended.scores()
    assert grid.places == ("1.",) * seats
    assert grid.best == frozenset(range(seats))
    for seat in ended.texts.seats:
        assert seat.name in ended.heading()


@pytest.mark.parametrize("title", refereed())
def test_the_sheets_of_all_seats_are_shown_with_their_totals(title: str) -> None:
    typist = opened(title, Turn, skip=20)
    totals = typist.page.texts.totals()
    typist.press("f8")
    assert isinstance(typist.there.page, KeyNumbersPage)
    for seat, total in enumerate(totals):
        assert typist.there.see(f"total:{seat}").text == str(total).replace("-", "−")


# Setting up and going on


def set_up(there: Front, title: str) -> SeatingPage:
    there.pilot.press(str(refereed().index(title) + 1))
    assert isinstance(there.page, SeatingPage)
    return there.page


def test_a_game_is_set_up_by_keys_with_names_and_a_computer_player() -> None:
    title = refereed()[0]
    there = far(RefereePage)
    page = set_up(there, title)
    there.pilot.press("1", "1")
    there.pilot.type_text("Tamar")
    there.pilot.press("return")
    there.pilot.press("2", "4")
    assert page.game.seats[0].name == "Tamar"
    assert [bool(seat_setup.level) for seat_setup in page.game.seats] == [False, True, False]
    there.pilot.press("3", "2")
    assert len({seat_setup.colour for seat_setup in page.game.seats}) == 3
    there.pilot.press("f5")
    (table,) = there.beyond.given
    assert there.beyond.name == "play"
    assert table.companion
    assert table.seats[0].name == "Tamar"
    assert len(table.bots) == 1


@pytest.mark.parametrize("title", refereed())
def test_every_level_has_a_key_and_says_how_often_it_wins(title: str) -> None:
    there = far(RefereePage)
    page = set_up(there, title)
    levels = titles()[title].levels
    for at, level in enumerate(levels, 4):
        there.pilot.press("2")
        rows = [item for item in there.pilot.picture if item.id == f"level:{level}"]
        told = wins(there.services.words, title, level)
        assert all(row.data.aside == told for row in rows)
        there.pilot.press(str(at % 10))
        assert page.game.seats[1].level == level
    there.pilot.press("2", "-")
    assert len(page.game.seats) == max(2, min(load(title).cover.seats))


def test_too_many_seats_are_refused_with_how_many_there_may_be() -> None:
    title = refereed()[0]
    there = far(RefereePage)
    page = set_up(there, title)
    for _ in range(8):
        there.pilot.press("+")
    assert len(page.game.seats) == max(seat_counts(title))
    assert str(max(seat_counts(title))) in there.see("said").text


def test_a_match_that_was_left_stands_in_both_lists_and_says_that_it_is_at_a_table() -> None:
    title = refereed()[0]
    store, setting = Store(), real_table(title, least(title))
    name = store.new_name(setting)
    typist = opened(title, Turn, skip=5)
    assert store.keep(name, setting, typist.match) is None
    there = far(RefereePage, store=store)
    there.pilot.click(f"go:{name}")
    assert there.beyond.name == "resume"
    assert there.beyond.given[0].setup.companion
    store.release(name)
    there = far(SavesScene, store=store)
    assert "real table" in there.see(f"open:{name}").data.name


def test_only_titles_with_words_and_corrections_are_offered() -> None:
    there = far(RefereePage)
    shown = [i.id for i in there.pilot.picture if i.id.startswith("new:")]
    assert shown == [f"new:{title}" for title in refereed()]
    assert all(speech(title) for title in refereed())


@pytest.mark.parametrize("title", refereed())
def test_the_board_is_not_covered_for_another_seat_as_one_person_keeps_it_for_all(
    title: str,
) -> None:
    typist = next(
        one for skip in range(30) if (one := opened(title, Turn, skip=skip)).page.session.seat
    )
    typist.press("f5")
    assert isinstance(typist.there.page, BoardScene)


@pytest.mark.parametrize("title", refereed())
def test_the_chronicle_of_the_board_tells_corrections_too(title: str) -> None:
    typist = opened(title, Turn, skip=9)
    match, judge = typist.match, typist.page.texts
    assert isinstance(match.rules, Amending)
    field = match.rules.amendable(match.state)[0]
    typist.page.session.correct(Correction(field.name, field.value))
    typist.press("f5")
    board = typist.there.page
    assert isinstance(board, BoardScene)
    told = [entry.text for entry in board.controller.view.entries()]
    assert any(judge.label(field.label) in text for text in told)


def test_the_rules_open_at_the_step_that_is_decided() -> None:
    title = refereed()[0]
    typist = opened(title, Turn)
    typist.press("f1")
    assert typist.there.beyond.name == "rules"
    assert typist.there.beyond.given[0].title == title
    assert typist.there.beyond.given[1]


@pytest.mark.parametrize("key", ["f6", "f7", "f8"])
def test_the_rules_of_the_game_open_from_every_screen_about_the_match(key: str) -> None:
    title = refereed()[-1]
    typist = opened(title, Turn)
    typist.press(key, "f1")
    rules = typist.there.page
    assert isinstance(rules, RulesScene)
    assert rules.title == title


def test_every_way_of_the_menu_has_a_key_that_works_from_the_match() -> None:
    typist = opened(refereed()[0], Turn)
    typist.press("f4")
    shown = {
        item.id: item.key for item in typist.there.pilot.picture if item.kind == "distance_row"
    }
    assert shown
    assert {way: key for way, key in MENU_KEYS.items() if way != "redo"} == shown
    typist.press("f8")
    typist.there.pilot.turn()
    assert isinstance(typist.there.page, KeyNumbersPage)


@pytest.mark.parametrize("title", THROW)
def test_undo_takes_a_die_away_before_it_takes_back_what_stands(title: str) -> None:
    typist = opened(title, Roll)
    for skip in range(1, 20):
        if typist.match.pending.request.count > 2:  # type: ignore[union-attr]
            break
        typist = opened(title, Roll, skip=skip)
    length = len(typist.match.log)
    typist.press("2", "5", "f3")
    assert typist.match.held == (2,)
    # What led to the throw by itself is taken back with what was before it.
    back = 1 + typist.page.texts.led_by_itself()
    typist.press("f3", "f3")
    assert typist.match.held == ()
    assert len(typist.match.log) == max(0, length - back)


@pytest.mark.slow
@pytest.mark.varies("title")
@pytest.mark.parametrize("title", refereed())
def test_what_follows_from_an_entry_is_said_until_the_next_one(title: str) -> None:
    seats, told = least(title), 0
    match = Match(*_begun(title, seats))
    typist = Typist(keeper(real_table(title, seats, "3"), match, size=SMALL))
    for entry in scripted(title, seats, "3")[:50]:
        typist.enter(entry)
        said = typist.there.pilot.picture.find("said")
        lines = typist.page.texts.happened()
        if not lines:
            assert said is None
        else:
            assert said is not None
            assert said.text.endswith(lines[-1])
            told += 1
    assert told > 5
