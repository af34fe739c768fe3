"""Tables and matches that are open in this process, and the sockets that follow them."""
