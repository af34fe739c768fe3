"""Later rounds, whoever has opened: every contested auction that no other table answers."""
