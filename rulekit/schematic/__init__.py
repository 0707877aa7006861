"""Where boxes and the lines between them go on a page; knows no game, and computes the same everywhere."""
