"""A running tally beside any game: a line a round, which can be corrected at any time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.storage import tally
from game.storage.play import HIGH, LOW, MOST_PEOPLE, NAME, TALLY, Person, Play
from scenes.base.scene import Command, Key, Pop, Push
from scenes.base.services import Services
from scenes.companion.history import play_scores
from scenes.companion.history.edit_page import EditPage
from scenes.companion.registry import Feature
from scenes.companion.toolkit import widgets
from scenes.companion.toolkit.distance_page import DistancePage
from scenes.companion.toolkit.page_layout import PageLayout
from scenes.companion.toolkit.questions import AskChoice, AskNumber, AskText, Sure, ask_person
from scenes.companion.toolkit.widgets import Button, Row, plain
from scenes.shared import common_texts, game_list
from scenes.shared.new_game import COLOURS
from scenes.ui.picture import Do, Item

_GAME = "game:"
"""Before an id in the rows of games, so that a game may be called as any other row."""


class TalliesPage(DistancePage):
    """The tallies of the history, the newest first: each of them can go on."""

    def heading(self) -> str:
        """Give the name of this part."""
        return self.services.words.text("companion.tally.title")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each tally."""
        words = self.services.words
        kept = [(one.name, one.value) for one in self.services.plays.list()]
        rows = [
            Row(f"tally:{name}", play_scores.headline(words, play),
                play_scores.outcome(words, play), intent=Do("open", name))
            for name, play in kept
            if play is not None and play.kind == TALLY
        ]  # fmt: skip
        if not rows:
            told = words.text("companion.tally.none")
            yield from widgets.bare(layout.measures, layout.place, FEATURE.icon, told)
        yield from layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Offer a new one."""
        text = self.services.words.text
        return (Button("new", text("companion.tally.new"), "n", main=True),)

    def act(self, name: str, value: object) -> Command | None:
        """Open a tally, or ask of which game a new one is."""
        services = self.services
        if name == "open":
            play = services.plays.get(str(value)).value
            return None if play is None else Push(TallyPage(services, str(value), play))
        words = services.words
        rows = [Row("other", words.text("companion.tally.other"), icon="common/plus")]
        rows += [Row(f"{_GAME}{one}", called) for one, called in self._games().items()]
        return Push(AskChoice(services, words.text("companion.play.which"), rows), self._chosen)

    def _games(self) -> dict[str, str]:
        """Call all games by their names: ours, then those of the history."""
        services = self.services
        known = (*game_list.playable(), *(play.title for play in services.plays.plays()))
        return {one: common_texts.title_name(services.words, one) for one in known}

    def _chosen(self, answer: str | None) -> Command | None:
        if answer is None:
            return None
        if answer != "other":
            return self._begin(answer.removeprefix(_GAME))
        text = self.services.words.text
        question = AskText(self.services, text("companion.tally.name"), "", limit=NAME,
                           why_not=self._no_game)  # fmt: skip
        return Push(question, lambda name: None if name is None else self._named(name))

    def _no_game(self, name: str) -> str:
        good = tally.game_id(name).isidentifier()
        return "" if good else self.services.words.text("companion.tally.no_name")

    def _named(self, name: str) -> Command:
        return self._begin(tally.game_id(name, self._games()))

    def _begin(self, title: str) -> Command:
        """Begin with the people of this game's last play, and the winning of its last tally."""
        plays = self.services.plays
        played = [one for one in plays.plays() if one.title == title]
        people = played[0].people if played else ()
        last = next((one for one in played if one.kind == TALLY), None)
        fresh = tally.begun(
            title,
            self.services.now().date(),
            # Computer players sit at no table of wood.
            tuple(Person(one.name, one.colour) for one in people if not one.level),
            last is not None and last.lowest,
        )
        return Push(TallyPage(self.services, plays.new_name(fresh), fresh))


