"""Runs the program as `python -m four_ages`, once it is installed."""

from four_ages.main import run

run()
