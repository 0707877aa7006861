"""What is run once in a while and not by ``make test``, because it takes hours."""
