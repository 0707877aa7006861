"""What a good rulebook of the three large games says, fact by fact, and that ours says it."""
