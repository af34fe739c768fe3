"""What thirteen cards are worth, over HTTP."""
