"""The rules of every game, reached from the companion."""

from __future__ import annotations

from scenes.companion.found import Entry
from scenes.front.rules import RulesScene

ENTRY = Entry("title.rules", 50, lambda desk, _ways: RulesScene(desk), "common/book")
