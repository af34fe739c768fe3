"""Practice of bidding: a hand for a topic, the others bid by their system, and every call is looked at."""
