"""The small round buttons at the right end of a saved match."""

from __future__ import annotations

from scenes.base.words import Words
from scenes.ui.geometry import Region
from scenes.ui.paint_specs import ButtonLook
from scenes.ui.picture import Do, Item, Tip


def look_back(words: Words, name: str, place: Region, side: float) -> Item:
    """Give the button that leads to the past of a match."""
    return Item(
        f"replay:{name}",
        "front_tool",
        place.middle(side, side),
        data=ButtonLook("common/eye"),
        intent=Do("replay", name),
        tip=Tip(words.text("saves.replay"), lines=(words.text("saves.replay_about"),)),
        group=name,
    )
