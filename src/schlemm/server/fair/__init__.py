"""Deals that can be checked, over HTTP."""
