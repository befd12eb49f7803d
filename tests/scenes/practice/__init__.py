"""Single positions on the screen."""
