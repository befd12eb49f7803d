"""Figures and worked examples of this title's rules: the mat in small states, and its sums.

What a page shows stands in `FIGURES`, what it works out in `EXAMPLES`, both by its section. A
call-out without words says what the tooltip of its item says at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from game.ages.actions import Build
from game.ages.state import State
from game.core.message import Key, Message
from scenes.ages.present import AgesScreen
from scenes.ages.stands import CHOICE, HAUL, SKULLS, Stands
from scenes.table.figures import PLACE, Call, Gallery, count, example, figure, summed, text
from scenes.table.pages import Figure, Paragraph, Stand, TableBlock
from scenes.ui.geometry import Region

CLOSE = Region(0, 0, 640, 1000)
"""A mat on which the forecast lies below the dice."""


# Figures

Make = Callable[[Stands], Figure]
When = Callable[[Stands], State]


def _of(when: When, shows: tuple[str, ...], *calls: Call, near: bool = False) -> Make:
    def make(stands: Stands) -> Figure:
        stand: Callable[[], Stand] = partial(_stand, stands, when)
        return figure(AgesScreen, stand, shows, *calls, region=CLOSE if near else PLACE)

    return make


def _stand(stands: Stands, when: When) -> Stand:
    return stands.of(when(stands))


_key = partial(text, "ages")


def _kept(stands: Stands) -> State:
    return stands.state("keep", HAUL)


def _split(stands: Stands) -> State:
    return stands.state("split", HAUL)


def _thrown(stands: Stands) -> State:
    return stands.state("throw")


def _building(stands: Stands) -> State:
    return stands.state("build", ("workers", "workers", "food", "good"), workers=6)


def _buying(stands: Stands) -> State:
    return stands.state("buy", ("coin", "good", "food", "good"), coins=7)


def _surplus(stands: Stands) -> State:
    state = stands.state("discard", ("good", "good", "good", "food"))
    return stands.owner(state, goods=(4, 3, 2, 0, 1))


def _hungry(stands: Stands) -> State:
    return stands.owner(stands.state("keep", ("food", "good", "workers", "good")), food=0)


def _skulls(stands: Stands) -> State:
    return stands.state("keep", (SKULLS, SKULLS, SKULLS, "food"))


def _led(stands: Stands) -> State:
    lead = stands.owner(stands.state("lead", (SKULLS, SKULLS, "food", "food")), "leadership")
    return stands.set(lead, throws=3)


def _alone(stands: Stands) -> State:
    return replace(stands, seats=1).state("keep", HAUL)


def _preserving(stands: Stands) -> State:
    return stands.owner(_thrown(stands), "preservation")


def _attacking(stands: Stands) -> State:
    return stands.owner(_skulls(stands), "smithing", goods=(1, 2, 1, 0, 3))


def _shipping(stands: Stands) -> State:
    return stands.owner(_building(stands), "shipping", ships=2, goods=(3, 1, 0, 2, 0))


def _market(stands: Stands) -> State:
    return stands.state("trade", ("good", "good", "food", "food"))


_CITIES = ("cities", "city:")
_DICE = ("die:", "slip", "well")
_WELL = ("die:", "well")
_FEW = tuple(
    f"development:{name}" for name in ("leadership", "irrigation", "agriculture", "quarrying")
)
_ROWS = ("goods:title", "board")

FIGURES: Mapping[str, tuple[Make, ...]] = {
    "idea": (
        _of(
            _kept,
            ("goods:title", "goods:worth", "board"),
            ("good:stone", _key("goods")),
            ("food", _key("food")),
        ),
    ),
    "setup": (
        _of(
            lambda stands: stands.rules.setup(stands.seats),
            ("goods:title", "goods:worth", "board"),
            "good:wood",
            "food",
        ),
        _of(lambda stands: stands.rules.setup(stands.seats), _CITIES, "city:1", "city:4"),
    ),
    "turn": (
        _of(
            _kept,
            _DICE,
            ("die:0", _key("throw")),
            ("slip:goods", _key("collect")),
            ("slip:food", _key("feed")),
            ("slip:skulls", _key("suffer")),
            near=True,
        ),
    ),
    "throw": (
        _of(_thrown, _WELL, ("die:", _key("die")), near=True),
        _of(_kept, _CITIES, "city:4", "city:5"),
    ),
    "keep": (
        _of(
            _kept,
            _DICE,
            ("die:0", _key("again")),
            ("die:2", _key("locked")),
            ("slip:title", _key("stop")),
            near=True,
        ),
    ),
    "lead": (
        _of(_led, _WELL, ("die:0", _key("lead")), near=True),
        _of(_led, ("development:leadership", "development:irrigation"), "development:leadership"),
    ),
    "goods": (
        _of(_kept, (*_ROWS, "goods:worth"), "good:wood", "good:stone", ("worth", _key("worth"))),
    ),
    "split": (
        _of(
            _split,
            _DICE,
            ("die:3", _key("choose")),
            ("slip:food", _key("split_food")),
            ("slip:workers", _key("split_workers")),
            near=True,
        ),
    ),
    "feed": (
        _of(_hungry, ("slip",), ("slip:food", _key("feed"))),
        _of(_kept, ("food", "good:spearheads", "worth"), "food"),
    ),
    "disaster": (
        _of(
            _skulls,
            ("dangers", "danger:", "disasters"),
            "danger:drought",
            "danger:pestilence",
            "danger:invasion",
            "danger:revolt",
            "disasters",
        ),
        _of(_skulls, ("slip",), ("slip:skulls", _key("struck")), near=True),
    ),
    "build": (
        _of(
            _building,
            ("monuments", "monument:step", "monument:stone"),
            "monument:step_pyramid",
            "monument:stone_circle",
        ),
        _of(_building, _CITIES, "city:4", "city:5"),
    ),
    "buy": (
        _of(
            _buying,
            ("slip", "slip:"),
            ("slip:coins", _key("coins")),
            ("slip:goods", _key("stacks")),
            ("slip:purse", _key("purse")),
        ),
        _of(
            _buying,
            ("developments", *_FEW),
            "development:leadership",
            "development:irrigation",
            ("developments:cost:0", _key("cost")),
            ("developments:points:0", _key("points")),
        ),
    ),
    "discard": (
        _of(
            _surplus,
            ("goods:title", "board"),
            ("goods:worth", _key("surplus")),
            "good:wood",
            "good:stone",
        ),
    ),
    "end": (
        _of(
            _kept,
            ("developments", *_FEW),
            ("development:irrigation", _key("owned")),
            "development:leadership",
            "development:quarrying",
        ),
    ),
    "score": (
        _of(
            _kept,
            ("monuments", "monument:step", "monument:stone", "city:", "cities"),
            ("monument:step_pyramid", _key("built")),
            ("monuments:first", _key("first")),
            ("monuments:later", _key("later")),
        ),
        _of(_kept, ("dangers", "danger:", "disasters"), "disasters"),
    ),
    "preserve": (_of(_preserving, ("board", "goods:title"), "good:pottery", "food"),),
    "attack": (
        _of(
            _attacking,
            ("slip",),
            ("slip:skulls", _key("struck")),
            near=True,
        ),
        _of(_attacking, ("dangers", "danger:", "disasters"), "danger:invasion"),
    ),
    "ships": (_of(_shipping, ("monuments", "monument:", "fleet"), "fleet"),),
    "trade": (
        _of(
            _market,
            ("market", "partner:", "out:", "back:"),
            "partner:1",
            ("market:out", _key("out")),
            ("market:back", _key("back")),
            near=True,
        ),
    ),
    "solo": (
        _of(
            _alone,
            ("monuments", "monument:"),
            ("monuments:title", _key("alone")),
            "monument:stone_circle",
        ),
    ),
    "late": (
        _of(_preserving, (*_ROWS, "goods:worth"), "good:pottery", "food"),
        _of(_shipping, ("monument:great", "fleet"), "fleet"),
    ),
    "symbols": (
        _of(_kept, _ROWS, "good:wood", "good:stone", "good:pottery", "good:cloth", "food"),
    ),
}


# Worked examples: every number comes from the rules


_n = partial(count, "ages")
_example = partial(example, "ages")


def throwing(stands: Stands) -> Paragraph:
    """Say how many dice the cities of a board give."""
    board = stands.board()
    cities, dice = stands.rules.city_count(board), stands.rules.dice_count(board)
    return _example("throw", cities=_n("city", cities), dice=_n("die", dice))


def collecting(stands: Stands) -> Paragraph:
    """Say what the dice of a throw bring, and what all goods are worth then."""
    state = _kept(stands)
    crop, _ = stands.rules.forecast(state)
    named = zip(stands.rules.tables.goods, crop.gained, strict=True)
    goods = tuple(Message(f"ages.pieces.{name}", {"count": n}) for name, n in named if n)
    return _example("goods", goods=goods, worth=_n("coin", stands.rules.worth(crop.goods)))


def halving(stands: Stands) -> Paragraph:
    """Say what a die with two halves brings either way."""
    rules, board = stands.rules, stands.board()
    face = [face.id for face in rules.tables.faces].index(CHOICE) + 1
    food, work = (rules.harvest(board, (face,), used) for used in (1, 0))
    return _example("split", food=_n("food", food.food_gained), workers=work.workers)


def feeding(stands: Stands) -> Paragraph:
    """Say who eats, what is left, and what hunger costs."""
    state = _hungry(stands)
    before = state.boards[0].food
    crop, _ = stands.rules.forecast(state)
    return _example(
        "feed",
        before=_n("food", before),
        gained=_n("food", crop.food_gained),
        eaten=_n("food", crop.eaten),
        after=_n("food", crop.food),
        boxes=_n("box", crop.hungry),
    )


def suffering(stands: Stands) -> Paragraph:
    """Say whom the skulls of a throw strike, and how hard."""
    state = _skulls(stands)
    crop, blow = stands.rules.forecast(state)
    boxes = max((count for _, count in blow.boxes), default=0) if blow else 0
    name = Key(f"ages.disaster.{blow.id}") if blow else ""
    return _example("disaster", skulls=crop.skulls, name=name, boxes=_n("box", boxes))


def building(stands: Stands) -> Paragraph:
    """Say what the workers of a turn finish, and how many are left."""
    state, rules = _building(stands), stands.rules
    marked = zip(state.boards[0].cities, rules.tables.city_boxes, strict=True)
    at, lacks = next((at, most - have) for at, (have, most) in enumerate(marked) if have < most)
    target = rules.tables.city_ids[at]
    after = rules.apply(state, Build(target, lacks)).state
    city = Key(f"ages.city.{target.partition(':')[2] or target}")
    return _example(
        "build", workers=state.workers, city=city, boxes=_n("box", lacks), left=after.workers
    )


def buying(stands: Stands) -> Paragraph:
    """Say what coins and goods come to, and the dearest that they pay."""
    state, rules = _buying(stands), stands.rules
    costs = rules.tables.costs
    able = [name for name in costs if rules.payments(state, name)]
    best = max(able, key=lambda name: costs[name])
    return _example(
        "buy",
        coins=_n("coin", state.coins),
        worth=_n("coin", rules.worth(state.boards[0].goods)),
        purse=_n("coin", rules.purse(state)),
        name=Key(f"ages.development.{best}"),
        price=_n("coin", costs[best]),
    )


def giving_up(stands: Stands) -> Paragraph:
    """Say how many goods of a board are too many."""
    board = _surplus(stands).boards[0]
    return _example(
        "discard", have=_n("good", sum(board.goods)), give=_n("good", stands.rules.surplus(board))
    )


def preserving(stands: Stands) -> Paragraph:
    """Say what preserving makes of the food in store."""
    board = _preserving(stands).boards[0]
    after = stands.rules.preserved(board)
    return _example("preserve", before=_n("food", board.food), after=_n("food", after))


def sailing(stands: Stands) -> Paragraph:
    """Say how many ships the goods of a board build."""
    board = _shipping(stands).boards[0]
    return _example("ships", have=board.ships, more=stands.rules.affordable_ships(board))


def adding_up(stands: Stands) -> TableBlock:
    """Add up somebody's points."""
    return summed(stands.of(_kept(stands)))


