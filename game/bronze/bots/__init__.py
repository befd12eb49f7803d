"""Computer players of Bronze: three levels, each in several styles."""
