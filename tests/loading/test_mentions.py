"""Names in code count as used, whole or composed, so that only dead files are called unused."""

from pathlib import Path

import pytest

from game.loading.mentions import Mentions, mentions


@pytest.fixture
def said(tmp_path: Path) -> Mentions:
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "a.py").write_text(
        'NAME = "lock"\n'
        'def peg(good): return f"peg_{good}"\n'
        'def anything(good): return f"{good}"\n'
        'WHY = Refusal("toy.refuse.why", n=1)\n'
        'words.text("shell.play")\n'
        'other("shell.stop")\n'
        'Key("plain")\n',
        encoding="utf-8",
    )
    return mentions((tmp_path / "code", tmp_path / "gone"), tmp_path)


@pytest.mark.parametrize("name", ["lock", "peg_wood", "peg_a.b", "shell.stop"])
def test_a_literal_and_a_composed_name_are_mentioned(said: Mentions, name: str) -> None:
    assert said.names(name)


@pytest.mark.parametrize("name", ["lock2", "peg_", "my_peg_wood", "wood"])
def test_other_names_are_not(said: Mentions, name: str) -> None:
    assert not said.names(name)


def test_keys_given_to_a_speaker_are_texts_with_their_places(said: Mentions) -> None:
    assert {key: str(spot) for key, spot in said.keys.items()} == {
        "toy.refuse.why": "code/a.py:4:15",
        "shell.play": "code/a.py:5:12",
    }
