"""Motion: people walk, dice fly and land, pieces go into the store, cards change hands."""

from __future__ import annotations

import pytest

from game.stoneage import events as e
from scenes.stoneage import STAGE
from scenes.table.timeline import Track
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from tests.build.stoneage import Table, rules, table
from tests.build.views import MAT, ends_well
from tests.stoneage.screen.views import board_view, positions


def pictures(before: Table, after: Table, seat: int = 0) -> tuple[Picture, Picture]:
    return tuple(  # type: ignore[return-value]
        STAGE.open(board_view(one, shown=seat, me=False)).picture for one in (before, after)
    )


def frozen(now: Table) -> Table:
    copy = Table(now.rules, now.state)
    now.events.clear()
    return copy


def cue_of(kind: type, before: Table, after: Table, seat: int = 0) -> tuple[Track, Picture]:
    look, goal = pictures(before, after, seat)
    event = next(event for event in after.events if isinstance(event, kind))
    cue = STAGE.cue(event, look, goal)
    assert cue is not None
    return cue, goal


def at(track: Track, t: float, goal: Picture, name: str) -> Item:
    shown = track.at(t, goal).get(name)
    assert shown is not None, f"{name} is not shown at {t}"
    return shown


def test_people_walk_from_home_to_their_rings() -> None:
    now = table()
    before = frozen(now)
    now.put("forest", 2)
    cue, goal = cue_of(e.PeoplePut, before, now)
    end = goal.find("person:forest:0:1")
    assert end is not None
    homes = [i.place for i in pictures(before, now)[0] if i.id.startswith("home:")]
    first = at(cue, 0.0, goal, "person:forest:0:1").place.centre
    assert min(abs(first.x - home.centre.x) for home in homes) < 30
    assert at(cue, cue.seconds, goal, "person:forest:0:1").place == end.place
    assert max(at(cue, t / 20, goal, "person:forest:0:0").height for t in range(9)) > 15


def test_people_of_others_come_from_beyond_the_edge() -> None:
    now = table()
    before = frozen(now)
    now.put("river", 1)
    cue, goal = cue_of(e.PeoplePut, before, now, seat=2)
    start = at(cue, 0.0, goal, "person:river:0:0").place
    assert start.x > 1200


def thrown(tools: str = "") -> tuple[Table, Table]:
    now = table().give(0, tools=tools).stand(0, "quarry 3 hunting 1").work().act("quarry")
    before = frozen(now)
    return before, now.roll(4, 4, 3)


def test_dice_fly_with_changing_faces_and_land_where_they_lie() -> None:
    cue, goal = cue_of(e.DiceRolled, *thrown("1"))
    air = [at(cue, 0.2 + step * 0.05, goal, "die:0") for step in range(6)]
    assert len({item.data.sprites for item in air}) > 3
    assert max(item.height for item in air) > 15
    assert at(cue, cue.seconds, goal, "die:0") == goal.find("die:0")
    assert 0.5 <= cue.seconds <= 0.7
    assert [name for _, name in cue.sounds()] == ["dice"]


def test_dice_without_tools_to_add_lie_to_be_read_although_the_game_went_on() -> None:
    before, now = thrown()
    cue, goal = cue_of(e.DiceRolled, before, now)
    assert goal.find("slab") is None
    assert [at(cue, cue.seconds, goal, f"die:{n}").data.face for n in range(3)] == [4, 4, 3]
    assert cue.seconds > 1.4


def test_dice_land_one_after_the_other() -> None:
    cue, goal = cue_of(e.DiceRolled, *thrown("1"))
    landing = [
        next(t / 100 for t in range(200) if at(cue, t / 100, goal, f"die:{die}").kind == "bone")
        for die in range(3)
    ]
    assert landing == sorted(set(landing))


def test_as_many_pieces_fly_into_the_store_as_were_won() -> None:
    before, now = thrown()
    cue, goal = cue_of(e.RollGained, before, now)
    middle = {name for t in range(20) for name in cue.at(cue.seconds * t / 20, goal)}
    assert middle == {"fly:stone:0", "fly:stone:1", "fly:sum"}
    assert at(cue, 0.5, goal, "fly:sum").text == "11 ÷ 5 → 2 :stoneage/stone:"
    assert not cue.at(cue.seconds, goal)


def test_a_card_is_paid_and_goes_to_its_owner() -> None:
    now = table().give(0, goods="2 wood").stand(0, "card:2 1 hunting 1").work().act("card:2")
    before = frozen(now)
    now.pay("2 wood")
    cue, goal = cue_of(e.CardTaken, before, now)
    names = {name for t in range(30) for name in cue.at(cue.seconds * t / 30, goal)}
    assert {"fly:wood:0", "fly:wood:1", "fly:card:2"} <= names


def test_what_a_card_brings_comes_from_the_card_itself() -> None:
    now = table().lay("c26", "c01", "c30", "c19").give(0, goods="2 wood")
    now = now.stand(0, "card:2 1 hunting 1").work().act("card:2")
    before = frozen(now)
    card = now.state.row[1]
    look, goal = pictures(before, now)
    cue = STAGE.cue(e.FoodGained(0, card, 1), look, goal)
    lying = look.find("card:2")
    assert cue is not None
    assert lying is not None
    assert at(cue, 0.0, goal, "fly:food:0").place.centre.y == pytest.approx(lying.place.centre.y)


def test_cards_close_up_by_gliding_along_the_row() -> None:
    look = STAGE.open(board_view(table().lay("", "c26", "", "c19"), me=False)).picture
    goal = STAGE.open(board_view(table().lay("c26", "c19", "", ""), me=False)).picture
    cue = STAGE.cue(e.CardsLaid(((1, 0), (3, 1)), ()), look, goal)
    assert cue is not None
    start = look.find("card:4")
    assert start is not None
    assert at(cue, 0.0, goal, "card:2").place == start.place


def test_a_raised_tool_and_field_glow_on_the_board() -> None:
    now = table().stand(0, "tool_maker 1 hunting 1").work()
    before = frozen(now)
    now.act("tool_maker")
    cue, goal = cue_of(e.ToolGained, before, now)
    assert at(cue, cue.seconds / 2, goal, "glow:tool:0").alpha > 0.9
    assert not cue.at(cue.seconds, goal)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_a_game_can_be_shown_and_ends_as_the_state(seed: int) -> None:
    for state in positions(seed, 2 + seed)[::5]:
        for action in list(rules().legal(state))[:2]:
            step = rules().apply(state, action)
            for region in (MAT, Region(14, 130, 912, 578)):
                look, goal = (
                    STAGE.open(board_view(s, shown=state.seat, me=False, region=region)).picture
                    for s in (state, step.state)
                )
                for event in step.events:
                    ends_well(STAGE, event, look, goal)


def test_every_event_of_the_game_is_told_or_moves() -> None:
    silent: set[str] = set()
    for state in positions(5, 3):
        for action in list(rules().legal(state))[:1]:
            for event in rules().apply(state, action).events:
                if type(event).__module__.endswith("stoneage.events"):
                    seen = board_view(state, me=False)
                    if STAGE.open(seen).tell(event) is None:
                        silent.add(type(event).__name__)
    assert silent <= {"CardKept", "CardSpent", "ToolsFreshened", "CardsLaid"}
