"""The table that plays a match of any title on the screen."""
