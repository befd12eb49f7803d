"""How far the lessons have come, where the person's folder keeps it."""

from __future__ import annotations

from game.storage.taught import Taught
from scenes.base.services import Services


def taught(services: Services) -> Taught:
    """Give the progress of all titles."""
    return Taught(services.home / "lessons")
