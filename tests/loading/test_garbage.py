"""Whatever bytes lie in a data folder: findings, never an exception."""

from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.i18n import entries
from game.loading import source
from game.loading.decode import decode
from game.loading.problems import Report

from .test_decode import All, Towers

_SIGNS = st.text(alphabet="ab1 :-,[]{}'\"#&*!|>?%@`\n\t=~<.\\é\u2028\x00\ud800", max_size=60)
_WORDS = st.lists(
    st.sampled_from(
        ["towers", "boxes", "kind", ": ", "\n", "  ", "- ", "{", "}", "[", "]", "12", "on", "&a ",
         "*a", "!!int ", "#", "'", "\"", "<<", "? ", "|", "\t", "1.5", "effect", "row", "pair",
         "bag", "base", "one", "many", "{count}", "---\n"]
    ),
    max_size=30,
).map("".join)  # fmt: skip
_calm = settings(max_examples=300, deadline=None, derandomize=True)


@_calm
@given(st.one_of(_SIGNS, _WORDS))
def test_garbage_text_never_raises(text: str) -> None:
    report = Report()
    node = source.parse(text, "f.yaml", report)
    if node is None:
        assert report.errors
    else:
        for cls in (All, Towers):
            if decode(cls, node, report) is None:
                assert report.errors
    assert all(line.startswith("f.yaml:") for line in report.lines())


@pytest.mark.slow
@_calm
@given(_WORDS)
def test_the_pure_loader_is_as_calm_as_the_c_loader(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(source, "_LOADER", yaml.SafeLoader)
        report = Report()
        assert source.parse(text, "f.yaml", report) is not None or report.errors


@settings(_calm, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=80))
def test_garbage_bytes_never_raise(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "en.yaml"
    path.write_bytes(data)
    report = Report()
    read = entries.read(path, report)
    assert all(entry.spot.file == path.as_posix() for entry in read.values())
    assert all(problem.spot.line >= 1 for problem in report)
