"""What a roll brings: the chance of each amount, with tools, exactly (`odds`, as in play)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.form import (
    SHARED,
    Answers,
    Choice,
    Fact,
    Filled,
    Form,
    FormField,
    Group,
    Reckoning,
)
from game.core.message import Message
from game.stoneage.actions import Use
from game.stoneage.components import Components, Hunt
from game.stoneage.odds import SIDES, amounts, at_least, expected
from game.stoneage.rolling import result
from game.stoneage.rules import StoneRules
from game.stoneage.tables import FOOD


def form(components: Components) -> Form:
    """Give the calculator."""
    name = "stoneage.form.yields"
    made = _Yields(components)
    return Form(
        "yields",
        Message(name),
        Message(f"{name}.about"),
        made.groups,
        made.compute,
        icon="common/dice",
    )


class _Yields:
    """The calculator: a place, people, tools and a wish."""

    def __init__(self, components: Components) -> None:
        rules, numbers = StoneRules(components, {}), components.numbers
        self.tables = tables = rules.tables
        self.blank = rules.setup(components.cover.seats[0])
        hunt = next(p.divisor for p in components.places.places if isinstance(p, Hunt))
        self.divisors = {FOOD: hunt, **dict(zip(tables.goods, tables.divisors, strict=True))}
        self.people = numbers.people.most
        self.slots, self.most_tool = numbers.tools.slots, numbers.tools.most
        self.one_uses = tuple(sorted(set(tables.one_use.values())))

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the fields; a roll lies within what so many dice can show."""
        dice = self._dice(filled)
        names = {good: f"stoneage.resource.{good}" for good in self.divisors}
        names[FOOD] = "stoneage.gain.food"
        goods = tuple(Choice(good, Message(names[good])) for good in self.divisors)
        roll = (
            FormField("what", _field("what"), "choice", choices=goods, usual=FOOD),
            FormField("dice", _field("dice"), low=1, high=self.people, usual=1),
            FormField("amount", _field("amount"), low=1, high=99, usual=1),
            FormField("rolled", _field("rolled"), low=dice, high=SIDES * dice, usual=dice),
        )
        tools = tuple(
            FormField(f"tool:{slot}", Message("stoneage.form.field.tool", {"number": slot}),
                  high=self.most_tool)
            for slot in range(1, self.slots + 1)
        )  # fmt: skip
        once = FormField("once", _field("once"), high=sum(self.one_uses))
        return (
            Group("roll", Message("stoneage.form.group.roll"), roll, shared=True),
            Group("help", Message("stoneage.form.group.help"), (*tools, once), shared=True),
        )

    def _dice(self, filled: Filled) -> int:
        dice = filled.entries.get(("dice", SHARED))
        return dice if isinstance(dice, int) and 1 <= dice <= self.people else 1

    def compute(self, answers: Answers) -> Reckoning:
        """Give the chance of the wish with all tools, the mean, and the chance of each amount."""
        return Reckoning(facts=tuple(self._facts(answers)))

    def _facts(self, answers: Answers) -> Iterator[Fact]:
        dice, divisor = answers.number("dice"), self.divisors[answers.word("what")]
        plus = sum(answers.number(f"tool:{slot}") for slot in range(1, self.slots + 1))
        plus += answers.number("once")
        wish = answers.number("amount")
        if answers.has("rolled"):
            yield Fact(Message("stoneage.form.fact.brings"), self._brings(answers))
        named = answers.has("amount")
        if not named:
            # The chance of a goal that nobody named would only be mistaken for an answer.
            ask = Message("stoneage.form.ask_goal")
            yield Fact(Message("stoneage.form.fact.goal"), (ask,), "words")
        for name, help in (("wish", plus), ("bare", 0)) if named else ():
            if name == "wish" or plus:
                chance = at_least(dice, divisor, wish, help)
                yield Fact(_fact(name, wish), chance, "chance")
        yield Fact(Message("stoneage.form.fact.mean"), expected(dice, divisor, plus), "mean")
        for amount, chance in amounts(dice, divisor, plus):
            yield Fact(_fact("exactly", amount), chance, "chance", SHARED)

    def _brings(self, answers: Answers) -> int:
        """Give what a roll of this total brings with all tools, as the place would in play."""
        what, state = answers.word("what"), self.blank.clone()
        spots = self.tables.layouts[len(state.tribes)].spots
        state.place = next(place for place, spot in spots.items() if spot.gain == what)
        tools = [answers.number(f"tool:{slot}") for slot in range(1, self.slots + 1)]
        own = state.tribes[0].clone()
        own.tools = (*tools, answers.number("once"))
        state.tribes = (own, *state.tribes[1:])
        state.dice = (answers.number("rolled"),)
        return result(self.tables, state, Use(tuple(range(len(own.tools))))).amount


def _field(name: str) -> Message:
    return Message(f"stoneage.form.field.{name}")


def _fact(name: str, count: int) -> Message:
    return Message(f"stoneage.form.fact.{name}", {"count": count})
