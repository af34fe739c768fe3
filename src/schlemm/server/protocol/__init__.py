"""What is said of tables and matches: the messages of the sockets, of which the browser's types are made."""
