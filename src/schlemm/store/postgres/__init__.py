"""Streams in a PostgreSQL database, which any number of servers write and read."""
