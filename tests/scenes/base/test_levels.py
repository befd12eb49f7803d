from game.core.registry import titles
from scenes.base.levels import STRENGTHS, strength


def test_strengths_rise_with_the_levels_however_many_a_title_has() -> None:
    for count in range(1, 6):
        levels = [f"level {at}" for at in range(count)]
        found = [STRENGTHS.index(strength(levels, level)) for level in levels]
        assert found == sorted(set(found))
        assert found[0] + found[-1] == len(STRENGTHS) - 1, "as far from the middle at both ends"


def test_titles_with_as_many_levels_call_them_alike() -> None:
    said: dict[int, set[tuple[str, ...]]] = {}
    for title in titles().values():
        words = tuple(strength(title.levels, level) for level in title.levels)
        said.setdefault(len(title.levels), set()).add(words)
    assert all(len(words) == 1 for words in said.values())
