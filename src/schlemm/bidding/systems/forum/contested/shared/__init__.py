"""What the contested auctions share: situations, penalty doubles, trumps, and running from a double."""
