"""Computer players of Stone Age: three levels, each in several styles."""
