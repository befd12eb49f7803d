"""Bronze, a game of technologies and settlements for two to four players.

A card laid into the own matrix wakes its neighbours and its like; each waking card may settle one
cube on lands that open from left to right. Rows of cubes bring trade routes, most cubes bring
provinces, new lands bring cities. The rules as the program tells them are the texts under
`bronze.rules` of data/bronze/i18n; letters with a number (M1, A2, T3 …) mark rulings.
"""

from game.bronze.title import TITLE

__all__ = ["TITLE"]
