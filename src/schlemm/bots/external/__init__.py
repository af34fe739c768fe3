"""Players that are other programs: each is started by its command and asked line by line (docs/external-bots.md)."""
