"""Matches and moments that show what a game is like, for pictures and tests."""
