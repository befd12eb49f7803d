"""Which cards to put into fights and into progress: exact chances against what cards cost."""

from __future__ import annotations

from game.tempus import progress
from game.tempus.actions import Action, Advance, Attack, Commit, Lead, Name
from game.tempus.bots.worth import Worth
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, number

HALF = 0.5


def stake(rules: TempusRules, state: State, target: int) -> float:
    """Give the points that a fight for a hex moves from one side to the other."""
    city = max((number(tribe.cities, target) for tribe in state.tribes), default=0)
    people = max((number(tribe.people, target) for tribe in state.tribes), default=0)
    barren = state.land[target] in rules.tables.barren
    return float(city) if city else 0.4 * people + (0.0 if barren else 1.0)


def promise(rules: TempusRules, worth: Worth, state: State, action: Attack | Lead) -> float:
    """Give what a fight promises: the chance to win times the stake, less the cards it takes."""
    hexes, seat = (action.start, action.target), state.turn
    best = -9.0
    hand = state.tribes[seat].hand
    if isinstance(action, Lead):
        hand = tuple(card for card in hand if card != action.card)
    for cards in _hands(rules, state, hand, action.target):
        win = rules.chance(state, hexes, "", cards).win
        cost = sum(worth.card(card) for card in cards)
        found = win * 1.6 * stake(rules, state, action.target) - cost - HALF * (1 - win)
        best = max(best, found)
    return best


def _hands(
    rules: TempusRules, state: State, hand: tuple[str, ...], target: int
) -> list[tuple[str, ...]]:
    """List putting down the strongest 0, 1, 2 … cards that score at all on a hex."""
    terrain = rules.tables.terrain.get(state.land[target], "")
    scoring = sorted(
        (card for card in hand if card != UNKNOWN and _scores(rules, card, terrain, False)),
        key=lambda card: -_scores(rules, card, terrain, False),
    )
    return [tuple(sorted(scoring[:count])) for count in range(len(scoring) + 1)]


def _scores(rules: TempusRules, card: str, terrain: str, defender: bool) -> int:
    kind = rules.tables.cards[card]
    return (kind.defence if defender else kind.attack) + (kind.background == terrain)


def commit(rules: TempusRules, worth: Worth, state: State, seat: int) -> Action:
    """Choose the cards to put face down, in whatever step asks for them."""
    options = [action for action in rules.legal(state) if isinstance(action, Commit)]
    judge = {"attack": _attack, "defend": _defend, "progress": _progress}[state.phase]
    return max(options, key=lambda action: judge(rules, worth, state, seat, action.cards))


def _cost(worth: Worth, cards: tuple[str, ...]) -> float:
    return sum(worth.card(card) for card in cards)


def _attack(
    rules: TempusRules, worth: Worth, state: State, seat: int, cards: tuple[str, ...]
) -> float:
    del seat
    fight = state.fight
    assert fight is not None
    terrain = rules.tables.terrain[fight.terrain]
    win = rules.chance(state, (fight.start, fight.target), terrain, cards).win
    return win * 1.6 * stake(rules, state, fight.target) - _cost(worth, cards)


def _defend(
    rules: TempusRules, worth: Worth, state: State, seat: int, cards: tuple[str, ...]
) -> float:
    del seat
    fight = state.fight
    assert fight is not None
    win = rules.chance_to_hold(state, cards).win
    return -win * 1.6 * stake(rules, state, fight.target) - _cost(worth, cards)


def _progress(
    rules: TempusRules, worth: Worth, state: State, seat: int, cards: tuple[str, ...]
) -> float:
    """Weigh entering the next box against the cards it takes."""
    tables = rules.tables
    mine = progress.points(tables, state, state.tribes[seat], cards).total
    chance = 1.0
    for other, tribe in enumerate(state.tribes):
        if other != seat:
            chance *= _reached(rules, state, other, tribe.hand, mine)
    prize = worth.box(state)
    return chance * prize - _cost(worth, cards)


def _reached(
    rules: TempusRules, state: State, other: int, hand: tuple[str, ...], mine: int
) -> float:
    """Guess the chance that a rival gets no more progress points than these."""
    theirs = progress.points(rules.tables, state, state.tribes[other]).total
    more = mine - theirs
    if more < 0:
        return 0.0
    likely = 0.3 * len(hand)
    return 1.0 if more >= len(hand) else max(0.0, min(1.0, HALF + (more - likely) / 3))


def name(rules: TempusRules, state: State, seat: int) -> Action:
    """Name the terrain on which the own hand defends best."""
    hand = [card for card in state.tribes[seat].hand if card != UNKNOWN]

    def points(terrain: str) -> int:
        return sum(_scores(rules, card, terrain, True) for card in hand)

    return Name(max(rules.tables.backgrounds, key=points))


def advance(rules: TempusRules, state: State) -> Action:
    """Let as many advance as may, for the hex is won by people."""
    options = [action for action in rules.legal(state) if isinstance(action, Advance)]
    return max(options, key=lambda action: action.fresh * 2 + action.moved)
