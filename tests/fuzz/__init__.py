"""Whatever authors hand over, spoiled at random: no exception, no hang, no memory without bound."""
