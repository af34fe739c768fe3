"""Boards to practise the play of cards with: what for, and the search for boards on which one can fail."""
