"""Reads the data folder: YAML text into checked components, with every problem at its place."""
