"""Dealing: every deal as a number, a small random generator, and boards simulated on plain integers."""
