"""When slam is looked for, and what follows from the aces."""
