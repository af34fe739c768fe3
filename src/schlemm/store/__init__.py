"""Where events are kept: streams in one SQLite file, checked, copied, put back."""
