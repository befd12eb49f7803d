"""What the program costs, as a report and never as a test: medians and ratios, honestly."""
