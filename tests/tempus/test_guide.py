"""The game beside its own board: eras, turns, progress, fights and the end, by counts alone."""

from __future__ import annotations

from game.core.guide import Stand
from game.loading.title import load
from game.tempus.guide import DONE, EXTRA, FIGHT, WITHOUT, TempusGuide, guide

THREE = ("Ada", "Ben", "Cleo")
ERAS = load("tempus").eras.eras


GUIDE: TempusGuide = guide(load("tempus"))


def stand(*entered: str) -> Stand:
    return GUIDE.stand(THREE, entered)


def ask(stand: Stand) -> str:
    return stand.asks.key.rpartition(".")[2]


def told(stand: Stand, what: str) -> list[dict[str, object]]:
    return [dict(line.params) for line in stand.told if line.key == f"tempus.guide.{what}"]


def counts(*numbers: int) -> list[str]:
    return [f"count:{number}" for number in numbers]


FIRST_ERA = [WITHOUT, *[DONE] * (3 * ERAS[0].actions)]


def test_tiles_are_told_by_number_and_turn_and_each_only_once() -> None:
    one = stand("tile:tile_07", "turn:2")
    (lands,) = told(one, "lands")
    assert (lands["tile"], lands["by"], lands["count"]) == (7, 2, 1)
    assert (lands["hills"], lands["forest"], lands["mountain"]) == (2, 1, 1)
    assert "tile:tile_07" not in [choice.id for choice in one.choices]
    eight = [entry for at in range(1, 9) for entry in (f"tile:tile_{at:02}", "turn:0")]
    assert ask(stand(*eight)) == "act"


def test_turns_go_round_and_say_how_many_actions_are_left() -> None:
    found = [stand(WITHOUT, *[DONE] * count) for count in range(4)]
    assert [one.acting for one in found] == [0, 1, 2, 0]
    assert [one.asks.params["count"] for one in found] == [3, 3, 3, 2]


def test_a_turn_says_what_the_era_allows_number_by_number_and_what_counts_next() -> None:
    for done in (0, 1, 5):
        now = stand(WITHOUT, *[DONE] * done)
        names = [fact.name.key.rpartition(".")[2] for fact in now.facts]
        assert [fact.value for fact in now.facts] == [getattr(ERAS[0], name) for name in names]
        assert "stack" in names
        assert told(now, "next") == [{"terrain": f"tempus.terrain.{ERAS[1].terrain}"}]


def test_government_keeps_the_turn() -> None:
    assert stand(WITHOUT, EXTRA).acting == 0
    assert stand(WITHOUT, EXTRA, DONE).acting == 1


def test_progress_is_counted_from_numbers_and_whoever_has_most_enters() -> None:
    progress = stand(*FIRST_ERA)
    assert ask(progress) == "there"
    assert progress.asks.params["terrain"] == f"tempus.terrain.{ERAS[1].terrain}"
    entered = [*FIRST_ERA, *counts(3, 0, 1, 0), *counts(2, 1, 0, 0), *counts(1, 1, 1, 1)]
    result = stand(*entered)
    assert [(fact.seat, fact.value) for fact in result.facts] == [(0, 4), (1, 3), (2, 4)]
    assert [line["name"] for line in told(result, "enters")] == ["Ada", "Cleo"]
    assert told(result, "change") == [
        {"what": "tempus.form.fact.draw", "before": ERAS[0].draw, "after": ERAS[1].draw}
    ]
    assert told(result, "cards") == [{"count": ERAS[1].cards}]
    following = stand(*entered, "on")
    assert (following.acting, following.asks.params["count"]) == (1, ERAS[1].actions)


def test_whoever_was_left_behind_catches_up_before_progress_is_counted_again() -> None:
    none = counts(0, 0, 0, 0)
    ada_first = [*FIRST_ERA, *counts(3, 0, 0, 0), *none, *none, "on"]
    turns = [DONE] * (ERAS[1].actions + 2 * ERAS[0].actions)
    # The second seat begins now, so the first one is asked last.
    again = [*ada_first, *turns, *none, *none, *counts(3, 0, 0, 0), "on"]
    seats = [stand(*again, *[DONE] * done) for done in range(3)]
    assert [one.acting for one in seats] == [2, 0, 1]
    assert [one.asks.params["era"] for one in seats] == [
        f"tempus.era.{ERAS[box].id}" for box in (1, 2, 1)
    ]


def test_a_tie_in_a_fight_is_the_defenders() -> None:
    tie = stand(WITHOUT, FIGHT, "against:1", *counts(2, 1, 3, 0))
    assert told(tie, "lost")
    assert tie.acting == 1
    won = stand(WITHOUT, FIGHT, "against:2", *counts(2, 2, 3, 0))
    assert told(won, "won") == [{"name": "Ada", "other": "Cleo", "attack": 4, "defence": 3}]


def whole() -> list[str]:
    """Enter a game in which the first player alone makes progress."""
    entered = [WITHOUT]
    while (now := GUIDE.stand(THREE, entered)).choices:
        first = now.acting == 0
        usual = DONE if ask(now) == "act" else now.choices[0].id
        entered.append("count:2" if first and ask(now) == "there" else usual)
    return entered


def test_the_end_fills_in_the_sheet_that_counts_it() -> None:
    over = stand(*whole())
    assert over.sheet == "scoring"
    assert [over.entries["entered", seat] for seat in range(3)] == [True, False, False]
    assert {key for key, _ in over.entries} == {
        "hexes", "cards", "entered", "cities:2", "cities:3", "cities:4",
    }  # fmt: skip


def test_an_entry_that_nothing_asks_for_is_passed_over() -> None:
    assert stand(WITHOUT, "count:3", "nonsense", DONE) == stand(WITHOUT, DONE)
