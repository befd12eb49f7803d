"""What a player sees at a glance: a sight with what all parts of the mat ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bronze.rules import BronzeRules, Preview
from game.bronze.state import Player, State
from game.bronze.tables import Tables
from game.core.message import Key, Message
from scenes.bronze.draft import Draft, card_of, fresh
from scenes.bronze.layout import CARDS, CITIES, LANDS, Plan, plan, tabs
from scenes.stage.contract import Sight

_TAB_OF = {"take": CARDS, "lay": CARDS, "settle": LANDS, "city": CITIES}


@dataclass(frozen=True, slots=True)
class Glance:
    """A sight, unpacked."""

    sight: Sight
    rules: BronzeRules
    tables: Tables
    state: State
    player: Player
    """Who is shown."""
    plan: Plan
    draft: Draft
    mine: bool
    """Whether the shown matrix belongs to whom this mouse decides for now."""
    acting: bool
    """Whether the shown matrix belongs to the seat whose turn it is."""
    preview: Preview | None
    """What the planned card would do where it is planned to lie."""

    @property
    def phase(self) -> str:
        """The step of the turn."""
        return self.state.phase

    @property
    def unit(self) -> float:
        """The scale of the mat."""
        return self.plan.unit

    @property
    def card(self) -> str:
        """The card as it is planned to lie, or ""."""
        laying = self.mine and self.phase in ("take", "lay")
        return card_of(self.rules, self.state, self.draft) if laying else ""

    @property
    def colour(self) -> int:
        """The colour of the shown seat."""
        return self.sight.seats[self.sight.shown].colour

    def at(self, phase: str) -> bool:
        """Tell whether the player decides in that step now."""
        return self.mine and self.state.phase == phase

    def text(self, key: str, **params: Any) -> str:
        """Give a text of the catalogs."""
        return self.sight.words.text(key, **params)

    def name(self, kind: str, name: str) -> str:
        """Give the name of a component: `name("technology", "wheel")`."""
        return self.sight.words.text(f"bronze.{kind}.{name}")

    def who(self, seat: int) -> str:
        """Name a seat."""
        return self.sight.seats[seat].name

    def say(self, message: Message | None) -> str:
        """Give a message of the engine in words, empty for none."""
        return self.sight.words.say(message) if message else ""

    def upper(self, text: str) -> str:
        """Begin with a capital letter."""
        return text[:1].upper() + text[1:]


def glance(sight: Sight) -> Glance:
    """Unpack a sight."""
    rules, state = sight.rules, sight.state
    assert isinstance(rules, BronzeRules)
    acting = sight.shown == state.seat and state.phase != "over"
    mine = acting and sight.me == state.seat and not sight.dim and not state.waiting
    draft = sight.draft if isinstance(sight.draft, Draft) else _draft(rules, state)
    return Glance(
        sight,
        rules,
        rules.tables,
        state,
        state.players[sight.shown],
        plan(sight.region, len(state.tokens), _tab(sight)),
        draft,
        mine,
        acting,
        _preview(rules, state, draft) if mine else None,
    )


def _draft(rules: BronzeRules, state: State) -> Draft:
    return Draft() if state.waiting else fresh(rules, state)


def _preview(rules: BronzeRules, state: State, draft: Draft) -> Preview | None:
    card = card_of(rules, state, draft) if state.phase in ("take", "lay") else ""
    if not card or draft.column is None:
        return None
    return rules.preview(state, card, draft.column)


def _tab(sight: Sight) -> str:
    known = tabs(sight.region)
    return sight.tab if sight.tab or not known else opens(sight)


def opens(sight: Sight) -> str:
    """Give the tab on which this step is best decided."""
    known, wanted = tabs(sight.region), _TAB_OF.get(sight.state.phase, "")
    if not known:
        return ""
    return wanted if wanted in known else (CARDS if wanted == LANDS else known[0])


def key(name: str) -> Key:
    """Make a parameter that is a text of its own."""
    return Key(f"bronze.{name}")
