"""Where the deals of ``schlemm deal`` come from: conditions that were typed, and promises that are checked."""
