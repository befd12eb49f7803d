import pytest

from game.core.contract import winners
from game.storage.store import Store
from scenes.menus import lists
from scenes.menus.paint_specs import ResultLook
from scenes.menus.results import ResultsScene
from scenes.shared import common_texts
from scenes.ui.geometry import Region
from scenes.ui.picture import Item
from scenes.ui.recorder import Recorder
from tests.build.menus import Front, front, save
from tests.build.sketch import sketch


def results(store: Store) -> Front:
    return front(ResultsScene, store=store)


def test_without_finished_games_it_says_that_results_come_here() -> None:
    store = Store()
    save(store)
    assert results(store).has("empty")


def test_a_finished_game_names_its_winner_and_everybodys_points() -> None:
    store = Store()
    name = save(store, decisions=None)
    there = results(store)
    look = there.see(f"open:{name}").data
    loaded = store.load(name)
    scores = loaded.match.rules.scores(loaded.match.state)
    best = [common_texts.name(there.services.words, loaded.setup.seats[s]) for s in winners(scores)]
    assert all(winner in look.won for winner in best)
    shown = sorted(int(points.replace("–", "-")) for _, _, points in look.scores)
    assert shown == sorted(score.total for score in scores)


def test_a_result_can_be_looked_at_again() -> None:
    store = Store()
    name = save(store, decisions=None)
    there = results(store)
    there.pilot.click(f"open:{name}")
    assert there.beyond.name == "result"
    assert there.beyond.given[0].match.over


def test_looking_at_a_result_leaves_the_game_free_for_other_windows() -> None:
    store = Store()
    name = save(store, decisions=None)
    there = results(store)
    there.pilot.click(f"open:{name}")
    assert Store().claim(name)


def test_a_result_can_be_deleted_after_asking() -> None:
    store = Store()
    name = save(store, decisions=None)
    there = results(store)
    there.pilot.click(f"delete:{name}")
    there.pilot.click("yes")
    assert there.has("empty")


def test_few_games_fill_the_page_and_many_keep_the_usual_height() -> None:
    store = Store()
    heights = []
    for count in range(1, 8):
        name = save(store, decisions=None)
        if count in (1, 3, 7):
            heights.append(results(store).see(f"open:{name}").place.height)
    assert heights == [236, 236, 118]


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 2.0])
def test_the_names_of_a_result_have_one_size(scale: float) -> None:
    paper = sketch(1800, 300, scale)
    paper.recorder = Recorder()
    names = ("Amira", "Ioana", "Mikołaj", "Henrike", "Tamar")
    scores = tuple((seat, name, "27") for seat, name in enumerate(names))
    look = ResultLook("tempus", "Tempus", "Amira won", "10 rounds", scores)
    lists.result(paper, Item("one", "front_result", Region(20, 20, 1752, 236), data=look))
    assert len({pair.pixels for pair in paper.recorder.pairs if pair.text in names}) == 1
