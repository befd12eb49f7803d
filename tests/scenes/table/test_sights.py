"""What is shown from frame to frame is looked at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from scenes.table import layout
from scenes.table.contract import BoardView
from scenes.ui.picture import Item
from tests.build import toy
from tests.build.seat import seat
from tests.build.toy import Cast, Mark


def test_a_throw_is_looked_at_once_and_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sights: list[tuple[object, ...]] = []
    looks: list[tuple[object, int | None]] = []

    def sight(**parts: Any) -> BoardView:
        told = ("state", "me", "shown", "selection", "changed", "tab", "seats")
        sights.append(tuple(parts[name] for name in told))
        return BoardView(**parts)

    seated = seat(toy.session(), toy.STAGE, speed="normal")
    seated.scene.controller.act(Mark((0,)))
    seated.app.turn(0.05)
    seated.scene.controller.skip()
    seated.app.turn(0.05)
    rules = seated.scene.session.match.rules
    known = rules.view

    def view(state: Any, person: int | None) -> Any:
        looks.append((state, person))
        return known(state, person)

    monkeypatch.setattr(rules, "view", view)
    monkeypatch.setattr("scenes.table.view.BoardView", sight)
    laid = layout.places.cache_info().misses
    seated.scene.controller.act(Cast())
    frames = 0
    while seated.scene.controller.director.busy:
        seated.app.turn(1 / 60)
        frames += 1
    assert frames > 20
    # Before it, after it, for what is told of it twice, and as the next seat decides upon it.
    assert len(sights) == len(set(sights)) == 5
    assert len(looks) <= 8, "what is known is asked for once a step, not in each frame"
    assert layout.places.cache_info().misses == laid


def test_a_step_asks_the_title_once_for_how_the_table_looks_after_it() -> None:
    asked: list[object] = []

    class Asked(toy.ToyMat):
        def items(self) -> Iterable[Item]:
            asked.append((self.state, self.me, self.shown, self.selection))
            return super().items()

    seated = seat(toy.session(), replace(toy.STAGE, mat=Asked), speed="normal")
    seated.scene.controller.act(Mark((0,)))
    for _ in range(40):
        seated.app.turn(0.05)
    asked.clear()
    seated.scene.controller.act(Cast())
    assert seated.scene.controller.director.playback.blocking
    for _ in range(40):
        seated.app.turn(0.05)
    assert len(asked) >= 3
    assert all(asked.count(one) == 1 for one in asked)
