"""Where they have opened: our overcalls and doubles, and the answers to them."""
