"""Worker processes for whatever works long or may crash, the bots and matches of two bots; threads for the solver."""
