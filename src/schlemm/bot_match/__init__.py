"""Matches between two bots or teams, and their results.

``match`` has two contestants bid, and if asked play, the same boards both ways at two tables (``auction`` and
``cardplay``, both by ``table_players``); ``workers`` does it in other processes, ``result`` scores it, ``costs`` holds
the play against open cards, ``summary`` and ``cost_summary`` sum it up.
"""
