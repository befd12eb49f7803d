from dataclasses import replace

import pytest

from scenes.base.dialog import Notice
from scenes.base.scene import Key, Press, Push, Release
from scenes.ui.geometry import Offset, Region
from scenes.ui.paint_specs import FieldLook
from scenes.ui.picture import Do, Item, Tip
from tests.build.board import Board, item, make_services, on, stage
from tests.build.pilot import Pilot

TIP = Tip("Name", lines=("What it does",))


def test_a_click_fires_once_when_the_button_is_released_over_what_was_pressed() -> None:
    pilot, board = stage(item("a"), item("b", 400))
    at = pilot.spot("a")
    pilot.down(at)
    pilot.turn()
    assert board.done == []
    pilot.up(at)
    pilot.turn()
    assert board.done == [Do("a")]


def test_a_button_let_go_elsewhere_does_nothing() -> None:
    pilot, board = stage(item("a"), item("b", 400))
    pilot.down(pilot.spot("a"))
    pilot.turn()
    pilot.up(pilot.spot("b"))
    pilot.turn()
    assert board.done == []


def test_only_the_left_button_clicks() -> None:
    pilot, board = stage(item("a"))
    at = pilot.spot("a")
    for button in (2, 3):
        pilot.down(at, button)
        pilot.up(at, button)
        pilot.turn()
    assert board.done == []


def test_what_lies_on_top_takes_the_click_even_when_it_refuses() -> None:
    pilot, board = stage(item("below"), item("above", reason="Not yet."))
    pilot.click("above")
    assert board.done == []


def test_a_refused_click_says_why_for_a_while() -> None:
    pilot, board = stage(item("a", reason="Two workers short."))
    pilot.click("a")
    shown = board.tip
    assert shown is not None
    assert shown.tip.reason == "Two workers short."
    assert board.services.speaker.played[-1] == "error"
    pilot.move(Offset(900, 600))
    pilot.pause(4)
    assert board.tip is None


def test_a_tip_comes_after_resting_and_goes_when_the_pointer_leaves() -> None:
    pilot, board = stage(item("a", tip=TIP))
    pilot.hover("a")
    pilot.pause(0.3)
    assert board.tip is None
    pilot.pause(0.2)
    assert board.tip is not None
    pilot.move(Offset(900, 600))
    assert board.tip is None


def test_a_tip_vanishes_when_its_owner_vanishes() -> None:
    pilot, board = stage(item("a", tip=TIP), item("b", 400))
    pilot.hover("a")
    pilot.pause(0.6)
    assert board.tip is not None
    board.items = (item("b", 400),)
    board.renew()
    pilot.turn()
    assert board.tip is None


def test_a_tip_is_shown_for_the_focus_of_the_keys_too() -> None:
    pilot, board = stage(item("a", tip=TIP), item("b", 400))
    pilot.press("tab")
    pilot.pause(0.6)
    assert board.focus == "a"
    assert board.tip is not None


def test_a_hundred_clicks_in_a_frame_fire_only_what_was_on_the_screen() -> None:
    fired: list[str] = []

    def shows() -> tuple[Item, ...]:
        return (item(f"step{len(fired)}"),)

    board = Board(make_services(), shows)
    board.do = lambda intent: fired.append(intent.name)  # type: ignore[method-assign, union-attr]
    pilot, _ = on(board)
    at = pilot.spot("step0")
    for _ in range(100):
        pilot.down(at)
        pilot.up(at)
    pilot.turn()
    assert fired == ["step0"]


def test_the_same_button_may_be_clicked_as_fast_as_one_likes() -> None:
    pilot, board = stage(item("more"))
    at = pilot.spot("more")
    for _ in range(100):
        pilot.down(at)
        pilot.up(at)
    pilot.turn()
    assert len(board.done) == 100


def test_a_press_does_not_outlive_a_change_of_scene() -> None:
    pilot, board = stage(item("a"))
    at = pilot.spot("a")
    pilot.down(at)
    pilot.turn()
    other = Board(board.services, (item("b"),))
    pilot.app.show(other)
    pilot.up(at)
    pilot.turn()
    assert (board.done, other.done) == ([], [])


def test_clicks_do_not_pass_through_a_page_on_top() -> None:
    pilot, below = stage(item("a"))
    above = Board(below.services, (item("x", 700),))
    above.see_through = True
    pilot.app.show(above)
    pilot.turn()
    pilot.click_at(Offset(150, 120))
    assert (below.done, above.done) == ([], [])


