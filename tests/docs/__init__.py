"""Proof that what the documentation shows works."""
