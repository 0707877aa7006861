"""What many plays of a game tell of its balance: counts that can be added, and pages of them."""
