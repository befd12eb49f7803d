"""Looking back at a match: the table of any moment, the bar below it, playing on from there."""
