"""The command line, above all other rooms: it starts the window and the picture tool."""
