"""Where bots think: worker processes, whose question they take next, and what is done when one fails."""
