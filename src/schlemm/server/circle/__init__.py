"""Circles over HTTP: founding and joining one, its standing, the games that are begun from it."""
