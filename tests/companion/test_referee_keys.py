"""Counted keys: what it takes to enter a real game, and what stands on the page meanwhile."""

from __future__ import annotations

from itertools import combinations, groupby

import pytest

from game.core.chance import Outcome, Roll
from game.core.contract import Chance, Turn
from game.core.form import SHARED, Filled, reckon
from game.opening import open_match
from scenes.companion.forms.open_sheet import forms_of
from scenes.companion.referee import branches
from scenes.companion.referee.again_panel import AgainPanel
from scenes.companion.referee.branches import Leaf
from scenes.companion.referee.dice_panel import DicePanel, ThrowPanel
from scenes.companion.referee.start_pages import RefereePage
from scenes.companion.speech import refereed
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice
from scenes.table.speech import Lying, Way
from scenes.ui.picture import Do
from tests.build.distance import check, far
from tests.build.matches import seat_counts
from tests.build.real import Entered, Typist, again_keys, entered, keeper, real_table, scripted

SMALL = (640, 360)
BEYOND_DICE = 6
"""Keys a turn that a game with dice may take besides them."""


def few_seats(title: str) -> int:
    return min(s for s in seat_counts(title) if s > 1)


def overlong(found: list[Entered]) -> list[Entered]:
    """List entries that took more keys than a pencil would."""
    slow = []
    for one in found:
        if one.sort == "dice":
            assert isinstance(one.entry.action, Outcome)
            most = len(one.entry.action.values)
        else:
            most = 1 if one.choices == 1 else 4
        if one.sort != "cards" and one.keys > most:
            slow.append(one)
    return slow


@pytest.mark.varies("title")
@pytest.mark.parametrize("title", refereed())
def test_dice_take_a_key_each_and_decisions_few(title: str) -> None:
    typist = Typist(keeper(real_table(title, few_seats(title), "2"), size=SMALL))
    found = [typist.counted(entry) for entry in scripted(title, few_seats(title), "2")[:45]]
    assert not overlong(found)


@pytest.mark.shared
@pytest.mark.slow
@pytest.mark.parametrize("title", refereed())
def test_a_whole_game_takes_no_more_keys_than_was_aimed_at(title: str) -> None:
    found = entered(title, max(seat_counts(title)), "2")
    assert not overlong(found)
    decisions = [one for one in found if one.sort == "decision"]
    free = [one for one in decisions if one.choices > 1]
    assert sum(one.keys <= 2 for one in free) >= 0.9 * len(free)
    if any(one.sort == "dice" for one in found):
        # A turn lasts until somebody else decides: in some games several make a round.
        turns = len([*groupby(decisions, key=lambda one: (one.round, one.seat))])
        assert sum(one.keys for one in found if one.sort != "dice") <= BEYOND_DICE * turns


def test_any_of_seven_dice_are_thrown_again_with_at_most_four_keys() -> None:
    panel = AgainPanel.__new__(AgainPanel)
    panel.lying = Lying(tuple([1] * 7), tuple(range(7)), lambda dice: dice)

    class Again:
        def __init__(self, dice: tuple[int, ...]) -> None:
            self.dice = dice

    sets = [some for count in range(8) for some in combinations(range(7), count)]
    assert max(len(again_keys(panel, Again(some))) for some in sets) == 4


def throwing(title: str, seed: str = "2") -> Typist:
    """Enter a game until a throw comes next without anything to decide."""
    typist = Typist(keeper(real_table(title, few_seats(title), seed), size=SMALL))
    for entry in scripted(title, few_seats(title), seed):
        if isinstance(typist.page.panel, ThrowPanel) and typist.page.panel.request.count > 1:
            return typist
        typist.enter(entry)
    raise AssertionError("nothing is ever thrown")


def throwers() -> list[str]:
    return [t for t in refereed() if any(_thrown(e.action) for e in scripted(t, few_seats(t), "2"))]


def _thrown(action: object) -> bool:
    return isinstance(action, Outcome) and isinstance(action.values[0], int)


