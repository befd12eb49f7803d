"""What happens at the table, in order: decisions, motion, computer players, curtain, hints.

No pygame here: the scene hands in what was clicked and how time passes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile
from typing import Any

from game.core.bot import Advice
from game.core.contract import Over
from game.core.match import Played
from game.core.message import Message, Refusal
from scenes.base.words import Words, sentences
from scenes.table.contract import Do, Stage
from scenes.table.director import SPEEDS, Director, Playback
from scenes.table.hint_text import advised
from scenes.table.moments import Moments, Standing
from scenes.table.session import Session
from scenes.table.view import Now, Tell, View
from scenes.ui.picture import Act

READING = 6.0
"""Seconds that a refusal stands in the prompt."""
LONG = 2.0
"""Seconds of thinking from which on the table says how long it takes already."""
DEAF = 0.4
"""Seconds in which a seat whose turn has just begun takes no clicks: they were the last one's."""
PACE = 2.0
"""Seconds that a computer player waits at a pace of 100 per cent."""
WAITS = {"none": 1.0, "instant": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.5}
"""How much of that a speed leaves; what does not move must be read all the same."""


class Controller:
    """The course of a match at one table."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        words: Words,
        play_sound: Callable[[str], None],
        speed: str,
        pace: int,
        tell: Tell | None = None,
    ) -> None:
        self.session = session
        people = session.people
        self.now = Now(home=people[0] if people else 0)
        # The view reads how far the match is shown, the director moves that on: one way only.
        self.playback = Playback(session.match.state)
        self.view = View(stage, session, words, self.now, self.playback, tell)
        self.director = Director(self.playback, self.view.compose, stage.cue, play_sound, speed)
        self.director.arrived = self._arrived
        self.moments = Moments(self.view.moment)
        self.tells = True
        """Whether moments stand over the table at all."""
        self.passes = True
        """Whether the mouse goes from person to person, and not one plays for all."""
        self.curtain = False
        """Whether a curtain is wanted between people even where nothing is hidden."""
        self.coach = "asks"
        """What the coach does; "warns" holds back what would lose something for nothing."""
        self._warned: dict[tuple[int, int], set[str]] = {}
        """What each seat was warned of in a round: once is enough."""
        self.changed = True
        """Whether the picture must be made anew; the scene sets it back."""
        self.deaf = 0.0
        """Seconds in which clicks still count as meant for the turn before."""
        self._sound = play_sound
        self._pace = pace
        self._wait = 0.0
        self._reading = 0.0
        self._noticing = 0.0
        self._thought = 0.0
        """Seconds that the computer player whose turn it is has been thinking."""
        self._steps = 0
        """Decisions that are still played although the match stands still."""
        self._owned_up = False
        """Whether it was said that an answer was a makeshift: once is enough."""

    # Beginning and settings

    def begin(self) -> None:
        """Take the seats: a new match begins, a loaded one is told from its history."""
        match = self.session.match
        if match.log:
            self.view.chronicle.add(0, match.history())
        else:
            look = self.view.compose(match.state, None)
            self._shown(0, self.session.begin(), look)
        if self.session.person is not None and not self._hands_over():
            self.now.home = self.session.person
        self._settle()
        # Nobody clicked at this table yet.
        self.deaf = 0.0

    def tune(
        self, words: Words, speed: str, pace: int, curtain: bool, coach: str, respite: int
    ) -> None:
        """Follow the settings."""
        self.coach = coach
        self.now.respite.seconds = respite
        self.view.words, self.director.speed, self._pace = words, speed, pace
        self.view.speed = speed
        self.view.follows = speed not in ("none", "instant")
        self.curtain = curtain

    # Decisions

    def act(self, action: Any) -> None:
        """Do an action of the person whose turn it is."""
        seat = self.view.me
        if seat is None or self._held(action):
            return
        # How it looks is asked first: once the match has moved on, the mat is another one.
        place, look = self.session.steps, self._look()
        played = self.session.play(action)
        if isinstance(played, Refusal):
            self.warn(played)
            return
        if self.session.seat not in (seat, None) and self.session.undoes() == seat:
            self.now.respite.begin()
        self._shown(place, played, look)

    def _held(self, action: object) -> bool:
        """Hold an action back, once, that would lose something for nothing, and say what."""
        seat = self.session.seat
        if self.coach != "warns" or seat is None:
            return False
        turn = (self.session.match.rules.round(self.session.match.state), seat)
        told = self._warned.setdefault(turn, set())
        advised = self.now.hinted == (action,)
        fresh = [why for why in self.session.warnings(action) if why.key not in told]
        if not fresh or advised:
            return False
        told.update(why.key for why in fresh)
        self._quiet()
        words = self.view.words
        self.now.held = (action,)
        self.now.coach = words.text("table.coach_says", why=sentences(words, fresh))
        self._sound("error")
        return True

    def go_on(self) -> None:
        """Do what the coach held back."""
        for action in self.now.held:
            self.act(action)

    def end_turn(self) -> None:
        """Let the next seat go on: what was decided stands."""
        if self.now.respite.on:
            self.skip()
            self.now.respite.end()
            self._settle()

    def revise(self, do: Do) -> None:
        """Change what is chosen and not yet done."""
        mat = self.view.mat()
        if mat.me is None and mat.board_view.selection is None:
            return
        changed = mat.revise(do)
        if isinstance(changed, Act):
            self.act(changed.action)
        elif changed != self.now.selection:
            self.now.selection = changed
            self._quiet()

    def warn(self, message: Message) -> None:
        """Say in the prompt why something was refused."""
        self.now.warning = self.view.words.say(message)
        self.remember()
        self._sound("error")

    def remember(self) -> None:
        """Let a warning stand for a while."""
        self._reading = READING
        self.changed = True

    def entered(self, place: int, played: Sequence[Played]) -> None:
        """Show what people entered for chance elsewhere, beginning at `place` of the log."""
        self._shown(place, played, self._look())

    def undo(self) -> None:
        """Take back what a hint chose, else the last person's decision."""
        if self.now.overwritten:
            (self.now.selection,) = self.now.overwritten
            self._quiet()
            return
        self.skip()
        look = self._look()
        refusal = self.session.undo()
        if refusal is not None:
            self.warn(refusal)
            return
        self.view.chronicle.cut(self.session.steps)
        self._jumped(look)

    def redo(self) -> None:
        """Do again what was taken back."""
        self.skip()
        place, look = self.session.steps, self._look()
        played = self.session.redo()
        if isinstance(played, Refusal):
            self.warn(played)
            return
        self.view.chronicle.add(place, played)
        self._jumped(look)

    def asks(self) -> int | None:
        """Name the person who should be asked before undo takes back what they decided."""
        seat = None if self.now.overwritten else self.session.undoes()
        person = None if self.now.respite.on else self.session.person
        own = person if person is not None else self.now.home
        return seat if isinstance(seat, int) and seat != own else None

    def hint(self) -> None:
        """Ask for advice."""
        if self.coach == "off":
            self.warn(Message("table.coach_off"))
        elif self.view.me is not None:
            self.session.ask_hint()
            self.now.advice = self.view.words.text("table.hint_waiting")
            self.changed = True

    def hurry(self) -> None:
        """Let a computer player wait no longer; one that thinks for long answers now."""
        self._wait = 0.0
        # A click that only means to pass over the pause must not make the player weaker.
        if self.now.thinking:
            self.session.hurry()

    def pause(self) -> None:
        """Let a match of computers only stand still, or go on."""
        self.now.paused, self._steps = not self.now.paused, 0
        self.changed = True

    def step(self) -> None:
        """Play one decision of a match of computers only, and stand still after it."""
        self.skip()
        self.now.paused, self._steps, self._wait = True, 1, 0.0
        self.changed = True

    # Moments

    def _arrived(self, played: Played) -> None:
        if self.tells:
            apart = self.curtain or self.view.hides
            people = self.session.people
            self.moments.add(played, people, apart and len(people) > 1, self.now.home)

    @property
    def moment(self) -> Standing | None:
        """What stands over the table, to be noticed."""
        return self.moments.shown(self.view.viewer) if self.tells else None

    @property
    def strength(self) -> float:
        """How strongly that is drawn."""
        return self.moments.strength(self.view.viewer, SPEEDS[self.director.speed])

    def pass_moment(self) -> None:
        """Take away what stands over the table; the match goes on where it waited for that."""
        self.moments.skip(self.view.viewer)
        self.changed = True

    # Time

    def skip(self) -> None:
        """End all motion at once."""
        if self.director.busy:
            blocked = self.playback.blocking
            self.director.skip()
            self.changed = True
            if blocked:
                self._settle()

    def tick(self, seconds: float) -> None:
        """Let time pass: motion, then computer players, then what people are told."""
        blocked = self.playback.blocking
        self.deaf = max(0.0, self.deaf - seconds)
        standing = self.moment is not None
        if standing:
            # What comes next waits until this was noticed.
            pace = SPEEDS[self.director.speed]
            self.changed |= self.moments.tick(self.view.viewer, seconds, pace)
        else:
            self.director.update(seconds)
        if blocked and not self.playback.blocking:
            self._settle()
        self._wait -= seconds
        self._breathe(seconds)
        # Asked while the last step still moves: thinking and motion share that time.
        self.session.think()
        advice = self.session.answered()
        self._count(seconds)
        stands = self.now.covered or self.now.respite.on or (self.now.paused and not self._steps)
        rests = self.director.busy or stands or standing
        if advice is not None and not rests and self._wait <= 0:
            self._steps = 0
            self._follow(advice)
        self._take_hint()
        self._read(seconds)

    def _breathe(self, seconds: float) -> None:
        """Let the time run down in which the last decision can be taken back."""
        # What was decided must be seen first: until then the time stands still.
        still = self.now.respite.on and not self.playback.blocking and not self.now.paused
        if still and self.now.respite.run(seconds):
            self.end_turn()

    def _count(self, seconds: float) -> None:
        """Count how long a computer player thinks; it is told from second to second."""
        self._thought = self._thought + seconds if self.session.thinking else 0.0
        told = int(self._thought) if self._thought >= LONG else 0
        if told != self.now.thinking:
            self.now.thinking = told
            self.changed = True

    def _read(self, seconds: float) -> None:
        """Take away what has stood long enough to be read."""
        if self.now.notice:
            self._noticing -= seconds
            if self._noticing <= 0:
                self.now.notice = ""
                self.changed = True
        if self.now.warning:
            self._reading -= seconds
            if self._reading <= 0:
                self.now.warning = ""
                self.changed = True

    def _follow(self, advice: Advice) -> None:
        place, look = self.session.steps, self._look()
        played = self.session.follow(advice)
        seat = played[0].entry.seat
        self._shown(place, played, look, self.session.reasons.get(place, ()))
        if seat is not None:
            self._own_up(seat)

    def _own_up(self, seat: int) -> None:
        """Say once that an answer was not the computer player's own."""
        if self.session.makeshifts and not self._owned_up:
            self._owned_up = True
            name = self.view.seats[seat].name
            self.now.notice = self.view.words.text("table.makeshift", name=name)
            self._noticing = READING

    def _take_hint(self) -> None:
        advice = self.session.hint()
        if advice is None or self.view.me is None:
            return
        words, mat, before = self.view.words, self.view.mat(), self.now.selection
        self.now.selection, self.now.glow = mat.hint(advice.action)
        if self.now.selection != before and not self.now.overwritten:
            self.now.overwritten = (before,)
        self.now.hinted = (advice.action,)
        self.now.advice = advised(words, self.view.what, advice)
        if advice.fault:
            self.now.advice = words.text("table.hint_makeshift", advice=self.now.advice)
        self.changed = True

    # What follows from a step

    def _look(self) -> Any:
        return self.director.look(self.view.mat().picture)

    def _shown(
        self, place: int, played: Sequence[Played], look: Any, reason: tuple[Message, ...] = ()
    ) -> None:
        """Show steps that were just played."""
        self.view.chronicle.add(place, played, reason)
        self.now.thought = sentences(self.view.words, reason)
        self._mark(played)
        self._quiet()
        self.now.back = 0
        self._wait = self._pace / 100 * PACE * WAITS[self.view.speed]
        self.director.show(played, look)
        if not self.playback.blocking:
            self._settle()

    def _jumped(self, look: Any) -> None:
        self._quiet()
        self.now.covered = False
        self.moments.clear()
        self.now.respite.end()
        self._mark_anew()
        self.director.jump(self.session.match.state, look, self.session.seat)
        self._settle()
        # Whoever takes back looks at what comes of it, and may well go further back.
        self.deaf = 0.0

    def _quiet(self) -> None:
        """Take away what was said and shown about the position before."""
        self.now.warning = self.now.advice = self.now.coach = ""
        self.now.glow = self.now.held = self.now.hinted = self.now.overwritten = ()
        self.changed = True

    def _mark(self, played: Sequence[Played]) -> None:
        """Note for each person what others changed since their last own action."""
        actor = self._last_actor
        for person in self.session.people:
            # Whoever acts has seen what others did before; until then their marks add up.
            if person == actor:
                self.now.changed[person] = frozenset()
            else:
                for step in played:
                    self._add_marks(step, person)

    def _mark_anew(self) -> None:
        """Note once more what others changed: what was taken back has changed nothing."""
        played = self.session.match.history()
        for person in self.session.people:
            self.now.changed[person] = frozenset()
            last = max((at for at, p in enumerate(played) if p.entry.seat == person), default=-1)
            # What chance answered right after the own action belongs to it.
            rest = dropwhile(lambda step: step.entry.seat is None, played[last + 1 :])
            for step in rest:
                self._add_marks(step, person)

    @property
    def _last_actor(self) -> int | None:
        log = self.session.match.log
        return next((entry.seat for entry in reversed(log) if entry.seat is not None), None)

    def _add_marks(self, step: Played, person: int) -> None:
        marks = set(self.now.changed.get(person, frozenset()))
        for event in step.step.events:
            # A mark on what a person may not see would give away that something happened there.
            seen = event.seen_by(person)
            log_line = self.view.told(seen, person) if seen is not None else None
            marks.update(log_line.marks if log_line is not None else ())
        self.now.changed[person] = frozenset(marks)

    def _settle(self) -> None:
        """Get ready for the next decision, now that nothing moves any more."""
        self.changed = True
        if self.now.respite.on:
            # The second click of a double one must not end the turn.
            self.deaf = DEAF
            return
        person = self.session.person
        if person is None:
            return
        # The board stays the last person's until the next one confirms (`uncovered`).
        if self._hands_over():
            self.now.covered = True
            return
        if self._last_actor != person:
            self._sound("turn")
            self.deaf = DEAF
        self.now.home, self.now.pinned = person, None
        mat = self.view.mat()
        self.now.selection, self.now.tab = mat.fresh(), mat.opens() or self.now.tab
        self.now.overwritten = ()

    def _hands_over(self) -> bool:
        """Tell whether the mouse goes to another person and the table must be covered first."""
        person = self.session.person
        if person is None or person == self.now.home or len(self.session.people) < 2:
            return False
        return self.passes and (self.curtain or self.view.hides)

    def uncovered(self) -> None:
        """Go on after the next person took the mouse."""
        if self.session.person is not None:
            self.now.home = self.session.person
        self.now.covered = False
        self._settle()
        self.deaf = 0.0

    @property
    def over(self) -> bool:
        """Whether the match is over and all of it was shown."""
        moves = self.director.busy or self.moment is not None
        return isinstance(self.session.match.pending, Over) and not moves
