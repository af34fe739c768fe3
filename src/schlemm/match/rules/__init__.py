"""What may be asked of a match: each request returns events, or is refused with the reason."""
