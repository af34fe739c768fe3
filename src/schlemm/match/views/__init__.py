"""What may be known of a match, and how it stands."""
