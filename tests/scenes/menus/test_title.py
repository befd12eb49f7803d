from game.core.registry import titles
from game.storage.store import Store
from scenes.base.dialog import Confirm
from scenes.base.page import Page
from scenes.base.services import Services
from scenes.companion.menu import MenuPage
from scenes.menus.credits import CreditsScene
from scenes.menus.results import ResultsScene
from scenes.menus.rules import RulesScene
from scenes.menus.saves import SavesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.shared.game_list import menu_titles
from scenes.shared.links import Links
from tests.build.menus import (
    Front,
    front,
    go,
    save,
    some_title,
    unreachable,
)
from tests.build.real import by_people, real_table


def title(**more: object) -> Front:
    return front(TitleScene, **more)  # type: ignore[arg-type]


def opener(there: Front) -> str:
    """Name what begins a new game: the button of the only card, or the first card."""
    name = some_title()
    return f"new:{name}" if there.has(f"new:{name}") else f"title:{name}"


def test_every_game_that_has_rules_has_a_card() -> None:
    there = title()
    for name in titles():
        assert there.has(f"title:{name}")


def test_without_a_saved_game_there_is_nothing_to_continue() -> None:
    there = title()
    assert not there.has("continue")
    assert not there.has("resume")


def test_without_a_saved_game_enter_sets_up_the_first_game() -> None:
    there = title()
    there.pilot.press("return")
    if len(menu_titles()) == 1:
        assert isinstance(there.page, SetupScene)


def test_the_last_unfinished_game_is_offered_with_round_and_time() -> None:
    store = Store()
    save(store)
    there = title(store=store)
    look = there.see("resume").data
    assert look.standing
    assert look.saved
    assert len(look.colours) == min(menu_titles()[0].seats)


def test_a_match_at_a_real_table_is_offered_as_one() -> None:
    store = Store()
    name = store.new_name(real_table("bronze", 2))
    assert store.keep(name, real_table("bronze", 2), by_people("bronze", 2)) is None
    assert "real table" in title(store=store).see("resume").data.name


def test_a_click_on_continue_opens_the_last_game() -> None:
    store = Store()
    name = save(store)
    there = title(store=store)
    there.pilot.click("continue")
    assert there.beyond.name == "resume"
    assert there.beyond.given[1] == name


def test_enter_opens_the_last_game() -> None:
    store = Store()
    name = save(store)
    there = title(store=store)
    there.pilot.press("return")
    assert there.beyond.given[1] == name


def test_a_finished_game_is_not_offered_to_be_continued() -> None:
    store = Store()
    save(store, decisions=None)
    assert not title(store=store).has("continue")


def test_a_click_on_a_game_sets_it_up() -> None:
    there = title()
    there.pilot.click(opener(there))
    assert isinstance(there.page, SetupScene)
    assert there.page.game.title == some_title()


def test_each_way_leads_to_its_scene_and_back() -> None:
    scenes: dict[str, type[Page]] = {
        "companion": MenuPage,
        "saves": SavesScene,
        "results": ResultsScene,
        "credits": CreditsScene,
        "settings": SettingsScene,
        "rules": RulesScene,
    }
    there = title()
    for name, scene in scenes.items():
        there.pilot.click(name)
        assert isinstance(there.page, scene)
        there.pilot.press("escape")
        assert isinstance(there.page, TitleScene)


def test_the_language_changes_at_once_and_everywhere() -> None:
    there = title()
    assert "Saved games" in there.texts()
    there.pilot.click("language:ru")
    assert there.see("saves").text == "Сохранённые партии"
    there.pilot.click("language:de")
    assert there.see("saves").text == "Gespeicherte Partien"
    assert there.services.settings.language == "de"


def test_the_language_can_be_changed_by_keys_alone() -> None:
    there = title()
    go(there, "language:de")
    there.pilot.press("return")
    assert there.services.settings.language == "de"


def test_keys_reach_everything_that_can_be_clicked() -> None:
    store = Store()
    save(store)
    assert not unreachable(title(store=store))


def test_escape_asks_before_it_leaves() -> None:
    there = title()
    there.pilot.press("escape")
    assert isinstance(there.page, Confirm)
    there.pilot.press("escape")
    assert isinstance(there.page, TitleScene)


def test_leaving_by_the_button_ends_the_program() -> None:
    there = title()
    there.pilot.click("leave")
    assert len(there.pilot.app.stack) == 0


def test_coming_back_shows_what_was_saved_meanwhile() -> None:
    store = Store()
    there = title(store=store)
    there.pilot.click("credits")
    save(store)
    there.pilot.press("escape")
    assert there.has("continue")


def test_a_damaged_game_says_so_and_its_card_opens_the_report() -> None:
    from game.loading.problems import Location, Report
    from scenes.menus.trouble import TroubleScene
    from scenes.shared.game_list import MenuTitle

    report = Report()
    report.error(Location("data/x/dice.yaml", 3, 1), "$.throws", "expected a whole number")

    def make(services: Services, ways: Links) -> Page:
        scene = TitleScene(services, ways)
        scene.titles = (MenuTitle(some_title(), report=report),)
        return scene

    there = front(make)
    there.pilot.click(opener(there))
    assert isinstance(there.page, TroubleScene)
    assert "dice.yaml" in there.texts()