class TallyPage(DistancePage):
    """One tally: a table with a line for each round, and the key that enters the next one."""

    def __init__(self, services: Services, name: str, play: Play) -> None:
        super().__init__(services)
        self.name, self.play = name, play

    def heading(self) -> str:
        """Name the game, and say who wins."""
        words = self.services.words
        head = common_texts.title_name(words, self.play.title)
        wins = words.text(f"companion.tally.{'lowest' if self.play.lowest else 'highest'}")
        return words.text("common.dot", head=head, tail=wins)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give the table; before anybody plays, say what comes first."""
        if self.play.people:
            yield from layout.table(play_scores.score_table(self.services.words, self.play))
            return
        told = self.services.words.text("companion.tally.nobody")
        yield from widgets.bare(layout.measures, layout.place, FEATURE.icon, told)

    def actions(self) -> Sequence[Button]:
        """Offer the next line first, then what is done now and then, in a list if need be."""
        text, play = self.services.words.text, self.play
        nobody = "" if play.people else text("companion.tally.nobody")
        at, _ = tally.due(play)
        full = text("companion.tally.full", count=tally.MOST) if at > tally.MOST else ""
        person = Button("person", text("companion.tally.people"), "+")
        enter = Button("round", text(tally.ROUND, count=at), "return", main=True,
                       reason=nobody or full)  # fmt: skip
        shown = (person, *self._seldom(), enter)
        if widgets.beside(self.measures, shown):
            return shown
        return person, Button("more", text("companion.referee.more"), "f4"), enter

    def _seldom(self) -> Sequence[Button]:
        """Give what is done now and then."""
        text = self.services.words.text
        none = "" if tally.rounds(self.play) else text("companion.tally.no_round")
        return (
            Button("wins", text("companion.tally.wins"), "w"),
            Button("correct", text("companion.tally.correct"), "c", reason=none),
            Button("edit", text("companion.play.edit"), "e"),
        )

    def key(self, event: Key) -> Command | None:
        """Take the keys of what is done now and then, also where it stands in a list."""
        for one in self._seldom():
            if one.key == event.name and not event.ctrl and not event.alt:
                return self._do_seldom(one.id)
        return super().key(event)

    def _do_seldom(self, name: str | None) -> Command | None:
        for one in self._seldom():
            if one.id == name and one.reason:
                self.refuse(one.reason)
                return None
        return None if name is None else self.act(name, None)

    def _more(self) -> Command:
        rows = [Row(one.id, one.text, key=one.key, reason=one.reason) for one in self._seldom()]
        title = self.services.words.text("companion.referee.more")
        return Push(AskChoice(self.services, title, rows, seeks=False), self._do_seldom)

    def act(self, name: str, _value: object) -> Command | None:
        """Ask for points, for a person or for a line, or turn who wins."""
        services = self.services
        if name == "more":
            return self._more()
        if name == "round":
            return self._ask(*tally.due(self.play))
        if name == "wins":
            self.change(tally.turned(self.play))
            return None
        if name == "correct":
            return Push(RoundsPage(self))
        if name == "edit":
            page = EditPage(services, self.name, self.play)
            return Push(page, lambda _none: self.change(page.play))
        if len(self.play.people) >= MOST_PEOPLE:
            self.refuse(services.words.text("companion.play.full", count=MOST_PEOPLE))
            return None
        return ask_person(services, [one.name for one in self.play.people], self._join)

    def change(self, play: Play) -> None:
        """Take the tally as it is now, and keep it."""
        self.play = play
        problem = self.services.plays.keep(self.name, play)
        if problem is not None:
            self.refuse(self.services.words.say(problem))
        self.renew()

    def question(self, at: int, seat: int) -> AskNumber:
        """Give the question for somebody's points in a round."""
        words = self.services.words
        name = play_scores.called(words, self.play.people[seat])
        said = words.text("common.dot", head=words.text(tally.ROUND, count=at), tail=name)
        return AskNumber(self.services, said, tally.points(self.play, seat, at) or 0, LOW, HIGH)

    def _join(self, name: str) -> None:
        taken = {one.colour for one in self.play.people}
        colour = next((c for c in range(COLOURS) if c not in taken), 0)
        people = (*self.play.people, Person(name, colour))
        self.change(replace(self.play, people=people))

    def _ask(self, at: int, seat: int) -> Command:
        """Ask one person after the other until the line is whole."""

        def take(scored: int | None) -> Command | None:
            if scored is None:
                return None
            self.change(tally.put(self.play, seat, at, scored))
            later, whose = tally.due(self.play)
            return self._ask(later, whose) if later == at else None

        return Push(self.question(at, seat), take)


