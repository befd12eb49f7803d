"""An analysis beside its save: gone on with after a kill, thrown away when it fits nothing."""

from __future__ import annotations

import json
from datetime import datetime
from itertools import islice
from pathlib import Path

import pytest

import main
from game.analysis import background, keeping
from game.analysis.analyst import Stage
from game.analysis.findings import Decision, Fortune
from game.analysis.report import Report
from game.analysis.sayings import message_of
from game.opening import open_match
from game.storage import save
from game.storage.save import codec
from game.storage.store import Store
from tests.build import hostile
from tests.build.analysis import analysed, quick, record
from tests.build.menus import save as save_match
from tests.build.selfplay import table
from tests.laws.findings import hold


def test_what_was_kept_is_read_as_it_was(tmp_path: Path) -> None:
    found, path = record("easy", 26), tmp_path / "match.analysis"
    stage = analysed("easy").stage
    assert keeping.keep(path, keeping.mark_of(found), stage, True)
    assert keeping.load(path, found) == (stage, True)


def test_statistics_find_luck_and_play_without_the_match(tmp_path: Path) -> None:
    found, path, report = record("easy", 26), tmp_path / "match.analysis", analysed("easy")
    assert keeping.kept_balances(path, 2) == ()
    keeping.keep(path, keeping.mark_of(found), report.stage, False)
    assert keeping.kept_balances(path, 2) == ()
    keeping.keep(path, keeping.mark_of(found), report.stage, True)
    assert keeping.kept_balances(path, 2) == report.balances
    assert keeping.kept_balances(path, 3) == ()


def test_a_game_alone_is_not_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup, path = table("ages", ["easy"], 5), tmp_path / "alone.json"
    path.write_bytes(save.dump(setup, open_match(setup), datetime.now()))
    assert main.main(["analyse", str(path)]) == 1
    assert "nobody to beat" in capsys.readouterr().err


def test_a_process_that_was_killed_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, path = record("easy", 14), tmp_path / "match.analysis"
    monkeypatch.setattr(background, "Analyst", quick)
    half = list(islice(background.steps(found, path, every=-1.0), 6))[-1]
    again = list(background.steps(found, path))
    assert again[0].next == half.next
    assert again[-1] == quick(found).whole()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b'{"format":1,"mark":"","stage":{}}', b"\xff\x00"]
)
def test_what_is_damaged_is_analysed_anew(data: bytes) -> None:
    assert keeping.read(data, record("easy", 26)) == (Stage(), False)


def test_chances_that_are_no_chances_are_not_believed() -> None:
    found, stage = record("easy", 26), analysed("easy").stage
    wrong = Stage(((1, 2), *stage.values[1:]), stage.found)
    data = keeping.written(keeping.mark_of(found), wrong, True)
    assert keeping.read(data, found) == (Stage(), False)


def test_every_field_of_an_analysis_is_judged_while_it_is_read(tmp_path: Path) -> None:
    match, path, wrong = record("easy", 26), tmp_path / "match.analysis", []
    stage = analysed("easy").stage
    # A decision with something better and its reasons, and an answer of chance.
    better = next(one for one in stage.found if isinstance(one, Decision) and one.why)
    thrown = next(one for one in stage.found if isinstance(one, Fortune))
    few = Stage(stage.values, (better, thrown))
    data = json.loads(keeping.written(keeping.mark_of(match), few, True))
    for told, spoilt in hostile.spoilings(data, 23):
        path.write_bytes(spoilt)
        try:
            read, _ = keeping.load(path, match)
            assert read == Stage() or json.dumps(Report(match, read).document())
            for one in (*keeping.kept_stage(path, 2).found, *read.found):
                assert one.seat in (0, 1)
            for one in read.found:
                if isinstance(one, Decision):
                    assert codec("ages").decode(json.loads(one.instead or one.done))
                    assert all(message_of(said).key for said in one.why)
        except Exception as error:
            wrong.append(f"{told}: {error!r:.200}")
    hold("an analysis that falls over", wrong)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 2), ("seat", -1), ("place", 0), ("done", "no action"), ("why", ["no sentence"]),
        ("done", '{"is":"Throw"}'), ("instead", '{"is":"Throw"}'), ("instead", "[1]"),
        ("pairs", -1), ("round", 10**9),
    ],
)  # fmt: skip
def test_an_analysis_that_disagrees_with_its_match_is_not_believed(
    field: str, value: object
) -> None:
    match, stage = record("easy", 26), analysed("easy").stage
    data = json.loads(keeping.written(keeping.mark_of(match), stage, True))
    assert keeping.read(json.dumps(data).encode(), match)[0] == stage
    better = next(one for one in data["stage"]["found"] if one.get("why"))
    better[field] = value
    assert keeping.read(json.dumps(data).encode(), match) == (Stage(), False)


def test_the_analysis_of_another_match_is_not_taken() -> None:
    data = keeping.written(keeping.mark_of(record("hard", 26)), analysed("hard").stage, True)
    assert keeping.read(data, record("easy", 26)) == (Stage(), False)


def test_a_match_takes_its_analysis_with_it_when_it_is_deleted() -> None:
    store = Store()
    name = save_match(store, decisions=2)
    beside = keeping.beside(store.folder / f"{name}.json")
    beside.write_bytes(b"{}")
    store.remove(name)
    assert not beside.exists()


def test_the_command_says_in_one_sentence_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"nothing")
    for path in (broken, tmp_path / "gone.json", tmp_path):
        assert main.main(["analyse", str(path)]) == 1
        said = capsys.readouterr().err.strip()
        assert said.startswith("four-ages: ")
        assert "\n" not in said


def test_the_command_prints_what_was_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, path = record("easy", 26), tmp_path / "match.json"
    path.write_bytes(save.dump(found.setup, found.match, datetime.now()))
    keeping.keep(keeping.beside(path), keeping.mark_of(found), analysed("easy").stage, True)
    assert main.main(["analyse", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"title", "seats", "decisions", "chances"} <= set(data)
    assert set(data["seats"][0]) >= {"seat", "start", "luck", "own_play", "others_play", "result"}
    for one in (*data["decisions"], *data["chances"]):
        assert set(one) >= {"place", "before", "after", "interval"}
        low, high = one["interval"]
        assert low <= one["change"] <= high
    assert main.main(["analyse", str(path), "--language", "de"]) == 0
    assert "Glück" in capsys.readouterr().out


def test_simulated_matches_are_kept_as_saves(tmp_path: Path) -> None:
    words = ["simulate", "ages", "--seats", "random,easy", "--games", "2", "--rotate"]
    # As long a seed as is taken, with the half of a letter that a terminal may hand over.
    words += ["--seed", "\udcff" + "x" * 100]
    assert main.main([*words, "--keep", str(tmp_path)]) == 0
    files = sorted(tmp_path.glob("*.json"))
    loaded = [save.restore(file.read_bytes()) for file in files]
    assert len(loaded) == 2
    assert all(one.match.over and one.doubt is None for one in loaded)
    assert [one.setup.seats[0].level for one in loaded] == ["", "easy"]


@pytest.mark.slow
def test_a_process_of_its_own_tells_what_it_finds() -> None:
    found = record("easy", 2)
    data = save.dump(found.setup, found.match, datetime.now())
    process = background.Background(data, found.last + 1)
    stage = Stage()
    while not (process.done or process.fault):
        stage = process.poll()
    process.close()
    assert not process.fault
    assert stage.next == found.last + 1
