"""One rule is written once: hardly a line of a title stands in another one too."""

from __future__ import annotations

from pathlib import Path

from tests.laws.ceilings import REPETITION
from tests.laws.findings import plant
from tests.laws.repetition import repetition, table

SHOWN = 40
"""So many of the heaviest runs are named when there is too much."""


def test_titles_hardly_repeat_one_another() -> None:
    found = repetition()
    share = found.share()
    law = f"at most {REPETITION} % of the titles' lines stand in two of them"
    assert share.percent <= REPETITION, "\n".join([law, *table(found, SHOWN)])


def test_the_scan_sees_what_it_looks_for(tmp_path: Path) -> None:
    body = "\n".join(f"x{number} = {number}" for number in range(6))
    titles = {f"data/{title}/title.yaml": "" for title in ("ludo", "toy")}
    programs = {
        f"{top}/{title}/__init__.py": "" for top in ("game", "scenes") for title in ("ludo", "toy")
    }
    root = plant(
        tmp_path,
        {
            **titles,
            **programs,
            "game/ludo/dice.py": f'"""Dice."""\nimport os\nLudoDice = 1\n{body}\n',
            "game/toy/coin.py": f'"""A coin."""\n# why\nToyDice  =  1\n\n{body}\nmore = 1\n',
            "scenes/toy/coin.py": "a = 1\nb = 2\nc = 3\nd = 4\n",
            "scenes/ludo/dice.py": "a = 1\nb = 2\nc = 3\nd = 4\n",
            "tests/toy/test_coin.py": f"{body}\n{body}\n",
        },
    )
    found = repetition(root)
    assert str(found.share("game")) == "14 of 15 lines (93.33 %)"
    assert str(found.share("scenes")) == "0 of 8 lines (0.00 %)"
    assert [(len(run.texts), run.places) for run in found.runs()] == [
        (6, ("game/ludo/dice.py:4", "tests/toy/test_coin.py:1", "tests/toy/test_coin.py:7")),
        (7, ("game/ludo/dice.py:3", "game/toy/coin.py:3")),
    ]
