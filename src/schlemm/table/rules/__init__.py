"""What may be asked of a table, and what comes of it: events, or the reason why not."""
