"""Settings of a command by flags, by variables of the environment, and by one file: which one counts, and why."""
