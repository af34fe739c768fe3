"""What was played, to take home."""
