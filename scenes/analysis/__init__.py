"""A match analysed: who had luck, who played well, and what would have been better."""
