"""The program around the scenes: how it is started from the command line."""
