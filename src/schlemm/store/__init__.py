"""Where events are kept: streams of them, in one SQLite file or in a PostgreSQL database."""
