"""What is kept on disk: saved matches, settings, the log file. Nothing here can lose a game."""
