"""The tests, and the tools that are no part of the program."""

from game.folders import packages

__path__ += packages("tests")
