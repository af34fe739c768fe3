"""Sockets of browsers: what is read from one, what is written to it, and how they begin and end."""
