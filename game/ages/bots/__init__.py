"""Computer players of Roll Through the Ages: five levels, the better ones in several styles."""
