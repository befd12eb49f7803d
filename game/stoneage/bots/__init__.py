"""Computer players of Stone Age: seven levels, the better ones in several styles."""
