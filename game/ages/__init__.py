"""Roll Through the Ages: The Bronze Age, a dice game for one to four players, and its variants.

As many dice as cities bring food, goods, workers and coins; workers mark cities and monuments,
coins and goods buy developments, skulls bring disasters. The rules as the program tells them are
the texts under `ages.rules` of data/ages/i18n; `rttaN` in docstrings and tests marks a ruling.
"""

from game.ages.title import TITLE

__all__ = ["TITLE"]
