"""The engine of Four Ages: rules, matches, data, languages, players, saves; no screen."""

VERSION = "0.1.0"
"""The only place where it is written: packages, saves and `--version` read it here."""
