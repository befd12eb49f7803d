"""The set-up of a new game while it is being chosen: a value, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.core.message import Key, Message, refuse
from game.core.registry import titles
from game.core.setup import OURS, RANDOM, MatchSetup, SeatSetup
from game.core.title import Cover, Title
from game.loading import editions
from game.loading.title import load
from game.opening import new_seed
from game.storage.fields import Given, Wrong

COLOURS = 5
LONGEST_NAME = 14
LONGEST_SEED = 24
USUAL_SEATS = 3


@dataclass(frozen=True, slots=True)
class NewGame:
    """Who will sit where, and under which options."""

    title: str
    seats: tuple[SeatSetup, ...]
    options: Mapping[str, str]
    seed: str
    start: int = RANDOM
    shuffle: bool = False
    """Whether the seats are mixed when the game begins."""
    edition: str = OURS
    """Whose edition is played."""

    def seat(self, number: int, **values: Any) -> NewGame:
        """Change one seat."""
        seats = list(self.seats)
        seats[number] = replace(seats[number], **values)
        return replace(self, seats=tuple(seats))


def titled(game: NewGame) -> Title:
    """Give the title of a game."""
    return titles()[game.title]


def cover(title: str) -> Cover:
    """Give a title's cover: its place in the menu, numbers of seats, options."""
    found: Cover = load(title).cover
    return found


def levels(title: str) -> tuple[str, ...]:
    """Give the levels of a title's computer players, weakest first."""
    return titles()[title].levels


def styles(title: str) -> tuple[str, ...]:
    """Give the styles of a title's computer players, the neutral one first."""
    return ("", *titles()[title].styles(load(title)))


