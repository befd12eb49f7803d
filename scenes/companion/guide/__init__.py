"""Games beside their own board at which no computer sits: what comes next, and what counts."""
