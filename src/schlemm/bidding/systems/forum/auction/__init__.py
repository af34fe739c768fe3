"""What Forum asks about an auction: who has called what, which suits and points were shown."""
