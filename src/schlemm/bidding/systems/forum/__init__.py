"""What Forum's texts reckon with: its words, slam, and what the trumps of both hands are worth in a contest."""
