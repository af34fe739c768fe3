"""What may be asked of a table: each request returns events, or is refused with the reason."""
