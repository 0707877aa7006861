"""Games that are played differently are printed differently."""
