"""Turns keys and parameters into sentences of the language that the player chose."""
