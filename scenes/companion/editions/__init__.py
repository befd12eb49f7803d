"""The owner's editions: what a real box holds, entered beside the table and chosen for a game."""
