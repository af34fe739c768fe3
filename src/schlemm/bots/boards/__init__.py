"""Boards found for somebody, by conditions or to practise with: jobs for workers, bounded by counts."""
