"""Where other tools ask rulekit; each file is for one of them, or for what several ask, and only they load it."""
