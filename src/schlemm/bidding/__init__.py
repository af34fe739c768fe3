"""Bidding systems in which what a call says and what the bidder holds cannot differ.

A rule is a call and a box (``rule``); a table gives rules for the auctions of a pattern (``pattern``, ``topic``); a
system is an order of topics with its agreements (``system``, ``agreements``, ``systems/``). ``interpret`` reads an
auction call by call, each with its own bidder's system, ``choose`` picks the call of a hand and says why not another,
``explain`` tells what a call means from the auction alone.
"""
