"""The system book: every table of a system, written out."""
