"""Lets this checkout play against another one: `python -m tests.rivals OTHER_CHECKOUT TITLE`.

Each side is a process with its own rules and its own players. Actions and the answers of chance go
over in their JSON form, and each side applies them by itself; in the end both must count the same
points. So any two versions can meet whose rules and actions are the same, however their code is
laid out.

Everybody meets the same dice once in every seat. Of the seats `--ours` are taken by this checkout
and the rest by the other one; par is that part of the wins. The seeds are those kept for reports,
unless `--purpose choose` says that something is still to be decided by the result.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean, pstdev
from types import TracebackType
from typing import Any

from game.ai.think import answer, rules_of
from game.ai.tournament import wilson
from game.core.bot import Brief
from game.core.chance import Seeded
from game.core.codec import Codec, encode
from game.core.contract import Chance, Over, winners
from game.core.registry import titles
from game.loading.title import load
from tests import strength
from tests.duel import by_dice
from tests.seeds import CHOOSE, REPORT, SeedRange

GONE = "the other checkout gave up; its last words stand above"
DRIVER = Path(__file__).with_name("rival_side.py")
RANGES: Mapping[str, SeedRange] = {found.purpose: found for found in (REPORT, CHOOSE)}


class Disagreement(Exception):
    """The two checkouts do not play the same game."""


class Rival:
    """The process of the other checkout."""

    def __init__(self, checkout: Path) -> None:
        command = "import runpy, sys; sys.path.insert(0, sys.argv[1]); sys.argv = sys.argv[2:]; "
        command += "runpy.run_path(sys.argv[0], run_name='__main__')"
        self._process = subprocess.Popen(
            [sys.executable, "-c", command, str(checkout.resolve()), str(DRIVER)],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Rival:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate(timeout=60)

    def tell(self, do: str, **order: object) -> None:
        """Say something that is not answered."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **order}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Disagreement(GONE) from None

    def ask(self, do: str, **order: object) -> dict[str, Any]:
        """Say something and give the answer."""
        self.tell(do, **order)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Disagreement(GONE)
        found: dict[str, Any] = json.loads(line)
        return found


@dataclass(frozen=True, slots=True)
class Side:
    """The player that sits in every seat of a side."""

    level: str = "hard"
    style: str = ""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What is played: title, options, and who sits where; `ours` are this checkout's seats."""

    title: str
    options: Mapping[str, str]
    seats: int
    ours: frozenset[int]
    here: Side = Side()
    there: Side = Side()


@dataclass(frozen=True, slots=True)
class Result:
    """One game: this checkout's part of the win, and its lead over the best of the others."""

    share: float
    lead: float
    faults: int


class Game:
    """A game that both sides play."""

    def __init__(self, meeting: Meeting, rival: Rival, seed: str) -> None:
        self._meeting, self._rival, self._seed = meeting, rival, seed
        self._options = dict(meeting.options)
        self._rules = rules_of(meeting.title, meeting.options)
        self._reader = Codec(titles()[meeting.title].types)
        self._step = self._faults = 0

    def play(self) -> Result:
        """Play to the end; raises Disagreement where the two sides do not play the same."""
        rules, meeting, chance = self._rules, self._meeting, Seeded(self._seed)
        order = {"title": meeting.title, "options": self._options, "seats": meeting.seats}
        self._rival.tell("begin", **order)
        state = rules.setup(meeting.seats)
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                action: Any = chance.decide(pending.request, pending.occasion)
            else:
                action = self._decided(state, pending.seat)
            self._rival.tell("apply", action=encode(action))
            state = rules.apply(state, action, quiet=True).state
        scores = rules.scores(state)
        totals = [score.total for score in scores]
        if (theirs := self._rival.ask("end")["totals"]) != totals:
            raise Disagreement(f"{totals} points here, {theirs} there")
        won, ours = winners(scores), meeting.ours
        own = max(totals[seat] for seat in ours)
        best = max(total for seat, total in enumerate(totals) if seat not in ours)
        return Result(sum(seat in ours for seat in won) / len(won), own - best, self._faults)

    def _decided(self, state: Any, seat: int) -> Any:
        self._step += 1
        seed = f"{self._seed}/{seat}/{self._step}"
        meeting, rules = self._meeting, self._rules
        if seat in meeting.ours:
            view, side = rules.view(state, seat), meeting.here
            brief = Brief(
                meeting.title, self._options, view, seat, side.level, side.style, seed=seed
            )
            found = answer(brief)
            action, fault = found.advice.action, found.fault
        else:
            side = meeting.there
            said = self._rival.ask("ask", seat=seat, level=side.level, style=side.style, seed=seed)
            action, fault = self._reader.decode(said["action"]), said["fault"]
            if refusal := rules.refuse(state, action):
                raise Disagreement(f"{action} is refused here: {refusal.key}")
        self._faults += bool(fault)
        return action


