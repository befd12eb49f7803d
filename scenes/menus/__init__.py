"""The scenes around a match: title, new game, saved games, settings, rules, credits, trouble."""
