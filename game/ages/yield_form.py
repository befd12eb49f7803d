"""What a throw that stands brings to a board: goods, food, the disaster, ways to buy and to give.

Every number comes from the rules' own functions; nothing is reckoned here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ages import discarding, form_fields
from game.ages.actions import Buy, Discard
from game.ages.components import Components
from game.ages.harvest import Harvest
from game.ages.rules import AgesRules
from game.ages.state import State
from game.ages.tables import Tables
from game.core.form import Answers, Choice, Doubt, Fact, Filled, Form, FormField, Group, Reckoning
from game.core.message import Message, refuse

NONE = "none"
MOST_WAYS = 6
"""More ways to give up goods than this are not listed."""


def form(components: Components) -> Form:
    """Give the calculator."""
    made = _Takings(components)
    name = "ages.form.takings"
    about = Message(f"{name}.about")
    return Form(
        "takings", Message(name), about, made.groups, made.compute, made.doubts, icon="ages/good"
    )


class _Takings:
    """The calculator for the editions there are."""

    def __init__(self, components: Components) -> None:
        self.made = {name: AgesRules(components, {"edition": name}) for name in components.editions}

    def groups(self, filled: Filled) -> tuple[Group, ...]:
        """Give the fields: the dice, the board before them, what is to be bought."""
        tables = self.made[form_fields.chosen(filled, self.made)].tables
        most = tables.first_cities + len(tables.city_boxes)
        split = FormField("split", Message("ages.form.field.split"), high=most)
        stock = (form_fields.food(tables, tables.food_start), *form_fields.goods(tables))
        owned = (
            form_fields.edition(self.made),
            form_fields.developments(tables),
            form_fields.alone(),
        )
        return (
            _group("dice", form_fields.dice(tables), split),
            _group("stock", *stock),
            _group("board", *owned),
            _group("buying", self._wanted(tables)),
        )

    def _wanted(self, tables: Tables) -> FormField:
        named = (Choice(n, Message(f"ages.development.{n}")) for n in tables.developments)
        choices = (Choice(NONE, Message("ages.form.nothing")), *named)
        name = Message("ages.form.field.wanted")
        return FormField("wanted", name, "choice", choices=choices, usual=NONE)

    def compute(self, answers: Answers) -> Reckoning:
        """Give what the dice bring, and what can be done with it."""
        rules = self.made[answers.word("edition")]
        dice = form_fields.faces(rules.tables, answers)
        if len(dice) < rules.tables.first_cities:
            return Reckoning()
        return Reckoning(facts=tuple(_facts(rules, dice, answers)))

    def doubts(self, answers: Answers) -> Iterator[Doubt]:
        """Find more split dice taken as food than there are."""
        tables = self.made[answers.word("edition")].tables
        choices = tables.tally(form_fields.faces(tables, answers)).choices
        if answers.number("split") > choices:
            yield Doubt("split", refuse("ages.refuse.split", count=choices))


def _group(name: str, *fields: FormField) -> Group:
    return Group(name, Message(f"ages.form.group.{name}"), fields, shared=True)


def _facts(rules: AgesRules, dice: tuple[int, ...], answers: Answers) -> Iterator[Fact]:
    tables = rules.tables
    own = form_fields.board(tables, len(dice), answers)
    boards = (own,) if answers.tick("alone") else (own, own.clone())
    firsts = (-1,) * len(tables.monuments)
    state = State(boards, 0, 1, 0, "split", dice, 1, (), False, 0, 0, firsts, False)
    food = min(answers.number("split"), tables.tally(dice).choices)
    crop, blow = rules.forecast(state, food)
    yield from _harvest(tables, crop)
    if blow is not None:
        yield _fact("disaster", (Message(f"ages.disaster.{blow.id}"),))
        marks = dict(blow.boxes).get(0, 0)
        if marks:
            yield _fact("boxes", marks)
    after = own.clone()
    after.goods = (0,) * len(crop.goods) if blow and 0 in blow.robbed else crop.goods
    after.food = crop.food
    buying = state.clone()
    buying.boards, buying.phase, buying.coins = (after, *boards[1:]), "buy", crop.coins
    yield from _payments(rules, buying, answers.word("wanted"))
    yield from _surplus(tables, after.goods, rules.surplus(after))


def _harvest(tables: Tables, crop: Harvest) -> Iterator[Fact]:
    yield _fact("goods", pieces(tables, crop.goods))
    yield _fact("stored", crop.food + crop.eaten)
    yield _fact("food", crop.food)
    if crop.hungry:
        yield _fact("hungry", crop.hungry)
    yield _fact("workers", crop.workers)
    yield _fact("coins", crop.coins)


def _payments(rules: AgesRules, state: State, wanted: str) -> Iterator[Fact]:
    if wanted == NONE or wanted in state.boards[0].developments:
        return
    ways = [way for way in rules.payments(state, wanted) if isinstance(way, Buy)]
    if not ways:
        yield _fact("pay", (Message("ages.form.short"),))
    for way in ways:
        goods = tuple(Message(f"ages.good.{good}") for good in way.goods)
        sold = (Message("ages.form.sold", {"count": way.food}),) if way.food else ()
        yield _fact("pay", (*goods, *sold) or (Message("ages.form.coins"),))


def _surplus(tables: Tables, goods: tuple[int, ...], count: int) -> Iterator[Fact]:
    if not count:
        return
    yield _fact("surplus", count)
    ways = discarding.options(goods, count)
    if len(ways) <= MOST_WAYS:
        for way in ways:
            assert isinstance(way, Discard)
            yield _fact("give", pieces(tables, way.goods))


def pieces(tables: Tables, counts: Sequence[int]) -> tuple[Message, ...]:
    """Name goods with their numbers."""
    named = zip(tables.goods, counts, strict=True)
    said = tuple(Message(f"ages.pieces.{good}", {"count": count}) for good, count in named if count)
    return said or (Message("ages.form.nothing"),)


def _fact(name: str, value: int | tuple[Message, ...]) -> Fact:
    kind = "words" if isinstance(value, tuple) else "number"
    return Fact(Message(f"ages.form.fact.{name}"), value, kind)  # type: ignore[arg-type]
