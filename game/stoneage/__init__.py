"""Stone Age, a game of placing people for two to four players.

People hunt, dig, farm and make tools; resources pay for building tiles and civilization cards;
every round all of them must eat. The rules as the program tells them are the texts under
`stoneage.rules` of data/stoneage/i18n; `saN` in docstrings and tests marks a ruling.
"""

from game.stoneage.title import TITLE

__all__ = ["TITLE"]