def test_a_shield_swallows_clicks_and_focus_of_what_lies_beneath() -> None:
    shield = Item("shield", "shield", Region(0, 0, 1920, 1080))
    pilot, board = stage(item("a"), shield, item("b", 600))
    pilot.click_at(Offset(150, 120))
    assert board.done == []
    for _ in range(4):
        pilot.press("tab")
        assert board.focus == "b"


def test_enter_and_space_press_what_has_the_focus() -> None:
    pilot, board = stage(item("a"), item("main", 400, key="return"), item("c", 700))
    pilot.press("tab", "left")
    assert board.focus == "a"
    pilot.press("return", "space")
    assert board.done == [Do("a"), Do("a")]


def test_only_enter_is_the_main_choice_where_nothing_has_the_focus() -> None:
    pilot, board = stage(item("a"), item("main", 400, key="return"))
    pilot.press("space", "return")
    assert board.done == [Key("space"), Do("main")]


@pytest.mark.parametrize("kind", ["text", "slider"])
def test_space_on_what_cannot_be_pressed_shows_its_tip_and_never_the_main_choice(kind: str) -> None:
    place, tip = Region(100, 100, 200, 60), Tip("Score", lines=("31 points",))
    told = Item("told", kind, place, intent=Do("set") if kind == "slider" else None, tip=tip)
    pilot, board = stage(told, item("main", 400, key="return"))
    board.focus_on("told")
    pilot.press("space")
    assert board.done == []
    assert board.tip is not None
    assert board.tip.tip == tip
    pilot.press("return")
    assert board.done == [Do("main")]


def test_keys_give_a_slider_values_only() -> None:
    place = Region(100, 100, 200, 60)
    pilot, board = stage(Item("volume", "slider", place, data=0.5, intent=Do("volume")))
    board.focus_on("volume")
    pilot.press("return", "space", "right", "left", "end", "home")
    values = [intent.value for intent in board.done if isinstance(intent, Do)]
    assert values == [0.55, 0.45, 1.0, 0.0]


def test_the_tip_of_the_focus_does_not_come_again_with_the_way_back() -> None:
    pilot, board = stage(item("a", tip=Tip("Score")), item("b", 400, tip=Tip("Language")))
    pilot.press("tab")
    pilot.pause(1)
    assert board.tip is not None
    pilot.app.show(Notice(board.services, "Look", "There."))
    pilot.press("escape")
    pilot.pause(2)
    assert (pilot.page, board.tip) == (board, None)
    pilot.press("right")
    pilot.pause(1)
    assert board.tip is not None


class GoesOn(Board):
    """A page on which Enter goes on with the main choice."""

    enter_goes_on = True


def test_where_enter_goes_on_it_is_the_main_choice_after_something_was_pressed_by_keys() -> None:
    three = (item("a"), item("b", 400), item("main", 800, key="return"))
    pilot, board = on(GoesOn(make_services(), three))
    pilot.press("tab")
    pilot.press("left")
    board.done.clear()
    chosen = board.focus
    assert chosen != "main"
    pilot.press("space")
    pilot.press("return")
    pilot.press("space")
    assert board.done == [Do(chosen), Do("main"), Do(chosen)]


def test_a_shortcut_fires_its_item_and_refuses_with_the_reason() -> None:
    pilot, board = stage(item("hint", key="h"), item("die", 400, key="1", reason="Locked."))
    pilot.press("h", "1")
    assert board.done == [Do("hint")]
    shown = board.tip
    assert shown is not None
    assert shown.tip.reason == "Locked."


def test_keys_that_nothing_answers_to_reach_the_scene() -> None:
    pilot, board = stage(item("a"))
    pilot.press("ctrl+z", "l")
    assert [event.name for event in board.done if isinstance(event, Key)] == ["z", "l"]


def test_moving_the_mouse_hides_the_focus_ring_but_keeps_its_place() -> None:
    pilot, board = stage(item("a"), item("b", 400))
    pilot.press("tab")
    assert board.by_keys
    pilot.move(Offset(900, 600))
    assert not board.by_keys
    pilot.press("right")
    assert board.focus == "b"


