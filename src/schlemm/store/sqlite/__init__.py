"""Streams in one SQLite file: one server writes it; checked when it is opened, copied, put back."""
