"""Boards dealt as somebody asks for them, over HTTP, and files of them."""
