"""What a seat may do in each phase, one list for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.tempus import breeding, fighting, ideas, island, moving, playing
from game.tempus.actions import Action, Attack, Done, End, Ideas, Improve, Name
from game.tempus.state import State
from game.tempus.tables import Tables

Listing = Callable[[State], Iterable[Action]]

_DONE, _END, _IDEAS = Done(), End(), Ideas()


def listings(tables: Tables) -> Mapping[str, Listing]:
    """Give the listing of each phase."""
    names = tuple(Name(terrain) for terrain in tables.backgrounds)

    def commits(state: State) -> Iterable[Action]:
        return ideas.commits(tables, state)

    return {
        "tile": lambda state: island.lays(tables, state),
        "people": lambda state: island.settles(tables, state),
        "act": lambda state: acts(tables, state),
        "move": lambda state: moving_on(tables, state),
        "babies": lambda state: babies(tables, state),
        "end": lambda state: [_END, *playing.plays(tables, state)],
        "terrain": lambda _: names,
        "attack": commits,
        "defend": commits,
        "advance": lambda state: advances(tables, state),
        "draw": lambda _: (),
        "discard": lambda state: discards(tables, state),
        "progress": commits,
        "over": lambda _: (),
    }


def acts(tables: Tables, state: State) -> list[Action]:
    """List the beginnings of all five actions, and the cards to play (T8, T9)."""
    found: list[Action] = [_IDEAS]
    found += moving.moves(tables, state)
    found += breeding.births(tables, state)
    found += [Attack(*pair) for pair in fighting.pairs(tables, state)]
    found += breeding.builds(tables, state)
    if state.tribes[state.turn].hand:
        found += playing.plays(tables, state)
    return found


def moving_on(tables: Tables, state: State) -> list[Action]:
    """List further people to move, and the cards to play."""
    found: list[Action] = [_DONE]
    if state.left:
        found += moving.moves(tables, state)
    return _with_effects(tables, state, found)


def babies(tables: Tables, state: State) -> list[Action]:
    """List further births, and the cards to play."""
    found: list[Action] = [_DONE]
    if state.left:
        found += breeding.births(tables, state)
    return _with_effects(tables, state, found)


def _with_effects(tables: Tables, state: State, found: list[Action]) -> list[Action]:
    if not state.actions:
        found.append(_END)
    if state.tribes[state.turn].hand:
        found += playing.plays(tables, state)
    return found


def advances(tables: Tables, state: State) -> list[Action]:
    """List how many may advance, and Sanitation on the won hex (T31)."""
    fight = state.fight
    assert fight is not None
    hand = dict.fromkeys(state.tribes[state.turn].hand)
    cards = [card for card in hand if card in tables.sanitations]
    found: list[Action] = [Improve(card, fight.target) for card in cards]
    return [*fighting.advances(tables, state), *found]


def discards(tables: Tables, state: State) -> Iterable[Action]:
    """List what may be thrown away to come down to the limit (T35)."""
    hand = state.tribes[state.seat].hand
    return tables.discards(hand, ideas.surplus(tables, state, state.seat))
