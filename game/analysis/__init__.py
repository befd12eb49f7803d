"""The analysis of a match: everybody's chance to win all along it, and luck told from play."""
