"""Guided first games: a chapter played on the table, with a coach beside it."""
