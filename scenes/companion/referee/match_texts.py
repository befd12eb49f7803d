"""What the referee's screens ask of a match: who is waited for, and everything in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

from game.core.bot import Advice
from game.core.chance import Roll
from game.core.contract import Chance, Over, Turn
from game.core.correction import AmendableField, Corrected, Value
from game.core.message import Key, Message, Refusal, Said
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.base.words import Words
from scenes.companion.speech import speech
from scenes.shared.common_texts import joined
from scenes.table.contract import (
    BoardView,
    Mat,
    Seat,
    Stage,
)
from scenes.table.session import Session
from scenes.table.speech import Speech
from scenes.table.view import seats_of
from scenes.ui.geometry import Region

MAT = Region(0, 0, 1400, 900)
"""Where a title may think that its mat is; nothing of it is drawn."""
_ENDS = (".", "?", "!", "…", ":")
MOST_NAMES = 8
"""More values than this are not all named in a sentence."""


class Foretold(NamedTuple):
    """A throw that an action leads to, before it was done."""

    action: object
    request: Roll
    asked: str


class MatchTexts:
    """A match at a real table, in the language of the moment."""

    def __init__(self, services: Services, session: Session, stage: Stage) -> None:
        found = speech(session.setup.title)
        if found is None:
            raise LookupError(f"{session.setup.title} cannot be refereed")
        self.services, self.session, self.stage = services, session, stage
        self.speech: Speech = found
        self._open: tuple[tuple[int, str], BoardView] | None = None

    @property
    def words(self) -> Words:
        """The texts of the chosen language."""
        return self.services.words

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return seats_of(self.session, self.words)

    @property
    def pending(self) -> Turn | Chance | Over:
        """Who or what is waited for."""
        return self.session.match.pending

    @property
    def acting(self) -> int | None:
        """The seat whose turn it is, also while chance is waited for."""
        pending = self.pending
        if isinstance(pending, Turn):
            return pending.seat
        match = self.session.match
        return match.rules.seat(match.state) if isinstance(pending, Chance) else None

    def board_view(self, selection: Any = None, state: object = None) -> BoardView:
        """Give what the title may use, as the seat that decides knows it, else as the public.

        With a `state` that is not there yet, the same of that.
        """
        session, seat = self.session, self.session.seat
        rules = session.match.rules
        view = rules.view(session.match.state if state is None else state, seat)
        return BoardView(
            rules=rules,
            components=session.title_data.components,
            options=session.setup.options,
            state=view,
            pending=rules.pending(view),
            seats=self.seats,
            me=seat,
            shown=seat or 0,
            selection=selection,
            words=self.words,
            region=MAT,
        )

    def foretold(self, action: object) -> Foretold | None:
        """Give the throw that an action leads to, if it is one."""
        match = self.session.match
        state = match.rules.apply(match.state, action).state
        pending = match.rules.pending(state)
        if not isinstance(pending, Chance) or not isinstance(pending.request, Roll):
            return None
        asked = self.speech.asks(self.board_view(state=state), pending)
        return Foretold(action, pending.request, asked)

    def only_throw(self) -> Foretold | None:
        """Give the throw that must come now, where there is nothing to decide about it."""
        match = self.session.match
        if not isinstance(match.pending, Turn):
            return None
        legal = list(islice(match.rules.legal(match.state), 2))
        return self.foretold(legal[0]) if len(legal) == 1 else None

    def led_by_itself(self) -> bool:
        """Tell whether the throw that is waited for was all that could be decided before it."""
        last = self.session.match.last()
        if last is None or last.entry.seat is None:
            return False
        return len(list(islice(self.session.match.rules.legal(last.before), 2))) == 1

    def throw(self, action: object) -> Refusal | None:
        """Do what leads to a throw, whoever sits there."""
        session = self.session
        if session.seat in session.bots:
            session.follow(Advice(action))
            return None
        played = session.play(action)
        return played if isinstance(played, Refusal) else None

    def mat(self) -> Mat[Any, Any, Any]:
        """Open the title's mat for what is decided now, nothing chosen yet."""
        mat = self.stage.open(self.board_view())
        return mat if mat.me is None else mat.with_selection(mat.fresh())

    def open_board_view(self) -> BoardView:
        """Give a board view of everything that lies on the real table, whoever looks at it."""
        # Every name of every card asks for it, so it is kept as long as the match stands still.
        key = self.session.epoch, self.words.language
        if self._open is None or self._open[0] != key:
            state = self.session.match.state
            self._open = key, replace(self.board_view(), state=state, pending=self.pending)
        return self._open[1]

    def totals(self) -> tuple[int, ...]:
        """Give the points of all seats, as everybody may know them."""
        match = self.session.match
        view = match.state if match.over else match.rules.view(match.state, None)
        return tuple(score.total for score in match.rules.scores(view))

    # In words

    def heading(self) -> str:
        """Say whose turn it is, in which step, and the round."""
        text, pending = self.words.text, self.pending
        if isinstance(pending, Over):
            return text("companion.referee.over")
        match = self.session.match
        number = match.rules.round(match.state)
        if isinstance(pending, Chance):
            return text("companion.referee.round", round=number)
        step = text(f"{self.session.setup.title}.phase.{pending.phase}")
        name = self.seats[pending.seat].name
        return text("companion.referee.turn", name=name, step=step, round=number)

    def value(self, sort: str, value: Value) -> str:
        """Name a value of a sort."""
        text = self.words.text
        if not sort:
            return str(value).replace("-", "−")
        if sort == "owned":
            return text("companion.referee.holds" if value else "companion.referee.lacks")
        if sort == "seat":
            seat = int(value)
            return self.seats[seat].name if seat >= 0 else text("companion.referee.nobody")
        return self.speech.name(self.open_board_view(), sort, value)

    def label(self, label: Message) -> str:
        """Give the words of a field; a parameter that is named like a deck is a card of it."""
        params: dict[str, Said] = {}
        for key, param in label.params.items():
            params[key] = param
            if isinstance(param, str) and not isinstance(param, Key):
                card = param in self.speech.deck(self.open_board_view(), key)
                params[key] = self.value(key, param) if card else param
        return self.words.say(Message(label.key, params))

    def about(self, field: AmendableField) -> str:
        """Give the words of a field with whose it is."""
        said = self.label(field.label)
        if field.seat is None:
            return said
        name = self.seats[field.seat].name
        return self.words.text("companion.referee.field_of", name=name, label=said)

    def so_far(self, asked: str, path: tuple[str, ...]) -> str:
        """Say behind what is asked which steps were chosen of it."""
        if not path:
            return asked
        # What a table's prompt says is a line by itself there and ends without a stop.
        ended = asked if asked.endswith(_ENDS) else f"{asked}."
        return self.words.text("companion.referee.chosen", asked=ended, path=path)

    def rules(self) -> Scene:
        """Make the book of rules, open at the step that is decided."""
        setup = self.session.setup
        return self.services.rules(setup.title, self.section(), setup.options, setup.edition)

    def section(self) -> str:
        """Name the section of the rules that belongs to the step that is decided."""
        return self.mat().prompt().section

    def happened(self) -> tuple[str, ...]:
        """Tell what followed from the last entry, as far as everybody may know it."""
        last = self.session.match.last()
        lines = []
        for event in last.step.events if last is not None else ():
            seen = event.seen_by(None)
            log_line = self.mat().tell(seen) if seen is not None else None
            if log_line is not None and not log_line.heading:
                lines.append(log_line.text)
        return tuple(lines)

    def corrected(self, event: Corrected) -> str:
        """Tell a correction."""
        text, label = self.words.text, self.label(event.label)
        before, after = (self.value(event.sort, value) for value in (event.before, event.value))
        if event.seat is None:
            return text("companion.referee.correction", label=label, before=before, after=after)
        return text(
            "companion.referee.correction_of",
            name=self.seats[event.seat].name,
            label=label,
            before=before,
            after=after,
        )

    def say(self, message: Message) -> str:
        """Give the words of a message: seats and cards by their names."""
        params = dict(message.params)
        name, deck = params.get("name"), params.get("deck")
        if isinstance(name, str) and name.isdigit() and 0 < int(name) <= len(self.seats):
            params["name"] = self.seats[int(name) - 1].name
        if isinstance(deck, str) and "card" in params:
            params["card"] = self.value(deck, str(params["card"]))
        return self.words.say(Message(message.key, params))

    def listed(self, sort: str, values: Iterable[Value]) -> str:
        """Name several values in a few words: runs of numbers, a few names."""
        if not sort:
            return joined(self.words, _runs(sorted(int(value) for value in values)))
        names = list(dict.fromkeys(self.value(sort, value) for value in values))
        more = ["…"] if len(names) > MOST_NAMES else []
        return joined(self.words, [*names[:MOST_NAMES], *more])


def _runs(numbers: list[int]) -> list[str]:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]
