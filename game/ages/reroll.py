"""The odds of throwing again: what to keep for a wish, and what the strong player would keep.

The same exact expectation as the strong player's (`bots.multiset`), the same harvest as play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.ages import form_fields
from game.ages.actions import Again, Lead
from game.ages.bots.multiset import Throws, throws
from game.ages.bots.turn import loose
from game.ages.components import Components
from game.ages.effects import Traits
from game.ages.harvest import Harvest, harvest
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ages.tables import Tables
from game.core.bot import Brief
from game.core.form import Answers, Choice, Fact, Filled, Form, FormField, Group, Reckoning
from game.core.message import Key, Message
from game.core.options import encoded

Dice = tuple[int, ...]
Measure = Callable[[Harvest], int]
WISHES: Mapping[str, Measure] = {
    "food": lambda crop: crop.food_gained + crop.food_lost,
    "workers": lambda crop: crop.workers,
    "goods": lambda crop: sum(crop.gained) + sum(crop.lost),
    "coins": lambda crop: crop.coins,
    "skulls": lambda crop: -crop.skulls,
}
"""What can be wished for, higher being better: of skulls at most so many."""


def form(components: Components) -> Form:
    """Give the calculator."""
    made = {edition: AgesRules(components, {"edition": edition}) for edition in components.editions}
    odds = _Odds(components, made)
    name = "ages.form.reroll"
    return Form(
        "reroll",
        Message(name),
        Message(f"{name}.about"),
        odds.groups,
        odds.compute,
        icon="common/refresh",
    )


class _Odds:
    """The calculator for the editions there are."""

    def __init__(self, components: Components, made: Mapping[str, AgesRules]) -> None:
        self.components, self.made = components, made
        self.faces = tuple(face.id for face in components.dice.faces)

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the fields: the dice, the wish, and what the board adds."""
        tables = self.made[form_fields.chosen(filled, self.made)].tables
        made = Message("ages.form.field.throws")
        throws_made = FormField("throws", made, low=1, high=tables.throws, usual=1)
        thrown = (form_fields.dice(tables), throws_made)
        return (
            Group("dice", Message("ages.form.group.dice"), thrown, shared=True),
            Group("wish", Message("ages.form.group.wish"), self._wish(), shared=True),
            Group("board", Message("ages.form.group.board"), self._board(tables), shared=True),
        )

    def _wish(self) -> tuple[FormField, ...]:
        wishes = tuple(Choice(wish, Message(f"ages.form.wish.{wish}")) for wish in WISHES)
        first = next(iter(WISHES))
        return (
            FormField(
                "wish", Message("ages.form.field.wish"), "choice", choices=wishes, usual=first
            ),
            FormField("amount", Message("ages.form.field.amount"), high=99, usual=1),
        )

    def _board(self, tables: Tables) -> tuple[FormField, ...]:
        return (
            form_fields.edition(self.made),
            form_fields.developments(tables),
            form_fields.food(tables, tables.food_start),
            form_fields.alone(),
        )

    def compute(self, answers: Answers) -> Reckoning:
        """Give the chances of the wish now and at best, what to keep, and the player's advice."""
        rules = self.made[answers.word("edition")]
        tables = rules.tables
        dice = form_fields.faces(tables, answers)
        if len(dice) < tables.first_cities:
            return Reckoning()
        chances = Chances(tables, dice, answers)
        # The chance of a goal that nobody named would only be mistaken for an answer.
        named = answers.has("wish") or answers.has("amount")
        ask = Fact(Message("ages.form.fact.goal"), (Message("ages.form.ask_goal"),), "words")
        facts = [ask]
        if named:
            facts = [
                Fact(Message("ages.form.fact.now"), chances.now, "chance"),
                Fact(Message("ages.form.fact.best"), chances.best, "chance"),
            ]
        if chances.left and named:
            facts.append(Fact(Message("ages.form.fact.keep"), self._said(chances.keep), "words"))
            facts.append(Fact(Message("ages.form.fact.mean"), chances.mean, "mean"))
        advice = self._advice(rules, dice, answers)
        facts.append(Fact(Message("ages.form.fact.advice"), advice, "words"))
        return Reckoning(facts=tuple(facts))

    def _said(self, dice: Sequence[int]) -> tuple[Message, ...]:
        """Name dice by their faces, each with its number."""
        counts = {face: list(dice).count(face) for face in sorted(set(dice))}
        names = {face: Key(f"ages.face.{self.faces[face - 1]}") for face in counts}
        said = (
            Message("ages.form.dice", {"count": count, "face": names[face]})
            for face, count in counts.items()
        )
        return tuple(said) or (Message("ages.form.nothing"),)

    def _advice(self, rules: AgesRules, dice: Dice, answers: Answers) -> tuple[Message, ...]:
        """Ask the strong player what it would throw again, the board being as entered."""
        from game.ages.bots.players import players

        state = _state(rules.tables, dice, answers)
        if not state.phase:
            return (Message("ages.form.nothing"),)
        player = players(self.components, rules).make("hard")
        brief = Brief("ages", encoded(rules.options), state, 0, "hard")
        action = player.choose(brief).action
        if isinstance(action, Again):
            return self._said([dice[at] for at in action.dice])
        return self._said([dice[action.die]] if isinstance(action, Lead) else ())


