"""The rules of Stone Age, and what previews and computer players ask."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Draw, Request, Roll
from game.core.contract import Chance, Score
from game.core.correction import AmendableField, Value
from game.core.message import Message, Refusal
from game.core.moves import Engine
from game.core.options import decoded
from game.stoneage import (
    amend,
    feeding,
    paying,
    placing,
    rolling,
    scoring,
    state_checks,
    visibility,
)
from game.stoneage.actions import Action, Use
from game.stoneage.components import Components
from game.stoneage.options import Options
from game.stoneage.state import CHANCES, State, Tribe
from game.stoneage.steps import MOVES
from game.stoneage.tables import Tables

_ROLLS = tuple(Roll(count) for count in range(30))


class StoneRules(Engine[Tables, State, Action]):
    """The rules for some options; all of it is a function of the state and the tables.

    Nothing is left out of the list of legal actions: every place with every number of people,
    every set of tools, every payment. Equal dice are one choice, and payments do not tell equal
    pieces apart.
    """

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = decoded(Options, options)
        super().__init__(MOVES, Tables(components, self.options))

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first cards are drawn; chance lays them, then the tiles."""
        tables = self.tables
        layout = tables.layouts[seats]
        tribe = Tribe(
            people=tables.start_people,
            food=tables.start_food,
            agriculture=0,
            resources=tables.none,
            tools=(0,) * tables.tool_slots,
            used=tables.fresh,
            tiles=(),
            cards=(),
            open=(),
            built=0,
            awarded=0,
            starved=0,
            placed=(0,) * layout.size,
        )
        return State(
            tribes=tuple(tribe.clone() for _ in range(seats)),
            first=first,
            round=1,
            seat=first,
            phase="row",
            row=("",) * layout.slots,
            deck=tables.cards,
            tops=("",) * seats,
            stacks=(tables.stack,) * seats,
            tiles=tables.tiles,
            place="",
            card="",
            dice=(),
            picker=-1,
            missing=0,
            chances=0,
        )

    def waits(self, state: State) -> bool:
        """Tell whether dice must fall or cards be drawn first."""
        return state.phase in CHANCES

    def asks(self, state: State) -> Chance:
        """Ask for what the step needs; the occasion counts the answers in this turn."""
        phase = state.phase
        if phase in ("row", "tops"):
            return Chance(self._request(state), phase, (state.round, phase))
        return Chance(self._request(state), phase, (state.round, state.seat, state.chances + 1))

    def decides(self, state: State) -> int:
        """Name who must decide; in the dice for all it is who picks (sa34)."""
        return state.picker if state.phase == "pick" else state.seat

    def _request(self, state: State) -> Request:
        match state.phase:
            case "roll":
                return _ROLLS[rolling.dice_count(self.tables, state)]
            case "dice":
                return _ROLLS[len(state.tribes)]
            case "row":
                return Draw("cards", state.deck, state.row.count(""))
            case "extra":
                return Draw("cards", state.deck)
            case "tops":
                return Draw("tiles", state.tiles, len(state.tribes))
        return Draw("tiles", state.tiles)

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as `seat` may know it: cards that lie face down are only a number."""
        return visibility.view(self.tables, state, seat)

    def scores(self, state: State) -> tuple[Score, ...]:
        """Give every seat's points by source, as they stand; in a view, of the known cards."""
        return scoring.scores(self.tables, state)

    # placing

    def places(self, seats: int) -> tuple[str, ...]:
        """Name all places with so many seats, in the order of `Tribe.placed`."""
        return self.tables.layouts[seats].ids

    def rooms(self, state: State, seat: int) -> dict[str, int]:
        """Give the most people a seat may put on each place; 0 where it may not.

        A village place takes exactly that number, all others any from 1 on.
        """
        ids = self.places(len(state.tribes))
        return dict.fromkeys(ids, 0) | {
            ids[at]: room for at, room in placing.rooms(self.tables, state, seat)
        }

    def refuse_put(self, state: State, seat: int, place: str, people: int = 1) -> Refusal | None:
        """Say why a seat may not put so many people on a place."""
        return placing.refuse_put(self.tables, state, seat, place, people)

    def people_at(self, state: State, place: str) -> tuple[int, ...]:
        """Count each seat's people on a place."""
        at = self.tables.layouts[len(state.tribes)].at[place]
        return tuple(tribe.placed[at] for tribe in state.tribes)

    # rolls

    def yields(self, place: str) -> tuple[str, int]:
        """Give what a roll at a place brings (food or a resource's id) and its divisor."""
        spot = next(iter(self.tables.layouts.values())).spots[place]
        return spot.gain, spot.divisor

    def tool_sets(self, state: State) -> tuple[Action, ...]:
        """List every set of tools that may be added to the roll at hand."""
        return rolling.options(self.tables, state)

    def preview(self, state: State, use: Use = rolling.NOTHING) -> rolling.Yield:
        """Give what the dice as rolled bring with these tools."""
        return rolling.result(self.tables, state, use)

    def tool_value(self, tribe: Tribe, use: Use) -> int:
        """Give what tools and one-use cards add to a roll."""
        return rolling.value(self.tables, tribe, use)

    def spare_tools(self, tribe: Tribe) -> int:
        """Give what all unused tools and one-use cards of a player would add together."""
        cards = rolling.one_uses(self.tables, tribe)
        return rolling.value(self.tables, tribe, Use(rolling.unused(tribe), cards))

    # cards and tiles

    def shortage(self, state: State, seat: int, place: str) -> paying.Shortage:
        """Give what the card or tile at a place needs and what a seat lacks for it."""
        return paying.shortage(self.tables, state, seat, place)

    def payments(self, state: State, seat: int, place: str) -> tuple[Action, ...]:
        """List every payment of a seat for the card or tile at a place."""
        need = paying.need_at(self.tables, state, place)
        return paying.payments(need, state.tribes[seat].resources)

    def tile_points(self, tile: str, paid: tuple[int, ...] = ()) -> int:
        """Give the points of a tile for a payment; a printed number needs none."""
        return paying.worth(self.tables, tile, paid or self.tables.none)

    def card_points(self, tribe: Tribe, card: str) -> int:
        """Give how many points the bottom of a card would add for a player now."""
        return scoring.with_card(self.tables, tribe, card)

    def describe_top(self, card: str) -> Message:
        """Say what a card gives when it is taken."""
        return visibility.describe_top(self.tables, card)

    def describe_bottom(self, card: str) -> Message:
        """Say what a card counts at the end."""
        return visibility.describe_bottom(self.tables, card)

    def describe_tile(self, tile: str) -> Message:
        """Say what a tile costs and brings."""
        return visibility.describe_tile(self.tables, tile)

    def unseen_cards(self, view: State) -> tuple[str, ...]:
        """List the cards that a view does not show anywhere: in the deck or face down."""
        return visibility.unseen_cards(self.tables, view)

    def unseen_tiles(self, view: State) -> tuple[str, ...]:
        """List the tiles not turned up anywhere, those in the box among them (sa63)."""
        return visibility.unseen_tiles(self.tables, view)

    def tiles_left(self, view: State) -> dict[str, int]:
        """Count the tiles not turned up, equal ones under the first's id; none when hidden."""
        return visibility.tiles_left(self.tables, view)

    # feeding and scoring

    def meal(self, view: State, seat: int) -> feeding.Meal:
        """Give the meal that a player is asked about, or what feeding him now would do."""
        return feeding.coming(view, seat)

    def penalty(self, hungry: int) -> int:
        """Give the points lost when so many people stay unfed."""
        return feeding.penalty(self.tables, hungry)

    def score_now(self, state: State, seat: int) -> int:
        """Give a seat's points as they stand, those of the final scoring included."""
        return scoring.total(self.tables, state.tribes[seat])

    def products(self, tribe: Tribe) -> tuple[scoring.Product, ...]:
        """Give the four multipliers of a player's known cards."""
        return scoring.products(self.tables, tribe)

    def culture_sets(self, tribe: Tribe) -> tuple[int, ...]:
        """Give the sizes of a player's sets of different culture symbols."""
        return scoring.sets(scoring.symbols(self.tables, tribe))

    def problems(self, state: State) -> tuple[Message, ...]:
        """Name everything that is impossible about a state, such as one edited by hand."""
        return state_checks.problems(self.tables, state)

    def amendable(self, state: State) -> tuple[AmendableField, ...]:
        """List the values that people at a real board may put right."""
        return amend.amendable(self.tables, state)

    def amend(self, state: State, name: str, value: Value) -> State:
        """Give the state with a value put right; whether it is possible, `problems` says."""
        return amend.amend(self.tables, state, name, value)