def fresh(title: str) -> NewGame:
    """Give the set-up that a title begins with: one person, computers of the middle level."""
    sheet = cover(title)
    count = USUAL_SEATS if USUAL_SEATS in sheet.seats else sheet.seats[0]
    known = levels(title)
    level = known[len(known) // 2] if known else ""
    seat_setups = tuple(
        SeatSetup(colour=seat, level=level if seat else "") for seat in range(count)
    )
    options = {option.key: option.values[0] for option in sheet.options}
    return NewGame(title, seat_setups, options, new_seed())


def add(game: NewGame) -> NewGame | Message:
    """Add a computer player with a free colour, or say why there is no room."""
    most = max(cover(game.title).seats)
    if len(game.seats) >= most:
        return refuse("setup.refuse.many", count=most)
    known = levels(game.title)
    level = known[len(known) // 2] if known else ""
    seat_setup = SeatSetup(colour=free(game)[0], level=level)
    return replace(game, seats=(*game.seats, seat_setup))


def remove(game: NewGame, seat: int) -> NewGame | Message:
    """Take a seat away, or say why it must stay."""
    least = min(cover(game.title).seats)
    if len(game.seats) <= least:
        return refuse("setup.refuse.least", count=least)
    seat_setups = game.seats[:seat] + game.seats[seat + 1 :]
    start = game.start - 1 if game.start > seat else game.start
    return replace(game, seats=seat_setups, start=RANDOM if game.start == seat else start)


def move(game: NewGame, seat: int) -> NewGame:
    """Let a seat change places with the next one in turn order; who was to begin still does."""
    count = len(game.seats)
    other = (seat + 1) % count
    order = list(range(count))
    order[seat], order[other] = other, seat
    start = game.start if game.start == RANDOM else order.index(game.start)
    return replace(game, seats=tuple(game.seats[at] for at in order), start=start)


def free(game: NewGame) -> tuple[int, ...]:
    """List the colours that no seat has."""
    taken = {seat_setup.colour for seat_setup in game.seats}
    return tuple(colour for colour in range(COLOURS) if colour not in taken)


def recolour(game: NewGame, seat: int) -> NewGame | Message:
    """Give a seat the next colour that is free, or say that there is none."""
    spare = free(game)
    if not spare:
        return refuse("setup.refuse.no_colour")
    now = game.seats[seat].colour
    ahead = [colour for colour in spare if colour > now]
    return game.seat(seat, colour=(ahead or list(spare))[0])


def why_not(game: NewGame) -> Message | None:
    """Say why a game cannot begin like this."""
    seats = cover(game.title).seats
    if len(game.seats) < min(seats):
        return refuse("setup.refuse.few", count=min(seats) - len(game.seats))
    if len(game.seats) not in seats:
        return refuse("setup.refuse.count", count=len(game.seats))
    if not game.seed.strip():
        return refuse("setup.refuse.no_seed")
    twice = _twice([seat_setup.colour for seat_setup in game.seats])
    if twice is not None:
        return refuse("setup.refuse.same_colour", colour=Key(f"seat.{twice}"))
    named = [seat_setup.name.strip() for seat_setup in game.seats if seat_setup.name.strip()]
    same = _twice(named)
    if same is not None:
        return refuse("setup.refuse.same_name", name=same)
    if game.edition and game.edition not in editions.sound(game.title):
        return refuse("setup.refuse.edition", name=game.edition)
    return titled(game).refuse_setup(load(game.title), len(game.seats), game.options)


def offers(game: NewGame, key: str) -> bool:
    """Tell whether an option is a choice for this game: some value but the usual one fits.

    What fits is judged by the options before it, those after it being as usual.
    """
    options = cover(game.title).options
    usual = {option.key: option.values[0] for option in options}
    place = next(at for at, option in enumerate(options) if option.key == key)
    # Otherwise a choice that became impossible by another could not be taken back.
    if game.options[key] != usual[key]:
        return True
    before = {option.key: game.options[option.key] for option in options[:place]}
    title, sheet, seats = titled(game), load(game.title), len(game.seats)
    unusual = ({**usual, **before, key: value} for value in options[place].values[1:])
    fits = any(title.refuse_setup(sheet, seats, chosen) is None for chosen in unusual)
    return fits or len(options[place].values) == 1


def _twice(values: list[Any]) -> Any:
    return next((value for at, value in enumerate(values) if value in values[:at]), None)


def match_setup(game: NewGame) -> MatchSetup:
    """Make the set-up of a new game: seats mixed by the seed where that was asked for."""
    order = list(range(len(game.seats)))
    if game.shuffle:
        # A chance of its own: mixing the seats must not change the dice that the seed gives.
        Random(f"{game.seed}/order").shuffle(order)
    seat_setups = tuple(
        replace(game.seats[seat], name=game.seats[seat].name.strip()) for seat in order
    )
    start = RANDOM if game.start == RANDOM else order.index(game.start)
    options, seed = dict(game.options), game.seed.strip()
    return MatchSetup(game.title, seat_setups, options, seed, start, edition=game.edition)


def again(game: NewGame) -> NewGame:
    """Give the same set-up with a new seed."""
    return replace(game, seed=new_seed())


def like(setup: MatchSetup) -> NewGame:
    """Give the set-up of a match that was played, with a new seed."""
    usual = fresh(setup.title)
    # A match of an earlier version lacks the options that came since.
    options = {**usual.options, **setup.options}
    return NewGame(setup.title, setup.seats, options, usual.seed, edition=setup.edition)


def keep(game: NewGame, last: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Add the set-up to those that were played `last`, one for each title; the seed is not kept."""
    before = _by_title(last)
    # The newest stands last, whatever was there before.
    before.pop(game.title, None)
    return {**before, game.title: _kept(game)}


def _by_title(last: Mapping[str, Any] | None) -> dict[str, Any]:
    """Give what was kept for each title; versions before kept one set-up in all."""
    if last and isinstance(last.get("title"), str):
        return {last["title"]: last}
    return {title: kept for title, kept in (last or {}).items() if isinstance(kept, Mapping)}


def _kept(game: NewGame) -> dict[str, Any]:
    return {
        "title": game.title,
        "options": dict(game.options),
        "start": game.start,
        "shuffle": game.shuffle,
        "box": game.edition,
        "chairs": [[c.name, c.colour, c.level, c.style] for c in game.seats],
    }


def recall(data: Mapping[str, Any] | None, title: str) -> NewGame | None:
    """Give back a set-up that was kept for this title, if it can still be played."""
    try:
        found = _by_title(data).get(title)
        if found is None or found.get("title") != title:
            return None
        # The keys are those of versions before: set-ups that were kept then still open.
        kept = Given(found)
        seat_setups = tuple(_seat_setup(line, title) for line in kept.at("chairs").items(COLOURS))
        game = NewGame(
            title,
            seat_setups,
            {key: value.text() for key, value in kept.at("options").entries()},
            new_seed(),
            kept.at("start").whole(RANDOM, len(seat_setups) - 1),
            kept.at("shuffle").flag(),
            kept.get("box", OURS).text(),
        )
    except Wrong:
        return None
    sound = set(game.options) == set(fresh(title).options)
    return game if sound and why_not(game) is None else None


def _seat_setup(line: Given, title: str) -> SeatSetup:
    name, colour, level, style = line.items(4, 4)
    return SeatSetup(
        name.text()[:LONGEST_NAME],
        colour.whole(0, COLOURS - 1),
        level.word(("", *levels(title))),
        style.word(styles(title)),
    )
