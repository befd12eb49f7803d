"""Computer players of Bronze: seven levels, the better ones in several styles."""
