"""Dealing: every deal as a number, a small random generator, samples of what one cannot see, and simulated boards."""
