"""The rules of Roll Through the Ages, and what previews and computer players ask."""

from __future__ import annotations

from collections.abc import Mapping

from game.ages import amend, building, buying, discarding, preserving, scoring, shipping, trading
from game.ages.actions import Action, Build
from game.ages.components import Components
from game.ages.disaster import Blow, disaster
from game.ages.effects import describe
from game.ages.harvest import Harvest, harvest
from game.ages.options import Options
from game.ages.state import Board, State
from game.ages.state_checks import problems
from game.ages.steps import MOVES, spends, trades
from game.ages.tables import Tables
from game.ages.trading import Pieces
from game.core.chance import Roll
from game.core.contract import Chance, Score
from game.core.correction import AmendableField, Value
from game.core.message import Message, Refusal
from game.core.moves import Engine
from game.core.options import decoded

_ROLLS = tuple(Roll(count) for count in range(20))


class AgesRules(Engine[Tables, State, Action]):
    """The rules of one edition and its variants, all of it a function of state and tables.

    Left out of the list of legal actions and yet accepted: purchases that give a stack or a food
    more than is needed (rtta19 allows them); offers other than the first ones of a turn of one or
    two pieces for one or two; counter-offers other than one piece dearer or cheaper.
    """

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = decoded(Options, options)
        super().__init__(MOVES, Tables(components, self.options))

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first throw."""
        tables = self.tables
        board = Board(
            tables.food_start,
            (0,) * len(tables.goods),
            (0,) * len(tables.city_boxes),
            (0,) * len(tables.monuments),
            (),
            0,
        )
        boards = tuple(board.clone() for _ in range(seats))
        unbuilt = (-1,) * len(tables.monuments)
        return State(boards, first, 1, first, "throw", (), 0, (), False, 0, 0, unbuilt, False)

    def waits(self, state: State) -> bool:
        """Tell whether dice must fall first."""
        return bool(state.waiting)

    def asks(self, state: State) -> Chance:
        """Ask for the dice that are thrown; the occasion counts the throws of the turn."""
        occasion = (state.round, state.seat, state.throws + 1)
        return Chance(_ROLLS[len(state.waiting)], state.phase, occasion)

    def decides(self, state: State) -> int:
        """Name who must decide: the partner, while an offer is to be answered."""
        if state.phase == "answer" and state.market.bid is not None:
            return state.market.bid.to
        return state.seat

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand."""
        return scoring.scores(self.tables, state)

    # what previews, tooltips and computer players ask

    def harvest(self, board: Board, dice: tuple[int, ...], food_dice: int = 0) -> Harvest:
        """Give what `dice` bring to `board`, `food_dice` of the choice dice used as food."""
        return harvest(self.tables, board, dice, food_dice, self.tables.traits(board.developments))

    def forecast(self, state: State, food_dice: int = 0) -> tuple[Harvest, Blow | None]:
        """Give what comes when the dice stand as they lie: harvest, then disaster (rtta5).

        An attack counts the goods of the harvest; where they are spent, as if none were.
        """
        crop = self.harvest(state.boards[state.seat], state.dice, food_dice)
        boards = list(state.boards)
        boards[state.seat] = boards[state.seat].clone()
        boards[state.seat].goods = crop.goods
        return crop, disaster(self.tables, boards, state.seat, crop.skulls)

    def disaster_effect(
        self, state: State, seat: int, skulls: int, pieces: int | None = None
    ) -> Blow | None:
        """Give whom so many skulls of `seat` would strike, `pieces` being spent on an attack."""
        return disaster(self.tables, state.boards, seat, skulls, pieces)

    def spends(self, state: State) -> int:
        """Count the pieces that may be spent on the attack under way."""
        return spends(self.tables, state)

    def preserved(self, board: Board) -> int:
        """Give the food a board would hold after preservation, as it stands without it."""
        times = self.tables.traits(board.developments).times
        return preserving.preserved(self.tables, board.food, times)

    def trades(self, state: State) -> bool:
        """Tell whether players may deal with each other in this game."""
        return trades(self.tables, state)

    def limits(self, state: State, partner: int) -> tuple[Pieces, Pieces]:
        """Give the most of each kind the seat could give a partner, and get from it."""
        mine, theirs = (trading.holdings(state.boards[s]) for s in (state.seat, partner))
        return trading.limits(mine, theirs, self.tables.room)

    def affordable_ships(self, board: Board) -> int:
        """Count the ships that the goods of a board could build now."""
        return shipping.affordable(self.tables, board)

    def idle_ships(self, state: State) -> int:
        """Count the ships of the seat that have not swapped this turn."""
        return shipping.idle(state)

    def last_round(self, state: State) -> int:
        """Give the number of the round that surely ends the game, 0 when none does."""
        return self.tables.rounds if len(state.boards) == 1 else 0

    def worth(self, goods: tuple[int, ...]) -> int:
        """Give the coin value of goods."""
        return self.tables.worth(goods)

    def city_count(self, board: Board) -> int:
        """Count finished cities, those of the start too."""
        return self.tables.city_count(board.cities)

    def dice_count(self, board: Board) -> int:
        """Count the dice of a player's next turn."""
        return self.tables.city_count(board.cities)

    def monuments_in_play(self, seats: int) -> tuple[str, ...]:
        """Name the monuments that are in play with so many players."""
        return tuple(self.tables.monuments[at] for at in self.tables.in_play(seats))

    def refuse_build(self, state: State, target: str, boxes: int = 1) -> Refusal | None:
        """Say why the seat may not mark boxes of `target` in the build step."""
        return building.refuse_build(self.tables, state, Build(target, boxes))

    def payments(self, state: State, development: str) -> tuple[Action, ...]:
        """List buying a development with each minimal payment; empty when it cannot be paid."""
        return buying.choices(self.tables, state, development)

    def purse(self, state: State) -> int:
        """Give the most the seat could pay now."""
        return buying.purse(self.tables, state.boards[state.seat], state.coins)

    def surplus(self, board: Board) -> int:
        """Count the goods that would have to go if the turn ended now."""
        return discarding.surplus(self.tables, board)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand."""
        return scoring.total(self.tables, state, seat)

    def describe(self, development: str) -> Message:
        """Say what a development does, with the numbers of its data and as the options have it."""
        said = describe(development, self.tables.edition.developments[development])
        if self.tables.spent and self.tables.traits((development,)).attacks:
            return Message(f"{said.key}_spent", said.params)
        return said

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return problems(self.tables, state)

    def amendable(self, state: State) -> tuple[AmendableField, ...]:
        """List the values that people at a real table may put right."""
        return amend.amendable(self.tables, state)

    def amend(self, state: State, name: str, value: Value) -> State:
        """Give the state with a value put right; whether it is possible, `problems` says."""
        return amend.amend(self.tables, state, name, value)
