"""Matches looked back upon: every position, the index of decisions, who may see what, copies."""
