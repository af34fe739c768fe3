"""What opens, and the answers to openings that tell strength or weakness at once."""