class RoundsPage(DistancePage):
    """The lines of a tally, the newest first, one of which is to be corrected."""

    def __init__(self, page: TallyPage) -> None:
        super().__init__(page.services)
        self.page_of = page

    def heading(self) -> str:
        """Ask which line."""
        return self.services.words.text("companion.tally.which")

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each line with its points."""
        play, text = self.page_of.play, self.services.words.text
        rows = []
        for at in range(tally.rounds(play), 0, -1):
            told = [tally.points(play, seat, at) for seat in range(len(play.people))]
            said = " · ".join("–" if one is None else plain(one) for one in told)
            key = str(at) if at < 10 else ""
            rows.append(Row(f"round:{at}", text(tally.ROUND, count=at), said, key=key,
                            intent=Do("open", at)))  # fmt: skip
        return layout.listed(rows)

    def act(self, _name: str, value: object) -> Command | None:
        """Open a line."""
        assert isinstance(value, int)
        return Push(RoundPage(self.page_of, value))


class RoundPage(DistancePage):
    """One line of a tally: everybody's points, each to be put right."""

    def __init__(self, page: TallyPage, at: int) -> None:
        super().__init__(page.services)
        self.page_of, self.at = page, at

    def heading(self) -> str:
        """Give the number of the round."""
        return self.services.words.text(tally.ROUND, count=self.at)

    def body(self, layout: PageLayout) -> Iterator[Item]:
        """Give a row for each person."""
        play, words = self.page_of.play, self.services.words
        rows = []
        for seat, one in enumerate(play.people):
            scored = tally.points(play, seat, self.at)
            said = "–" if scored is None else plain(scored)
            rows.append(Row(f"seat:{seat}", play_scores.called(words, one), said, seat=one.colour,
                            key=str(seat + 1), intent=Do("ask", seat)))  # fmt: skip
        return layout.listed(rows)

    def actions(self) -> Sequence[Button]:
        """Offer to take the line out."""
        text = self.services.words.text
        return (
            Button("remove", text("companion.tally.remove"), "delete"),
            Button("done", text("companion.page.done"), "return", main=True),
        )

    def act(self, name: str, value: object) -> Command | None:
        """Ask for somebody's points, or before the line is taken out."""
        if name == "ask":
            assert isinstance(value, int)
            return Push(self.page_of.question(self.at, value), lambda n: self._put(value, n))
        if name == "done":
            return Pop()
        text = self.services.words.text
        sure = Sure(self.services, text("companion.tally.remove_title", count=self.at),
                    text("companion.tally.remove_about"), text("companion.tally.remove"),
                    text("companion.play.keep"))  # fmt: skip
        return Push(sure, self._remove)

    def _put(self, seat: int, scored: int | None) -> None:
        if scored is not None:
            self.page_of.change(tally.put(self.page_of.play, seat, self.at, scored))
            self.renew()

    def _remove(self, sure: bool) -> Command | None:
        if not sure:
            return None
        self.page_of.change(tally.without(self.page_of.play, self.at))
        return Pop()


FEATURE = Feature(
    "companion.tally.title", 28, lambda services, _links: TalliesPage(services), "common/tally"
)
