"""Tempus: ten eras on an island of hexes, for three to five players.

People move, have children, fight, have ideas and build cities; whoever has the most progress
enters the next era first. The rules as the program tells them are the texts under `tempus.rules`
of data/tempus/i18n; `TN` in docstrings and tests marks a ruling.
"""

from game.tempus.title import TITLE

__all__ = ["TITLE"]
