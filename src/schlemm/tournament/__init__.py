"""Contests: how bidders and teams meet, and what comes of it.

``bidding_match`` has two bidders bid the same boards both ways at two tables, ``bidding_workers`` does it in
several processes, ``bidding_result`` scores it double dummy, ``bidding_summary`` sums it up.
"""
