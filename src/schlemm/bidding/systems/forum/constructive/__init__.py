"""Answers and later calls while the opponents pass."""
