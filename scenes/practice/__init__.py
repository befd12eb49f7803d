"""Single positions on the table: those in which somebody lost most, and that of the day."""
