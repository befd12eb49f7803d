from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui.editing import EditedText


def at(text: str, caret: int, limit: int = 24) -> EditedText:
    return EditedText(text, caret, caret, limit)


def test_a_field_begins_with_everything_selected() -> None:
    assert EditedText.of("Amira").chosen == "Amira"
    assert EditedText.of("Amira").typed("T").text == "T"


def test_letters_go_where_the_caret_is() -> None:
    found = at("Amra", 2).typed("i")
    assert (found.text, found.caret) == ("Amira", 3)


def test_no_more_letters_than_there_is_room_for() -> None:
    assert at("abc", 3, limit=5).typed("defg").text == "abcde"


def test_a_field_for_digits_takes_nothing_else() -> None:
    assert EditedText.of("", digits=True).typed("4a2\n٣").text == "42"


def test_line_breaks_and_other_signs_that_cannot_be_seen_are_left_out() -> None:
    assert EditedText.of("").typed("a\nb\0c").text == "a bc"


def test_erasing_takes_the_selection_or_a_letter_or_a_word() -> None:
    assert at("Amira", 5).erased(back=True).text == "Amir"
    assert at("Amira", 0).erased(back=False).text == "mira"
    assert EditedText("Amira", 1, 4).erased(back=True).text == "Aa"
    assert at("Anna Lena", 9).erased(back=True, word=True).text == "Anna "


def test_arrows_move_select_and_collapse_a_selection() -> None:
    chosen = at("Amira", 1).pressed("right", False, True).pressed("right", False, True)
    assert chosen.chosen == "mi"
    assert chosen.pressed("left", False, False).caret == 1
    assert chosen.pressed("home", False, True).chosen == "A"
    assert chosen.pressed("a", True, False).chosen == "Amira"
    assert chosen.pressed("q", False, False) == chosen


KEYS = st.sampled_from(("left", "right", "home", "end", "backspace", "delete", "a"))


@settings(deadline=None)
@given(st.text(max_size=30), st.lists(st.tuples(KEYS, st.booleans(), st.booleans())))
def test_no_key_ever_puts_the_caret_outside_of_the_text(
    text: str, keys: list[tuple[str, bool, bool]]
) -> None:
    draft = EditedText.of("").typed(text)
    for key, ctrl, shift in keys:
        draft = draft.pressed(key, ctrl, shift)
        assert 0 <= draft.caret <= len(draft.text) <= draft.limit
        assert 0 <= draft.anchor <= len(draft.text)
