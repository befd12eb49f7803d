"""The tests of the template game run where FOUR_AGES_GAMES names its folder."""

from pathlib import Path

from game.folders import roots

collect_ignore = [] if Path(__file__).resolve().parent in roots() else ["tests"]
