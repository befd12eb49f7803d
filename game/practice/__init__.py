"""Single positions to be played better: those in which somebody lost most, and that of the day."""
