"""Single positions, without a screen."""
