"""A table, alive: its stream, the single writer of its events, its clock, and its bots."""
