"""Computer players of Tempus: seven levels, the better ones in several styles."""
