"""Tools for any table: dice, who begins, clocks, rounds, notes."""
