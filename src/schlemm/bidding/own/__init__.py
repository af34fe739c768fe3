"""Systems of one's own: loaded, checked, compared."""
