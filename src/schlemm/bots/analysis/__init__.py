"""A deal that somebody looks into with all its cards: jobs for workers, at the pace of whoever is in no hurry.

``worth`` solves it, ``kept`` plays it card by card, ``calls`` has it bid, ``works`` says how often a card works. All
that they know is what they were given; nothing of a table is asked.
"""