def taken(seats: int, ours: int, game: int) -> frozenset[int]:
    """Name our seats in a game: spread evenly, and one further on in each game."""
    return frozenset((at * seats // ours + game) % seats for at in range(ours))


def meet(rival: Rival, meeting: Meeting, games: int, seeds: Sequence[int]) -> list[Result]:
    """Play games, each of the seeds as often as there are seats; ours move on by a seat."""
    seats, ours = meeting.seats, len(meeting.ours)
    return [
        Game(
            replace(meeting, ours=taken(seats, ours, game)), rival, str(seeds[game // seats])
        ).play()
        for game in range(games)
    ]


def report(meeting: Meeting, results: Sequence[Result]) -> dict[str, Any]:
    """Count: the share of wins with its interval, and the lead with its standard error."""
    games, leads = len(results), [result.lead for result in results]
    wins = sum(result.share for result in results)
    low, high = wilson(wins, games)
    same = by_dice([result.share for result in results], meeting.seats)
    return {
        "title": meeting.title,
        "options": dict(meeting.options),
        "here": f"{meeting.here.level}:{meeting.here.style}".rstrip(":"),
        "there": f"{meeting.there.level}:{meeting.there.style}".rstrip(":"),
        "ours": len(meeting.ours),
        "seats": meeting.seats,
        "games": games,
        "share": round(wins / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "by_dice": [round(end, 4) for end in same or ()],
        "par": round(len(meeting.ours) / meeting.seats, 4),
        "lead": round(fmean(leads), 2),
        "lead_error": round(pstdev(leads) / math.sqrt(games), 2),
        "faults": sum(result.faults for result in results),
    }


def line(found: Mapping[str, Any]) -> str:
    """Write a report for people."""
    rest = found["seats"] - found["ours"]
    what = ", ".join([found["title"], *found["options"].values()])
    share, low, high, par = (100 * found[key] for key in ("share", "low", "high", "par"))
    same = "–".join(f"{100 * end:.1f}" for end in found["by_dice"])
    return (
        f"{what}: {found['ours']} {found['here']} of this checkout,"
        f" {rest} {found['there']} of the other: {share:.1f} % ({low:.1f}–{high:.1f}"
        f"{same and '; by equal dice ' + same}),"
        f" par {par:.0f}, {found['games']} games,"
        f" lead {found['lead']:+.1f} ± {found['lead_error']:.1f}, faults {found['faults']}"
    )


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.rivals", description=__doc__)
    parser.add_argument("checkout", type=Path, help="the folder of the other checkout")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, help="the fewest that the title offers, at least two")
    parser.add_argument("--ours", type=int, default=1, help="seats of this checkout")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--style", default="")
    parser.add_argument("--other-level", help="the same level")
    parser.add_argument("--other-style", default="")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--purpose", choices=tuple(RANGES), default="report")
    parser.add_argument("--skip", type=int, default=0, help="seeds of the range to leave out")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--write", default="", metavar="COMMIT", help="keep it in STRENGTH.md by this name"
    )
    return parser.parse_args()


def main() -> None:
    """Play, and print the share of wins."""
    args = parsed()
    seats = args.seats or max(2, min(load(args.title).cover.seats))
    usual = {option.key: option.values[0] for option in load(args.title).cover.options}
    meeting = Meeting(
        args.title,
        {**usual, **dict(text.split("=", 1) for text in args.option)},
        seats,
        taken(seats, args.ours, 0),
        Side(args.level, args.style),
        Side(args.other_level or args.level, args.other_style),
    )
    seeds = RANGES[args.purpose].take(-(-args.games // seats), args.purpose, args.skip)
    with Rival(args.checkout) as rival:
        found = report(meeting, meet(rival, meeting, args.games, seeds))
    if args.write:
        what = ", ".join([f"{args.ours} {found['here']}", *sorted(meeting.options.values())])
        who = f"{what}; the others {found['there']} of {args.write}"
        strength.keep("rivals", f"{args.title}, {seats}: {who}", {**found, "name": who})
    print(json.dumps(found) if args.json else line(found))


if __name__ == "__main__":
    main()
