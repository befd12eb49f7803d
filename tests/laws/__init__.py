"""The laws of the tree: one test for each, which names everything that breaks it."""
