"""From a checked game to a book without words."""
