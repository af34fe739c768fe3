"""What a result is worth, over HTTP."""
