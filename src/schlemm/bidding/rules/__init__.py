"""What bidding rules are made of: a call and what it asks of a hand, for which auctions, with which rivals."""
