"""The score tutor: what a result is worth in every form, and why."""
