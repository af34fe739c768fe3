"""Turnierbridge: eight seats at two tables, the same boards at both (S1:7, S1:13, S1:58).

A match is one stream of events. Each of its tables is an ordinary ``Table`` that knows of the other one only how many
boards it has finished.
"""
