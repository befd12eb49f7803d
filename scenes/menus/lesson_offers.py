"""Which games offer their lessons on the title screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from scenes.base.services import Services
from scenes.lessons.progress import taught
from scenes.shared.fronts import front
from scenes.shared.game_list import MenuTitle


def learnable(services: Services, titles: Iterable[MenuTitle]) -> frozenset[str]:
    """Name the games whose lessons are offered: the first game not done, and not waved away."""
    if services.teaching is None:
        return frozenset()
    folder, found = taught(services), set()
    for offered in titles:
        card = front(offered.id) if offered.report is None else None
        if card is not None and card.first_game:
            progress, _ = folder.of(offered.id)
            if card.first_game - progress.done and not progress.waved:
                found.add(offered.id)
    return frozenset(found)


def wave(services: Services, title: str) -> None:
    """Offer a game's lessons no more on the title screen."""
    folder = taught(services)
    folder.keep(title, replace(folder.of(title)[0], waved=True))
