"""The commands, one module each by its name, and what belongs to one command alone."""
