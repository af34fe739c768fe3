"""Lessons and exercises: what is explained, shown and asked, as values; the words stand in the catalogues' chapters."""
