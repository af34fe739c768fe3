"""A deal looked into with all its cards, over HTTP: what a browser sends, and nothing of any table."""