@pytest.mark.parametrize("title", throwers())
def test_a_throw_with_nothing_to_decide_is_asked_for_at_once_and_for_whom(title: str) -> None:
    typist = throwing(title)
    panel, length = typist.page.panel, len(typist.match.log)
    assert isinstance(panel, ThrowPanel)
    asked = typist.there.see("asked").text
    acting = typist.page.texts.acting
    assert acting is not None
    assert str(panel.request.count) in asked
    assert typist.page.texts.seats[acting].name in asked
    typist.press("9")
    assert len(typist.match.log) == length
    assert "9" in typist.there.see("said").text
    typist.press("3")
    assert typist.match.log[-1].action == panel.foretold.action
    assert typist.match.held == (3,)
    pending = typist.match.pending
    assert isinstance(pending, Chance)
    assert pending.request == panel.request
    typist.press(*["4"] * (panel.request.count - 1))
    assert typist.match.log[-1].action == Outcome((3, *[4] * (panel.request.count - 1)))


@pytest.mark.parametrize("title", throwers())
def test_taking_a_throw_back_leads_to_before_it_in_one_step_and_again_does_both(title: str) -> None:
    typist = throwing(title)
    before, count = typist.match.state, typist.page.panel.request.count  # type: ignore[attr-defined]
    typist.press(*["2"] * count)
    after, length = typist.match.state, len(typist.match.log)
    typist.press("f3")
    assert typist.match.state == before
    typist.press("f9")
    assert typist.match.state == after
    assert len(typist.match.log) == length


def lying(title: str) -> Typist | None:
    """Enter a game until dice lie that may be thrown again."""
    typist = Typist(keeper(real_table(title, few_seats(title), "2"), size=SMALL))
    for entry in scripted(title, few_seats(title), "2")[:60]:
        if isinstance(typist.page.panel, AgainPanel) and len(typist.page.panel.lying.free) > 1:
            return typist
        typist.enter(entry)
    return None


def test_dice_that_lie_are_toggles_and_the_chosen_or_the_others_are_thrown() -> None:
    tried = 0
    for title in throwers():
        typist = lying(title)
        if typist is None:
            continue
        panel = typist.page.panel
        assert isinstance(panel, AgainPanel)
        shown = {i.id: i for i in typist.there.pilot.picture if i.kind == "distance_lying"}
        assert len(shown) == len(panel.lying.faces)
        keyed = [item.key for item in shown.values() if item.key]
        assert keyed == [str(at) for at, _ in enumerate(panel.lying.free, 1)]
        typist.press("1")
        assert panel.chosen == {panel.lying.free[0]}
        length = len(typist.match.log)
        typist.press("space")
        assert typist.match.log[length].action == panel.lying.again(panel.lying.free[1:])
        assert isinstance(typist.page.panel, DicePanel)
        assert typist.page.panel.request == Roll(len(panel.lying.free) - 1)
        typist.press("f3", "return")
        assert typist.match.log[length].action == panel.lying.again(())
        tried += 1
    assert tried


def leaf(*texts: str) -> Leaf:
    return Leaf(texts, tuple(Way(text) for text in texts))


def test_every_row_has_a_key_of_its_own_and_a_number_has_that_of_its_digit() -> None:
    places = [
        Leaf((place, n), (Way(place), Way(str(n), key=str(n))))
        for place in "abc"
        for n in range(1, 8)
    ]
    first = branches.rows(places, ())
    assert [(row.text, row.aside) for row in first] == [("A", "1–7"), ("B", "1–7"), ("C", "1–7")]
    assert [row.key for row in first] == ["1", "2", "3"]
    second = branches.rows(places, ("b",))
    assert [(row.text, row.key) for row in second] == [(str(n), str(n)) for n in range(1, 8)]


def test_a_single_choice_has_enter_and_a_step_with_nothing_to_choose_is_left_out() -> None:
    assert [row.key for row in branches.rows([leaf("only", "one")], ())] == ["return"]
    many = [leaf("pay", str(n), "more") for n in range(40)]
    assert branches.descended(many, ()) == ("pay",)


def test_what_is_used_up_takes_no_key() -> None:
    gone = leaf("x")._replace(reason="It is gone.")
    rows = branches.rows([leaf("a"), gone, leaf("b")], ())
    assert [(row.key, row.reason) for row in rows] == [("1", ""), ("", "It is gone."), ("2", "")]


def test_escape_leads_to_the_menu_of_the_referee_and_back() -> None:
    typist = throwing(throwers()[0])
    page = typist.page
    typist.press("escape")
    assert isinstance(typist.there.page, AskChoice)
    assert {"leave", "board"} <= {row.id for row in typist.there.page.rows}
    typist.press("escape")
    assert typist.there.page is page


