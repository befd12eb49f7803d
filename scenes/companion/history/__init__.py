"""The history of plays: finished at the screen, at a real table, or entered by hand."""
