"""A match as it stands, and what its events make of it; boards of both tables side by side."""