class Chances:
    """What the throws that are left can do for a wish, exactly."""

    def __init__(self, tables: Tables, dice: Dice, answers: Answers) -> None:
        self.tables = tables
        self.board = form_fields.board(tables, len(dice), answers)
        self.traits = tables.traits(self.board.developments)
        self.measure = WISHES[answers.word("wish")]
        amount = answers.number("amount")
        self.wanted = -amount if answers.word("wish") == "skulls" else amount
        self.left = tables.throws - answers.number("throws") + self.traits.lead
        alone = answers.tick("alone")
        self.spread = throws(len(dice), len(tables.faces), loose(tables, alone))
        finals = [self._most(faces) for faces in self.spread.faces[self.spread.first :]]
        hits = [float(most >= self.wanted) for most in finals]
        at = self.spread.number[dice]
        again = tables.throws - answers.number("throws")
        self.now = hits[at - self.spread.first]
        self.best, self.keep = best(self.spread, dice, hits, again, self.traits)
        self.mean = abs(best(self.spread, dice, [float(n) for n in finals], again, self.traits)[0])

    def _most(self, dice: Dice) -> int:
        """Give the most of what is wished for that the dice bring, the split dice as wanted."""
        choices = range(self.tables.tally(dice).choices + 1)
        crops = (harvest(self.tables, self.board, dice, food, self.traits) for food in choices)
        return max(self.measure(crop) for crop in crops)


def best(
    spread: Throws, dice: Dice, finals: Sequence[float], again: int, traits: Traits
) -> tuple[float, Dice]:
    """Give the value of `dice` with `again` throws left, and what to keep for it.

    Leadership's throw of one die comes after them, where it is owned.
    """
    values = list(finals)
    if not again:
        return _led(spread, dice, values) if traits.lead else (values[_at(spread, dice)], dice)
    # Backwards: leadership comes last in the turn and is therefore reckoned first.
    if traits.lead:
        values = spread.lead(values)
    for _ in range(again - 1):
        values = spread.best(spread.expect(values))[spread.first :]
    means = spread.expect(values)
    kept = spread.keep(dice, means)
    return means[spread.number[kept]], kept


def _at(spread: Throws, dice: Dice) -> int:
    return spread.number[dice] - spread.first


def _led(spread: Throws, dice: Dice, values: Sequence[float]) -> tuple[float, Dice]:
    means = spread.expect(values)
    parts = [spread.faces[number] for number in spread.fewer[_at(spread, dice)]]
    found = [(values[_at(spread, dice)], dice)]
    found += [(means[spread.number[part]], part) for part in parts]
    return max(found, key=lambda each: each[0])


def _state(tables: Tables, dice: Dice, answers: Answers) -> State:
    """Make the state in which the strong player is asked; phase "" where nothing is left."""
    own = form_fields.board(tables, len(dice), answers)
    boards = (own,) if answers.tick("alone") else (own, own.clone())
    made = answers.number("throws")
    phase = "lead" if tables.traits(own.developments).lead else ""
    if made < tables.throws:
        phase = "keep"
    firsts = (-1,) * len(tables.monuments)
    return State(boards, 0, 1, 0, phase, dice, made, (), False, 0, 0, firsts, False)
