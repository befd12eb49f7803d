"""The tests of Pips."""
