"""The progress phase: catch up, lay cards, count, advance, bonus cards (T43-T47)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.contract import winners
from game.core.event import Events, GameEnded
from game.tempus import ideas, turn
from game.tempus.events import CardsLaid, CaughtUp, ProgressCounted
from game.tempus.scoring import scores
from game.tempus.state import State, Tribe
from game.tempus.tables import Tables, crowds


class Points(NamedTuple):
    """Progress points by where they come from (T45)."""

    people: int
    cities: int
    backgrounds: int
    education: int

    @property
    def total(self) -> int:
        """The sum that is compared."""
        return sum(self)


def next_box(tables: Tables, state: State) -> int:
    """Give the box that is entered at the end of this era: the one before the leader (T43)."""
    return min(tables.last, max(tribe.box for tribe in state.tribes) + 1)


def points(
    tables: Tables, state: State, tribe: Tribe, cards: Iterable[str] = (), box: int = -1
) -> Points:
    """Count a tribe's progress points for entering a box, with these cards laid (T45)."""
    box = box if box >= 0 else next_box(tables, state)
    numbers, letter = tables.numbers, tables.letter[tables.eras[box].terrain]
    cities = len(tribe.cities) * numbers.city_progress
    people = board_points(tables, state, tribe, letter) - cities
    return Points(people, cities, *card_points(tables, cards, box))


def board_points(tables: Tables, state: State, tribe: Tribe, letter: str) -> int:
    """Count the progress points of people on a terrain's letter, and of cities (T45)."""
    ground = tables.shores(state.land).terrains[letter]
    return ground_points(tables, crowds(tribe.people), len(tribe.cities), ground)


def ground_points(tables: Tables, people: tuple[int, ...], cities: int, ground: int) -> int:
    """Count the progress points of crowds of people on some ground, and of so many cities (T45)."""
    there = sum([(crowd & ground).bit_count() for crowd in people])
    return there * tables.numbers.person_progress + cities * tables.numbers.city_progress


def card_points(tables: Tables, cards: Iterable[str], box: int) -> tuple[int, int]:
    """Count the points of cards laid for entering a box: backgrounds, effects (T45)."""
    kinds, terrain = [tables.cards[card] for card in cards], tables.eras[box].terrain
    fitting = sum([kind.background == terrain for kind in kinds])
    return fitting * tables.numbers.background_progress, sum([kind.progress for kind in kinds])


def begin(draft: State, events: Events) -> None:
    """Move everybody to the leader's box and let the first player lay cards (T43, T44)."""
    boxes = [tribe.box for tribe in draft.tribes]
    leader = max(boxes)
    behind = tuple(seat for seat, box in enumerate(boxes) if box < leader)
    for seat in behind:
        draft.edit(seat).box = leader
    if events is not None and behind:
        events.append(CaughtUp(behind, leader))
    draft.lap += 1
    draft.draws = 0
    draft.turn = draft.seat = draft.first
    draft.phase = "progress"


def laid(draft: State, cards: tuple[str, ...], events: Events) -> None:
    """Put a seat's cards face down; after the last seat they are revealed (T44)."""
    if cards:
        turn.take(draft, draft.seat, cards)
        draft.edit(draft.seat).laid = cards
    if events is not None:
        events.append(CardsLaid(draft.seat, cards, True))
    draft.seat = draft.turn = (draft.seat + 1) % len(draft.tribes)
    if draft.seat == draft.first:
        draft.phase = "reveal"


def leading(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Name the seats with the most points: all of them enter the next box (T46)."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)


def reveal(tables: Tables, draft: State, events: Events) -> None:
    """Count, and let everybody with the most points enter the next box (T45, T46)."""
    box = next_box(tables, draft)
    counted = [points(tables, draft, tribe, tribe.laid, box) for tribe in draft.tribes]
    totals = tuple(one.total for one in counted)
    ahead = leading(totals)
    if events is not None:
        events.append(
            ProgressCounted(
                tables.eras[box].terrain,
                box,
                tuple(tribe.laid for tribe in draft.tribes),
                tuple((p.people, p.cities, p.backgrounds, p.education) for p in counted),
                totals,
                ahead,
            )
        )
    for seat, tribe in enumerate(draft.tribes):
        if tribe.laid or seat in ahead:
            draft.discards = (*draft.discards, *tribe.laid)
            fresh = draft.edit(seat)
            fresh.laid = ()
            fresh.box = box if seat in ahead else tribe.box
    if box == tables.last:
        end_game(tables, draft, events)
    elif tables.eras[box].cards:
        order = range(draft.first, draft.first + len(draft.tribes))
        seats = (place % len(draft.tribes) for place in order)
        draft.bonus = tuple(seat for seat in seats if seat in ahead)
        grant(tables, draft, events)
    else:
        draft.phase = "era"


def grant(tables: Tables, draft: State, events: Events) -> None:
    """Let the next seat that entered a box draw its cards, or end the era (T46)."""
    if not draft.bonus:
        draft.phase = "era"
        return
    draft.seat = draft.turn = draft.bonus[0]
    ideas.draw(draft, tables.eras[draft.tribes[draft.seat].box].cards, events)


def granted(tables: Tables, draft: State, events: Events) -> None:
    """Go on to whoever draws after this seat."""
    draft.bonus = draft.bonus[1:]
    grant(tables, draft, events)


def next_era(tables: Tables, draft: State, events: Events) -> None:
    """Pass the first player's marker and begin the next era."""
    draft.first = (draft.first + 1) % len(draft.tribes)
    draft.round += 1
    turn.begin_era(tables, draft, events)


def end_game(tables: Tables, draft: State, events: Events) -> None:
    """End the game at once: no phase 4, no more draws (T47)."""
    draft.phase = "over"
    draft.seat = draft.turn = draft.first
    if events is not None:
        events.append(GameEnded(winners(scores(tables, draft))))
