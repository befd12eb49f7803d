"""The course of a match in a terminal: tells what happens, asks who must decide, takes orders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import TYPE_CHECKING

from game.core.match import Played
from game.core.message import Message, Refusal
from game.i18n.languages import FIRST
from scenes.base.services import Services
from scenes.base.words import sentences
from scenes.table import alone
from scenes.table.hint_text import advised
from scenes.table.standing import course, verdict
from scenes.terminal.answers import Answers
from scenes.terminal.choosing import Choosing, Deed, folded
from scenes.terminal.lines import BLINK, BREATH, Talk
from scenes.terminal.orders import Orders, words_for
from scenes.terminal.report import Report

if TYPE_CHECKING:
    from scenes.table.contract import Stage
    from scenes.table.session import Session

LONG = 2.0
"""Seconds of thinking from which on it is said who thinks."""
OFTEN = 10.0
"""Seconds after which it is said again."""
RECENT = 6
"""Lines that are told again when a saved match is opened."""


class MatchTalk:
    """One match and everybody who plays it at one terminal."""

    def __init__(
        self,
        services: Services,
        session: Session,
        stage: Stage,
        talk: Talk,
        name: str,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.services, self.session, self.talk, self.name = services, session, talk, name
        self.words = services.words
        self.report = Report(session, stage, services.words)
        self.orders = Orders(services.words, services.catalogs[FIRST])
        self.answers = Answers(self)
        self.choosing = Choosing(())
        self.home: int | None = None
        """The person who sits at the terminal."""
        self.told = 0
        """Entries of the log that were told, to whoever sat there."""
        self.left = False
        """Whether somebody left before the end."""
        self._seen: dict[int, int] = {}
        """For each person the entries of the log that were told."""
        self._warned = ""
        """The decision that was held back once, since it loses something for nothing."""
        self._clock = clock

    def text(self, key: str, /, **params: object) -> str:
        """Give a text of the catalogs."""
        return self.words.text(key, **params)

    def tell(self, lines: Iterable[str]) -> None:
        """Say some lines."""
        for line in lines:
            self.talk.say(line)

    # The course

    def run(self) -> None:
        """Play until the end, or until somebody leaves; all of it is kept."""
        try:
            self._begin()
            while not self.session.match.over and not self.left:
                if self.session.seat in self.session.bots:
                    self._wait()
                else:
                    self._decide()
            if self.session.match.over:
                self._end()
        except KeyboardInterrupt:
            self.leave()
        finally:
            self.session.close()

    def _begin(self) -> None:
        session = self.session
        if session.people:
            self.home = session.people[0]
        if not session.match.log:
            self._played(0, session.begin())
            return
        self.report.chronicle.add(0, session.match.history())
        self.told = session.steps
        self.talk.say(self.report.heading())
        # Whoever may not see it all is told when the terminal is handed over.
        if not self._apart:
            self.tell(self.report.told(self.viewer, 0)[-RECENT:])

    @property
    def _apart(self) -> bool:
        """Whether several people may not see the same."""
        several = len(self.session.people) > 1
        return several and (self.services.settings.curtain or self.session.hides())

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes things are told; `None`: as everybody may know them."""
        if self._apart and self.session.person != self.home:
            return None
        return self.home

    def _played(self, place: int, played: list[Played], reason: tuple[Message, ...] = ()) -> None:
        """Tell steps that were just played."""
        self.report.chronicle.add(place, played, reason)
        actor = played[0].entry.seat if played else None
        # Whoever decided still sits there, and hears what came of it.
        viewer = actor if actor in self.session.people else self.viewer
        self.tell(self.report.told(viewer, self.told))
        self.told = self.session.steps
        if actor in self.session.people and actor is not None:
            self._seen[actor] = self.told
        self._tell_trouble()

    # Computer players

    def _wait(self) -> None:
        """Let a computer player think, and tell how long it takes."""
        session = self.session
        session.think()
        begun, next_word = self._clock(), LONG
        while (advice := session.answered()) is None:
            self._hurried()
            # Not by looking for a line: one that is there already would be found at once, again
            # and again, and the computer player have half the processor to think with.
            self.talk.pause(BLINK)
            spent = self._clock() - begun
            if spent >= next_word:
                next_word += OFTEN
                self.talk.say(self._thinking(int(spent)))
        place = session.steps
        played = session.follow(advice)
        self._played(place, played, session.reasons.get(place, ()))

    def _thinking(self, seconds: int) -> str:
        name = self.report.seats[self.session.seat or 0].name
        return self.text("terminal.thinking", name=name, count=seconds)

    def _hurried(self) -> None:
        """Let an empty line, or the word for it, mean that the answer is wanted now."""
        line = self.talk.peek(0)
        now = words_for("now", self.words, self.services.catalogs[FIRST])
        if line is not None and folded(line) in ("", *map(folded, now)):
            self.talk.take()
            self.session.hurry()

    # People

    def _decide(self) -> None:
        """Ask the person whose turn it is until something is decided."""
        seat = self.session.person
        if seat is None or not self._seated(seat):
            return
        epoch = self.session.epoch
        self.choosing = Choosing(self.report.deeds(seat))
        self.talk.say()
        self.tell(self.report.now(seat))
        self.talk.say(self.report.asked(seat))
        self.offer()
        while self.session.epoch == epoch and not self.left:
            typed = self.talk.take()
            if typed is None:
                self.leave()
            elif typed:
                self._answer(typed)

    def _seated(self, seat: int) -> bool:
        """Let the next person take the seat, what the last one saw being out of sight."""
        if seat != self.home and self._apart:
            name = self.report.seats[seat].name
            self.talk.clear()
            self.talk.say(self.text("curtain.title", name=name))
            self.talk.say(self.text("terminal.curtain", name=name))
            # A key is enough; what was written ahead for the game itself is left for it.
            while (line := self.talk.peek(BREATH)) is None and not self.talk.ended:
                continue
            if line is None:
                self.leave()
                return False
            if not line:
                self.talk.take()
            self.home = seat
            self.tell(self.report.told(seat, self._seen.get(seat, 0))[-RECENT * 3 :])
        self.home = seat
        return True

    def _answer(self, typed: str) -> None:
        """Take what was typed: an order, or a choice."""
        order = self.orders.understood(typed)
        if order is not None:
            self.answers.carry_out(order)
            return
        hits = self.choosing.look(typed)
        if not hits:
            count = len(self.choosing.rows())
            self.talk.say(self.text("terminal.unknown", typed=typed, count=count))
        elif len(hits) > 1:
            self.choosing.narrow(hits)
            self.talk.say(self.text("terminal.several", typed=typed))
            self.offer()
        else:
            deed = self.choosing.choose(hits[0])
            if deed is None:
                self.talk.say(hits[0].text)
                self.offer()
            else:
                self._do(deed)

    def offer(self) -> None:
        """Say what can be chosen, a page of it."""
        for number, row in self.choosing.shown():
            many = len(row.deeds)
            key = "terminal.row" if many == 1 else "terminal.rows"
            self.talk.say(self.text(key, number=number, text=row.text, count=many))
        if self.choosing.left:
            word = self.orders.usual("more")
            self.talk.say(self.text("terminal.left", count=self.choosing.left, word=word))

    def _do(self, deed: Deed) -> None:
        """Do a decision, unless it would lose something for nothing: that is said once before."""
        warnings = self.session.warnings(deed.action)
        if warnings and self.services.settings.coach == "warns" and self._warned != deed.said:
            self._warned = deed.said
            why = sentences(self.words, warnings)
            self.talk.say(self.report.plain(self.text("terminal.held", why=why)))
            return
        self._warned = ""
        place = self.session.steps
        played = self.session.play(deed.action)
        if isinstance(played, Refusal):
            self.talk.say(self.report.message(played))
        else:
            self._played(place, played)

    # Orders that change the course

    def take_back(self) -> None:
        """Take back the last person's decision, or say why not."""
        refusal = self.session.undo()
        if refusal is not None:
            self.talk.say(self.report.message(refusal))
            return
        steps = self.session.steps
        self.report.chronicle.cut(steps)
        self.told = min(self.told, steps)
        self._seen = {seat: min(place, steps) for seat, place in self._seen.items()}
        self.talk.say(self.text("companion.referee.undone"))

    def do_again(self) -> None:
        """Do again what was taken back."""
        place = self.session.steps
        played = self.session.redo()
        if isinstance(played, Refusal):
            self.talk.say(self.report.message(played))
        else:
            self._played(place, played)

    def advise(self) -> None:
        """Ask the strongest computer player what it would do."""
        session, seat = self.session, self.session.person
        if self.services.settings.coach == "off" or seat is None:
            self.talk.say(self.text("table.coach_off"))
            return
        session.ask_hint()
        advice = session.hint()
        if advice is None:
            self.talk.say(self.text("table.hint_waiting"))
        while advice is None:
            self.talk.pause(BLINK)
            advice = session.hint()
        mat = self.report.mat(seat, deciding=True)
        said = advised(self.words, lambda action: f"{self.report.say(mat, action)}", advice)
        if advice.fault:
            said = self.text("table.hint_makeshift", advice=said)
        self.talk.say(self.report.plain(said))

    def leave(self) -> None:
        """Leave the match, which is kept."""
        self.left = True
        self.assure("terminal.left_table")

    def assure(self, key: str) -> None:
        """Say by a text that the match is saved, or why it is not."""
        if self.session.settle():
            self.talk.say(self.text(key, name=self.name))
        self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self.session.trouble is not None:
            self.talk.say(self.report.message(self.session.trouble))
            self.session.trouble = None

    # The end

    def _end(self) -> None:
        """Say who won and why, and everybody's points."""
        session, words = self.session, self.words
        scores = tuple(session.match.rules.scores(session.match.state))
        found = alone.alone(self.services, session, scores[0].total)
        seats = self.report.seats
        if found is not None:
            won, why = alone.verdict(found, seats[0].name, words)
        else:
            won, why = verdict(scores, seats, words)
        rounds = self.text("result.rounds", count=len(course(session.match)) - 1)
        self.talk.say()
        self.talk.say(self.report.joined(won, why, rounds))
        self.tell(self.report.scores())