def test_levels_of_computer_seats_say_that_they_are_computers() -> None:
    there = far(RefereePage, SMALL)
    there.pilot.press("1", "2")
    page = there.page
    assert isinstance(page, AskChoice)
    levels = [row.text for row in page.rows if row.id.startswith("level:") and row.id != "level:"]
    assert levels
    assert all(text.startswith("Computer") for text in levels)


@pytest.mark.parametrize(("title", "form"), [("ages", "reroll"), ("stoneage", "yields")])
def test_odds_without_a_goal_ask_for_it(title: str, form: str) -> None:
    made = next(one for one in forms_of(title) if one.id == form)
    filled = Filled()
    group = made.groups(filled)[0]
    if group.fields[0].kind == "row":
        filled = filled.put(group.fields[0].key, SHARED, (group.fields[0].choices[0].id,) * 3)
    facts = reckon(made, filled).facts
    assert [fact.kind for fact in facts if fact.name.key.endswith(".goal")] == ["words"]
    assert not [f for f in facts if f.name.key.rpartition(".")[2] in ("now", "best", "wish")]
    asked = reckon(made, filled.put("amount", SHARED, 2)).facts
    assert not [fact for fact in asked if fact.name.key.endswith(".goal")]


def test_a_step_that_all_choices_share_is_not_named_in_their_rows() -> None:
    leaves = [leaf("Pottery", "Land 1", "forest"), leaf("Pottery", "Land 2", "coast"), leaf("Done")]
    assert [row.text for row in branches.rows(leaves, ())] == [
        "Land 1: forest",
        "Land 2: coast",
        "Done",
    ]
    numbers = [leaf("Hunting", "1"), leaf("Hunting", "2")]
    assert [row.text for row in branches.rows(numbers, ())] == ["Hunting 1", "Hunting 2"]


def test_a_row_can_go_by_its_first_step_where_nothing_else_begins_with_it() -> None:
    leaves = [leaf("10 points", "wood"), leaf("11 points", "brick"), leaf("11 points", "gold")]
    assert [row.brief for row in branches.rows(leaves, ())] == ["10 points", "", ""]


def crowded(title: str, most: int) -> list[int]:
    """Give the lengths of the log where a game of four offers many choices, the most first.

    Beyond `most` they are named in fewer rows, by what is alike of them.
    """
    match = open_match(real_table(title, 4, "2"))
    match.begin()
    found = []
    for length, entry in enumerate(scripted(title, 4, "2"), 1):
        match.replay([entry])
        if isinstance(match.pending, Turn):
            count = len(list(match.rules.legal(match.state)))
            found += [(-count, length)] if count <= most else []
    return [length for _, length in sorted(found)]


@pytest.mark.varies("nth")
@pytest.mark.parametrize("nth", [0, 3, 9])
@pytest.mark.parametrize(("title", "most"), [("bronze", branches.FEW), ("stoneage", 99)])
def test_long_lists_below_what_happened_stand_on_one_page_and_can_be_read(
    title: str, most: int, nth: int
) -> None:
    at = crowded(title, most)[nth]
    setting, log = real_table(title, 4, "2"), scripted(title, 4, "2")
    match = open_match(setting)
    match.begin()
    match.replay(log[: at - 1])
    typist = Typist(keeper(setting, match, language="de"))
    typist.enter(log[at - 1])
    assert typist.there.has("said")
    assert len(typist.page.layout().rows) >= 10
    assert typist.page.layout().pages == 1
    check(typist.there)


def test_decisions_that_have_no_room_are_gathered_by_their_first_step_with_a_key_for_each() -> None:
    goods = ("pottery and cloth", "two loads of stone", "wood, stone and pottery with cloth")
    leaves = [
        leaf(name, f"seven coins, {some}") for name in ("Caravans", "Coinage") for some in goods
    ]
    there = far(RefereePage)
    assert isinstance(there.page, DistancePage)
    layout = PageLayout(there.page.measures, there.page.measures.region.left(500).top(170))
    (*_,) = layout.keyed(
        branches.rows(leaves, ()), layout.place, lambda: branches.rows(leaves, (), True)
    )
    assert [(row.text, row.aside, row.key) for row in layout.rows] == [
        ("Caravans", "…", "1"),
        ("Coinage", "…", "2"),
    ]
    assert layout.pages == 1
    assert [row.intent for row in layout.rows] == [Do("ways", 0), Do("ways", 3)]
