"""Bots: players that are given a ``View`` and answer with an action, and the worker processes they think in.

``bot`` says what a bot is, ``registry`` finds one by its name, ``workers`` runs it outside the event loop,
``claims`` judges claims. Everything else is how the bots in the box do it: ``natural`` bids, ``cards`` plays.
"""
