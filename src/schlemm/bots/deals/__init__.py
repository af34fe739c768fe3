"""Deals that somebody asks for by conditions: jobs for workers, bounded by counts."""
