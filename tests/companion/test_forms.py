"""What holds for the sheets and calculators of every title."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from game.core.contract import winners
from game.core.form import SHARED, Choice, Filled, FormField, read, reckon, refuse_value
from game.core.message import Message
from game.core.registry import titles
from game.folders import ROOT
from game.i18n.catalog import Catalogs
from game.i18n.catalog import load as texts
from game.loading.title import load
from scenes.table.standing import ranking
from tests.build.forms import Sheet, every_form, forms, guess, places, sheet
from tests.build.languages import LANGUAGES

FORMS = every_form()


def some(title: str, form: str) -> Sheet:
    """Take a form with as many people as it allows."""
    return sheet(title, form, max(forms(title)[form].seats, default=0))


@cache
def spoken(title: str) -> Catalogs:
    """Read the texts of a title once."""
    return texts(ROOT / "data" / "i18n", [ROOT / "data" / title])


def edited(made: Sheet, times: int, seed: str) -> Sheet:
    """Enter so many accepted values at random, over older ones too."""
    rng = Random(seed)
    done = 0
    while done < times:
        each, seat = rng.choice(list(places(made)))
        value = guess(each, rng)
        if made.why(each.key, value, seat) is None:
            made.enter(seat, {each.key: value})
            done += 1
    return made


@pytest.mark.parametrize(("title", "form"), FORMS)
def test_an_empty_form_gives_what_can_be_said(title: str, form: str) -> None:
    made = some(title, form)
    found = made.found
    assert len(found.scores) in (0, len(made.filled.people))
    assert read(made.form, made.filled).left() == tuple(
        (each.key, seat) for each, seat in places(made)
    )


@pytest.mark.parametrize(("title", "form"), FORMS)
@pytest.mark.parametrize("seed", ["sand", "reed"])
def test_thirty_edits_equal_a_fresh_entry_of_the_final_sheet(
    title: str, form: str, seed: str
) -> None:
    made = edited(some(title, form), 30, seed)
    final = list(made.filled.entries.items())
    Random(seed).shuffle(final)
    fresh = Filled(made.filled.people)
    for (key, seat), value in final:
        fresh = fresh.put(key, seat, value)
    assert reckon(made.form, fresh) == made.found


@pytest.mark.parametrize(("title", "form"), FORMS)
def test_each_edit_is_in_the_next_result(title: str, form: str) -> None:
    made = some(title, form)
    for at in range(20):
        before = made.found
        edited(made, 1, f"{form}/{at}")
        assert made.found == reckon(made.form, replace(made.filled))
        assert before is not made.found


@pytest.mark.parametrize(("title", "form"), FORMS)
def test_a_refused_entry_leaves_everything_as_it_was(title: str, form: str) -> None:
    made = edited(some(title, form), 10, "stone")
    before = made.filled
    for each, seat in places(made):
        bad = "impossible" if each.kind != "number" else each.high + 1
        why = made.why(each.key, bad, seat)
        assert why is not None
        if each.kind == "number":
            assert dict(why.params) == {"low": each.low, "high": each.high}
    assert made.filled is before


@pytest.mark.parametrize(("title", "form"), FORMS)
def test_values_of_another_kind_are_refused(title: str, form: str) -> None:
    made = some(title, form)
    strange = (True, 1, "odd", ("odd",), (1,), 1.5, None)
    fine: dict[str, tuple[object, ...]] = {"number": (1,), "tick": (True,)}
    for each, seat in places(made):
        for value in strange:
            if not any(value is good for good in fine.get(each.kind, ())):
                assert made.why(each.key, value, seat) is not None  # type: ignore[arg-type]


def test_a_place_that_is_not_on_the_form_is_a_fault_of_the_program() -> None:
    made = some(*FORMS[0])
    with pytest.raises(KeyError):
        made.why("nowhere", 1)


@pytest.mark.parametrize(
    "value", [(), ("b",), ("a", "b"), ("a", "a", "a")], ids=["none", "one", "two", "repeated"]
)
def test_a_row_may_repeat_and_has_an_end(value: tuple[str, ...]) -> None:
    choices = tuple(Choice(name, Message(name)) for name in "ab")
    row = FormField("row", Message("row"), "row", high=2, choices=choices, usual=())
    why = refuse_value(row, value)
    assert (why is None) == (len(value) <= 2)
    assert why is None or why.params["count"] == 2


def test_a_set_does_not_tell_in_which_order_it_was_entered() -> None:
    for title, form in FORMS:
        made = some(title, form)
        for each, seat in places(made):
            if each.kind == "several" and len(each.choices) > 1:
                ids = [choice.id for choice in each.choices[:2]]
                one = reckon(made.form, made.filled.put(each.key, seat, tuple(ids)))
                other = reckon(made.form, made.filled.put(each.key, seat, tuple(ids[::-1])))
                assert one == other


def test_equal_scores_share_a_place_and_the_win() -> None:
    shown = 0
    for title, form in FORMS:
        made = some(title, form)
        if made.found.scores:
            assert winners(made.found.scores) == tuple(range(len(made.filled.people)))
            assert {place for _, place in ranking(made.found.scores)} == {1}
            shown += 1
    assert shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "form"), FORMS)
def test_everything_a_form_says_has_words(title: str, form: str, language: str) -> None:
    words = spoken(title)[language]
    made = some(title, form)
    said = [made.form.name, made.form.about]
    for seed in ("a", "b", "c"):
        edited(made, 25, seed)
        for group in made.form.groups(made.filled):
            said.append(group.name)
            for each in group.fields:
                said += [each.name, *(choice.name for choice in each.choices)]
        found = made.found
        said += [doubt.message for doubt in found.doubts]
        for fact in found.facts:
            said += [fact.name, *(fact.value if isinstance(fact.value, tuple) else ())]
            said += [fact.why] if fact.why is not None else []
        for score in found.scores:
            said += [Message(line.key, dict(line.params)) for line in score.lines]
    for message in said:
        words.say(message)
    assert words.missed == set()


def test_shared_means_the_whole_table() -> None:
    for title, form in FORMS:
        made = some(title, form)
        for group in made.form.groups(made.filled):
            whose = {seat for _, seat in group.places(len(made.filled.people))}
            assert whose == ({SHARED} if group.shared else set(range(len(made.filled.people))))


def test_forms_of_a_title_have_names_of_their_own() -> None:
    for title in titles():
        made = titles()[title].forms
        assert made is not None
        names = [form.id for form in made(load(title))]
        assert len(set(names)) == len(names)
