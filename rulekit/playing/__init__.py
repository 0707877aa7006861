"""States and options as people see them, over the positions of the machine."""
