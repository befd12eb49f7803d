"""The mats of the variants: everything in its place and readable, and motion that ends well."""

from __future__ import annotations

from functools import cache

import pytest

from game.ages.state import State
from scenes.ages import STAGE
from scenes.ages.layout import tabs
from scenes.table.contract import BoardView
from scenes.table.layout import Wish, mat_region, places
from scenes.ui.geometry import Region
from scenes.ui.picture import Item, Picture
from tests.ages.screen.situations import LAYOUT
from tests.ages.screen.test_preview import VARIANTS
from tests.ages.screen.views import board_view, click, positions
from tests.build.languages import read_in
from tests.build.layout import covers

SCREENS = [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((2560, 1080), 100)]
CHOSEN = {"trade": "heap", "answer": "heap", "build": "fleet", "keep": "die", "buy": "deed"}


@cache
def situations(variant: str) -> dict[str, State]:
    """Give a full position for each step of a turn."""
    by, seats, _ = VARIANTS[variant]
    best: dict[str, tuple[int, State]] = {}
    for seed in range(3):
        for state in positions(seed, seats, by=by):
            rank = fullness(state)
            if rank > best.get(state.phase, (-1, None))[0]:
                best[state.phase] = (rank, state)
    return {phase: state for phase, (_, state) in best.items()}


def fullness(state: State) -> int:
    board = state.boards[state.seat]
    more = len(state.dice) + state.workers + 3 * board.ships
    return len(board.developments) + sum(board.goods) + more


def mat(seats: int, size: tuple[int, int], interface: int) -> tuple[Region, tuple[str, ...]]:
    high = 1080 * 100 / interface
    window = Region(0, 0, high * size[0] / size[1], high)
    found = tabs(mat_region(window, Wish(seats, ())))
    return places(window, Wish(seats, (), len(found))).mat, found


def with_selection(seen: BoardView) -> BoardView:
    kind = CHOSEN.get(seen.state.phase, "")
    able = [i.id for i in STAGE.open(seen).picture if i.kind == kind and i.intent]
    return click(seen, *{able[0]: 1, able[-1]: 1}) if able else seen


def pictures(
    variant: str, language: str, size: tuple[int, int], interface: int
) -> list[tuple[str, Picture, Region]]:
    by, seats, _ = VARIANTS[variant]
    region, open_tabs = mat(seats, size, interface)
    return [
        (
            f"{phase} {tab}",
            STAGE.open(with_selection(board_view(state, language, region, tab=tab, by=by))).picture,
            region,
        )
        for phase, state in situations(variant).items()
        for tab in open_tabs or ("",)
    ]


@pytest.mark.shared
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("size", "interface"), SCREENS)
def test_nothing_leaves_the_mat_or_covers_another(
    size: tuple[int, int], interface: int, variant: str
) -> None:
    for where, picture, region in pictures(variant, "en", size, interface):
        flat = LAYOUT.flat(picture)
        for at, item in enumerate(flat):
            assert item.place.inside(region.inset(-0.1)), (where, item.id)
            crossed = [other.id for other in flat[at + 1 :] if covers(item, other)]
            assert not crossed, (where, item.id, crossed)


@pytest.mark.shared
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("size", "interface", "language"), read_in(SCREENS, SCREENS[1:2]))
def test_every_text_of_a_variant_fits(
    size: tuple[int, int], interface: int, variant: str, language: str
) -> None:
    for where, picture, region in pictures(variant, language, size, interface):
        notes = LAYOUT.draw(picture, region, size[1] / 1080 * interface / 100)
        assert not notes.overflows, (where, notes.overflows)
        assert not notes.missing
        assert not [(p.item, p.text, p.contrast) for p in notes.faint()], where
        assert notes.smallest >= 11


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_step_of_a_variant_is_told_and_ends_as_the_state(variant: str) -> None:
    by, seats, _ = VARIANTS[variant]
    for state in positions(5, seats, by=by)[::6]:
        for action in list(by.legal(state))[:4]:
            step = by.apply(state, action)
            look = STAGE.open(board_view(state, shown=state.seat, me=False, by=by)).picture
            goal = STAGE.open(board_view(step.state, shown=state.seat, me=False, by=by)).picture
            teller = STAGE.open(board_view(step.state, me=False, by=by))
            for event in step.events:
                told = teller.tell(event)
                assert told is None or "{" not in told.text
                track = STAGE.cue(event, look, goal)
                if track is not None:
                    assert track.seconds < 4
                    shown = [track.at(track.seconds * part, goal) for part in (0, 0.5, 1)]
                    assert all(isinstance(i, Item) for at in shown for i in at.values() if i)
