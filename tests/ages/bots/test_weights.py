"""The file of weights: every number by name, changed by name, written as it is read."""

from __future__ import annotations

from pathlib import Path

from tests.ages.late.tuning import Space as LateSpace
from tests.ages.tuning import Space
from tests.numbers import flat, put
from tests.weights import kept


def test_every_number_has_a_name_and_can_be_changed_by_it() -> None:
    weights = Space().players.hard
    names = flat(weights)
    assert {"die", "horizon.start", "use.masonry"} <= set(names)
    changed = put(weights, {"use.masonry": 2.5, "die": 0.25})
    assert flat(changed) == {**names, "use.masonry": 2.5, "die": 0.25}
    assert put(weights, {}) == weights


def test_every_development_has_a_use_at_every_level_that_reckons_with_it() -> None:
    space = Space()
    for weights in (space.players.hard, space.players.medium):
        assert set(weights.use) == set(space.rules.tables.developments)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    space, values = Space(), {"die": 1.25, "use.masonry": 0.5}
    written = kept(space, tmp_path, "medium", values).editions["base"]
    for level in ("medium", "hard"):
        assert getattr(written, level) == put(getattr(space.players, level), values)
    assert written.alone == space.players.alone
    assert written.styles == space.players.styles


def test_the_late_edition_tunes_what_it_changes_and_keeps_it_for_both_levels() -> None:
    space = LateSpace(quick=True)
    found = space.start("hard")
    assert {"ship", "use.shipping", "use.commerce", "horizon.leader"} <= set(found)
    assert not {"speed", "margin", "width"} & set(found)
    assert space.rules.tables.edition == space.components.editions["late"]
