"""The seven functions of Stone Age, and what previews and computer players ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.chance import Draw, Outcome, Request, Roll, fits
from game.core.contract import Chance, Over, Pending, Score, Step, Turn
from game.core.correction import Field, Value
from game.core.event import Event
from game.core.message import Key, Message, Refusal, refuse
from game.stoneage import (
    acting,
    amend,
    doubt,
    feeding,
    paying,
    placing,
    rolling,
    scoring,
    sight,
    taking,
)
from game.stoneage.actions import (
    Act,
    Action,
    Decline,
    Improve,
    Open,
    Pay,
    Pick,
    Put,
    Starve,
    Use,
)
from game.stoneage.components import Components
from game.stoneage.gains import raisable
from game.stoneage.state import CHANCES, PHASES, State, Tribe
from game.stoneage.tables import Tables

Told = list[Event] | None
_OVER = Over()
_TURNS = {(seat, phase): Turn(seat, phase) for seat in range(9) for phase in PHASES}
_ROLLS = tuple(Roll(count) for count in range(30))
_PHASES: Mapping[type, tuple[str, ...]] = {
    Put: ("place",),
    Act: ("act",),
    Use: ("tools",),
    Pay: ("feed", "pay"),
    Decline: ("pay",),
    Improve: ("improve",),
    Pick: ("pick",),
    Open: ("pay", "feed", "act"),
    Starve: ("feed",),
}


class StoneRules:
    """The rules for some options; all of it is a function of the state and the tables."""

    def __init__(self, components: Components, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.tables = Tables(components, options)

    # the contract

    def setup(self, seats: int, first: int = 0) -> State:
        """Make the state before the first cards are drawn; fate lays them, then the tiles."""
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

    def pending(self, state: State) -> Pending:
        """Say who must decide; in the dice for all it is who picks, not whose turn it is (sa34)."""
        phase = state.phase
        if phase in CHANCES:
            return self._chance(state)
        if phase == "over":
            return _OVER
        return _TURNS[state.picker if phase == "pick" else state.seat, phase]

    def _chance(self, state: State) -> Chance:
        phase = state.phase
        if phase in ("row", "tops"):
            return Chance(self._request(state), phase, (state.round, phase))
        return Chance(self._request(state), phase, (state.round, state.seat, state.chances + 1))

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

    def legal(self, state: State) -> list[Action] | tuple[Action, ...]:
        """List what the seat may do.

        Nothing is left out: every place with every number of people, every set of tools, every
        payment. Equal dice are one choice, and payments do not tell equal pieces apart.
        """
        options = _LEGAL.get(state.phase)
        return () if options is None else options(self.tables, state)

    def refuse(self, state: State, action: Any) -> Refusal | None:
        """Say why `action` may not be done now, or `None`."""
        phases = _PHASES.get(type(action))
        if phases is None:
            return refuse("stoneage.refuse.unknown")
        if state.phase not in phases:
            return refuse("stoneage.refuse.step", step=Key(f"stoneage.phase.{phases[-1]}"))
        match action:
            case Put():
                return placing.refuse_put(
                    self.tables, state, state.seat, action.place, action.people
                )
            case Act():
                return acting.refuse_act(self.tables, state, action)
            case Use():
                return rolling.refuse_use(self.tables, state, action)
            case Pay():
                return self._refuse_pay(state, action)
            case Improve():
                return taking.refuse_improve(raisable(self.tables, self._own(state)), action)
            case Pick():
                return taking.refuse_pick(state.dice, action)
            case Open():
                return paying.refuse_open(self.tables, self._own(state), action.resources)
        return None

    def _refuse_pay(self, state: State, action: Pay) -> Refusal | None:
        if state.phase == "feed":
            return feeding.refuse_pay(self.tables, state, action)
        need = paying.need_at(self.tables, state, state.place)
        return paying.refuse_pay(self.tables, need, self._own(state).resources, action.resources)

    def _own(self, state: State) -> Tribe:
        return state.tribes[state.seat]

    def apply(self, state: State, action: Any, quiet: bool = False) -> Step:
        """Do an action or take fate's Outcome; a quiet one is trusted and tells no events."""
        told: Told = None if quiet else []
        if not quiet:
            self._check(state, action)
        draft = state.clone()
        _APPLY[type(action)](self.tables, draft, action, told)
        return Step(draft, () if told is None else tuple(told))

    def _check(self, state: State, action: Any) -> None:
        if isinstance(action, Outcome):
            if state.phase not in CHANCES or not fits(self._request(state), action):
                raise ValueError(f"{action} answers nothing that was asked")
            return
        refusal = self.refuse(state, action)
        if refusal is not None:
            raise ValueError(f"{action}: {refusal.key}")

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as `seat` may know it: cards that lie face down are only a number."""
        return sight.view(self.tables, state, seat)

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
        return sight.describe_top(self.tables, card)

    def describe_bottom(self, card: str) -> Message:
        """Say what a card counts at the end."""
        return sight.describe_bottom(self.tables, card)

    def describe_tile(self, tile: str) -> Message:
        """Say what a tile costs and brings."""
        return sight.describe_tile(self.tables, tile)

    def unseen_cards(self, view: State) -> tuple[str, ...]:
        """List the cards that a view does not show anywhere: in the deck or face down."""
        return sight.unseen_cards(self.tables, view)

    def unseen_tiles(self, view: State) -> tuple[str, ...]:
        """List the tiles not turned up anywhere, those in the box among them (sa63)."""
        return sight.unseen_tiles(self.tables, view)

    def tiles_left(self, view: State) -> dict[str, int]:
        """Count the tiles not turned up, equal ones under the first's id; none when hidden."""
        return sight.tiles_left(self.tables, view)

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
        return doubt.problems(self.tables, state)

    def amendable(self, state: State) -> tuple[Field, ...]:
        """List the values that people at a real board may put right."""
        return amend.amendable(self.tables, state)

    def amend(self, state: State, name: str, value: Value) -> State:
        """Give the state with a value put right; whether it is possible, `problems` says."""
        return amend.amend(self.tables, state, name, value)


_LEGAL: Mapping[str, Callable[[Tables, State], list[Action] | tuple[Action, ...]]] = {
    "place": placing.options,
    "act": acting.options,
    "tools": rolling.options,
    "pay": acting.pay_options,
    "improve": taking.improvements,
    "pick": taking.picks,
    "feed": acting.feed_options,
}
Do = Callable[[Tables, State, Any, Told], None]


def _put(tables: Tables, draft: State, action: Put, told: Told) -> None:
    if not placing.put(tables, draft, action, told):
        placing.stay_home(draft, told)
        acting.begin(tables, draft, told)


def _pay(tables: Tables, draft: State, action: Pay, told: Told) -> None:
    if draft.phase == "feed":
        feeding.pay(tables, draft, action, told)
    else:
        acting.pay(tables, draft, action, told)


def _pick(tables: Tables, draft: State, action: Pick, told: Told) -> None:
    if taking.pick(tables, draft, action.face, told):
        acting.finish(tables, draft, told)


_APPLY: Mapping[type, Do] = {
    Outcome: lambda tables, draft, action, told: acting.fallen(tables, draft, action.values, told),
    Put: _put,
    Act: acting.begin_act,
    Use: acting.use,
    Pay: _pay,
    Decline: lambda tables, draft, _, told: acting.decline(tables, draft, told),
    Improve: lambda tables, draft, action, told: acting.improve(tables, draft, action.tool, told),
    Pick: _pick,
    Open: acting.opened,
    Starve: lambda tables, draft, _, told: feeding.starve(tables, draft, told),
}
