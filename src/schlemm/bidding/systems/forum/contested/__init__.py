"""Auctions in which both sides bid: overcalls, doubles, what partner makes of them."""
