"""Which cards to lay in the progress phase: the chance to enter the box against their worth."""

from __future__ import annotations

from collections.abc import Sequence

from game.tempus import ideas, progress
from game.tempus.actions import Commit
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State

Spread = dict[int, float]
"""Progress points with their chances."""


def lay(rules: TempusRules, worth: Worth, state: State, seat: int) -> Commit:
    """Choose the cards to lay."""
    tables = rules.tables
    box, tribe = progress.next_box(tables, state), state.tribes[seat]
    rivals = spreads(rules, state, seat, worth.weights.hope)
    prize = worth.prize(state, box)

    def value(action: Commit) -> float:
        mine = progress.points(tables, state, tribe, action.cards, box).total
        cost = sum([worth.card(state, seat, card) for card in action.cards])
        # The last part keeps cards that would not change the chance.
        return chance(rivals, mine) * prize - cost - 0.01 * len(action.cards)

    return max(options(rules, state, seat, box), key=value)


def options(rules: TempusRules, state: State, seat: int, box: int) -> tuple[Commit, ...]:
    """List what may be laid, without cards that bring nothing."""
    scoring = [card for card in state.tribes[seat].hand if card_points(rules, card, box)]
    most = ideas.most(rules.tables, state)
    return rules.tables.subsets(tuple(scoring), min(most, len(scoring)))


def card_points(rules: TempusRules, card: str, box: int) -> int:
    """Count the progress points of one card for entering a box (T45)."""
    return 0 if card == UNKNOWN else sum(progress.card_points(rules.tables, (card,), box))


def chance(rivals: Sequence[Spread], mine: int) -> float:
    """Give the chance that no rival gets more than these points."""
    found = 1.0
    for spread in rivals:
        # All with the most points enter, so a tie is as good as a lead (T45).
        found *= sum([share for points, share in spread.items() if points <= mine])
    return found


def spreads(rules: TempusRules, state: State, seat: int, hope: float) -> list[Spread]:
    """Guess each rival's points: the board, what lies there, and what the hand may add."""
    box = progress.next_box(rules.tables, state)
    found = []
    for other, tribe in enumerate(state.tribes):
        if other == seat:
            continue
        known = [card for card in tribe.laid if card != UNKNOWN]
        sure = progress.points(rules.tables, state, tribe, known, box).total
        if has_laid(state, other):
            hidden = len(tribe.laid) - len(known)
            # Cards lie face down: nobody lays one that brings nothing, and most bring one point.
            found.append({sure + hidden: 1.0})
        else:
            chances = binomial(len(tribe.hand), hope)
            found.append({sure + points: share for points, share in enumerate(chances)})
    return found


def has_laid(state: State, seat: int) -> bool:
    """Tell whether a seat's turn in this progress phase is over."""
    count = len(state.tribes)
    return (seat - state.first) % count < (state.seat - state.first) % count


def binomial(count: int, part: float) -> list[float]:
    """Give the chances of 0 … `count` hits when each is a hit with the chance `part`."""
    chances = [1.0]
    for _ in range(count):
        grown = [share * (1 - part) for share in chances] + [0.0]
        for hits, share in enumerate(chances):
            grown[hits + 1] += share * part
        chances = grown
    return chances
