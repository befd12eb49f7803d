"""Everything that is seen and heard: the window, the scene stack, the table and each title's stage."""
