"""Practice of the auction over HTTP."""
