"""The web server: pages, sockets, and the words of the protocol between them."""
