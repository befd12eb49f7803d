"""Settings: kept field by field, and nothing a person writes into the file stops the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n.languages import languages
from game.storage import settings
from game.storage.settings import Settings


def test_what_is_kept_comes_back() -> None:
    chosen = Settings(language="ru", interface=125, speed="slow", volume=10, last={"title": "x"})
    assert settings.save(chosen)
    assert settings.load() == chosen


def test_without_a_file_the_usual_settings_stand(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "none.json").interface == 100


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"volume": "loud"}'])
def test_a_spoilt_file_gives_the_usual_settings(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    assert settings.load(path).volume == Settings().volume


def test_one_wrong_field_leaves_the_others(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "de", "interface": 3, "colour": "red"}), "utf-8")
    loaded = settings.load(path)
    assert (loaded.language, loaded.interface) == ("de", 100)


def test_a_read_only_disk_is_told_and_harmless(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert not settings.save(Settings(), tmp_path / "file" / "settings.json")


@given(
    st.dictionaries(
        st.sampled_from(["language", "interface", "muted", "last", "pace"]),
        st.one_of(st.none(), st.booleans(), st.integers(), st.text()),
    )
)
def test_a_change_to_an_impossible_value_is_no_change(values: dict[str, object]) -> None:
    changed = Settings().changed(**values)
    assert changed.language in languages()
    assert changed.interface in settings.INTERFACES
    assert 0 <= changed.pace <= 100
