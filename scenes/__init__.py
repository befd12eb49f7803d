"""Everything seen and heard: the window, the scene stack, the table, each title's stage."""
