"""Pictures of each title in each language, kept small, to see what a change does to them."""
