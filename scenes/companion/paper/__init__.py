"""Sheets on paper: which games' pads are printed, on what paper, in which look."""
