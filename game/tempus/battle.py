"""The fight without a match: the chance to win, by the same resolver as the fight (`odds`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from game.core.form import (
    Answers,
    Choice,
    Doubt,
    Fact,
    Filled,
    Form,
    FormField,
    Group,
    Reckoning,
)
from game.core.message import Key, Message, refuse
from game.tempus.odds import Odds, against_hand
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State

HERE, THERE = 0, 1
"""The hexes of the attacker and of the defender."""
SIDES = ("attack", "defence", "seen")
"""Cards of the attacker, of the defender, and those that lie open elsewhere."""


def form(rules: TempusRules) -> Form:
    """Give the calculator."""
    made = _Battle(rules)
    name = "tempus.form.fight"
    about = Message(f"{name}.about")
    return Form(
        "fight",
        Message(name),
        about,
        made.groups,
        made.compute,
        made.doubts,
        icon="tempus/action_fight",
    )


class _Battle:
    """A fight between two hexes, with the cards that are known and those that are not."""

    def __init__(self, rules: TempusRules) -> None:
        self.rules, self.tables = rules, rules.tables
        self.copies: Mapping[str, int] = Counter(self.tables.deck)
        self.stack = max(era.stack for era in self.tables.eras)
        self.hand = max(era.hand for era in self.tables.eras)

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the hexes, the hidden cards, and three lists of known cards."""
        del filled
        terrains = tuple(
            Choice(name, Message(f"tempus.terrain.{name}")) for name in self.tables.letter
        )
        hexes = (
            FormField(
                "terrain", _field("terrain"), "choice", choices=terrains, usual=terrains[0].id
            ),
            FormField("men", _field("men"), low=1, high=self.stack * 2, usual=1),
            FormField("held", _field("held"), low=1, high=self.stack * 2, usual=1),
            FormField("hidden", _field("hidden"), high=self.hand),
            FormField("veiled", _field("veiled"), high=self.hand),
        )
        lists = (Group(side, _group(side), self._cards(side), True) for side in SIDES)
        return (Group("hexes", _group("hexes"), hexes, True), *lists)

    def _cards(self, side: str) -> tuple[FormField, ...]:
        return tuple(
            FormField(f"{side}:{card}", Message("tempus.card", _names(card)), high=count)
            for card, count in self.copies.items()
        )

    def compute(self, answers: Answers) -> Reckoning:
        """Give the points that are known and the chance to win over the unseen cards."""
        return Reckoning(facts=tuple(_facts(self.odds(answers))))

    def odds(self, answers: Answers) -> Odds:
        """Ask the calculator of the table."""
        letter = self.tables.letter[answers.word("terrain")]
        # A made-up state instead of sums of its own, so that form and fight can never differ.
        return against_hand(self.tables, self._state(answers), (HERE, THERE), letter, None)

    def _state(self, answers: Answers) -> State:
        """Read the fight as a state: a hex for each side, hands as far as they are known."""
        state = self.rules.setup(self.rules.tables.components.cover.seats[0]).clone()
        attacker, defender = state.edit(0), state.edit(1)
        attacker.people = ((HERE, answers.number("men")),)
        defender.people = ((THERE, answers.number("held")),)
        attacker.hand = self._hand(answers, "attack", "veiled")
        defender.hand = self._hand(answers, "defence", "hidden")
        state.discards = self._known(answers, "seen")
        return state

    def _known(self, answers: Answers, side: str) -> tuple[str, ...]:
        counts = {card: answers.number(f"{side}:{card}") for card in self.copies}
        return tuple(Counter(counts).elements())

    def _hand(self, answers: Answers, side: str, hidden: str) -> tuple[str, ...]:
        return (*self._known(answers, side), *(UNKNOWN,) * answers.number(hidden))

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find more of a card than there are, wherever they were entered."""
        for card, most in self.copies.items():
            total = sum(answers.number(f"{side}:{card}") for side in SIDES)
            if total > most:
                message = refuse("tempus.form.doubt.cards", count=most, total=total, **_names(card))
                yield Doubt(card, message)


def _names(card: str) -> dict[str, Key]:
    idea, _, terrain = card.partition(":")
    return {"idea": Key(f"tempus.idea.{idea}"), "terrain": Key(f"tempus.terrain.{terrain}")}


def _facts(odds: Odds) -> Iterator[Fact]:
    yield Fact(Message("tempus.form.fact.win"), odds.win, "chance")
    yield Fact(Message("tempus.form.fact.attack"), odds.attack)
    yield Fact(Message("tempus.form.fact.defence"), odds.defence)
    if odds.hidden:
        for points, chance in odds.spread:
            yield Fact(Message("tempus.form.fact.more", {"count": points}), chance, "chance")


def _group(name: str) -> Message:
    return Message(f"tempus.form.group.{name}")


def _field(name: str) -> Message:
    return Message(f"tempus.form.field.{name}")
