"""Looking on over HTTP."""
