"""Guides in telling states, for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.guide.guide_file import Kept
from scenes.companion.guide.guide_pages import GuideHomePage, GuidePage, guide_of, guided
from scenes.shared.links import Links

PEOPLE = ("Amira", "Henrike", "Mikołaj", "Tamar", "Bertram")
_STEPS = 60
"""Entries after which another picture is made."""


def screens(services: Services, links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the way in, and the game as it stands every now and then until its end."""
    del links
    for title in guided():
        guide = guide_of(title)
        assert guide is not None
        people = PEOPLE[: guide.seats[-1]]
        yield f"{title}-guide", GuideHomePage(services, title)
        entered: tuple[str, ...] = ()
        seen: set[str] = set()
        while (stand := guide.stand(people, entered)).choices:
            if stand.asks.key not in seen:
                seen.add(stand.asks.key)
                name = stand.asks.key.rpartition(".")[2]
                yield f"{title}-guide-{name}", GuidePage(services, title, Kept(people, entered))
            # Now and then what is not the usual, so that all questions come.
            at = -1 if len(entered) % _STEPS == 1 else min(1, len(stand.choices) - 1)
            entered = (*entered, stand.choices[at if len(entered) % 7 else 0].id)
        yield f"{title}-guide-over", GuidePage(services, title, Kept(people, entered))
