"""Players that know less believe in part only what a better one does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.ai.simpler import check, simpler


@dataclass(frozen=True)
class Pace:
    start: float = 2.0
    least: float = 0.5


@dataclass(frozen=True)
class Beliefs:
    pace: Pace = Pace()
    die: float = 4.0
    use: Mapping[str, float] = field(default_factory=lambda: {"masonry": 1.0, "empire": 3.0})


def test_named_beliefs_and_whole_groups_are_taken_in_part_and_all_others_kept() -> None:
    found = simpler(Beliefs(), {"use": 0.5, "use.empire": 0.0, "pace.start": 3.0})
    assert found == Beliefs(Pace(6.0, 0.5), 4.0, {"masonry": 0.5, "empire": 0.0})


def test_levels_missing_or_too_many_and_unknown_beliefs_are_told_with_their_place() -> None:
    told: list[tuple[tuple[str | int, ...], str]] = []

    def say(
        sheet: str,
        path: tuple[str | int, ...],
        what: str,
        hint: str = "",
        severity: str = "error",
    ) -> None:
        assert (sheet, hint, severity) == ("bots", "", "error")
        told.append((path, what))

    levels = {"fair": {"pace.least": 0.0, "dye": 0.5}, "odd": {}}
    check(say, ("simpler",), Beliefs(), levels, ("casual", "fair"))
    assert told == [
        (("simpler",), "'casual' is missing"),
        (("simpler", "fair", "dye"), "nothing of this name is believed"),
        (("simpler", "odd"), "no such level knows less than another"),
    ]
