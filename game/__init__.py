"""The engine of Four Ages: rules, matches, data, languages, computer players and saves. No screen."""
