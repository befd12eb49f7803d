"""The way into a match at a terminal: asked in words, said by arguments, or taken from a save."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.message import Message
from game.core.setup import OURS, MatchSetup, SeatSetup
from game.i18n.languages import FIRST
from game.opening import open_match
from game.storage.ring_folder import Unreadable
from scenes.base.services import Services
from scenes.shared import common_texts, new_game
from scenes.shared.new_game import LONGEST_NAME, NewGame
from scenes.table.mat import capital
from scenes.table.registry import stage
from scenes.table.session import Session
from scenes.terminal.choosing import folded
from scenes.terminal.lines import Talk
from scenes.terminal.match_talk import MatchTalk
from scenes.terminal.orders import Orders, words_for

if TYPE_CHECKING:
    from game.ai.worker import Worker
    from game.core.match import Match
    from game.storage.header import Header


class Unplayable(Exception):
    """Why nothing can be played, as one sentence in the language of the program."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line says of the match."""

    title: str = ""
    seats: tuple[str, ...] = ()
    """For each seat a level, with a style as "hard:builder", or a person's name."""
    options: Mapping[str, str] | None = None
    seed: str = ""
    edition: str = OURS
    save: str = ""
    """The name of a saved match that is gone on with."""
    resume: bool = False
    """Whether the last match is gone on with."""


def play(services: Services, wish: Wish, talk: Talk, worker: Worker) -> bool:
    """Play a match; `False`: whoever was asked said nothing, and nothing was begun."""
    if wish.resume or wish.save:
        setup, match, name = _saved(services, wish, talk)
    else:
        game = _wished(services, wish) if wish.seats else asked(services, wish, talk)
        if game is None:
            talk.say(services.words.text("terminal.nothing_begun"))
            return False
        setup = new_game.match_setup(game)
        name = services.store.new_name(setup)
        services.store.claim(name)
        match = open_match(setup)
    _table(services, setup, match, name, talk, worker)
    return True


def _table(
    services: Services, setup: MatchSetup, match: Match, name: str, talk: Talk, worker: Worker
) -> None:
    words, store = services.words, services.store

    def keep(session: Session) -> Message | None:
        return services.keep_match(name, session.setup, session.match)

    session = Session(setup, match, worker, keep, leave=partial(store.release, name))
    names = common_texts.seated(words, setup)
    talk.say(words.text("terminal.begins", title=common_texts.called(setup.title), names=names))
    talk.say(
        words.text("terminal.hint", word=Orders(words, services.catalogs[FIRST]).usual("help"))
    )
    MatchTalk(services, session, stage(setup.title), talk, name).run()


# A saved match


def _saved(services: Services, wish: Wish, talk: Talk) -> tuple[MatchSetup, Match, str]:
    """Open a saved match, or say why that cannot be."""
    words, store = services.words, services.store
    name = wish.save or _newest(services, wish.title)
    if not store.has(name):
        names = ", ".join(entry.name for entry in store.list()) or "–"
        raise Unplayable(words.text("terminal.no_save", name=name, names=names))
    if not store.claim(name):
        raise Unplayable(words.text("terminal.busy", name=name))
    try:
        loaded = store.load(name)
    except Unreadable as error:
        store.release(name)
        raise Unplayable(words.say(error.message)) from error
    if loaded.setup.companion:
        store.release(name)
        raise Unplayable(words.text("terminal.companion"))
    if loaded.doubt is not None:
        talk.say(words.say(loaded.doubt))
        talk.say(words.text("terminal.doubt"))
        yes = words_for("yes", words, services.catalogs[FIRST])
        if folded(talk.take() or "") not in map(folded, yes):
            store.release(name)
            raise Unplayable(words.text("terminal.nothing_begun"))
    return loaded.setup, loaded.match, name


