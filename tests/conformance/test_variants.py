"""What a variant changes is shown: every value of every option has a picture of its own."""

from __future__ import annotations

from collections.abc import Iterator

from game.folders import roots
from game.loading.title import load
from scenes.table.figures import part
from scenes.table.pages import Figure
from scenes.table.registry import stage
from scenes.ui.picture import Item, Picture
from tests.build.views import words
from tests.conformance.cases import TITLES

ENDS = (".svg", ".png", ".jpg")


def _values() -> Iterator[tuple[str, str, str]]:
    for title in TITLES:
        for option in load(title).cover.options:
            for value in option.values:
                yield title, option.key, value


def _figure(title: str, key: str, value: str) -> Figure | None:
    lazy = stage(title).variants
    return None if lazy is None else lazy.get().get(key, {}).get(value)


def _items(figure: Figure) -> tuple[Item, ...]:
    return figure.make(words(figure.title, "en")).items


def test_every_value_of_every_option_has_a_picture() -> None:
    assert not [value for value in _values() if _figure(*value) is None]


def test_the_pictures_are_of_sprites_that_there_are() -> None:
    missing = set()
    for value in _values():
        figure = _figure(*value)
        assert figure is not None
        looks = {item.look for item in _items(figure) if item.kind == "icon"}
        for look in looks:
            files = (root / "resources" / "sprites" / look for root in roots())
            if not any(file.with_suffix(end).is_file() for file in files for end in ENDS):
                missing.add((value, look))
    assert not missing


def test_the_values_of_an_option_look_different_and_lie_within_their_picture() -> None:
    alike, seen = [], set[tuple[object, ...]]()
    for title, key, value in _values():
        figure = _figure(title, key, value)
        assert figure is not None
        items = _items(figure)
        bits = (title, key, tuple((item.look, item.place, item.alpha) for item in items))
        shown = part(Picture(items), figure.shows)
        if bits in seen or not all(item.place.inside(shown.inset(-1)) for item in items):
            alike.append((title, key, value))
        seen.add(bits)
    assert not alike
