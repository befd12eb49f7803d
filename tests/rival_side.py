"""The other side of `tests.rivals`: plays one game after the other for the checkout it runs in.

It is run as a script, with the other checkout as its path of imports, so it uses only what older
checkouts have too: `game.ai.think`, `game.core.codec`, `game.core.registry`. One line of JSON asks,
one answers; an action or an answer of chance is only taken note of.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

Order = Mapping[str, Any]


class Side:
    """One checkout's rules and computer players; `order` is what the other side said."""

    def __init__(self) -> None:
        self._think = importlib.import_module("game.ai.think")
        self._codec = importlib.import_module("game.core.codec")
        self._outcome = importlib.import_module("game.core.chance").Outcome
        self._titles = importlib.import_module("game.core.registry").titles()
        try:
            self._brief = importlib.import_module("game.core.bot").Brief
        except ModuleNotFoundError:
            # Where older checkouts keep it.
            self._brief = importlib.import_module("game.ai.bot").Brief

    def begin(self, order: Order) -> None:
        """Set up a game by the rules of this checkout."""
        self._title, self._options = order["title"], order["options"]
        types = (*self._titles[self._title].types, self._outcome)
        self._reader = self._codec.Codec(types)
        self._rules = self._think.rules_of(self._title, self._options)
        self._state = self._rules.setup(order["seats"])

    def apply(self, order: Order) -> None:
        """Do what was decided."""
        action = self._reader.decode(order["action"])
        self._state = self._rules.apply(self._state, action, quiet=True).state

    def ask(self, order: Order) -> dict[str, Any]:
        """Decide for a seat, which this side must find to be the one that decides."""
        pending, seat = self._rules.pending(self._state), order["seat"]
        if getattr(pending, "seat", None) != seat:
            raise SystemExit(f"seat {seat} is asked, and {pending} waits here")
        brief = self._brief(
            title=self._title,
            options=self._options,
            view=self._rules.view(self._state, seat),
            seat=seat,
            level=order["level"],
            style=order["style"],
            seed=order["seed"],
        )
        found = self._think.answer(brief)
        return {"action": self._codec.encode(found.advice.action), "fault": found.fault}

    def end(self, order: Order) -> dict[str, Any]:
        """Give every seat's points; the other side compares them with its own."""
        del order
        return {"totals": [score.total for score in self._rules.scores(self._state)]}


def main() -> None:
    """Answer the lines of the standard input until it ends."""
    side = Side()
    orders: Mapping[str, Callable[[Order], dict[str, Any] | None]] = {
        "begin": side.begin,
        "apply": side.apply,
        "ask": side.ask,
        "end": side.end,
    }
    for line in sys.stdin:
        order = json.loads(line)
        answer = orders[order["do"]](order)
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
