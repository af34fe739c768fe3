"""What operators have of a server: how it is run among other programs, watched and ended."""
