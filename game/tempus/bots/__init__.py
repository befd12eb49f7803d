"""Computer players of Tempus: three levels, each in several styles."""
