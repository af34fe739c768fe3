"""Tables over HTTP: opening one, its seats and links, the next game."""
