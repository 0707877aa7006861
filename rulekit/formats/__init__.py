"""From a worded document to files."""
