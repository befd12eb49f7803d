"""Computer players of Roll Through the Ages: three levels, each in several styles."""
