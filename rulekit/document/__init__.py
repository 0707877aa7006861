"""Documents and sentences before any language or format."""
