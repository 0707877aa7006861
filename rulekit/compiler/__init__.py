"""From a checked game to a program of the machine."""
