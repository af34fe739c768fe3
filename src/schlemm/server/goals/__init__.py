"""Tables to practise the play of the cards at."""
