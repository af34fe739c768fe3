"""What the tables of peaceful auctions share: points that both hands reach, and where a hand is placed."""
