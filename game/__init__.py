"""The engine of Four Ages: rules, matches, data, languages, players, saves; no screen."""
