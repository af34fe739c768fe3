"""Worker processes for whatever works long or may crash: the solver's, the bots' and those of a match of two bots."""