EXAMPLES: Mapping[str, Callable[[Stands], Paragraph | TableBlock]] = {
    "throw": throwing,
    "goods": collecting,
    "split": halving,
    "feed": feeding,
    "disaster": suffering,
    "build": building,
    "buy": buying,
    "discard": giving_up,
    "preserve": preserving,
    "ships": sailing,
    "score": adding_up,
}

# Ways among the pages, and what on the table each of them explains

SEE: Mapping[str, tuple[str, ...]] = {
    "idea": ("turn", "build", "buy", "score"),
    "setup": ("idea", "turn", "trade", "solo"),
    "turn": ("throw", "goods", "feed", "disaster", "build", "buy", "discard"),
    "throw": ("keep", "split", "build"),
    "keep": ("throw", "lead", "disaster"),
    "lead": ("keep", "buy"),
    "goods": ("buy", "discard", "trade"),
    "split": ("feed", "build"),
    "feed": ("preserve", "disaster", "score"),
    "disaster": ("keep", "attack", "score"),
    "build": ("throw", "ships", "score", "end"),
    "buy": ("goods", "end", "symbols"),
    "discard": ("goods", "buy"),
    "end": ("build", "buy", "score"),
    "score": ("build", "buy", "disaster", "end"),
    "preserve": ("feed", "goods", "buy"),
    "attack": ("disaster", "buy"),
    "ships": ("trade", "build", "goods"),
    "trade": ("goods", "ships"),
    "solo": ("setup", "disaster", "end"),
    "late": ("turn", "trade", "symbols"),
    "symbols": ("idea", "turn"),
}
TOPICS: Mapping[str, tuple[str, ...]] = {
    "keep": ("die:", "slip", "well", "tray"),
    "goods": ("good:", "goods:", "peg:", "ghost:", "board", "worth"),
    "feed": ("food", "peg:food", "ghost:food", "slip:food"),
    "disaster": ("danger", "disasters", "slip:skulls"),
    "build": ("city:", "cities", "monument", "build", "slip:workers"),
    "buy": ("development", "slip:coins", "slip:purse"),
    "ships": ("fleet",),
    "trade": ("market", "partner:", "out:", "back:"),
    "solo": ("round",),
}
GALLERY = Gallery("ages", FIGURES, EXAMPLES, SEE, TOPICS)
"""What the book of this title shows."""
