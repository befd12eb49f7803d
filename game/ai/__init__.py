"""Computer players: what they are asked, how they think, and the process they think in."""
