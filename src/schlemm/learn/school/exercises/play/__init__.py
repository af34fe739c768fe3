"""Exercises about the cards, the seats and the play."""
