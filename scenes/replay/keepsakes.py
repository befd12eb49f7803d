"""To show others: a picture of a moment, and the whole match in words, each as a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.core.clean import path_text
from game.core.contract import winners
from game.replay.record import Record
from game.storage.log import LOGGER
from game.storage.write import write
from scenes.base.services import Services
from scenes.base.words import signed
from scenes.replay.past_view import PastView
from scenes.shared import common_texts
from scenes.table.paint_specs import ChronicleRow
from scenes.table.plain import plain
from scenes.table.standing import ranking, verdict
from scenes.table.topics import Topics, topics_of
from scenes.table.variant import variant

Told = tuple[str, str]
"""A heading, and what became of a file."""


def folder(home: Path) -> Path:
    """Give the folder in which pictures and texts are saved."""
    return home / "keepsakes"


def picture(services: Services, record: Record, png: bytes) -> Told:
    """Save a picture of what is on the screen; say where it lies, or why it could not be."""
    return _saved(services, record, png, "png")


def story(services: Services, view: PastView, rows: Sequence[ChronicleRow]) -> Told:
    """Save the match in words; say where it lies, or why it could not be."""
    text = "\n".join(told(services, view, rows)) + "\n"
    return _saved(services, view.past.record, text.encode(), "txt")


def told(services: Services, view: PastView, rows: Sequence[ChronicleRow]) -> Iterator[str]:
    """Tell the match line by line, in the language of the moment."""
    record, words = view.past.record, services.words
    setup = record.setup
    yield common_texts.played(words, setup)
    yield common_texts.seated(words, setup)
    said = variant(view.session.title_data.options, setup, words)
    if said:
        yield ", ".join(said)
    if record.doubt is not None:
        yield words.say(record.doubt)
    topics = topics_of(view.stage, setup)
    for row in rows:
        yield from _line(row, view, topics)
    yield ""
    yield from _result(record, view)


def _line(row: ChronicleRow, view: PastView, topics: Topics) -> Iterator[str]:
    def named(sprite: str) -> str:
        return topics.called(sprite, view.words)

    text = plain(row.text, view.words, named)
    if row.heading:
        yield from ("", text)
        return
    whose = next((seat.name for seat in view.seats if seat.colour == row.colour), "")
    # The colour beside a line says whose it is; in a text the name must.
    yield f"  {whose}: {text}" if whose and whose not in text else f"  {text}"
    if row.thought:
        yield f"    {plain(row.thought, view.words, named)}"


def _result(record: Record, view: PastView) -> Iterator[str]:
    words, scores = view.words, record.rules.scores(record.state(record.last))
    if record.over and winners(scores):
        # Two lines, as on the result: the second is no end of a sentence in every language.
        yield from (part for part in verdict(scores, view.seats, words) if part)
    for score, _ in ranking(scores):
        points = words.text("table.points", count=score.total)
        yield f"  {view.seats[score.seat].name}: {signed(score.total)} {points}"


def _saved(services: Services, record: Record, data: bytes, kind: str) -> Told:
    words, place = services.words, folder(services.home)
    # With the time in its name no file takes the place of another.
    stamp = services.now().strftime("%Y%m%d-%H%M%S")
    path = place / f"{record.setup.title}-{stamp}.{kind}"
    try:
        write(path, data)
    except OSError as error:
        LOGGER.warning("cannot write %s: %s", path_text(path), error)
        return words.text("replay.not_saved"), words.text("replay.cannot", folder=path_text(place))
    return words.text("replay.saved"), words.text(
        "replay.saved_in", file=path.name, folder=path_text(place)
    )
