"""What helps a player to learn: practice that follows from rules and seeds, as plain values."""
