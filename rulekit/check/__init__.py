"""From the tree of a text to a checked game."""
