"""Text to tree and back; the only folder that knows how rules are written."""
