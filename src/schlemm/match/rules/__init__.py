"""What may be asked of a match, and what comes of it."""
