"""Guided first games: chapters as data, the course of one, and what is wrong with them."""
