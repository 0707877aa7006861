"""Where other tools ask rulekit; each file is for one of them, and only that tool loads it."""
