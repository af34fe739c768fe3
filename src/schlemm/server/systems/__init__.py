"""Bidding systems and their books over HTTP."""