def _waiting(services: Services) -> Iterator[tuple[str, Header]]:
    """Give the names and heads of the matches that can be gone on with here, the last one first."""
    for entry in services.store.list():
        head = entry.header
        if head is not None and not head.over and not head.setup.companion:
            yield entry.name, head


def _newest(services: Services, title: str) -> str:
    for name, head in _waiting(services):
        if not title or head.setup.title == title:
            return name
    raise Unplayable(services.words.text("terminal.no_saves"))


def listed(services: Services) -> Iterable[str]:
    """Say which matches wait, the last one first, each with its name."""
    words = services.words
    for name, head in _waiting(services):
        title = words.text(common_texts.called(head.setup.title))
        standing = common_texts.standing(words, head)
        yield words.text("terminal.waits", name=name, title=title, standing=standing)


# A new match, by arguments


def _wished(services: Services, wish: Wish) -> NewGame:
    """Set a match up as the command line says, or say what does not fit."""
    seats = tuple(_seat(services, wish.title, at, word) for at, word in enumerate(wish.seats))
    game = replace(_usual(wish), seats=seats)
    problem = new_game.why_not(game)
    if problem is not None:
        raise Unplayable(services.words.say(problem))
    return game


def _usual(wish: Wish) -> NewGame:
    game = new_game.fresh(wish.title)
    options = {**game.options, **(wish.options or {})}
    return replace(game, options=options, seed=wish.seed or game.seed, edition=wish.edition)


def _seat(services: Services, title: str, colour: int, word: str) -> SeatSetup:
    """Make a seat of a word: a level of the title, perhaps with a style; else a person's name."""
    level, colon, style = word.strip().partition(":")
    if level not in new_game.levels(title):
        return SeatSetup(word.strip()[:LONGEST_NAME], colour % new_game.COLOURS)
    if colon and style not in new_game.styles(title)[1:]:
        known = ", ".join(new_game.styles(title)[1:])
        raise Unplayable(services.words.text("tournament.style", style=style, known=known))
    return SeatSetup("", colour % new_game.COLOURS, level, style)


# A new match, asked for in words


def asked(services: Services, wish: Wish, talk: Talk) -> NewGame | None:
    """Ask who plays and how; `None`: there was no answer, or somebody left."""
    ask = _Asking(services, wish, talk)
    game = ask.game()
    while game is not None and (problem := new_game.why_not(game)) is not None:
        talk.say(services.words.say(problem))
        game = ask.game()
    return game


class _Ended(Exception):
    """Nobody answers any more, or somebody wants to leave."""


