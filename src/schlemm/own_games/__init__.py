"""What somebody has played: their games, found in the events that are kept, and what these say about their play."""
