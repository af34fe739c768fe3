"""Texts of strangers: how they come, and the one door through which they are read, in processes of their own."""
