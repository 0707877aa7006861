"""Figures of speed: measured and printed, never asserted."""
