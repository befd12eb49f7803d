"""A play of the history once more: its title's set-up, and the sources its points come from."""

from __future__ import annotations

from dataclasses import replace

from game.core.contract import Line
from game.core.setup import OURS, MatchSetup, SeatSetup
from game.loading import editions
from game.opening import rules_of
from game.storage.play import Play, rematch
from scenes.base.words import Words
from scenes.shared import game_list, new_game


def refuse(words: Words, play: Play) -> str:
    """Say why the same people cannot play the title again here, or nothing."""
    if play.title not in game_list.playable():
        return words.text("companion.play.not_here", game=play.title)
    if len(play.people) not in new_game.cover(play.title).seats:
        return words.text("setup.refuse.count", count=len(play.people))
    return ""


def setup_of(play: Play) -> MatchSetup:
    """Give the set-up of a rematch with what its title knows: levels, styles, options, edition."""
    setup = rematch(play)
    seat_setups = tuple(_seat(play.title, seat_setup) for seat_setup in setup.seats)
    offered = {option.key: option.values for option in new_game.cover(play.title).options}
    options = {k: v for k, v in setup.options.items() if v in offered.get(k, ())}
    edition = setup.edition if setup.edition in editions.sound(play.title) else OURS
    return replace(setup, seats=seat_setups, options=options, edition=edition)


def _seat(title: str, seat_setup: SeatSetup) -> SeatSetup:
    """Give a seat with a short name, and of a computer player what the title still has."""
    known, styles = new_game.levels(title), new_game.styles(title)
    level, style = seat_setup.level, seat_setup.style
    return replace(
        seat_setup,
        name=seat_setup.name[: new_game.LONGEST_NAME],
        level=level if not level or level in known else known[0] if known else "",
        style=style if level and style in styles else "",
    )


def sources(play: Play) -> tuple[Line, ...]:
    """Give the sources of points of a play's title, each with nothing; none if it is not here.

    They are those of a match that has just been set up, as its rules score it.
    """
    if play.title not in game_list.playable():
        return ()
    setup = setup_of(play)
    seats = max(new_game.cover(play.title).seats)
    rules = rules_of(replace(setup, seats=tuple(SeatSetup(colour=seat) for seat in range(seats))))
    score = rules.scores(rules.setup(seats, 0))[0]
    return tuple(Line(line.key, 0, line.params) for line in score.lines)
