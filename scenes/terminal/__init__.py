"""A whole match in words: read by a screen reader, typed in a terminal. Nothing is drawn."""
