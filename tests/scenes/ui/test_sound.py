from pathlib import Path

import pygame
import pytest

from scenes.ui import sound
from scenes.ui.caches import RESOURCES
from scenes.ui.sound import Speaker
from tests.build.board import make_services

SOUNDS = RESOURCES / "sounds"


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the files that are played."""
    played: list[str] = []

    class Fake:
        def __init__(self, file: str) -> None:
            self.file = Path(file).stem

        def set_volume(self, volume: float) -> None:
            assert 0 < volume <= 1

    class Channel:
        def play(self, heard: Fake) -> None:
            played.append(heard.file)

    monkeypatch.setattr(pygame.mixer, "Sound", Fake)
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda force: Channel() if force else None)
    monkeypatch.setattr(sound, "_ready", lambda: True)
    return played


def test_variants_of_a_sound_are_played_in_turn(loud: list[str]) -> None:
    speaker = Speaker(SOUNDS)
    count = len(list(SOUNDS.glob("dice_*.ogg")))
    for _ in range(count + 1):
        speaker.play("dice")
    assert count > 1
    assert loud[:count] == sorted(set(loud))
    assert loud[count] == loud[0]


def test_a_sound_may_be_asked_for_by_its_own_name_too(loud: list[str]) -> None:
    Speaker(SOUNDS).play("click")
    Speaker(SOUNDS).play("dice_2")
    assert loud == ["click", "dice_2"]


def test_silence_and_unknown_names_play_nothing(loud: list[str]) -> None:
    Speaker(SOUNDS, volume=0).play("click")
    Speaker(SOUNDS).play("no_such_sound")
    assert loud == []


def test_without_a_device_everything_goes_on_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(sound, "_state", {"tried": False})
    monkeypatch.setattr(pygame.mixer, "init", broken)
    speaker = Speaker(SOUNDS)
    speaker.play("click")
    assert speaker.played == ["click"]


def test_volume_and_mute_of_the_settings_reach_the_speaker() -> None:
    services = make_services(volume=40)
    services.play("click")
    assert services.speaker.volume == pytest.approx(0.4)
    services.change(muted=True)
    assert services.speaker.volume == 0


def test_each_kind_of_sounds_has_a_volume_of_its_own(loud: list[str]) -> None:
    services = make_services(volume=50, dice=0, signals=80)
    services.speaker = Speaker(SOUNDS)
    for name in ("dice", "ages/die_lock", "wood", "turn"):
        services.play(name)
    assert loud == ["wood_1", "turn"]
    shares = services.speaker.shares
    assert (shares["dice"], shares["pieces"], shares["signals"]) == (0, 1, pytest.approx(0.8))


def test_no_more_than_four_are_heard_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "_state", {"tried": False})
    Speaker(SOUNDS).play("click")
    if pygame.mixer.get_init():
        assert pygame.mixer.get_num_channels() == 4
