"""The words that only the texts of Forum use."""
