"""The owner's editions: entered, checked, kept, and played in every mode."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from game import check, paths
from game.ai import tournament
from game.ai.tournament import Unfit
from game.core.registry import titles
from game.core.setup import OURS, MatchSetup, SeatSetup
from game.core.slot import Several, Slot, Tick, Whole
from game.loading import editions
from game.loading.title import load
from game.opening import components_of, open_match
from game.paths import moved
from game.storage import edition_writer, save
from game.storage.ring_folder import Unreadable

NOW = datetime(2026, 5, 17, 21, 40)
OWNED = sorted(name for name, title in titles().items() if title.slots is not None)
KINDS = [
    (title, kind)
    for kind in (Whole, Several, Tick)
    for title in OWNED
    if any(isinstance(slot.kind, kind) for slot in editions.slots(title))
]
"""Every title with each kind of value that can be entered for it."""

_CHANGES: dict[tuple[str, type], tuple[Slot, object]] = {}
"""Values that were found to leave an edition sound."""


def some(title: str, kind: type) -> Slot:
    """Give the first slot of a title of this kind."""
    return next(slot for slot in editions.slots(title) if isinstance(slot.kind, kind))


def others(title: str, slot: Slot) -> Iterator[object]:
    """Give values that may stand in a slot and do not stand there."""
    now, kind = ours(title, slot), slot.kind
    if isinstance(kind, Whole):
        # The nearest: a value far off is seldom sound, and each one is judged with all sheets.
        near = sorted(range(kind.low, kind.high + 1), key=lambda value: abs(value - int(str(now))))
        yield from near[1:4]
    elif isinstance(kind, Tick):
        yield not now
    elif kind.single:
        yield from (name for name, _ in kind.values if name != now)
    else:
        yield list(reversed(now))  # type: ignore[call-overload]
        yield [kind.values[0][0]] * len(now)  # type: ignore[arg-type]


def change(title: str, kind: type) -> Slot:
    """Begin an edition and change a value in it that leaves it sound; give the slot."""
    if (title, kind) in _CHANGES:
        slot, value = _CHANGES[title, kind]
        edition_writer.begin(title, "Attic")
        edition_writer.enter(title, "Attic", slot, value)
        return slot
    for slot in (slot for slot in editions.slots(title) if isinstance(slot.kind, kind)):
        for value in others(title, slot):
            edition_writer.begin(title, "Attic")
            edition_writer.enter(title, "Attic", slot, value)
            if editions.sound(title) and editions.values(title, "Attic")[slot.place] != ours(
                title, slot
            ):
                _CHANGES[title, kind] = slot, value
                return slot
            edition_writer.remove(title, "Attic")
    raise AssertionError(f"nothing of {title} can be changed")


def row(title: str) -> Slot:
    """Give the first slot of a title that holds a row of values."""
    kinds = ((slot, slot.kind) for slot in editions.slots(title))
    return next(s for s, kind in kinds if isinstance(kind, Several) and not kind.single)


@pytest.mark.parametrize("title", OWNED)
def test_every_slot_says_what_stands_in_our_own_sheets(title: str) -> None:
    offered = editions.slots(title)
    assert len({slot.place for slot in offered}) == len(offered) > 20
    assert not [slot for slot in offered if slot.kind.refuse(ours(title, slot))]


@pytest.mark.parametrize("title", OWNED)
def test_an_edition_begins_as_ours_and_is_sound(title: str) -> None:
    assert edition_writer.begin(title, "Attic") is None
    assert editions.sound(title) == ("Attic",)
    assert editions.values(title, "Attic") == editions.values(title, OURS)
    assert editions.fingerprint(title, "Attic") == editions.fingerprint(title, OURS)


@pytest.mark.varies("kind")
@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_a_value_entered_is_what_the_rules_go_by(title: str, kind: type) -> None:
    slot = change(title, kind)
    before, after = editions.values(title, OURS), editions.values(title, "Attic")
    assert {place for place in after if after[place] != before[place]} == {slot.place}
    assert editions.fingerprint(title, "Attic") != editions.fingerprint(title, OURS)
    assert editions.components(title, "Attic") != load(title)


def ours(title: str, slot: Slot) -> object:
    """Give what stands in a slot of our own edition."""
    return _ours(title)[slot.place]


@cache
def _ours(title: str) -> dict[tuple[str, tuple[str | int, ...]], object]:
    return editions.values(title, OURS)


@pytest.mark.slow
@pytest.mark.parametrize("title", OWNED)
def test_a_value_that_cannot_be_is_refused_and_nothing_is_lost(title: str) -> None:
    edition_writer.begin(title, "Attic")
    whole, several = some(title, Whole), row(title)
    before = editions.values(title, "Attic")
    for slot, value, key in (
        (whole, whole.kind.high + 1, "slot.refuse.whole"),  # type: ignore[union-attr]
        (whole, "7", "slot.refuse.whole"),
        (several, [], "slot.refuse.count"),
        (several, ["nothing_such"], "slot.refuse.unknown"),
    ):
        refusal = edition_writer.enter(title, "Attic", slot, value)
        assert refusal is not None
        assert refusal.key == key
    assert editions.values(title, "Attic") == before


@pytest.mark.parametrize("title", OWNED)
def test_an_edition_with_a_hole_is_listed_named_and_not_played(title: str) -> None:
    edition_writer.begin(title, "Attic")
    slot = some(title, Whole)
    file = paths.editions() / title / "Attic" / f"{slot.sheet}.yaml"
    file.write_text("# nothing\nhole:\n", encoding="utf-8")
    assert editions.names(title) == ("Attic",)
    assert editions.sound(title) == ()
    assert any("hole" in str(line) for line in editions.report(title, "Attic").lines())
    assert editions.values(title, "Attic")[slot.place] is None
    assert edition_writer.enter(title, "Attic", slot, ours(title, slot)) is None
    assert editions.values(title, "Attic")[slot.place] == ours(title, slot)


@pytest.mark.slow
@pytest.mark.parametrize("title", OWNED)
def test_sheets_written_by_hand_are_read_and_checked_by_the_same_command(title: str) -> None:
    edition_writer.begin(title, "Attic")
    folder = paths.editions() / title / "Attic"
    assert not check.check_folder(folder).errors
    sheet = next(iter(sorted(folder.glob("*.yaml"))))
    sheet.write_text(sheet.read_text(encoding="utf-8") + "strange: 1\n", encoding="utf-8")
    (found,) = check.check_folder(folder).errors
    assert "unknown key 'strange'" in str(found)


@pytest.mark.slow
@pytest.mark.parametrize("title", OWNED)
def test_computer_players_play_an_edition(title: str) -> None:
    change(title, Several)
    seats = ("easy", "medium", "easy")
    played = tournament.run(title, seats, 1, 7, edition="Attic")
    assert played["games"] == 1
    with pytest.raises(Unfit) as raised:
        tournament.run(title, seats, 1, 7, edition="Cellar")
    assert raised.value.refusal.key == "tournament.edition"


@pytest.mark.parametrize("title", OWNED)
def test_a_match_keeps_its_edition_and_says_when_it_is_gone(title: str) -> None:
    change(title, Several)
    setup = MatchSetup(
        title, (SeatSetup("A"), SeatSetup("B", 1), SeatSetup("C", 2)), seed="s", edition="Attic"
    )
    match = open_match(setup)
    match.begin()
    document = save.dump(setup, match, NOW)
    loaded = save.restore(document)
    assert loaded.setup.edition == "Attic"
    assert loaded.doubt is None
    assert components_of(loaded.setup) == editions.components(title, "Attic")
    assert edition_writer.remove(title, "Attic") is None
    with pytest.raises(Unreadable) as raised:
        save.restore(document)
    assert raised.value.message.key == "saves.broken.edition"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("  ", "edition.refuse.no_name"),
        ("a/b", "edition.refuse.name"),
        ("..", "edition.refuse.name"),
        ("CON", "edition.refuse.name"),
        ("x" * 25, "edition.refuse.name"),
        ("attic", "edition.refuse.taken"),
    ],
)
def test_a_name_must_be_a_folder_on_every_system(name: str, key: str) -> None:
    edition_writer.begin(OWNED[0], "Attic")
    refusal = edition_writer.refuse_name(OWNED[0], name)
    assert refusal is not None
    assert refusal.key == key


def test_a_folder_that_cannot_be_written_is_told() -> None:
    paths.editions().parent.mkdir(parents=True)
    paths.editions().write_text("a file stands in the way", encoding="utf-8")
    refusal = edition_writer.begin(OWNED[0], "Attic")
    assert refusal is not None
    assert refusal.key == "edition.cannot_keep"


def test_what_is_kept_while_pictures_are_drawn_goes_elsewhere(tmp_path: Path) -> None:
    edition_writer.begin(OWNED[0], "Attic")
    with moved(tmp_path / "elsewhere"):
        assert editions.names(OWNED[0]) == ()
        edition_writer.begin(OWNED[0], "Album")
    assert editions.names(OWNED[0]) == ("Attic",)
