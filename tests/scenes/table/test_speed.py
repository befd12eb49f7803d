"""The speed is chosen on the table: from slow to instant, and the pause."""

from __future__ import annotations

import pytest

from scenes.table.corner import PACES
from scenes.ui.picture import Do
from tests.build import toy
from tests.build.languages import LANGUAGES
from tests.build.seat import Seated, seat
from tests.build.toy import Mark, Rest, Thinker


def table(**settings: object) -> Seated:
    worker = Thinker(Mark(()), Rest())
    return seat(toy.session(bots=[1], worker=worker), toy.STAGE, **settings)  # type: ignore[arg-type]


def pass_time(seated: Seated, seconds: float) -> None:
    for _ in range(round(seconds * 10)):
        seated.app.turn(0.1)


def test_every_speed_is_chosen_on_the_table_and_kept() -> None:
    seated = table(speed="normal")
    seated.pilot.click("speed")
    chosen = []
    for name in PACES:
        seated.pilot.click(f"pace:pace_{name}")
        chosen.append(seated.app.services.settings.speed)
        assert seated.pilot.see(f"pace:pace_{name}").lifted
        assert seated.pilot.see("speed").data.icon == f"common/pace_{name}"
    assert chosen == ["slow", "normal", "fast", "instant"]


def test_the_speeds_open_and_close_with_one_button() -> None:
    seated = table()
    assert seated.pilot.picture.find("paces") is None
    seated.pilot.click("speed")
    assert seated.pilot.see("paces")
    seated.pilot.click("speed")
    assert seated.pilot.picture.find("paces") is None


def test_a_person_can_pause_what_the_computers_do_and_let_it_go_on() -> None:
    seated = table()
    seated.pilot.click("speed")
    seated.pilot.click("pace:pause")
    seated.pilot.press("return", "r")
    pass_time(seated, 3)
    assert seated.scene.session.steps == 2
    assert seated.pilot.see("action").intent == Do("table.pause")
    seated.pilot.press("return")
    pass_time(seated, 1)
    assert seated.scene.session.steps == 4


@pytest.mark.parametrize(
    ("speed", "after"), [("slow", 2), ("none", 3), ("fast", 4), ("instant", 4)]
)
def test_how_long_a_computer_lets_its_decision_be_read_goes_with_the_speed(
    speed: str, after: int
) -> None:
    seated = table(speed=speed, pace=50)
    seated.scene.controller.act(Mark(()))
    seated.scene.controller.act(Rest())
    pass_time(seated, 1.2)
    assert seated.scene.session.steps == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_take_back_bears_its_name_in_a_large_window(language: str) -> None:
    seated = seat(toy.session(), toy.STAGE, (1920, 1080), language=language)
    seated.pilot.press("return")
    assert seated.pilot.see("undo").text == seated.app.services.words.text("table.undo")


def test_no_two_speeds_are_called_or_described_alike() -> None:
    for language in LANGUAGES:
        words = table(language=language).app.services.words
        for key in ("settings.speed_{}", "settings.speed_{}_about"):
            said = [words.text(key.format(name)) for name in ("none", *PACES)]
            assert len({*said}) == len(said)
