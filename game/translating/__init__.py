"""Translations in a person's own folder: written out to be filled in, and checked."""
