"""An edition that was begun, for pictures."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.setup import OURS
from game.core.slot import Several
from game.loading import editions
from game.storage import edition_writer
from scenes.base.scene import Scene
from scenes.base.services import Services
from scenes.companion.editions.edition_pages import (
    EditionPage,
    EditionsPage,
    GroupPage,
    SeveralPage,
    TitleEditionsPage,
    owned,
)
from scenes.shared.links import Links

NAME = "Dachboden 1998"


def screens(services: Services, _links: Links) -> Iterator[tuple[str, Scene]]:
    """Give the screens of the editions."""
    title, several = next(
        (name, slot)
        for name in owned()
        for slot in editions.slots(name)
        if isinstance(slot.kind, Several) and slot.kind.twice
    )
    if NAME not in editions.names(title):
        edition_writer.begin(title, NAME)
    slots = editions.slots(title)
    now = editions.values(title, OURS)[several.place]
    group = [slot for slot in slots if slot.group == several.group]
    yield "editions", EditionsPage(services)
    yield "editions-shelf", TitleEditionsPage(services, title)
    yield "editions-box", EditionPage(services, title, NAME)
    yield "editions-group", GroupPage(services, title, NAME, group)
    yield "editions-several", SeveralPage(services, several, now)
