"""Boards that are over, step by step: what calls meant, what cards cost, boards of files, and other ways to go on."""
