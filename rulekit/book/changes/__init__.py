"""What differs between two games that are played: everything once, in the order of the rulebook."""