class _Asking:
    """Questions before a match, each with a usual answer for an empty line."""

    def __init__(self, services: Services, wish: Wish, talk: Talk) -> None:
        self.services, self.wish, self.talk = services, wish, talk
        self.words = services.words
        # What leaves a match leaves its set-up too, and is nobody's name.
        self._quits = [*map(folded, words_for("word.quit", self.words, services.catalogs[FIRST]))]

    def game(self) -> NewGame | None:
        """Ask everything once."""
        try:
            return self._game()
        except _Ended:
            return None

    def _game(self) -> NewGame:
        title = self.wish.title
        usual = _usual(self.wish)
        known = new_game.cover(title).seats
        numbers = [(str(n), common_texts.players(self.words, (n,))) for n in known]
        count = int(self._one("terminal.ask.seats", numbers, str(len(usual.seats))))
        seats = tuple(self._seat(at) for at in range(count))
        game = replace(usual, seats=seats)
        while (key := self._changed(game)) is not None:
            game = self._option(game, key)
        return game

    def _changed(self, game: NewGame) -> str | None:
        """Say how the game is played, and ask what shall be otherwise; `None`: nothing."""
        said = []
        for option in new_game.cover(game.title).options:
            if len(option.values) > 1 and new_game.offers(game, option.key):
                key = f"{game.title}.option.{option.key}"
                value = self.words.text(f"{key}.{game.options[option.key]}")
                name = self.words.text("terminal.part", what=self.words.text(key), points=value)
                said.append((option.key, name))
        if not said:
            return None
        self.talk.say(self.words.text("terminal.ask.options"))
        self._numbered(said)
        while (typed := self._line()) and (found := _chosen(typed, said)) is None:
            names = ", ".join(name for _, name in said)
            self.talk.say(self.words.text("terminal.ask.one_of", typed=typed, names=names))
        return found if typed else None

    def _option(self, game: NewGame, key: str) -> NewGame:
        name = self.words.text(f"{game.title}.option.{key}")
        options = new_game.cover(game.title).options
        values = next(option.values for option in options if option.key == key)
        said = [(v, self.words.text(f"{game.title}.option.{key}.{v}")) for v in values]
        value = self._one("terminal.ask.option", said, game.options[key], option=name)
        return replace(game, options={**game.options, key: value})

    def _seat(self, at: int) -> SeatSetup:
        """Ask who sits there: a person by a name, or a computer player by a level."""
        title, colour = self.wish.title, self.words.text(f"seat.{at}")
        levels = new_game.levels(title)
        said = [(level, common_texts.level_named(self.words, title, level)) for level in levels]
        self.talk.say(self.words.text("terminal.ask.who", number=at + 1, colour=capital(colour)))
        usual = levels[len(levels) // 2] if at and levels else ""
        key = "terminal.ask.computer" if usual else "terminal.ask.person"
        # Whoever has heard the list once need not hear it for every seat.
        if not at:
            self._numbered(said)
        usually = next((name for level, name in said if level == usual), colour)
        self.talk.say(self.words.text(key, usual=usually))
        typed = self._line()
        level = _chosen(typed, said) if typed else usual
        if level is None:
            return SeatSetup(typed[:LONGEST_NAME], at)
        return SeatSetup(colour=at, level=level, style=self._style() if level else "")

    def _style(self) -> str:
        """Ask what a computer player is fond of."""
        styles, text = new_game.styles(self.wish.title), self.words.text
        usual, *others = styles
        named = [(style, text(f"{self.wish.title}.style.{style}")) for style in others]
        said = [(usual, text("setup.style_none")), *named]
        return self._one("terminal.ask.option", said, usual, option=text("setup.style"))

    def _one(self, key: str, said: Sequence[tuple[str, str]], usual: str, **params: object) -> str:
        """Let one of several be chosen, by number, beginning or an empty line for the usual."""
        if len(said) == 1:
            return said[0][0]
        usually = next((name for value, name in said if value == usual), usual)
        self.talk.say(self.words.text(key, usual=usually, **params))
        if not all(value.isdecimal() for value, _ in said):
            self._numbered(said)
        while True:
            typed = self._line()
            if not typed:
                return usual
            # Where the answers are numbers themselves, a number means itself.
            plain = next((value for value, _ in said if value and value == typed), None)
            found = plain or _chosen(typed, said)
            if found is not None:
                return found
            names = ", ".join(name for _, name in said)
            self.talk.say(self.words.text("terminal.ask.one_of", typed=typed, names=names))

    def _numbered(self, said: Sequence[tuple[str, str]]) -> None:
        for number, (_, name) in enumerate(said, 1):
            self.talk.say(self.words.text("terminal.row", number=number, text=name, count=1))

    def _line(self) -> str:
        typed = self.talk.take()
        if typed is None or folded(typed) in self._quits:
            raise _Ended
        return typed


def _chosen(typed: str, said: Sequence[tuple[str, str]]) -> str | None:
    """Find what a number, an id or the beginning of a name means, if that is but one."""
    if typed.isdecimal():
        at = int(typed) - 1
        return said[at][0] if 0 <= at < len(said) else None
    sought = folded(typed)
    exact = [value for value, name in said if sought in (folded(value), folded(name))]
    hits = exact or [value for value, name in said if folded(name).startswith(sought)]
    return hits[0] if len(hits) == 1 else None
