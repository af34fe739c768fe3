"""Exercises about the auction and the worth of a hand."""
