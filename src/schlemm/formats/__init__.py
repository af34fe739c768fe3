"""Texts as people and programs write them, into values: typed contracts and hands.

The readers are tolerant where a text can mean one thing only, and collect everything that is wrong at once.
"""
