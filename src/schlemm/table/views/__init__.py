"""What may be known of a table: a player's sight, the gallery's, the boards that are over."""
