"""Each edition's sheet: its developments, its ships, preservation, the attack, a game alone."""

from __future__ import annotations

from game.ages.actions import Launch, Preserve, Spend
from game.ages.events import DealMade
from scenes.ages import STAGE
from scenes.ui.picture import Act
from tests.ages.screen.views import (
    board_view,
    click,
    item,
    main,
    played,
)
from tests.build.ages import components, late, solo, table, trading

SKULLS = ("goods_skull",) * 4


def deeds(seen: object) -> dict[str, int]:
    picture = STAGE.open(seen).picture  # type: ignore[arg-type]
    return {i.look: i.data.cost for i in picture if i.kind == "deed"}


def test_every_edition_lists_its_own_developments_with_its_own_prices() -> None:
    for name, edition in components().editions.items():
        costs = {key: it.cost for key, it in edition.developments.items()}
        assert deeds(board_view(table(edition=name))) == costs


def test_tooltips_take_their_numbers_from_the_edition() -> None:
    for edition, coins in (("base", 4), ("late", 6)):
        tip = item(board_view(table(edition=edition)), "development:granaries").tip
        assert tip is not None
        assert tip.lines[0] == f"When you buy, each food you give pays {coins} coins."


def test_smithing_is_told_as_the_option_has_it() -> None:
    for option, words in (("counted", "for each of your spearheads"), ("spent", "you give up")):
        tip = item(board_view(late(spearheads=option)), "development:smithing").tip
        assert tip is not None
        assert words in tip.lines[0]


def test_preservation_stands_beside_the_throw_with_what_it_brings() -> None:
    now = late().give(0, goods="1 pottery", food=6, developments="preservation")
    seen = board_view(now)
    throw, preserve = STAGE.open(seen).choices()
    assert throw.label == "Throw 3 dice"
    assert preserve.label == "Preserve 1 :ages/pottery:  6 → 12 :ages/food:"
    assert preserve.intent == Act(Preserve())
    assert len(STAGE.open(board_view(now.do(Preserve()))).choices()) == 1


def test_preservation_that_would_change_nothing_is_not_offered() -> None:
    full = late().give(0, goods="1 pottery", food=15, developments="preservation")
    assert [choice.label for choice in STAGE.open(board_view(full)).choices()] == ["Throw 3 dice"]


def test_without_preservation_there_is_only_the_throw() -> None:
    assert len(STAGE.open(board_view(late())).choices()) == 1


def test_ships_are_built_from_their_row_with_what_they_cost() -> None:
    rich = late().give(0, goods="3 wood 2 cloth", developments="shipping")
    seen = board_view(rich.stand("food", "food", "food"))
    seen = click(seen, "fleet", "more")
    assert played(seen) == Launch(2)
    assert main(seen).label == "Build 2 ships:  2 :ages/wood:  2 :ages/cloth:"
    assert item(seen, "ghost:cloth").look == "cloth"
    assert item(seen, "fleet").data.planned == 2


def test_ships_that_cannot_be_paid_say_what_is_missing() -> None:
    poor = late().give(0, goods="3 wood", developments="shipping")
    row = item(board_view(poor.stand("workers", "food", "food")), "fleet")
    assert row.intent is None
    assert row.reason == "1 cloth short."


def test_only_an_owner_of_shipping_has_a_row_of_ships() -> None:
    assert STAGE.open(board_view(late())).picture.find("fleet") is None


def test_spearheads_are_given_up_one_by_one_and_the_boxes_grow() -> None:
    now = late(spearheads="spent").give(
        0, food=9, goods="2 spearheads", cities=4, developments="smithing"
    )
    seen = board_view(now.stand(*SKULLS))
    assert seen.state.phase == "spend"
    assert main(seen).label == "Give up none: 4 boxes each"
    seen = click(seen, "good:spearheads", "more")
    assert played(seen) == Spend(2)
    assert main(seen).label == "Give up 2: 8 boxes each"
    assert item(seen, "slip:struck:1").text == "Henrike: 8 boxes"
    state = seen.rules.apply(seen.state, Spend(2)).state
    assert state.boards[1].disasters == 8


def test_an_attack_is_forecast_with_its_boxes() -> None:
    now = late().give(0, food=9, goods="1 spearheads", cities=5, developments="smithing")
    words = item(board_view(now.throw(*SKULLS, "food")), "slip:skulls").text
    assert words == "invasion: others mark 8 boxes"


def test_a_game_alone_counts_its_rounds() -> None:
    rounds = item(board_view(solo()), "rounds")
    assert (rounds.text, rounds.data.of) == ("Round 1 of 10", 10)
    assert STAGE.open(board_view(table())).picture.find("rounds") is None


def test_alone_skulls_are_not_locked() -> None:
    seen = board_view(solo().throw("goods_skull", "food", "coin"))
    assert item(seen, "die:0").data.state == "kept"
    assert seen.rules.refuse(seen.state, played(click(seen, "die:0"))) is None


def test_alone_every_monument_has_one_number() -> None:
    picture = STAGE.open(board_view(solo())).picture
    assert picture.find("monuments:later") is None
    assert len([i for i in picture if i.kind == "work"]) == 7


def test_alone_a_pestilence_is_ones_own() -> None:
    tile = item(board_view(solo()), "danger:pestilence")
    assert tile.text == "you −3"


def test_alone_religion_saves_and_shows_nobody_struck() -> None:
    seen = board_view(solo().give(0, developments="religion"))
    assert item(seen, "danger:revolt").data.safe
    assert item(seen, "development:religion").data.tokens == ("@ages/revolt", "@safe")


def test_ships_are_among_the_facts_where_there_are_any() -> None:
    assert (
        len(STAGE.open(board_view(late())).facts(0))
        == len(STAGE.open(board_view(table())).facts(0)) + 1
    )


def test_another_board_shows_the_dice_of_its_own_cities_in_the_middle_of_a_turn() -> None:
    here = table(2).give(1, cities=7).throw("food", "good", "coin")
    seen = board_view(here, shown=1)
    assert len([i for i in STAGE.open(seen).picture if i.kind == "die"]) == 7
    own = STAGE.open(board_view(here)).picture
    assert len([i for i in own if i.kind == "die"]) == 3


def test_the_prompt_counts_the_workers_that_the_slip_counts() -> None:
    here = table(2).stand("workers", "food", "food")
    seen = click(board_view(here), "city:4")
    mat = STAGE.open(seen)
    slip = mat.picture.find("slip:workers")
    assert slip is not None
    assert mat.prompt().aside == slip.text == "0 workers left"


def test_a_gift_and_a_gift_asked_for_say_so_on_the_button() -> None:
    here = trading().give(0, goods="2 wood", food=3).give(1, goods="1 stone")
    seen = click(board_view(here.stand("coin", "coin", "food")), "out:wood")
    assert STAGE.open(seen).choices()[0].label == "Give 1 as a gift"
    assert isinstance(STAGE.open(seen).choices()[0].intent, Act)
    told = STAGE.open(seen).tell(DealMade(0, 1, here.pieces("1 wood"), here.pieces("")))
    assert told is not None
    assert told.text == "Amira gives Henrike 1 :ages/wood: and gets nothing."