def test_a_slider_follows_the_pointer_and_the_arrow_keys() -> None:
    values: list[float] = [0.5]
    wide = Region(100, 100, 432, 40)

    def shows() -> tuple[Item, ...]:
        return (Item("volume", "slider", wide, data=values[-1], intent=Do("volume")),)

    board = Board(make_services(), shows)
    board.do = lambda intent: values.append(intent.value)  # type: ignore[method-assign, union-attr]
    pilot, _ = on(board)
    pilot.drag("volume", Offset(wide.right - 16, 120))
    assert values[-1] == pytest.approx(1.0, abs=0.01)
    pilot.drag("volume", Offset(20, 500))
    assert values[-1] == 0.0
    pilot.press("right", "right")
    assert values[-1] == pytest.approx(0.1)


def test_dragging_onto_what_takes_it_gives_both_ids() -> None:
    pilot, board = stage(item("good", drop="pay"), item("bank", 500, drop="pay"), item("b", 800))
    pilot.drag("good", "bank")
    pilot.drag("good", "b")
    assert board.done == [Do("drop", ("good", "bank"))]


def test_the_wheel_tells_over_what_it_turned() -> None:
    pilot, board = stage(item("log"))
    pilot.wheel("log", -2)
    assert board.done == [("log", -2.0)]


class Form(Board):
    """A page with one name to write."""

    name = "Amira"

    def do(self, intent: object) -> None:
        """Take the name."""
        assert isinstance(intent, Do)
        self.done.append(intent)
        if intent.name == "name":
            self.name = intent.value


def _form(digits: bool = False) -> tuple[Pilot, Form]:
    board = Form(make_services(), ())
    board.items = lambda: (
        Item(
            "name",
            "field",
            Region(100, 100, 300, 54),
            text=board.name,
            intent=Do("name"),
            data=FieldLook(limit=12, digits=digits),
            key="n",
        ),
        item("ok", 100, 300, key="return"),
    )
    return on(board)[0], board


def test_a_click_into_a_field_and_typing_replaces_its_text() -> None:
    pilot, board = _form()
    pilot.click("name")
    pilot.type_text("Тамар")
    assert board.name == "Тамар"
    pilot.press("n")
    pilot.press("backspace", "backspace", "return")
    assert board.name == "Тама"
    pilot.press("return")
    pilot.type_text("x" * 40)
    assert board.name == "x" * 12


def test_a_field_of_digits_takes_them_from_keys_that_type_signs_on_this_keyboard() -> None:
    pilot, board = _form(digits=True)
    pilot.click("name")
    for digit, sign in ((6, "-"), (2, "é"), (1, "+"), (3, "3")):
        pilot.strike_digit(digit, sign)
    assert board.name == "6213"


def test_escape_gives_a_field_its_old_text_back() -> None:
    pilot, board = _form()
    pilot.click("name")
    pilot.type_text("Else")
    pilot.press("escape")
    assert board.name == "Amira"


def test_writing_ends_when_something_else_is_pressed() -> None:
    pilot, board = _form()
    pilot.click("name")
    pilot.click("ok")
    pilot.type_text("zzz")
    assert board.name == "Amira"
    assert Do("ok") in board.done


def test_a_page_that_never_was_drawn_still_answers_to_inputs_given_directly() -> None:
    board = Board(make_services(), (item("a"),))
    board.handle(Press(Offset(150, 120)))
    board.handle(Release(Offset(150, 120)))
    assert board.done == [Do("a")]


def test_an_intent_may_push_a_scene_and_the_click_does_not_reach_it() -> None:
    pilot, board = stage(item("a"))
    other = Board(board.services, (item("b"),))
    board.answer = Push(other)
    at = pilot.spot("a")
    for _ in range(3):
        pilot.down(at)
        pilot.up(at)
    pilot.turn()
    assert (len(board.done), other.done) == (1, [])


def test_the_pointer_shows_what_can_be_clicked() -> None:
    pilot, board = stage(item("a"), item("no", 500, reason="No."))
    pilot.hover("a")
    assert board.cursor == "hand"
    pilot.hover("no")
    assert board.cursor == "arrow"


def test_what_can_be_pressed_rises_under_the_pointer() -> None:
    pilot, board = stage(replace(item("a"), look="second"))
    board.services.play("click")
    before = pilot.app.window.surface.copy()
    pilot.hover("a")
    after = pilot.app.window.surface
    assert before.get_buffer().raw != after.get_buffer().raw
