"""A table as it stands, what can happen at it, and what each event makes of it."""
