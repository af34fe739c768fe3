"""A match, alive: its stream, its two sessions, and its events as text."""
