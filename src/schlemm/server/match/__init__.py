"""Matches over HTTP: opening one, its boards side by side."""
