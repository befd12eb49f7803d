"""Why a computer player does something, in sentences for the table, each with its number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.bot import Advice, percent
from game.core.message import Key, Message, Param
from game.tempus import breeding, progress
from game.tempus.actions import (
    Action,
    Advance,
    Attack,
    Birth,
    Boost,
    Build,
    Commit,
    Discard,
    Done,
    End,
    Govern,
    Ideas,
    Improve,
    Lay,
    Lead,
    Move,
    Name,
    Preach,
    Settle,
)
from game.tempus.bots.fights import HOPELESS, Arena
from game.tempus.fighting import card_points
from game.tempus.rules import TempusRules
from game.tempus.state import UNKNOWN, State, number

HIDDEN = (Attack, Lead, Commit, Name)
"""Actions whose reasons reckon with the own hand, which nobody else may know."""


class Reasons:
    """Puts into numbers why an action is chosen."""

    def __init__(self, rules: TempusRules, arena: Arena) -> None:
        self.rules, self.tables, self.arena = rules, rules.tables, arena

    def advise(self, state: State, action: Action, instead: Action | None = None) -> Advice:
        """Give an action with its reason, and what the next best one would give."""
        if instead is None and isinstance(action, Commit):
            other = self._commit_other(state, action)
        else:
            other = self.explain(state, instead) if instead is not None else None
        secret = isinstance(action, HIDDEN) or isinstance(instead, HIDDEN)
        reason = self.explain(state, action)
        return Advice(action, reason, instead=instead, other=other, secret=secret)

    def explain(self, state: State, action: Action) -> Message:
        """Give the reason for an action."""
        return _REASONS[type(action)](self, state, action)

    def build(self, _: State, action: Build) -> Message:
        """Say what a city scores."""
        return _say("build", count=action.value)

    def lay(self, state: State, action: Lay) -> Message:
        """Count the land that a tile touches."""
        grid = self.tables.grid
        tile = 1 << action.centre | grid.touching[action.centre]
        return _say("lay", count=(grid.around(tile) & self.rules.shores(state).land).bit_count())

    def settle(self, state: State, action: Settle) -> Message:
        """Count the land around the first people."""
        held = sum(1 << hex for hex in set(action.hexes))
        near = self.tables.grid.around(held) & ~held & self.rules.shores(state).land
        return _say("settle", count=near.bit_count())

    def birth(self, state: State, _: Birth) -> Message:
        """Count the children that the action can still bring."""
        era = self.tables.eras[state.tribes[state.turn].box]
        most = state.left if state.phase == "babies" else era.babies
        return _say("birth", count=min(most, len(breeding.births(self.tables, state))))

    def boost(self, state: State, _: Boost) -> Message:
        """Count the children or people that may still follow with the card."""
        return _say("child" if state.phase == "babies" else "along", count=state.left + 1)

    def ideas(self, state: State, _: Ideas) -> Message:
        """Count the cards drawn, and how many of all may be kept."""
        tribe = state.tribes[state.turn]
        era = self.tables.eras[tribe.box]
        return _say("ideas", count=era.draw, hand=len(tribe.hand) + era.draw, most=era.hand)

    def fight(self, state: State, action: Attack | Lead) -> Message:
        """Give the chance to win with the best cards for it."""
        bout = self.arena.bout(state, action)
        if bout.chance < HOPELESS:
            # Nobody would fight it so: what counts is what it might come to after all.
            chance, cards = self.arena.utmost(state, action)
            return _say("attack_dear", percent=percent(chance), count=len(cards))
        return _say("attack", percent=percent(bout.chance), count=len(bout.cards))

    def govern(self, state: State, action: Govern) -> Message:
        """Count the actions that the card makes of it."""
        if action.later:
            return _say("govern_later", count=2 + len(state.tribes[state.turn].open))
        return _say("govern", count=state.actions + 1)

    def improve(self, state: State, action: Improve) -> Message:
        """Say how many may stand on the hex then."""
        before = self.rules.limit(state, state.turn, action.hex)
        after: State = self.rules.apply(state, action, quiet=True).state
        return _say("improve", count=self.rules.limit(after, state.turn, action.hex), before=before)

    def preach(self, state: State, action: Preach) -> Message:
        """Count the own people there then, and the others' that are left."""
        left = max(number(tribe.people, action.source) for tribe in state.tribes) - 1
        own = number(state.tribes[state.turn].people, action.hex) + 1
        return _say("preach", count=own, left=left)

    def advance(self, state: State, action: Advance) -> Message:
        """Count who enters the hex that was won, or who stays instead."""
        count = action.fresh + action.moved
        if count or state.fight is None:
            return _say("advance", count=count)
        return _say("stay", count=number(state.tribes[state.turn].people, state.fight.start))

    def move(self, state: State, action: Move) -> Message:
        """Name the terrain that scores next, a gathering for a city, or new land."""
        tribe = state.tribes[state.turn]
        wanted = self.tables.eras[progress.next_box(self.tables, state)].terrain
        letter = self.tables.letter[wanted]
        if letter == state.land[action.to]:
            there = sum(count for hex, count in tribe.people if state.land[hex] == letter)
            then = there + (state.land[action.start] != letter)
            return _say("terrain", terrain=Key(f"tempus.terrain.{wanted}"), count=then)
        joined = number(tribe.people, action.to)
        if joined:
            return _say("gather", count=joined + 1)
        alone = number(tribe.people, action.start) == 1
        return _say("spread", count=len(tribe.people) + 1 - alone)

    def name(self, state: State, action: Name) -> Message:
        """Count what the own cards defend on the terrain named."""
        hand = [card for card in state.tribes[state.seat].hand if card != UNKNOWN]
        points = card_points(self.tables, hand, self.tables.letter[action.terrain], True)
        return _say("name", count=points)

    def discard(self, state: State, action: Discard) -> Message:
        """Count the cards that stay."""
        hand = state.tribes[state.seat].hand
        return _say("discard", count=len(hand) - len(action.cards))

    def done(self, state: State, _: Done) -> Message:
        """Count the steps that are waived."""
        if not state.left:
            return _say("end", count=state.tribes[state.turn].tokens)
        return _say("done", count=state.left)

    def end(self, state: State, _: End) -> Message:
        """Count the actions that are left for this era."""
        return _say("end", count=state.tribes[state.turn].tokens)

    def commit(self, state: State, action: Commit) -> Message:
        """Give the progress points, or the chance to win or hold the fight, with these cards."""
        if state.phase == "progress":
            points = self.rules.progress_now(state, state.seat, action.cards).total
            return _say("progress" if action.cards else "save", count=points)
        name = "defend" if state.phase == "defend" else "commit"
        if not action.cards:
            name = "spare"
        return _say(name, percent=self._chance(state, action.cards), count=len(action.cards))

    def _commit_other(self, state: State, action: Commit) -> Message | None:
        """Say what it would be without the cards, or with all that there are."""
        hand = tuple(card for card in state.tribes[state.seat].hand if card != UNKNOWN)
        other = () if action.cards else hand
        if other == action.cards:
            return None
        if state.phase == "progress":
            if not action.cards:
                return None
            return _say("progress_bare", count=self.rules.progress_now(state, state.seat).total)
        name = "all_cards" if other else "no_cards"
        return _say(name, percent=self._chance(state, other))

    def _chance(self, state: State, cards: tuple[str, ...]) -> int:
        """Give in how many of a hundred cases the seat wins the fight with these cards."""
        fight = state.fight
        assert fight is not None
        if state.phase == "defend":
            return percent(1 - self.rules.chance_to_hold(state, cards).win)
        terrain = self.tables.terrain[fight.terrain]
        return percent(self.rules.chance(state, (fight.start, fight.target), terrain, cards).win)


def _say(name: str, **params: Param) -> Message:
    return Message(f"tempus.bot.reason.{name}", params)


_REASONS: Mapping[type, Callable[[Reasons, State, Any], Message]] = {
    Build: Reasons.build,
    Lay: Reasons.lay,
    Settle: Reasons.settle,
    Birth: Reasons.birth,
    Boost: Reasons.boost,
    Ideas: Reasons.ideas,
    Attack: Reasons.fight,
    Lead: Reasons.fight,
    Govern: Reasons.govern,
    Improve: Reasons.improve,
    Preach: Reasons.preach,
    Advance: Reasons.advance,
    Move: Reasons.move,
    Name: Reasons.name,
    Discard: Reasons.discard,
    Done: Reasons.done,
    End: Reasons.end,
    Commit: Reasons.commit,
}
