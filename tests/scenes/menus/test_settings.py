import pytest

from game.storage.settings import INTERFACES, RESPITES, SPEEDS, Settings
from scenes.base.services import Services
from scenes.menus.settings import SettingsScene
from scenes.shared.links import Links
from scenes.ui import clipboard
from tests.build.menus import (
    Front,
    front,
    go,
    unreachable,
)


def settings(**more: object) -> Front:
    def make(services: Services, ways: Links) -> SettingsScene:
        del ways
        return SettingsScene(services)

    return front(make, **more)  # type: ignore[arg-type]


def scene(there: Front) -> SettingsScene:
    assert isinstance(there.page, SettingsScene)
    return there.page


def find(there: Front, name: str) -> None:
    """Scroll until a setting is seen."""
    for _ in range(12):
        if there.has(name):
            return
        there.pilot.press("page down")
    raise AssertionError(name)


def test_the_language_is_changed_at_once() -> None:
    there = settings()
    there.pilot.click("language:de")
    assert there.see("heading").text == "Einstellungen"


def test_the_size_of_everything_is_changed_at_once() -> None:
    there = settings()
    there.pilot.click("interface:0")
    assert there.services.settings.interface == INTERFACES[INTERFACES.index(100) + 1]
    assert there.pilot.app.window.region.height < 1080
    there.pilot.click("interface:0:back")
    assert there.pilot.app.window.region.height == 1080


def test_the_size_stops_at_its_ends() -> None:
    there = settings(interface=200)
    there.pilot.click("interface:0")
    assert there.services.settings.interface == 200


def test_every_wait_before_the_next_player_can_be_chosen_and_is_said_in_words() -> None:
    there = settings()
    find(there, "respite:0")
    chosen, said = set(), set()
    for _ in RESPITES:
        there.pilot.click("respite:0")
        chosen.add(there.services.settings.respite)
        said.add(there.see("respite:0").text)
    assert chosen == set(RESPITES)
    assert len(said) == len(RESPITES)


def test_every_speed_can_be_chosen() -> None:
    there = settings()
    seen = set()
    for _ in SPEEDS:
        there.pilot.click("speed:0")
        seen.add(there.services.settings.speed)
    assert seen == set(SPEEDS)


def test_the_piece_of_the_preview_moves_as_fast_as_set() -> None:
    def frames(speed: str) -> int:
        there = settings(speed=speed)
        there.pilot.click("preview.play")
        count = 0
        while scene(there).busy:
            there.pilot.turn()
            count += 1
        return count

    assert frames("slow") > frames("normal") > frames("fast") > 0
    assert frames("none") == 0


def test_the_volume_follows_the_mouse_and_the_arrows() -> None:
    there = settings()
    place = there.see("volume").place
    there.pilot.click_at(place.centre)
    assert there.services.settings.volume == 50
    go(there, "volume")
    there.pilot.press("right")
    assert there.services.settings.volume == 55


def test_sound_can_be_switched_off_and_on() -> None:
    there = settings()
    there.pilot.click("muted")
    assert there.services.settings.muted
    there.pilot.click("muted")
    assert not there.services.settings.muted


def test_the_palette_is_changed_at_once() -> None:
    there = settings()
    there.pilot.click("palette:contrast")
    assert there.services.palette.name == "contrast"


@pytest.mark.parametrize("name", ["full_screen", "confirm", "curtain"])
def test_switches_turn_over_with_each_click(name: str) -> None:
    there = settings()
    find(there, name)
    before = getattr(there.services.settings, name)
    there.pilot.click(name)
    assert getattr(there.services.settings, name) is not before
    there.pilot.click(name)
    assert getattr(there.services.settings, name) is before


def test_computer_players_can_be_made_slower_to_read_them() -> None:
    there = settings()
    find(there, "pace")
    there.pilot.click_at(there.see("pace").place.centre)
    assert there.services.settings.pace == 50


def test_the_folder_of_the_data_is_told_and_can_be_copied() -> None:
    there = settings()
    find(there, "copy")
    folder = str(there.store.folder.parent)
    assert folder[-20:] in there.see("about:data").text
    assert there.see("copy").tip.lines == (folder,)
    there.pilot.click("copy")
    assert clipboard.paste() == folder


def test_what_is_set_is_kept() -> None:
    kept: list[Settings] = []
    there = settings()
    there.services.keep = kept.append
    there.pilot.click("palette:contrast")
    assert kept[-1].palette == "contrast"


def test_everything_but_the_language_goes_back_to_how_it_was_delivered() -> None:
    there = settings(language="ru", palette="contrast", volume=10, confirm=False)
    there.pilot.click("reset")
    assert there.services.settings == Settings(language="ru")


def test_keys_reach_everything_that_can_be_clicked() -> None:
    assert not unreachable(settings(size=(1920, 1080)))


def test_escape_goes_back() -> None:
    there = settings()
    there.pilot.press("escape")
    assert len(there.pilot.app.stack) == 0
