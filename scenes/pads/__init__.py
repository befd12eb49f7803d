"""Score pads on paper: what a title's sheets look like, written as PDF by means of our own."""
