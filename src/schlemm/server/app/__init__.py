"""The composition: the application, its pages, its description, and what runs it."""
