"""Exercises about scores and what pays."""
