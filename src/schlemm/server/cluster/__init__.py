"""This server as one of several on one store: what they tell each other, and which of them has bots act at a table."""
