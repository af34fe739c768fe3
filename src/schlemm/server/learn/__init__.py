"""Lessons and exercises over HTTP."""
