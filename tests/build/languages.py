"""The languages that tests go through: all that the program speaks."""

from __future__ import annotations

from game.i18n.languages import languages

LANGUAGES = tuple(languages())
