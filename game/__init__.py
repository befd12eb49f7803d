"""The engine of Four Ages: rules, matches, data, languages, players, saves; no screen."""

from game.folders import packages

__path__ += packages("game")
