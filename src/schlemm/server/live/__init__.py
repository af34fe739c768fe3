"""Tables and matches that are open in this process, and who is told of them."""
