"""From what somebody may know of a table or match to the messages that say so: pure functions."""
